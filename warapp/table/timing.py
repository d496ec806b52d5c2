"""All durations of the table in one value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from warapp.engine import Pace


@dataclass(frozen=True, slots=True)
class Timing:
    """How long everything on the table takes at normal speed, in milliseconds.

    A battle is turn + compare + win + gather (with its stagger); a war adds call + lay + reveal + compare.
    """

    deal_flight_ms: float = 260
    deal_total_ms: float = 1_500
    turn_ms: float = 380
    compare_ms: float = 330
    win_ms: float = 170
    gather_flight_ms: float = 260
    gather_stagger_ms: float = 60
    gather_stagger_total_ms: float = 420
    war_call_ms: float = 900
    pop_ms: float = 280
    lay_ms: float = 280
    lay_stagger_ms: float = 170
    lay_stagger_total_ms: float = 700
    reveal_ms: float = 560
    short_ms: float = 700
    put_out_ms: float = 420
    carry_ms: float = 420
    end_ms: float = 600

    @property
    def pace(self) -> Pace:
        """What a battle takes, and what each war of one face-down card adds, at normal speed."""
        battle = self.turn_ms + self.compare_ms + self.win_ms + self.gather_flight_ms + self.gather_stagger_ms
        war = self.war_call_ms + self.lay_ms + self.reveal_ms + self.compare_ms + self.gather_stagger_ms * 4
        return Pace(battle, war)

    def stagger(self, cards: int, step_ms: float, total_ms: float) -> float:
        """Return the time between two of so many cards: `step_ms`, or less so that all begin in time."""
        return min(step_ms, total_ms / max(1, cards - 1))

    def reduced(self) -> Timing:
        """Return the same without travel: cards are in place at once, and stay as long to be read."""
        return replace(
            self,
            deal_flight_ms=0,
            deal_total_ms=0,
            turn_ms=0,
            compare_ms=self.compare_ms + self.turn_ms,
            gather_flight_ms=0,
            gather_stagger_ms=0,
            win_ms=self.win_ms + self.gather_flight_ms,
            pop_ms=0,
            lay_ms=0,
            lay_stagger_ms=0,
            reveal_ms=0,
            put_out_ms=0,
            carry_ms=0,
        )
