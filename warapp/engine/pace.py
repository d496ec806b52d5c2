"""How long a round takes on the clock, from how long a battle and a war take at the table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds that one battle takes, and that each war in it adds.

    >>> Pace(battle_ms=1_200, war_ms=2_500).minutes(battles=100, wars=6)
    2.25
    """

    battle_ms: float
    war_ms: float

    def minutes(self, battles: float, wars: float) -> float:
        """Return the minutes that a round of so many battles and wars takes."""
        return (battles * self.battle_ms + wars * self.war_ms) / 60_000
