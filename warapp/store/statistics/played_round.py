"""Rounds as the statistics know them: each one, and what they come to together; knows no database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from warapp.engine import Outcome, Played, Record, read_record

if TYPE_CHECKING:
    from datetime import datetime

YOU = 0
"""The seat for which rounds are won or lost."""


class Result(StrEnum):
    """What a round was for you."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    ABANDONED = "abandoned"
    """Left before its end: neither won nor lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """A round that ended, or was left.

    Attributes:
        round_id: a name that no other round has: a round that is kept twice counts once.
        record: the round and how many battles of it were played.
        outcome: None for a round that was left.
        wars: the wars declared in it.
        longest_war: the greatest depth of one.
        duration_ms: the time on its clock.
        names: the seats' names; an empty one is the name that the seat has by itself.
        finished_at: when, with a time zone.
    """

    round_id: str
    record: Record
    outcome: Outcome | None
    wars: int
    longest_war: int
    duration_ms: int
    names: tuple[str, ...]
    finished_at: datetime

    @classmethod
    def of(
        cls,
        round_id: str,
        record: Record,
        played: Played,
        *,
        duration_ms: int,
        names: tuple[str, ...],
        finished_at: datetime,
    ) -> PlayedRound:
        """Return a round as far as it was played."""
        return cls(
            round_id=round_id,
            record=record,
            outcome=played.state.outcome,
            wars=played.wars,
            longest_war=played.longest_war,
            duration_ms=duration_ms,
            names=names,
            finished_at=finished_at,
        )

    @property
    def result(self) -> Result:
        """What the round was for you."""
        if self.outcome is None:
            return Result.ABANDONED
        if self.outcome.winner is None:
            return Result.DRAWN
        return Result.WON if self.outcome.winner == YOU else Result.LOST

    def checked_record(self) -> Record:
        """Return the record after playing it forward once, as one that was read from a file.

        Raises:
            InvalidRecord: somebody else wrote this row, and it can't be played.
        """
        return read_record(self.record.dumps().encode("ascii"))


@dataclass(frozen=True, slots=True)
class Tally:
    """How many rounds were what."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    abandoned: int = 0

    @property
    def finished(self) -> int:
        """How many rounds were played to their end."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Summary:
    """What all rounds come to.

    Attributes:
        tally: how many were what.
        current_streak: the rounds won in a row, up to the last one.
        longest_streak: the most rounds ever won in a row.
        shortest: the finished round of fewest battles, the first of equals.
        longest: the finished round of most battles.
        biggest_war: the round with the longest war, if there was a war in any.
    """

    tally: Tally = field(default_factory=Tally)
    current_streak: int = 0
    longest_streak: int = 0
    shortest: PlayedRound | None = None
    longest: PlayedRound | None = None
    biggest_war: PlayedRound | None = None


def streaks(results: Iterable[Result]) -> tuple[int, int]:
    """Return the current and the longest row of rounds won; a round that was left doesn't end a row.

    Args:
        results: the oldest first.

    >>> streaks([Result.WON, Result.WON, Result.LOST, Result.WON, Result.ABANDONED])
    (1, 2)
    """
    current = longest = 0
    for result in results:
        if result is not Result.ABANDONED:
            current = current + 1 if result is Result.WON else 0
            longest = max(longest, current)
    return current, longest
