"""The result of one round in the lab, whichever backend played it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

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
    """

    deal_number: int
    outcome: Outcome
    battles: int
    wars: int
    seconds: int
    longest_war: int
    fewest: int


@dataclass(frozen=True, slots=True)
class Finish:
    """A finished round: its result and its final position."""

    summary: Summary
    position: Position


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
