"""The running score of the rounds played since it was last reset; pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from warapp.engine import MOST_SEATS, Outcome


@dataclass(frozen=True, slots=True)
class Match:
    """The score of a match.

    Attributes:
        won: the rounds won by each possible seat, so that the score survives a change of rules.
        drawn: the number of draws.
    """

    won: tuple[int, ...] = (0,) * MOST_SEATS
    drawn: int = 0

    def after(self, outcome: Outcome) -> Match:
        """Return the score after one more round.

        >>> from warapp.engine import Reason
        >>> Match().after(Outcome(Reason.SHORTAGE, 1)).after(Outcome(Reason.ENDLESS, None))
        Match(won=(0, 1, 0, 0, 0, 0), drawn=1)
        """
        if outcome.winner is None:
            return replace(self, drawn=self.drawn + 1)
        return replace(self, won=tuple(n + (seat == outcome.winner) for seat, n in enumerate(self.won)))

    @property
    def rounds(self) -> int:
        """The number of rounds counted."""
        return sum(self.won) + self.drawn


NO_ROUNDS = Match()
"""The score of a new match."""
