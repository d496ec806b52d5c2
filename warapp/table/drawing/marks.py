"""Draws what marks a card: ring, shade and medal."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from warapp.table.drawing.paint import PaintContext, fill, painter_on, polygon, rounded, with_alpha
from warapp.table.drawing.soft import paint_soft
from warapp.table.layout.geometry import Point, Size
from warapp.table.stage.sprite import Mark

_SHADOW_BLUR_PX, _SHADOW_DOWN_PX, _SHADOW_DOWN = 23.0, 2.0, 0.05
_SHADOWS = {Mark.WINNER: (1.0, QColor(0, 0, 0, 116)), Mark.TIED: (0.6, QColor(0, 0, 0, 108))}
"""How far a raised card is off the table, and its shadow."""
_GLOW_PX, _TIED_GLOW, _TIED_GLOW_STRENGTH = 20.0, "#FF5A4A", 170
_CORNER = 0.06
_VEIL, _PLAIN_VEIL = 112, 150
"""The opacity of the shade over a beaten card, and on a plain table."""
_MEDAL_OUT, _MEDAL_DOWN = 0.03, 0.40
"""How far right of the card the middle of its medal is, in card widths, and how far below its top edge, in
diameters: in the corner that is free, over no pip and no face."""


def medal_size(card: Size) -> float:
    """Return the diameter of the medal of a card."""
    return min(max(0.22 * card.width, 20.0), 48.0)


def medal_at(card: Size) -> Point:
    """Return where the upper left corner of a card's medal is, relative to that of the card."""
    size = medal_size(card)
    return Point((1.0 + _MEDAL_OUT) * card.width - size / 2, (_MEDAL_DOWN - 0.5) * size)


def badge(context: PaintContext, mark: Mark, size: float) -> QPixmap:
    """Return the medal of a card: a star for the winner, crossed swords for a tie."""
    pixmap, theme = context.canvas(size, size), context.theme
    painter = painter_on(pixmap)
    middle, radius = QPointF(size / 2, size / 2), size / 2
    winner = mark is Mark.WINNER
    rim = "#000000" if theme.is_plain and winner else "#FFFFFF" if winner else theme.tied
    fill(painter, _disc(middle, radius), rim)
    inner = _disc(middle, 0.84 * radius)
    if winner:
        shades = QLinearGradient(0, 0, 0, size)
        shades.setColorAt(0, QColor(theme.badge_light))
        shades.setColorAt(1, QColor(theme.badge_dark))
        painter.fillPath(inner, shades)
        star = polygon(5, middle + QPointF(0, 0.04 * radius), 0.62 * radius, 0.46)
        fill(painter, star, theme.badge_text)
    else:
        fill(painter, inner, theme.tied_text)
        _paint_swords(painter, middle, 0.62 * radius, theme.tied)
    painter.end()
    return pixmap


def ring(context: PaintContext, mark: Mark, card: Size) -> QPixmap:
    """Return the ring around a marked card, with a light edge, a glow, and the shadow of the raised card.

    Place it below the card, `ring_margin` beyond its corner.
    """
    margin, theme, winner = ring_margin(card), context.theme, mark is Mark.WINNER
    pixmap = context.canvas(card.width + 2 * margin, card.height + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin, margin)
    box, corner = QRectF(0, 0, *card), _CORNER * card.width

    def stroke(out: float, colour: QColor, width: float) -> None:
        painter.strokePath(rounded(box.adjusted(-out, -out, out, out), corner + out), QPen(colour, width))

    if not theme.is_plain:
        lift, shadow = _SHADOWS[mark]
        down = _SHADOW_DOWN_PX + lift * _SHADOW_DOWN * card.height
        paint_soft(painter, box.translated(0, down), _SHADOW_BLUR_PX, shadow)
    if theme.is_plain:
        stroke(4.0, QColor(theme.ring if winner else theme.tied), 6.0 if winner else 5.0)
    elif winner:
        paint_soft(painter, box.adjusted(-4, -4, 4, 4), _GLOW_PX, with_alpha(theme.badge, theme.glow))
        stroke(2.6, QColor(theme.ring), 4.4)
        stroke(4.6, QColor(255, 255, 255, 120), 0.8)
    else:
        glow = with_alpha(_TIED_GLOW, _TIED_GLOW_STRENGTH)
        paint_soft(painter, box.adjusted(-4, -4, 4, 4), _GLOW_PX, glow)
        stroke(2.4, QColor(theme.tied), 4.0)
    painter.end()
    return pixmap


def ring_margin(card: Size) -> float:
    """Return how far a ring, its glow and its shadow extend beyond the card."""
    return math.ceil(_SHADOW_DOWN_PX + _SHADOW_DOWN * card.height + _SHADOW_BLUR_PX)


def veil(context: PaintContext, back: QPixmap) -> QPixmap:
    """Return the shade over a beaten card, in the shape of the back."""
    pixmap = QPixmap(back)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    colour = with_alpha(context.theme.shade, _PLAIN_VEIL if context.theme.is_plain else _VEIL)
    painter.fillRect(QRectF(QPointF(0, 0), back.deviceIndependentSize()), colour)
    painter.end()
    return pixmap


def _disc(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path


def _paint_swords(painter: QPainter, middle: QPointF, radius: float, colour: str) -> None:
    """Paint two crossed swords, drawn in hundredths of the radius with the blade upwards."""
    blade = QPainterPath()
    blade.addPolygon(
        QPolygonF([QPointF(x, y) for x, y in ((0, -112), (15, -88), (15, 48), (-15, 48), (-15, -88))])
    )
    blade.closeSubpath()
    for degrees in (-45, 45):
        painter.save()
        painter.translate(middle)
        painter.rotate(degrees)
        painter.scale(radius / 100, radius / 100)
        fill(painter, blade, colour)
        fill(painter, rounded(QRectF(-44, 44, 88, 20), 10), colour)
        fill(painter, rounded(QRectF(-10, 60, 20, 38), 8), colour)
        painter.restore()
