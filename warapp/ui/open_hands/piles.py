"""Which cards an open pile shows while a battle is told; knows no Qt."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from warapp.engine import Card, Pile, State
from warapp.table.stage.labels import Labels


class OpenPiles(NamedTuple):
    """The piles before a battle and after it.

    Attributes:
        before: the state before the battle that is told or lies on the table.
        after: the state after it; the same if there is no such battle yet.
    """

    before: State
    after: State

    @property
    def fullest(self) -> int:
        """The number of cards in the fullest pile."""
        return max(*self.before.counts, *self.after.counts)

    def shown(self, seat: int, labels: Labels, lying: Container[Card]) -> Pile:
        """Return the cards that a pile shows, the next one first.

        Until the table has come to the battle, the pile is dealt or gets what was won at its end; then its
        first cards are turned.

        Args:
            seat: whose pile it is.
            labels: what the table says.
            lying: the cards that lie on the table or are on their way.
        """
        count = labels.in_pile(seat)
        if labels.outcome is not None:
            cards = self.after.piles[seat]
        elif labels.battle > self.before.battles:
            pile = self.before.piles[seat]
            cards = pile[len(pile) - min(count, len(pile)) :]
        else:
            cards = self.before.piles[seat][:count]
        return tuple(card for card in cards if card not in lying)
