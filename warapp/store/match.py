"""The running score of the rounds played since it was last reset; pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from warapp.engine import MOST_SEATS, Outcome

MOST_NAMES = 64
"""The most names with a score of their own; those who won longest ago are dropped."""


@dataclass(frozen=True, slots=True)
class Match:
    """The score of a match. It follows people: those with a name by it, all others by their seat.

    Attributes:
        won: the rounds won at each possible seat by players without a name of their own, so that the score
            survives a change of rules.
        drawn: the number of draws.
        named: the rounds won by each name, the latest winner last.
    """

    won: tuple[int, ...] = (0,) * MOST_SEATS
    drawn: int = 0
    named: tuple[tuple[str, int], ...] = ()

    def after(self, outcome: Outcome, names: Sequence[str] = ()) -> Match:
        """Return the score after one more round.

        Args:
            outcome: of the round.
            names: the name given to each seat; '' for none.

        >>> from warapp.engine import Reason
        >>> Match().after(Outcome(Reason.SHORTAGE, 1)).after(Outcome(Reason.ENDLESS, None))
        Match(won=(0, 1, 0, 0, 0, 0), drawn=1, named=())
        """
        if outcome.winner is None:
            return replace(self, drawn=self.drawn + 1)
        if name := _name_at(outcome.winner, names):
            others = [pair for pair in self.named if pair[0] != name]
            number = dict(self.named).get(name, 0) + 1
            return replace(self, named=(*others, (name, number))[-MOST_NAMES:])
        return replace(self, won=tuple(n + (seat == outcome.winner) for seat, n in enumerate(self.won)))

    def at_table(self, names: Sequence[str]) -> Match:
        """Return the score of those who sit at the table now, by seat.

        Args:
            names: the name given to each seat; '' for none.

        >>> Match(won=(3, 2, 0, 0, 0, 0), named=(("Ben", 1),)).at_table(("", "Ben")).won
        (3, 1, 0, 0, 0, 0)
        """
        by_name = dict(self.named)
        at_seat = [_name_at(seat, names) for seat in range(len(self.won))]
        won = [by_name.get(name, 0) if name else n for name, n in zip(at_seat, self.won, strict=True)]
        return Match(tuple(won), self.drawn)

    @property
    def rounds(self) -> int:
        """The number of rounds counted."""
        return sum(self.won) + self.drawn + sum(number for _, number in self.named)


NO_ROUNDS = Match()
"""The score of a new match."""


def _name_at(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else ""
