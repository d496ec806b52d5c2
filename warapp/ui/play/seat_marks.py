"""How seats are told apart in the history: by the marks of their plates, and by colours of the same hue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPalette, QPen

from warapp.table.paint import SEAT_COLOURS, seat_marker

ON_LIGHT = ("#C43D16", "#1B6FA3", "#866C00", "#35761A", "#7645C4", "#BD3F63")
"""The colours of the seats' lines where the ground is light; where it is dark they are those of the table."""
_LINE_PX = 2.0


def is_dark(palette: QPalette) -> bool:
    """Return whether what is written is lighter than what it is written on."""
    return palette.base().color().lightness() < palette.text().color().lightness()


def seat_colour(seat: int, palette: QPalette) -> QColor:
    """Return the colour of a seat on the base of a palette."""
    return QColor((SEAT_COLOURS if is_dark(palette) else ON_LIGHT)[seat])


def mark_radius(font: QFontMetrics) -> float:
    """Return how large marks are beside words."""
    return max(5.0, font.height() * 0.28)


def draw_line(
    painter: QPainter, seat: int, xs: Sequence[float], ys: Sequence[float], palette: QPalette
) -> None:
    """Draw a seat's line, in pieces: one path of hundreds of corners would take fifty times as long."""
    painter.setPen(QPen(seat_colour(seat, palette), _LINE_PX))
    painter.drawLines(list(map(QLineF, xs, ys, xs[1:], ys[1:])))


def draw_mark(painter: QPainter, seat: int, at: QPointF, radius: float, palette: QPalette) -> None:
    """Draw a seat's mark, with a rim of the base around it."""
    painter.setPen(QPen(palette.base().color(), 1.0))
    painter.setBrush(seat_colour(seat, palette))
    painter.drawPath(_mark(seat, radius).translated(at))


@lru_cache(16)
def _mark(seat: int, radius: float) -> QPainterPath:
    return seat_marker(seat, QPointF(0, 0), radius)
