"""Draws the tug of war: its scale, and each seat's line; knows no widget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette

from warapp.ui.history.resampling import downsample, interpolate
from warapp.ui.play.seat_marks import draw_line, draw_mark, mark_radius, seat_colour
from warapp.ui.widgets.numbers import number_text

LEAST_SPAN = 20
"""The chart is at least so many battles wide, so that the first ones don't fill it."""
_PIECE_PX, _MOST_PIECES, _MARK_EVERY_PX = 3.0, 200, 72
_MARGIN = 8


@dataclass(frozen=True, slots=True)
class Plot:
    """Where battles and cards are in the chart.

    Attributes:
        area: of the lines, in logical pixels.
        span: how many battles it is wide.
        total: how many cards it is high.
        mirrored: whether battles go from right to left.
    """

    area: QRectF
    span: int
    total: int
    mirrored: bool = False

    @classmethod
    def within(
        cls, size: QRectF, font: QFontMetrics, last: int, total: int, *, mirrored: bool = False
    ) -> Plot:
        """Return the plot that leaves room for its labels."""
        beside = font.horizontalAdvance("00") + _MARGIN
        left, right = (_MARGIN, beside) if mirrored else (beside, _MARGIN)
        area = size.adjusted(left, font.height() / 2 + 1, -right, -font.height() - 3)
        return cls(area, max(LEAST_SPAN, last), total, mirrored)

    def x(self, battle: float) -> float:
        """Return where the position after a battle is."""
        along = battle / self.span * self.area.width()
        return self.area.right() - along if self.mirrored else self.area.left() + along

    def y(self, cards: float) -> float:
        """Return where a number of cards is."""
        return self.area.bottom() - cards / self.total * self.area.height()

    def battle_at(self, x: float) -> int:
        """Return the battle after which the position is nearest to a place."""
        along = self.area.right() - x if self.mirrored else x - self.area.left()
        return round(along / max(1.0, self.area.width()) * self.span)

    def ys(self, cards: Sequence[float]) -> list[float]:
        """Return where numbers of cards are."""
        bottom, high = self.area.bottom(), self.area.height() / self.total
        return [bottom - number * high for number in cards]


def draw_scale(painter: QPainter, plot: Plot, palette: QPalette) -> None:
    """Draw the ground: nothing, half and all of the cards, the first and the last battle."""
    area, font = plot.area, painter.fontMetrics()
    grid = QColor(palette.text().color())
    grid.setAlphaF(0.22)
    words = QColor(palette.text().color())
    words.setAlphaF(0.85)
    high = font.height()
    beside = Qt.AlignmentFlag.AlignLeft if plot.mirrored else Qt.AlignmentFlag.AlignRight
    for cards in (0, plot.total / 2, plot.total):
        y = plot.y(cards)
        painter.fillRect(QRectF(area.left(), round(y), area.width(), 1.0), grid)
        painter.setPen(words)
        left = area.right() + 4 if plot.mirrored else 0.0
        room = QRectF(left, y - high / 2, area.left() - 4 if not plot.mirrored else 99.0, high)
        painter.drawText(room, beside | Qt.AlignmentFlag.AlignVCenter, number_text(cards))
    room = QRectF(area.left(), area.bottom() + 2, area.width(), high)
    sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
    for side, battle in zip(reversed(sides) if plot.mirrored else sides, (0, plot.span), strict=True):
        painter.drawText(room, side | Qt.AlignmentFlag.AlignTop, number_text(battle))


def draw_lines(painter: QPainter, plot: Plot, counts: Sequence[Sequence[int]], palette: QPalette) -> None:
    """Draw a line a seat; where it is too long for the pixels, its mean with the spread behind it."""
    known = len(counts[0])
    width = plot.area.width() * known / (plot.span + 1)
    pieces = max(1, int(min(width / _PIECE_PX, _MOST_PIECES)))
    painter.setPen(Qt.PenStyle.NoPen)
    rows: list[Sequence[float]]
    if known > pieces:
        each = known / pieces
        thin = [downsample(row, pieces) for row in counts]
        rows, places = [row.mean for row in thin], [(i + 0.5) * each - 0.5 for i in range(pieces)]
        xs = list(map(plot.x, places))
        for seat, row in enumerate(thin):
            painter.setBrush(_faint(seat, palette, 0.20))
            painter.drawRects(_bars(xs, plot.ys(row.most), plot.ys(row.least)))
    else:
        times = max(1, round(plot.area.width() / plot.span / _PIECE_PX))
        rows = [interpolate(row, times) for row in counts]
        xs = [plot.x(i / times) for i in range(len(rows[0]))]
    if len(rows) == 2:
        _draw_lead(painter, plot, xs, rows[0], palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = mark_radius(painter.fontMetrics())
    lines = [plot.ys(row) for row in rows]
    for seat, ys in enumerate(lines):
        draw_line(painter, seat, xs, ys, palette)
    for seat, ys in enumerate(lines):
        for nth in _marked(xs, seat):
            draw_mark(painter, seat, QPointF(xs[nth], ys[nth]), radius, palette)


def _draw_lead(
    painter: QPainter, plot: Plot, xs: Sequence[float], cards: Sequence[float], palette: QPalette
) -> None:
    """Fill from the middle to the first of two lines: above in its colour, below in the other's."""
    ys, middle = plot.ys(cards), plot.y(plot.total / 2)
    above, below = [min(y, middle) for y in ys], [max(y, middle) for y in ys]
    for seat, bars in enumerate((_bars(xs, above, repeat(middle)), _bars(xs, repeat(middle), below))):
        painter.setBrush(_faint(seat, palette, 0.22))
        painter.drawRects(bars)


def _bars(xs: Sequence[float], tops: Iterable[float], bottoms: Iterable[float]) -> list[QRectF]:
    """Return a bar about each place, from its top to its bottom; together they leave no gaps."""
    wide = abs(xs[1] - xs[0]) if len(xs) > 1 else 1.0
    return [
        QRectF(x, top, wide, bottom - top)
        for x, top, bottom in zip((x - wide / 2 for x in xs), tops, bottoms, strict=False)
    ]


def _marked(xs: Sequence[float], seat: int) -> Sequence[int]:
    """Return which points have a mark: here and there, and elsewhere than the other seats'."""
    if len(xs) < 2:
        return ()
    step = max(1, round(_MARK_EVERY_PX / abs(xs[1] - xs[0])))
    return range(step * (2 * seat + 1) // 12, len(xs) - 1, step)


def _faint(seat: int, palette: QPalette, alpha: float) -> QColor:
    colour = seat_colour(seat, palette)
    colour.setAlphaF(alpha)
    return colour
