"""Paints the chart of the history: where battles and cards lie in it, and whose they were."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette, QPen, QPolygonF

from warapp.ui.charts.axis import Axis
from warapp.ui.charts.colours import with_alpha
from warapp.ui.charts.painter import ChartPainter
from warapp.ui.charts.plot import Plot
from warapp.ui.play.seat_marks import draw_mark, mark_radius, seat_colour

LEAST_SPAN = 20
"""The least number of battles on the x axis, so that the first few don't fill the chart."""
_PIECE_PX, _MOST_PIECES, _MARK_EVERY_PX = 3.0, 200, 72
_SPREAD_ALPHA, _OWN_ALPHA, _OTHER_ALPHA = 0.20, 0.85, 0.42


def cards_plot(room: QRectF, font: QFontMetrics, last: int, total: int, *, mirrored: bool = False) -> Plot:
    """Return the plot of the cards over the battles, with ticks at none, half and all of the cards.

    Args:
        room: the rectangle of the chart.
        font: of its labels.
        last: the number of battles.
        total: the number of cards.
        mirrored: whether battles run from right to left.
    """
    cards = Axis(0, total, (0, total / 2, total))
    return Plot.fitted(room, font, Axis(0, max(LEAST_SPAN, last)), cards, mirrored=mirrored)


def draw_counts(painter: QPainter, plot: Plot, counts: Sequence[Sequence[int]], palette: QPalette) -> None:
    """Draw the shares of two seats as areas that meet, or the line of each of more.

    With more battles than pixels, these are means, for lines with the range behind them.
    """
    known = len(counts[0])
    width = plot.area.width() * known / (plot.x_axis.span + 1)
    pieces = max(1, int(min(width / _PIECE_PX, _MOST_PIECES)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    envelopes: list[Envelope] = []
    rows: list[Sequence[float]]
    if known > pieces:
        each = known / pieces
        envelopes = [downsample(row, pieces) for row in counts]
        rows, places = [row.mean for row in envelopes], [(i + 0.5) * each - 0.5 for i in range(pieces)]
        xs = list(map(plot.x, places))
    else:
        times = max(1, round(plot.area.width() / plot.x_axis.span / _PIECE_PX))
        rows = [interpolate(row, times) for row in counts]
        xs = [plot.x(i / times) for i in range(len(rows[0]))]
    if len(rows) == 2:
        _draw_shares(painter, plot, xs, rows, palette)
    else:
        _draw_lines(painter, plot, xs, rows, envelopes, palette)


def _draw_shares(
    painter: QPainter, plot: Plot, xs: Sequence[float], rows: Sequence[Sequence[float]], palette: QPalette
) -> None:
    """Draw the cards of seat 0 from below, those of seat 1 from above, and the fair share dashed."""
    area, total = plot.area, plot.y_axis.last
    own, other = plot.ys(rows[0]), plot.ys([total - cards for cards in rows[1]])
    for ys, edge, seat, alpha in ((own, area.bottom(), 0, _OWN_ALPHA), (other, area.top(), 1, _OTHER_ALPHA)):
        shape = QPolygonF([QPointF(x, y) for x, y in zip(xs, ys, strict=True)])
        shape.append(QPointF(xs[-1], edge))
        shape.append(QPointF(xs[0], edge))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(seat_colour(seat, palette), alpha))
        painter.drawPolygon(shape)
    chart = ChartPainter(painter, plot, palette.text().color())
    for ys in (own, other):
        chart.line(xs, ys, palette.base().color())
    painter.setPen(QPen(palette.base().color(), 1.0, Qt.PenStyle.DashLine))
    painter.drawLine(QLineF(area.left(), area.center().y(), max(xs), area.center().y()))


def _draw_lines(
    painter: QPainter,
    plot: Plot,
    xs: Sequence[float],
    rows: Sequence[Sequence[float]],
    envelopes: Sequence[Envelope],
    palette: QPalette,
) -> None:
    chart = ChartPainter(painter, plot, palette.text().color())
    colours = [seat_colour(seat, palette) for seat in range(len(rows))]
    for row, colour in zip(envelopes, colours, strict=False):
        chart.band(xs, plot.ys(row.most), plot.ys(row.least), with_alpha(colour, _SPREAD_ALPHA))
    lines = [plot.ys(row) for row in rows]
    for ys, colour in zip(lines, colours, strict=True):
        chart.line(xs, ys, colour)
    radius = mark_radius(painter.fontMetrics())
    for seat, ys in enumerate(lines):
        for nth in _marked(xs, seat):
            draw_mark(painter, seat, QPointF(xs[nth], ys[nth]), radius, palette)


def _marked(xs: Sequence[float], seat: int) -> Sequence[int]:
    """Return the points that get a mark: at intervals, and not where other seats have theirs."""
    if len(xs) < 2:
        return ()
    step = max(1, round(_MARK_EVERY_PX / abs(xs[1] - xs[0])))
    return range(step * (2 * seat + 1) // 12, len(xs) - 1, step)


class Envelope(NamedTuple):
    """The least, mean and greatest number of each piece of a row."""

    least: list[int]
    mean: list[float]
    most: list[int]


def downsample(numbers: Sequence[int], pieces: int) -> Envelope:
    """Return a row cut into equal pieces, at most as many as it has numbers.

    >>> downsample(b"\\x01\\x03\\x05\\x06", 2)
    Envelope(least=[1, 5], mean=[2.0, 5.5], most=[3, 6])
    """
    bounds = [piece * len(numbers) // pieces for piece in range(pieces + 1)]
    parts = [numbers[first:end] for first, end in pairwise(bounds)]
    means = [sum(part) / len(part) for part in parts]
    return Envelope(list(map(min, parts)), means, list(map(max, parts)))


def interpolate(numbers: Sequence[float], times: int) -> list[float]:
    """Return a row with each step split into this many equal ones.

    >>> interpolate([2, 6, 4], 2)
    [2.0, 4.0, 6.0, 5.0, 4]
    """
    steps = [step / times for step in range(times)]
    row = [one + (other - one) * step for one, other in pairwise(numbers) for step in steps]
    return [*row, numbers[-1]]
