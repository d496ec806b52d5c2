"""The colour and the shape of each seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from warapp.table.drawing.paint import polygon

SEAT_COLOURS = ("#E4572E", "#4EA5D9", "#F0C808", "#7BC950", "#B388EB", "#FF9FB2")
"""The colour of each seat's marker, which its shape identifies as well."""


def seat_marker(seat: int, center: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a seat: a disc for seat 0, then triangle, square, pentagon, hexagon, star."""
    if seat == 0:
        path = QPainterPath()
        path.addEllipse(center, radius * 0.9, radius * 0.9)
        return path
    if seat == 5:
        return polygon(5, center, radius * 1.1, 0.5)
    return polygon(seat + 2, center, radius)
