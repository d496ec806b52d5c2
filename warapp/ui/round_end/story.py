"""The story of a round from its record: who held how many cards when, who went out when, who won the wars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from warapp.engine import PotTaken, Record, SeatOut
from warapp.words.round_end import Closest


class RoundStory(NamedTuple):
    """The story of a round.

    Attributes:
        counts: the number of cards of each seat, at the deal and after each battle.
        out_after: by seat that went out, after which battle.
        wars_won: by seat, how many battles with a war it won.
    """

    counts: tuple[tuple[int, ...], ...]
    out_after: dict[int, int]
    wars_won: tuple[int, ...]

    def closest(self, seat: int) -> Closest:
        """Return the most cards that a seat had, and after which battle it first had them."""
        shares = [counts[seat] for counts in self.counts]
        most = max(shares)
        return Closest(most, shares.index(most))

    def shares(self, seat: int) -> Sequence[int]:
        """Return the number of cards of a seat, at the deal and after each battle."""
        return [counts[seat] for counts in self.counts]


def tell_story(record: Record, check: Callable[[], None] = lambda: None) -> RoundStory:
    """Return the story of a record by playing it forward.

    Args:
        record: the record.
        check: called after each battle; what it raises ends the work.
    """
    seats = len(record.start.piles)
    counts, out_after, wars_won = [record.start.counts], {}, [0] * seats
    for battle in record.play(record.battles):
        counts.append(battle.after.counts)
        for event in battle.events:
            match event:
                case SeatOut(seat=seat):
                    out_after[seat] = battle.number
                case PotTaken(seat=seat) if battle.wars:
                    wars_won[seat] += 1
        check()
    return RoundStory(tuple(counts), out_after, tuple(wars_won))
