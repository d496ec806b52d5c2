"""Draws the seats' plates."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from warapp.table.drawing import paint
from warapp.table.drawing.paint import (
    PaintContext,
    elided,
    fill,
    outline,
    painter_on,
    polygon,
    rounded,
)
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker


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
    fill(painter, ground, theme.plate)
    outline(painter, ground, theme.badge if says.winner else theme.slot, 2 if says.winner else 1)
    middle = line * 0.53 if two_lines else line / 2
    lower = middle + line * 0.8 if two_lines else middle
    marker_at = QPointF((width - counted) / 2 if two_lines else pad, lower)
    name_x = (width - name_width) / 2 if two_lines else pad + marker + gap
    note_x = marker_at.x() + marker + gap if two_lines else name_x + name_width + gap
    half = metrics.height() / 2
    paint.draw_text(painter, QPointF(name_x, middle - half), name, context.font, theme.plate_text)
    paint.draw_text(painter, QPointF(note_x, lower - half), says.note, context.font, theme.plate_text)
    center = marker_at + QPointF(marker / 2, 0)
    fill(painter, seat_marker(says.seat, center, marker / 2), SEAT_COLOURS[says.seat])
    if says.star:
        star = QPointF(note_x + note_width + gap + marker / 2, lower)
        fill(painter, polygon(5, star, marker / 2, 0.45), theme.badge)
    painter.end()
    return pixmap
