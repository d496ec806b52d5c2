"""All durations of the table, of which those of a battle are the pace of the lab's clock."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from warapp.pace import Pace

_YOURS_LATER_MS = 260
"""How much later than the others' cards yours appears without travel."""
_CLOSE_MARGIN, _CLEAR_MARGIN = 1, 8
_CLOSE, _CLEAR = 420 / 330, 240 / 330
"""How long cards within a rank of each other are compared, and those far apart, by the mean."""


@dataclass(frozen=True, slots=True)
class Timing(Pace):
    """All durations at normal speed, in milliseconds.

    Attributes:
        deal_flight_ms: the flight of a card that is dealt.
        deal_stagger_ms: the delay between two cards dealt.
        deal_total_ms: the greatest delay between the first and the last card dealt.
        cut_ms: the halves of the deck part before it is riffled.
        riffle_ms: they fall together, card by card.
        appear_ms: the words appear once all cards are dealt.
        raise_ms: raising the winning card, and shading the beaten ones.
        ring_ms: the ring around it coming up.
        medal_ms: the medal at its corner popping up.
        rise_delay_ms: the time until the number of cards won begins to rise.
        rise_ms: rising.
        roll_ms: the count on the winner's plate rolling to what it is now.
        light_ms: the light coming back after a war.
        share_ms: the share bar catching up with the counts.
        close_ms: the other seats of a row taking the room of one that is out.
        dim_ms: darkening the table at the end of a round.
        fan_flight_ms: the flight of a card into the fan there.
        fan_stagger_ms: the delay between two of them.
        fan_stagger_total_ms: the greatest delay between the first and the last of them.
        panel_wait_ms: the time until the panel comes.
        panel_ms: its coming.
        confetti_ms: how long confetti falls.
    """

    deal_flight_ms: float = 260
    deal_stagger_ms: float = 24
    deal_total_ms: float = 440
    cut_ms: float = 160
    riffle_ms: float = 290
    appear_ms: float = 150
    raise_ms: float = 180
    ring_ms: float = 160
    medal_ms: float = 220
    rise_delay_ms: float = 60
    rise_ms: float = 600
    roll_ms: float = 300
    light_ms: float = 250
    share_ms: float = 350
    close_ms: float = 400
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

    @property
    def travels(self) -> bool:
        """Whether cards travel, rather than appear in place."""
        return self.turn_ms > 0

    def breath_ms(self, margin: int) -> float:
        """Return how long cards are compared: longer the closer they are.

        >>> [round(Timing().breath_ms(margin)) for margin in (0, 1, 4, 8, 12)]
        [420, 420, 343, 240, 240]

        Args:
            margin: by how many ranks the best card beats the next one, 0 for a tie.
        """
        far = (min(max(margin, _CLOSE_MARGIN), _CLEAR_MARGIN) - _CLOSE_MARGIN) / (
            _CLEAR_MARGIN - _CLOSE_MARGIN
        )
        return self.compare_ms * (_CLOSE + (_CLEAR - _CLOSE) * far)

    def stagger(self, cards: int, step_ms: float, total_ms: float) -> float:
        """Return the delay between two cards: `step_ms`, or less so that all begin within `total_ms`."""
        return min(step_ms, total_ms / max(1, cards - 1))

    def reduced(self) -> Timing:
        """Return durations without travel, during which cards stay visible as long as before."""
        return replace(
            self,
            deal_flight_ms=0,
            deal_stagger_ms=0,
            deal_total_ms=0,
            cut_ms=0,
            riffle_ms=0,
            appear_ms=0,
            turn_ms=0,
            yours_later_ms=_YOURS_LATER_MS,
            compare_ms=self.compare_ms + self.turn_ms + self.yours_later_ms - _YOURS_LATER_MS,
            gather_flight_ms=0,
            gather_stagger_ms=0,
            raise_ms=0,
            light_ms=0,
            share_ms=0,
            ring_ms=0,
            medal_ms=0,
            rise_delay_ms=0,
            rise_ms=0,
            roll_ms=0,
            lay_ms=0,
            reveal_ms=0,
            reveal_pause_ms=_YOURS_LATER_MS,
            reveal_yours_ms=0,
            again_reveal_ms=0,
            again_pause_ms=_YOURS_LATER_MS,
            again_yours_ms=0,
            put_out_ms=0,
            carry_ms=0,
            close_ms=0,
            dim_ms=0,
            fan_flight_ms=0,
            fan_stagger_ms=0,
            panel_wait_ms=0,
            panel_ms=0,
        )
