"""Rounds as the statistics know them, and their summary; knows no database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from warapp.engine import Outcome, Played, Record, read_record
from warapp.store.statistics.players import EVERYONE, Player, player_at

if TYPE_CHECKING:
    from datetime import datetime

YOU = 0
"""The seat from whose point of view rounds are won or lost."""


class Result(StrEnum):
    """The result of a round from your point of view."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    ABANDONED = "abandoned"
    """Left before its end, so neither won nor lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """A round that ended or was abandoned.

    Attributes:
        round_id: a unique ID, so that a round saved twice counts once.
        record: the record up to the last battle played.
        outcome: the outcome; None for an abandoned round.
        wars: the number of wars declared.
        longest_war: the greatest depth of a war.
        duration_ms: the time on the round's clock.
        names: the names of the seats; empty for a seat's default name.
        finished_at: the time of its end, with a time zone.
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
        """Return a round as far as it has been played."""
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

    def result_for(self, player: Player) -> Result:
        """Return what the round was for a player; for everyone, a round with a winner is won."""
        if self.outcome is None:
            return Result.ABANDONED
        if self.outcome.winner is None:
            return Result.DRAWN
        won = player in (EVERYONE, player_at(self.outcome.winner, self.names))
        return Result.WON if won else Result.LOST

    def checked_record(self) -> Record:
        """Return the record, checked by playing it forward.

        Raises:
            InvalidRecord: it can't be played, so another program wrote this row.
        """
        return read_record(self.record.dumps().encode("ascii"))


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of rounds by result."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    abandoned: int = 0

    @property
    def finished(self) -> int:
        """The number of rounds played to their end."""
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary of all rounds.

    Attributes:
        tally: the number of rounds by result.
        current_streak: the number of rounds won in a row, up to the last one.
        longest_streak: the greatest number of rounds ever won in a row.
        shortest: the finished round with the fewest battles, the first of equals.
        longest: the finished round with the most battles.
        biggest_war: the round with the longest war; None if there was no war.
    """

    tally: Tally = field(default_factory=Tally)
    current_streak: int = 0
    longest_streak: int = 0
    shortest: PlayedRound | None = None
    longest: PlayedRound | None = None
    biggest_war: PlayedRound | None = None


def streaks(results: Iterable[Result]) -> tuple[int, int]:
    """Return the current and the longest streak of rounds won; abandoned rounds don't end a streak.

    Args:
        results: the results, oldest first.

    >>> streaks([Result.WON, Result.WON, Result.LOST, Result.WON, Result.ABANDONED])
    (1, 2)
    """
    current = longest = 0
    for result in results:
        if result is not Result.ABANDONED:
            current = current + 1 if result is Result.WON else 0
            longest = max(longest, current)
    return current, longest
