"""All durations of the table, of which those of a battle are the pace of the lab's clock."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from warapp.pace import Pace


@dataclass(frozen=True, slots=True)
class Timing(Pace):
    """All durations at normal speed, in milliseconds."""

    deal_flight_ms: float = 260
    deal_total_ms: float = 1_500
    pop_ms: float = 280
    raise_ms: float = 220
    share_ms: float = 350
    dim_ms: float = 300
    fan_flight_ms: float = 500
    fan_stagger_ms: float = 15
    fan_stagger_total_ms: float = 900
    panel_wait_ms: float = 150
    panel_ms: float = 320
    confetti_ms: float = 2_200

    @property
    def pace(self) -> Pace:
        """The durations of the parts of a battle."""
        return Pace(**{field.name: getattr(self, field.name) for field in fields(Pace)})

    def stagger(self, cards: int, step_ms: float, total_ms: float) -> float:
        """Return the delay between two cards: `step_ms`, or less so that all begin within `total_ms`."""
        return min(step_ms, total_ms / max(1, cards - 1))

    def reduced(self) -> Timing:
        """Return durations without travel, during which cards stay visible as long as before."""
        return replace(
            self,
            deal_flight_ms=0,
            deal_total_ms=0,
            turn_ms=0,
            compare_ms=self.compare_ms + self.turn_ms,
            gather_flight_ms=0,
            gather_stagger_ms=0,
            raise_ms=0,
            share_ms=0,
            pop_ms=0,
            lay_ms=0,
            lay_stagger_ms=0,
            reveal_ms=0,
            put_out_ms=0,
            carry_ms=0,
            dim_ms=0,
            fan_flight_ms=0,
            fan_stagger_ms=0,
            panel_wait_ms=0,
            panel_ms=0,
        )
