"""One round in the lab, in short; knows nothing of who played it."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from warapp.engine import MOST_DEALS, InvalidRules, Outcome, Position, Rules
from warapp.vocabulary import Pace

USUAL_PACE = Pace()
"""That of the table at its usual speed."""

MINUTE_US = 60_000_000
MOST_MS = 600_000
"""The longest that any part of a battle may take in the lab."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One round in short.

    Attributes:
        deal_number: the deal, or 0 for given piles.
        outcome: why the round ended and who won.
        battles: how many were played.
        wars: how many were declared.
        seconds: the whole seconds that it took on the clock.
        longest_war: the greatest depth of one, 0 where there was none.
        fewest: the fewest cards that the winner held after a battle or the deal; 0 where nobody won.
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
    """A round at its end: what it came to, and where the cards lie."""

    summary: Summary
    position: Position


def time_is_over(rules: Rules, clock_us: int) -> bool:
    """Return whether the clock has reached the rules' minute limit.

    >>> time_is_over(Rules(minute_limit=1), 60_000_000)
    True
    """
    return rules.minute_limit is not None and clock_us >= rules.minute_limit * MINUTE_US


def check_pace(pace: Pace) -> None:
    """Raise ValueError unless the lab can count at the pace."""
    for name, ms in asdict(pace).items():
        if not 0 <= ms <= MOST_MS:
            raise ValueError(f"{name}: {ms} is not allowed; it can be 0 to {MOST_MS:,} milliseconds")


def check_deals(deals: range) -> None:
    """Raise InvalidRules unless all of them are deal numbers."""
    for deal_number in (*deals[:1], *deals[-1:]):
        if not 1 <= deal_number <= MOST_DEALS:
            raise InvalidRules("deal_number", deal_number, f"1 to {MOST_DEALS:,}")
