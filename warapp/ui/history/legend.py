"""The legend of the history's chart: whose line is which, and the cards they hold at the cursor."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from warapp.ui.charts.legend import Legend
from warapp.ui.charts.painter import draw_line
from warapp.ui.play.seat_marks import draw_mark, mark_radius, seat_colour
from warapp.ui.widgets.numbers import number_text

_LINE_EMS = 1.8
_WIDEST = 88


class SeatsLegend(Legend):
    """An entry for each seat: a piece of its line with its mark, its name and its cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_draw_sample, _LINE_EMS, parent)
        self._names: tuple[str, ...] = ()

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names of the seats."""
        self._names = tuple(names)
        self.show_entries(names, self._widest())

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show the cards of each seat, where they are known."""
        known = dict(enumerate(counts))
        words = [
            self._words(name, known[seat]) if seat in known else name for seat, name in enumerate(self._names)
        ]
        self.show_entries(words, self._widest())

    def _widest(self) -> list[str]:
        return [self._words(name, _WIDEST) for name in self._names]

    def _words(self, name: str, cards: int) -> str:
        return self.tr("{name} {number}").format(name=name, number=number_text(cards))


def _draw_sample(painter: QPainter, seat: int, room: QRectF, widget: QWidget) -> None:
    """Draw a piece of a seat's line with its mark."""
    palette, middle = widget.palette(), room.center()
    ends, high = (room.left(), room.right()), (middle.y(), middle.y())
    draw_line(painter, ends, high, seat_colour(seat, palette))
    draw_mark(painter, seat, middle, mark_radius(widget.fontMetrics()), palette)
