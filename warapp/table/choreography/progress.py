"""How far a battle has been told: how many cards lie in each column."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.table.stage.spots import InColumn


@dataclass(slots=True)
class Progress:
    """The number of cards laid so far in each column, and of those carried over."""

    laid: list[int]
    carried: int

    def next_spot(self, seat: int) -> InColumn:
        """Return the spot of the seat's next card."""
        self.laid[seat] += 1
        return InColumn(seat, self.laid[seat] - 1)

    @property
    def pot(self) -> int:
        """The number of cards in the pot."""
        return self.carried + sum(self.laid)
