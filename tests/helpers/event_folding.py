"""The cards followed through a battle's events alone, as a table that shows them would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from warapp.engine import (
    Card,
    CardsLaid,
    CardsTurned,
    Event,
    Outcome,
    Pile,
    PotCarried,
    PotTaken,
    RoundEnded,
    SeatOut,
    State,
)


@dataclass
class Table:
    """Piles, the cards of this battle by seat, and the carried pot."""

    piles: list[Pile]
    columns: list[Pile]
    pot: Pile
    outcome: Outcome | None = None

    @classmethod
    def of(cls, state: State) -> Table:
        return cls(list(state.piles), [() for _ in state.piles], state.pot)

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(map(len, self.piles))

    @property
    def cards(self) -> list[Card]:
        """Every card of the round, in no order that matters."""
        return [*self.pot, *chain(*self.piles), *chain(*self.columns)]

    def lay(self, seat: int, cards: Pile) -> None:
        """Move cards, which must be those on top of the pile, to the seat's column."""
        number = len(cards)
        assert self.piles[seat][:number] == cards
        self.piles[seat] = self.piles[seat][number:]
        self.columns[seat] += cards

    def lift(self) -> set[Card]:
        """Clear the middle, and return what lay there."""
        lifted = {*self.pot, *chain(*self.columns)}
        self.columns, self.pot = [() for _ in self.piles], ()
        return lifted


def fold(state: State, events: Sequence[Event]) -> Iterator[tuple[Event, Table]]:
    """Follow the events from a state, and yield the table after each; it is the same one every time."""
    table = Table.of(state)
    for event in events:
        match event:
            case CardsTurned(cards=cards):
                for seat, card in enumerate(cards):
                    table.lay(seat, (card,) if card else ())
            case CardsLaid(laid=laid):
                for column in laid:
                    table.lay(column.seat, column.cards)
            case SeatOut(seat=seat, cards=cards):
                table.lay(seat, cards)
            case PotTaken(seat=seat, cards=cards):
                assert table.lift() == set(cards)
                table.piles[seat] += cards
            case PotCarried(pot=pot):
                assert table.lift() == set(pot)
                table.pot = pot
            case RoundEnded(outcome=outcome):
                table.outcome = outcome
            case _:
                pass
        yield event, table
