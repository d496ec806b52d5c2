"""Draws the axes, bars, lines and markers of charts; knows nothing of what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QPen

from warapp.ui.charts.colours import ink_on, part_colour, part_pattern, with_alpha
from warapp.ui.charts.plot import TICK_GAP_PX, Plot

_GRID_ALPHA, _LINE_PX = 0.22, 2.0
_PART_GAP_PX, _PART_PAD_PX = 2, 6
_V_CENTER = Qt.AlignmentFlag.AlignVCenter


class ChartPainter:
    """Draws into one plot.

    Args:
        painter: draws, and sets the font.
        plot: the geometry.
        ink: the colour of text and axes.
    """

    def __init__(self, painter: QPainter, plot: Plot, ink: QColor) -> None:
        self._painter, self._plot, self._ink = painter, plot, ink
        # the plot does the mirroring; words run as their letters do, even after a number
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)

    def axes(self) -> None:
        """Draw the labels of all ticks, and a grid line at each tick of the y axis."""
        painter, plot, area = self._painter, self._plot, self._plot.area
        high = painter.fontMetrics().height()
        for tick, words in zip(plot.y_axis.ticks, plot.y_axis.words(), strict=True):
            y = plot.y(tick)
            painter.fillRect(
                QRectF(area.left(), round(y), area.width(), 1.0), with_alpha(self._ink, _GRID_ALPHA)
            )
            self._draw_y_label(words, y - high / 2, high)
        painter.setPen(self._ink)
        for tick, words in zip(plot.x_axis.ticks, plot.x_axis.words(), strict=True):
            wide = painter.fontMetrics().horizontalAdvance(words) + 2
            left = self._clamp_left(plot.x(tick) - wide / 2, wide)
            painter.drawText(
                QRectF(left, area.bottom() + 2, wide, high), Qt.AlignmentFlag.AlignHCenter, words
            )

    def axis_titles(self, below: str, beside: str) -> None:
        """Draw the titles below the x axis and above the y axis."""
        painter, area = self._painter, self._plot.area
        high = painter.fontMetrics().height()
        side = Qt.AlignmentFlag.AlignRight if self._plot.mirrored else Qt.AlignmentFlag.AlignLeft
        painter.setPen(self._ink)
        full = QRectF(0, area.bottom() + 2 + high, self._plot.width, high)
        painter.drawText(full, Qt.AlignmentFlag.AlignHCenter, below)
        painter.drawText(QRectF(2, 0, self._plot.width - 4, high), side, beside)

    def bar(self, first: float, end: float, height: float, brush: QBrush, *, gap: float = 0.0) -> None:
        """Draw a bar between two values of the x axis, with a gap on either side."""
        apart = (end - first) * gap
        rect = self._plot.bar_rect(first + apart, end - apart, height)
        self._painter.fillRect(rect, brush)
        if brush.style() != Qt.BrushStyle.SolidPattern:
            draw_outline(self._painter, rect, brush.color())

    def marker(self, value: float, words: str, row: int) -> None:
        """Draw a dashed vertical line at a value, labelled in the given row above the plot."""
        painter, plot = self._painter, self._plot
        font = painter.fontMetrics()
        x, top = plot.x(value), row * font.height()
        painter.setPen(QPen(self._ink, 1.0, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, top + 2, x, plot.area.bottom()))
        wide = font.horizontalAdvance(words) + 2
        before = x - wide - TICK_GAP_PX if plot.mirrored else x + TICK_GAP_PX
        after = x + TICK_GAP_PX if plot.mirrored else x - wide - TICK_GAP_PX
        fits = plot.area.left() <= before and before + wide <= self._plot.width
        painter.setPen(self._ink)
        painter.drawText(QRectF(before if fits else after, top, wide, font.height()), _V_CENTER, words)

    def line(self, xs: Sequence[float], ys: Sequence[float], colour: QColor) -> None:
        """Draw a line through points."""
        draw_line(self._painter, xs, ys, colour)

    def band(
        self, xs: Sequence[float], tops: Iterable[float], bottoms: Iterable[float], colour: QColor
    ) -> None:
        """Fill the band between two lines, as adjoining bars."""
        wide = abs(xs[1] - xs[0]) if len(xs) > 1 else 1.0
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawRects(
            [
                QRectF(x - wide / 2, top, wide, bottom - top)
                for x, top, bottom in zip(xs, tops, bottoms, strict=False)
            ]
        )

    def _draw_y_label(self, words: str, top: float, high: float) -> None:
        self._painter.setPen(self._ink)
        area = self._plot.area
        if self._plot.mirrored:
            room = QRectF(
                area.right() + TICK_GAP_PX, top, self._plot.width - area.right() - TICK_GAP_PX, high
            )
            self._painter.drawText(room, Qt.AlignmentFlag.AlignLeft | _V_CENTER, words)
        else:
            room = QRectF(0, top, area.left() - TICK_GAP_PX, high)
            self._painter.drawText(room, Qt.AlignmentFlag.AlignRight | _V_CENTER, words)

    def _clamp_left(self, left: float, wide: float) -> float:
        return max(0.0, min(left, self._plot.width - wide))


def draw_line(painter: QPainter, xs: Sequence[float], ys: Sequence[float], colour: QColor) -> None:
    """Draw a line as separate segments: one path of hundreds of points takes fifty times as long."""
    painter.setPen(QPen(colour, _LINE_PX))
    painter.drawLines(list(map(QLineF, xs, ys, xs[1:], ys[1:])))


def draw_stacked_bar(
    painter: QPainter,
    room: QRectF,
    parts: Sequence[float],
    palette: QPalette,
    mirrored: bool,
    words: Sequence[str] = (),
) -> None:
    """Draw a stacked bar, each part in its own colour and pattern, with a gap between them.

    Args:
        painter: draws, and has the font of the words.
        room: the rectangle of a bar of length 1.
        parts: the length of each part.
        palette: light or dark.
        mirrored: whether the bar starts at the right.
        words: of the parts, each drawn where it has room.
    """
    start = 0.0
    for nth, part in enumerate(parts):
        left = 1.0 - start - part if mirrored else start
        rect = QRectF(room.left() + left * room.width(), room.top(), part * room.width(), room.height())
        start += part
        if not part:
            continue
        inner = rect.adjusted(0, 0, -_PART_GAP_PX, 0) if rect.width() > 3 * _PART_GAP_PX else rect
        draw_part(painter, inner, nth, palette)
        if nth < len(words):
            _draw_part_words(painter, inner, words[nth], part_colour(nth, palette))


def _draw_part_words(painter: QPainter, rect: QRectF, words: str, ground: QColor) -> None:
    wide = painter.fontMetrics().horizontalAdvance(words)
    if wide + _PART_PAD_PX > rect.width():
        return
    plate = QRectF(0, 0, wide + _PART_PAD_PX, rect.height())
    plate.moveCenter(rect.center())
    painter.fillRect(plate, ground)
    painter.setPen(ink_on(ground))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


def draw_part(painter: QPainter, rect: QRectF, nth: int, palette: QPalette) -> None:
    """Draw the nth part of a stacked bar, or a sample of it."""
    painter.save()
    painter.fillRect(rect, part_colour(nth, palette))
    painter.fillRect(rect, part_pattern(nth, palette))
    painter.restore()


def draw_outline(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Draw an outline just inside a rectangle."""
    painter.setPen(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
