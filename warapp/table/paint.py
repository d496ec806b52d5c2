"""Everything on the table but cards, drawn once into pixmaps: plates, banner, badges, piles, places, felt."""

from __future__ import annotations

import math
from dataclasses import dataclass

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

from warapp.engine import SplitMix64
from warapp.table.layout import Size
from warapp.table.stage import Mark
from warapp.table.theme import Theme

SEAT_COLOURS = ("#E4572E", "#4EA5D9", "#F0C808", "#7BC950", "#B388EB", "#FF9FB2")
"""The colour of each seat's marker; its shape, a polygon of seat + 2 corners or a disc, tells it as well."""
_MOST_LAYERS = 7
_FELT_TILE_PX = 96


@dataclass(frozen=True, slots=True)
class Brush:
    """What pixmaps are drawn with: colours, the font of the table, and device pixels to a logical one."""

    theme: Theme
    font: QFont
    ratio: float

    def canvas(self, width: float, height: float) -> QPixmap:
        """Return an empty pixmap of a logical size."""
        pixmap = QPixmap(QSize(math.ceil(width * self.ratio), math.ceil(height * self.ratio)))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def metrics(self) -> QFontMetricsF:
        """Return the measures of the font."""
        return QFontMetricsF(self.font)


def painter_on(pixmap: QPixmap) -> QPainter:
    """Return a smooth painter."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def polygon(corners: int, center: QPointF, radius: float, inner: float = 1.0) -> QPainterPath:
    """Return a regular polygon, or a star where `inner` is the radius of its inner corners by the outer."""
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
    """Return a seat's shape: a disc for You, then triangle, square, pentagon, hexagon, star."""
    if seat == 0:
        path = QPainterPath()
        path.addEllipse(center, radius * 0.9, radius * 0.9)
        return path
    if seat == 5:
        return polygon(5, center, radius * 1.1, 0.5)
    return polygon(seat + 2, center, radius)


def pill(
    brush: Brush, text: str, back: str, fore: str, *, widest: float = math.inf, bold: bool = False
) -> QPixmap:
    """Return words on a rounded ground, cut with an ellipsis where they are wider than `widest`."""
    font = QFont(brush.font)
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    pad = metrics.height() * 0.55
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(1.0, widest - 2 * pad))
    width, height = metrics.horizontalAdvance(text) + 2 * pad, metrics.height() * 1.3
    pixmap = brush.canvas(width, height)
    painter = painter_on(pixmap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(back))
    painter.drawRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
    painter.setPen(QColor(fore))
    painter.setFont(font)
    painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate says.

    Attributes:
        seat: whose marker it bears.
        name: who sits there; cut with an ellipsis where it does not fit.
        note: the number of cards; never cut.
        winner: whether it has a frame and a star.
    """

    seat: int
    name: str
    note: str
    winner: bool


def plate(brush: Brush, says: Plate, widest: float, *, two_lines: bool) -> QPixmap:
    """Return a seat's plate: marker, name and number of cards, the name on a line of its own or not."""
    metrics = brush.metrics()
    line = metrics.height() * 1.3
    pad, gap, marker = line * (0.25 if two_lines else 0.4), line * 0.3, line * 0.6
    note_width = metrics.horizontalAdvance(says.note)
    counted = marker + gap + note_width + (gap + marker if says.winner else 0.0)
    free = widest - 2 * pad - (0.0 if two_lines else counted + gap)
    name = metrics.elidedText(says.name, Qt.TextElideMode.ElideRight, max(0.0, free))
    name_width = metrics.horizontalAdvance(name)
    width = 2 * pad + (max(name_width, counted) if two_lines else name_width + gap + counted)
    height = line * 1.85 if two_lines else line
    pixmap = brush.canvas(width, height)
    painter = painter_on(pixmap)
    theme = brush.theme
    painter.setPen(QPen(QColor(theme.badge), 2) if says.winner else QPen(QColor(theme.slot), 1))
    painter.setBrush(QColor(theme.plate))
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), line / 2, line / 2)
    painter.setFont(brush.font)
    painter.setPen(QColor(theme.plate_text))
    middle = line * 0.53 if two_lines else line / 2
    lower = middle + line * 0.8 if two_lines else middle
    marker_at = QPointF((width - counted) / 2 if two_lines else pad, lower)
    name_x = (width - name_width) / 2 if two_lines else pad + marker + gap
    note_x = marker_at.x() + marker + gap if two_lines else name_x + name_width + gap
    painter.drawText(QPointF(name_x, middle + _baseline(metrics)), name)
    painter.drawText(QPointF(note_x, lower + _baseline(metrics)), says.note)
    center = marker_at + QPointF(marker / 2, 0)
    painter.fillPath(seat_marker(says.seat, center, marker / 2), QColor(SEAT_COLOURS[says.seat]))
    if says.winner:
        star = QPointF(note_x + note_width + gap + marker / 2, lower)
        painter.fillPath(polygon(5, star, marker / 2, 0.45), QColor(theme.badge))
    painter.end()
    return pixmap


