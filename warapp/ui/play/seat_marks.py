"""The marks and colours that tell seats apart in charts, as their plates do on the table."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPalette, QPen

from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.ui.charts.colours import is_dark

ON_LIGHT = ("#C43D16", "#1B6FA3", "#866C00", "#35761A", "#7645C4", "#BD3F63")
"""The colours of the seats on a light background; on a dark one they are those of the table."""


def seat_colour(seat: int, palette: QPalette) -> QColor:
    """Return the colour of a seat on the base of a palette."""
    return QColor((SEAT_COLOURS if is_dark(palette) else ON_LIGHT)[seat])


def mark_radius(font: QFontMetrics) -> float:
    """Return the radius of a mark beside text."""
    return max(5.0, font.height() * 0.28)


def draw_mark(painter: QPainter, seat: int, at: QPointF, radius: float, palette: QPalette) -> None:
    """Draw a seat's mark with a rim in the background colour."""
    painter.setPen(QPen(palette.base().color(), 1.0))
    painter.setBrush(seat_colour(seat, palette))
    painter.drawPath(_mark(seat, radius).translated(at))


@lru_cache(16)
def _mark(seat: int, radius: float) -> QPainterPath:
    return seat_marker(seat, QPointF(0, 0), radius)
