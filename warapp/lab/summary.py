"""The result of one round in the lab, whichever backend played it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import NamedTuple

from warapp.engine import MOST_DEALS, InvalidRules, Outcome, Position, Rules
from warapp.pace import Pace

USUAL_PACE = Pace()
"""The pace of the table at normal speed."""

MINUTE_US = 60_000_000
MOST_MS = 600_000
"""The longest duration of any part of a battle in the lab."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The result of one round.

    Attributes:
        deal_number: the deal number, or 0 for given piles.
        outcome: why the round ended and who won.
        battles: the number of battles played.
        wars: the number of wars declared.
        seconds: the time on the clock, in whole seconds.
        longest_war: the greatest depth of a war, 0 if there was none.
        fewest: the fewest cards that the winner held after a battle or the deal; 0 for a draw.
        lead_changes: how often another seat than before held the most cards alone.
        behind: the battles after which the winner held fewer cards than another seat; 0 for a draw.
        out_at: for each seat, the battle after which it had no cards left; None if it always had some.
        worth: for each seat, the worth of the cards it was dealt.
    """

    deal_number: int
    outcome: Outcome
    battles: int
    wars: int
    seconds: int
    longest_war: int
    fewest: int
    lead_changes: int
    behind: int
    out_at: tuple[int | None, ...]
    worth: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """A finished round: its result and its final position."""

    summary: Summary
    position: Position


class CardFigures(NamedTuple):
    """What the numbers of cards after each battle of a round come to; the fields are those of `Summary`."""

    fewest: int
    lead_changes: int
    behind: int
    out_at: tuple[int | None, ...]

    @classmethod
    def of(cls, counts: Sequence[Sequence[int]], winner: int | None) -> CardFigures:
        """Return the figures of a round.

        >>> CardFigures.of([(2, 2), (1, 3), (2, 2), (3, 1), (4, 0)], winner=0)
        CardFigures(fewest=1, lead_changes=1, behind=1, out_at=(None, 4))

        Args:
            counts: the number of cards that each seat holds after the deal and after each battle.
            winner: the seat that wins the round; None for a draw.
        """
        leaders = [seat for seat in map(_leader, counts) if seat is not None]
        columns = list(zip(*counts, strict=True))
        return cls(
            fewest=0 if winner is None else min(columns[winner]),
            lead_changes=sum(seat != before for before, seat in pairwise(leaders)),
            behind=0 if winner is None else sum(held[winner] < max(held) for held in counts[1:]),
            out_at=tuple(held.index(0) if 0 in held else None for held in columns),
        )


def _leader(held: Sequence[int]) -> int | None:
    """Return the seat that holds the most cards alone, if there is one."""
    most = max(held)
    return held.index(most) if held.count(most) == 1 else None


def sitting_out(summary: Summary) -> int:
    """Return the share of a round's battles that its seats sit out, in thousandths, rounded half up.

    A seat sits out the battles that are played after it has no cards left; two of three seats that play 10
    battles to the end while the third is out after 4 make 6 of 30.
    """
    sat_out = sum(summary.battles - battle for battle in summary.out_at if battle is not None)
    all_battles = summary.battles * len(summary.out_at)
    return (2_000 * sat_out + all_battles) // (2 * all_battles) if all_battles else 0


def time_is_over(rules: Rules, clock_us: int) -> bool:
    """Return whether the clock has reached the minute limit of the rules.

    >>> time_is_over(Rules(minute_limit=1), 60_000_000)
    True
    """
    return rules.minute_limit is not None and clock_us >= rules.minute_limit * MINUTE_US


def check_pace(pace: Pace) -> None:
    """Raise ValueError if a duration of the pace is out of range."""
    for name, ms in asdict(pace).items():
        if not 0 <= ms <= MOST_MS:
            raise ValueError(f"{name}: {ms} is not allowed; it can be 0 to {MOST_MS:,} milliseconds")


def check_deals(deals: range) -> None:
    """Raise InvalidRules unless all deals are valid deal numbers."""
    for deal_number in (*deals[:1], *deals[-1:]):
        if not 1 <= deal_number <= MOST_DEALS:
            raise InvalidRules("deal_number", deal_number, f"1 to {MOST_DEALS:,}")
