"""Draws what marks a card: ring, shade and badge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from warapp.table.drawing.paint import PaintContext, fill, outline, painter_on, polygon, rounded
from warapp.table.layout.geometry import Size
from warapp.table.stage.sprite import Mark

_RING, _GLOW_STEPS, _TIED_GLOW = 0.026, 12, "#FF5A4A"
"""The width of a ring in card widths, the steps in which its glow fades, and the glow of a tie."""


_VEIL = 0.44
"""The opacity of the shade over a beaten card."""


def badge(context: PaintContext, mark: Mark, size: float) -> QPixmap:
    """Return the badge of a card: a star for the winner, crossed swords for a tie."""
    pixmap = context.canvas(size, size)
    painter = painter_on(pixmap)
    middle = QPointF(size / 2, size / 2)
    winner = mark is Mark.WINNER
    back, fore = (
        (context.theme.badge, context.theme.badge_text)
        if winner
        else (context.theme.tied, context.theme.tied_text)
    )
    disc = QPainterPath()
    disc.addEllipse(middle, size * 0.45, size * 0.45)
    fill(painter, disc, back)
    outline(painter, disc, fore, size * 0.06)
    if winner:
        fill(painter, polygon(5, middle, size * 0.33, 0.45), fore)
    else:
        _swords(painter, size, fore)
    painter.end()
    return pixmap


def ring(context: PaintContext, mark: Mark, card: Size) -> QPixmap:
    """Return the ring around a marked card, with a light edge and a glow.

    Place it below the card, `ring_margin` beyond its corner.
    """
    margin, winner = ring_margin(card), mark is Mark.WINNER
    theme = context.theme
    width = _RING * card.width if theme.glow else 1.4 * _RING * card.width
    pixmap = context.canvas(card.width + 2 * margin, card.height + 2 * margin)
    painter = painter_on(pixmap)
    box, corner = QRectF(margin, margin, card.width, card.height), card.width * 0.06
    glow = QColor(theme.badge if winner else _TIED_GLOW)
    reach = margin - width
    for step in range(_GLOW_STEPS if theme.glow else 0):
        out = width + reach * (1 - step / _GLOW_STEPS)
        glow.setAlphaF(theme.glow / 255 * ((step + 1) / _GLOW_STEPS) ** 2 * 0.3)
        painter.fillPath(rounded(box.adjusted(-out, -out, out, out), corner + out), glow)
    edge = rounded(box.adjusted(-width, -width, width, width), corner + width)
    fill(painter, edge, theme.badge if winner else theme.tied)
    if theme.glow:
        painter.strokePath(edge, QPen(QColor(255, 255, 255, 120), max(1.0, width * 0.25)))
    painter.end()
    return pixmap


def ring_margin(card: Size) -> float:
    """Return how far a ring and its glow extend beyond the card."""
    return card.width * 0.12


def veil(context: PaintContext, back: QPixmap) -> QPixmap:
    """Return the shade over a beaten card, in the shape of the back."""
    pixmap = QPixmap(back)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    colour = QColor(context.theme.shade)
    colour.setAlphaF(_VEIL)
    painter.fillRect(QRectF(QPointF(0, 0), back.deviceIndependentSize()), colour)
    painter.end()
    return pixmap


def _swords(painter: QPainter, size: float, colour: str) -> None:
    pen = QPen(QColor(colour), size * 0.09)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    low, high, hilt = size * 0.29, size * 0.71, size * 0.12
    for mirrored in (False, True):
        x0, x1 = (high, low) if mirrored else (low, high)
        painter.drawLine(QPointF(x0, high), QPointF(x1, low))
        way = -1 if mirrored else 1
        foot = QPointF(x0 + way * hilt, high - hilt)
        painter.drawLine(
            foot + QPointF(-way * hilt * 0.7, -hilt * 0.7), foot + QPointF(way * hilt * 0.7, hilt * 0.7)
        )
