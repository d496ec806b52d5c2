"""What rules are wanted for an evening; plays no rounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from warapp.engine import MOST_SEATS, InvalidRules
from warapp.lab.summary import USUAL_PACE, check_pace
from warapp.pace import Pace

LEAST_MINUTES, MOST_MINUTES = 2, 60


class Length(StrEnum):
    """What the minutes mean."""

    OVER_BY = "over-by"
    """The round must be over by then."""
    ABOUT = "about"
    """The round should last about so long."""


class Wish(StrEnum):
    """What matters to the players."""

    FEW_DRAWS = "few-draws"
    NOBODY_OUT_EARLY = "nobody-out-early"
    MANY_WARS = "many-wars"
    KNOWN_RULES = "known-rules"
    """Only rules that people know: a preset, but for players, limits and the order of won cards."""
    FEW_LEAD_CHANGES = "few-lead-changes"
    MANY_LEAD_CHANGES = "many-lead-changes"


@dataclass(frozen=True, slots=True)
class Request:
    """What rules are wanted.

    Attributes:
        players: how many play.
        minutes: how long they have.
        length: what the minutes mean.
        wishes: what matters to them.
        pace: what battles and wars take.

    Raises:
        InvalidRules: there are too few or too many players or minutes, or wishes that contradict each other.
        ValueError: the pace is out of range.
    """

    players: int
    minutes: int
    length: Length = Length.OVER_BY
    wishes: frozenset[Wish] = frozenset()
    pace: Pace = USUAL_PACE

    def __post_init__(self) -> None:
        check_pace(self.pace)
        if not 2 <= self.players <= MOST_SEATS:
            raise InvalidRules("players", self.players, f"2 to {MOST_SEATS}")
        if not LEAST_MINUTES <= self.minutes <= MOST_MINUTES:
            raise InvalidRules("minutes", self.minutes, f"{LEAST_MINUTES} to {MOST_MINUTES}")
        both = {Wish.FEW_LEAD_CHANGES, Wish.MANY_LEAD_CHANGES}
        if both <= self.wishes:
            raise InvalidRules("wish", " and ".join(sorted(both)), "one of the two")

    @property
    def seconds(self) -> int:
        """How long the players have, in seconds."""
        return 60 * self.minutes
