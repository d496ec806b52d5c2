"""Which seats sit in which row, and how they share its width as seats go out; pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ROWS = {
    2: ((1,), (0,)),
    3: ((1, 2), (0,)),
    4: ((1, 2, 3), (0,)),
    5: ((2, 3), (1, 0, 4)),
    6: ((2, 3, 4), (1, 0, 5)),
}
"""By the number of seats, those of the upper and the lower row, left to right: clockwise from seat 0."""


class Cell(NamedTuple):
    """The part of a row that a seat has, from left to right."""

    x: float
    width: float

    @property
    def middle(self) -> float:
        """The x coordinate of its middle."""
        return self.x + self.width / 2

    @property
    def right(self) -> float:
        """The x coordinate of its right edge."""
        return self.x + self.width


def fullest_row(seats: int) -> int:
    """Return how many seats the fuller row has."""
    return max(map(len, ROWS[seats]))


def cells(row: tuple[int, ...], out: Mapping[int, float], x: float, width: float, chip: float) -> list[Cell]:
    """Return the cells of a row, in its order.

    Args:
        row: the seats of the row.
        out: by seat that is out, how far it has made room for the others, 0 … 1.
        x: the left edge of the row.
        width: its width.
        chip: the width that a seat needs which is out.
    """
    going = [out.get(seat, 0.0) for seat in row]
    staying = len(row) - sum(going)
    rest = width - chip * sum(going)
    found: list[Cell] = []
    for gone in going:
        own = (1.0 - gone) / staying if staying >= 1.0 else 1.0 - gone + (1.0 - staying) / len(row)
        found.append(Cell(x, gone * chip + own * rest))
        x = found[-1].right
    return found