def _baseline(metrics: QFontMetricsF) -> float:
    """Return how far below the middle of a line its letters stand."""
    return (metrics.ascent() - metrics.descent()) / 2


def badge(brush: Brush, mark: Mark, size: float) -> QPixmap:
    """Return the badge of a card: a star for the winner, crossed swords' strokes for a tie."""
    pixmap = brush.canvas(size, size)
    painter = painter_on(pixmap)
    middle = QPointF(size / 2, size / 2)
    winner = mark is Mark.WINNER
    back, fore = (
        (brush.theme.badge, brush.theme.badge_text) if winner else (brush.theme.tied, brush.theme.tied_text)
    )
    painter.setPen(QPen(QColor(fore), size * 0.06))
    painter.setBrush(QColor(back))
    painter.drawEllipse(middle, size * 0.45, size * 0.45)
    if winner:
        painter.fillPath(polygon(5, middle, size * 0.33, 0.45), QColor(fore))
    else:
        _swords(painter, size, QColor(fore))
    painter.end()
    return pixmap


def _swords(painter: QPainter, size: float, colour: QColor) -> None:
    pen = QPen(colour, size * 0.09)
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


def slot(brush: Brush, card: Size, *, dashed: bool = False) -> QPixmap:
    """Return the outline of a place where cards go."""
    pixmap = brush.canvas(card.width, card.height)
    painter = painter_on(pixmap)
    pen = QPen(QColor(brush.theme.slot), max(1.0, card.width * 0.012))
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    inset, radius = card.width * 0.02, card.width * 0.06
    painter.drawRoundedRect(
        QRectF(inset, inset, card.width - 2 * inset, card.height - 2 * inset), radius, radius
    )
    painter.end()
    return pixmap


def layers(count: int) -> int:
    """Return how many cards' edges a pile of so many cards shows.

    >>> layers(1), layers(26), layers(52)
    (0, 3, 7)
    """
    return min(_MOST_LAYERS, (count + 5) // 8)


def pile(brush: Brush, back: QPixmap, card: Size, edges: int) -> QPixmap:
    """Return a pile: its top card's back, and below it the edges of more, to the right and down."""
    step = layer_step(card)
    pixmap = brush.canvas(card.width + step * edges, card.height + step * edges)
    painter = painter_on(pixmap)
    for i in range(edges, -1, -1):
        painter.drawPixmap(QPointF(step * i, step * i), back)
    painter.end()
    return pixmap


def layer_step(card: Size) -> float:
    """Return how far one edge of a pile lies from the next."""
    return max(1.0, card.width * 0.012)


def felt(theme: Theme) -> QPixmap:
    """Return a tile of the table's surface: its colour with a fine grain, the same at every start."""
    side, shades = _FELT_TILE_PX, 2 * theme.grain + 1
    noise = SplitMix64(1)
    grain = b"".join(noise.next().to_bytes(8, "little") for _ in range(side * side // 8))
    grain = grain.translate(bytes(i % shades for i in range(256)))
    image = QImage(grain, side, side, side, QImage.Format.Format_Indexed8)
    base = QColor(theme.felt)
    image.setColorTable([base.lighter(100 + i - theme.grain).rgb() for i in range(shades)])
    return QPixmap.fromImage(image)
