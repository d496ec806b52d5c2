"""A pace in whole microseconds, so that the kernel and the Python backend arrive at the same clock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from warapp.engine import ALL_CARDS, Battle, CardsLaid, PotCarried, PotTaken, RanShort, SeatOut, WarDeclared
from warapp.pace import Pace

MOST_FACE_DOWN = 15
"""More than any war takes: the joker's 11 cards are the most."""


@dataclass(frozen=True, slots=True)
class Durations:
    """How long the parts of a battle take, in microseconds.

    Attributes:
        taken_us: a battle without its wars, by the number of cards in the pot taken.
        left_us: a battle without its wars whose pot is left on the table.
        call_us: declaring a battle's first war.
        fight_us: fighting it, by the number of face-down cards in the longest column.
        again_call_us, again_fight_us: what the same take more, or less if negative, in its later wars.
        short_us: announcing the short seats of a war.
        put_out_us: moving the cards of a seat put out to the pot.
    """

    taken_us: tuple[int, ...]
    left_us: int
    call_us: int
    fight_us: tuple[int, ...]
    again_call_us: int
    again_fight_us: int
    short_us: int
    put_out_us: int

    @classmethod
    @cache
    def of(cls, pace: Pace) -> Durations:
        """Convert a pace."""
        return cls(
            tuple(_us(pace.battle_ms(pot)) for pot in range(len(ALL_CARDS) + 1)),
            _us(pace.left_battle_ms),
            _us(pace.war_call_ms),
            tuple(_us(pace.fight_ms(face_down)) for face_down in range(MOST_FACE_DOWN + 1)),
            _us(pace.call_ms(2) - pace.call_ms(1)),
            _us(pace.fight_ms(0, 2) - pace.fight_ms(0, 1)),
            _us(pace.short_ms),
            _us(pace.put_out_ms),
        )

    def battle_us(self, battle: Battle) -> int:
        """Return the duration of a battle without its wars, until its pot is gathered or left."""
        took, announced = 0, False
        for event in battle.events:
            match event:
                case WarDeclared(depth=depth):
                    took += self.call_us + (self.again_call_us if depth > 1 else 0)
                    announced = False
                case RanShort() if not announced:
                    took += self.short_us
                    announced = True
                case CardsLaid(laid=laid, depth=depth):
                    took += self.fight_us[max(len(column.face_down) for column in laid)]
                    took += self.again_fight_us if depth > 1 else 0
                case SeatOut(cards=cards) if cards:
                    took += self.put_out_us
                case PotTaken(cards=cards):
                    took += self.taken_us[len(cards)]
                case PotCarried():
                    took += self.left_us
        return took


def _us(ms: float) -> int:
    return round(1_000 * ms)
