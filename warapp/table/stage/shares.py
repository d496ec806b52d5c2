"""Who owns how many of the cards in play, as the share bar shows it, also while that changes."""

from __future__ import annotations

from typing import NamedTuple

LAST_CARDS = 3
"""A seat with this many cards or fewer is about to go out."""


class Shares(NamedTuple):
    """The cards of each seat and of the pot; not whole numbers while they change.

    Attributes:
        seats: the number of cards of each seat.
        pot: the number of cards that belong to no seat yet.
    """

    seats: tuple[float, ...] = ()
    pot: float = 0.0

    @property
    def in_play(self) -> float:
        """The number of all cards."""
        return sum(self.seats) + self.pot

    def toward(self, other: Shares, part: float) -> Shares:
        """Return the shares on the way to others.

        Args:
            other: the shares at the end of the way.
            part: how much of the way is done, 0 … 1.

        >>> Shares((26, 26)).toward(Shares((28, 24)), 0.5)
        Shares(seats=(27.0, 25.0), pot=0.0)
        """
        if len(self.seats) != len(other.seats) or part >= 1.0:
            return other
        pairs = zip(self.seats, other.seats, strict=True)
        seats = tuple(start + (end - start) * part for start, end in pairs)
        return Shares(seats, self.pot + (other.pot - self.pot) * part)
