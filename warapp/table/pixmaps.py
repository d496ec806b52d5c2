"""Draws everything on the table but cards as pixmaps: plates, banner, badges, piles, outlines, felt."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from warapp.table.layout import Size
from warapp.table.stage import Mark
from warapp.table.theme import Theme

SEAT_COLOURS = ("#E4572E", "#4EA5D9", "#F0C808", "#7BC950", "#B388EB", "#FF9FB2")
"""The colour of each seat's marker, which its shape identifies as well."""
_MOST_LAYERS = 7
_FELT_TILE_PX = 96
_RING, _GLOW_STEPS, _TIED_GLOW = 0.026, 12, "#FF5A4A"
"""The width of a ring in card widths, the steps in which its glow fades, and the glow of a tie."""
_VEIL = 0.44
"""The opacity of the shade over a beaten card."""


class PaintContext(NamedTuple):
    """The colours and the font of the table, and the number of device pixels per logical pixel."""

    theme: Theme
    font: QFont
    ratio: float

    def canvas(self, width: float, height: float) -> QPixmap:
        """Return a transparent pixmap of this size in logical pixels."""
        pixmap = QPixmap(QSize(math.ceil(width * self.ratio), math.ceil(height * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    def metrics(self) -> QFontMetricsF:
        """Return the metrics of the font."""
        return QFontMetricsF(self.font)


def painter_on(pixmap: QPixmap) -> QPainter:
    """Return a painter with antialiasing."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setLayoutDirection(
        Qt.LayoutDirection.LayoutDirectionAuto
    )  # the direction follows the script of the name
    return painter


def _fill(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    painter.fillPath(shape, QColor(colour))


def _outline(painter: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    painter.strokePath(shape, QPen(QColor(colour), width))


def draw_text(painter: QPainter, at: QPointF, text: str, font: QFont, colour: str) -> None:
    """Draw a line of text with its upper left corner at `at`."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(at + QPointF(0, QFontMetricsF(font).ascent()), text)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def polygon(corners: int, center: QPointF, radius: float, inner: float = 1.0) -> QPainterPath:
    """Return a regular polygon, or a star if `inner` is the ratio of its inner to its outer radius."""
    points = corners if inner == 1.0 else 2 * corners
    path = QPainterPath()
    shape = QPolygonF()
    for i in range(points):
        r = radius * (inner if inner != 1.0 and i % 2 else 1.0)
        angle = 2 * math.pi * i / points - math.pi / 2
        shape.append(QPointF(center.x() + r * math.cos(angle), center.y() + r * math.sin(angle)))
    path.addPolygon(shape)
    path.closeSubpath()
    return path


def seat_marker(seat: int, center: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a seat: a disc for seat 0, then triangle, square, pentagon, hexagon, star."""
    if seat == 0:
        path = QPainterPath()
        path.addEllipse(center, radius * 0.9, radius * 0.9)
        return path
    if seat == 5:
        return polygon(5, center, radius * 1.1, 0.5)
    return polygon(seat + 2, center, radius)


def pill(
    context: PaintContext, text: str, back: str, fore: str, *, widest: float = math.inf, bold: bool = False
) -> QPixmap:
    """Return text on a rounded background, elided if it is wider than `widest`."""
    font = QFont(context.font)
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    pad = metrics.height() * 0.55
    text = elided(metrics, text, max(1.0, widest - 2 * pad))
    width, height = metrics.horizontalAdvance(text) + 2 * pad, metrics.height() * 1.3
    pixmap = context.canvas(width, height)
    painter = painter_on(pixmap)
    _fill(painter, rounded(QRectF(0, 0, width, height), height / 2), back)
    draw_text(painter, QPointF(pad, (height - metrics.height()) / 2), text, font, fore)
    painter.end()
    return pixmap


def elided(metrics: QFontMetricsF, text: str, widest: float) -> str:
    """Return text, elided if it is wider than `widest`."""
    if metrics.horizontalAdvance(text) <= widest:
        return text
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest)


class Plate(NamedTuple):
    """The content of a seat's plate.

    Attributes:
        seat: the seat, which determines the marker.
        name: the name, elided if it does not fit.
        note: the number of cards, never elided.
        winner: whether to show a frame.
        star: whether to show a star at the end.
        room: the width to leave free at the end.
    """

    seat: int
    name: str
    note: str
    winner: bool
    star: bool = False
    room: float = 0.0


def plate(context: PaintContext, says: Plate, widest: float, *, two_lines: bool) -> QPixmap:
    """Return the plate of a seat with marker, name and number of cards, on one or two lines."""
    metrics = context.metrics()
    line = metrics.height() * 1.3
    pad, gap, marker = line * (0.25 if two_lines else 0.4), line * 0.3, line * 0.6
    note_width = metrics.horizontalAdvance(says.note)
    counted = marker + gap + note_width + (gap + marker if says.star else 0.0) + says.room
    free = widest - 2 * pad - (0.0 if two_lines else counted + gap)
    name = elided(metrics, says.name, max(0.0, free))
    name_width = metrics.horizontalAdvance(name)
    width = 2 * pad + (max(name_width, counted) if two_lines else name_width + gap + counted)
    height = line * 1.85 if two_lines else line
    pixmap = context.canvas(width, height)
    painter = painter_on(pixmap)
    theme = context.theme
    ground = rounded(QRectF(1, 1, width - 2, height - 2), line / 2)
    _fill(painter, ground, theme.plate)
    _outline(painter, ground, theme.badge if says.winner else theme.slot, 2 if says.winner else 1)
    middle = line * 0.53 if two_lines else line / 2
    lower = middle + line * 0.8 if two_lines else middle
    marker_at = QPointF((width - counted) / 2 if two_lines else pad, lower)
    name_x = (width - name_width) / 2 if two_lines else pad + marker + gap
    note_x = marker_at.x() + marker + gap if two_lines else name_x + name_width + gap
    half = metrics.height() / 2
    draw_text(painter, QPointF(name_x, middle - half), name, context.font, theme.plate_text)
    draw_text(painter, QPointF(note_x, lower - half), says.note, context.font, theme.plate_text)
    center = marker_at + QPointF(marker / 2, 0)
    _fill(painter, seat_marker(says.seat, center, marker / 2), SEAT_COLOURS[says.seat])
    if says.star:
        star = QPointF(note_x + note_width + gap + marker / 2, lower)
        _fill(painter, polygon(5, star, marker / 2, 0.45), theme.badge)
    painter.end()
    return pixmap


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
    _fill(painter, disc, back)
    _outline(painter, disc, fore, size * 0.06)
    if winner:
        _fill(painter, polygon(5, middle, size * 0.33, 0.45), fore)
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
    _fill(painter, edge, theme.badge if winner else theme.tied)
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


def slot(context: PaintContext, card: Size, *, dashed: bool = False) -> QPixmap:
    """Return the outline of an empty place for cards."""
    pixmap = context.canvas(card.width, card.height)
    painter = painter_on(pixmap)
    pen = QPen(QColor(context.theme.slot), max(1.0, card.width * 0.012))
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    inset = card.width * 0.02
    edge = QRectF(inset, inset, card.width - 2 * inset, card.height - 2 * inset)
    painter.strokePath(rounded(edge, card.width * 0.06), pen)
    painter.end()
    return pixmap


def layers(count: int) -> int:
    """Return the number of edges visible below the top card of a pile with `count` cards.

    >>> layers(1), layers(26), layers(52)
    (0, 3, 7)
    """
    return min(_MOST_LAYERS, (count + 5) // 8)


def pile(context: PaintContext, back: QPixmap, card: Size, edges: int) -> QPixmap:
    """Return a pile: the back of its top card, and the edges of others to the lower right."""
    step = layer_step(card)
    pixmap = context.canvas(card.width + step * edges, card.height + step * edges)
    painter = painter_on(pixmap)
    for i in range(edges, -1, -1):
        painter.drawPixmap(QPointF(step * i, step * i), back)
    painter.end()
    return pixmap


def layer_step(card: Size) -> float:
    """Return the distance between two edges of a pile."""
    return max(1.0, card.width * 0.012)


def felt(theme: Theme) -> QPixmap:
    """Return a tile of the table's surface with a fine grain, the same at every start."""
    side, shades = _FELT_TILE_PX, 2 * theme.grain + 1
    noise = random.Random(1).randbytes(side * side)
    grain = noise.translate(bytes(i % shades for i in range(256)))
    image = QImage(grain, side, side, side, QImage.Format.Format_Indexed8)
    base = QColor(theme.felt)
    image.setColorTable([base.lighter(100 + i - theme.grain).rgb() for i in range(shades)])
    return QPixmap.fromImage(image)
