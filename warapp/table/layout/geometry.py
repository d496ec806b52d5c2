"""Points, sizes and boxes on the table, in pixels."""

from __future__ import annotations

from typing import NamedTuple

CARD_ASPECT = 7 / 5
"""The height of a card divided by its width."""


class Point(NamedTuple):
    """A point on the table; of a card, its upper left corner."""

    x: float
    y: float


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y coordinate of the bottom edge."""
        return self.y + self.height

    @property
    def center(self) -> Point:
        """The center."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)
