"""A pace in whole microseconds, which the kernel and the engine's player add up to the same clock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from warapp.engine import ALL_CARDS, Battle, CardsLaid, PotCarried, PotTaken, RanShort, SeatOut, WarDeclared
from warapp.vocabulary import Pace

MOST_FACE_DOWN = 15
"""A war asks for fewer: the joker's 11 cards are the most."""


@dataclass(frozen=True, slots=True)
class Durations:
    """What the parts of a battle take, in microseconds.

    Attributes:
        taken_us: a battle, but for its wars, by the cards in the pot that is taken.
        left_us: the same where the pot is left on the table.
        call_us: a war is called.
        fight_us: a war that was called is fought, by the cards face down in its longest column.
        short_us: a seat is short.
        put_out_us: a seat that is put out has cards.
    """

    taken_us: tuple[int, ...]
    left_us: int
    call_us: int
    fight_us: tuple[int, ...]
    short_us: int
    put_out_us: int

    @classmethod
    @cache
    def of(cls, pace: Pace) -> Durations:
        """Return a pace in microseconds."""
        return cls(
            tuple(_us(pace.battle_ms(pot)) for pot in range(len(ALL_CARDS) + 1)),
            _us(pace.left_battle_ms),
            _us(pace.war_call_ms),
            tuple(_us(pace.fight_ms(face_down)) for face_down in range(MOST_FACE_DOWN + 1)),
            _us(pace.short_ms),
            _us(pace.put_out_ms),
        )

    def battle_us(self, battle: Battle) -> int:
        """Return what a battle takes until its pot is gathered or left."""
        took = 0
        for event in battle.events:
            match event:
                case WarDeclared():
                    took += self.call_us
                case RanShort():
                    took += self.short_us
                case CardsLaid(laid=laid):
                    took += self.fight_us[max(len(column.face_down) for column in laid)]
                case SeatOut(cards=cards) if cards:
                    took += self.put_out_us
                case PotTaken(cards=cards):
                    took += self.taken_us[len(cards)]
                case PotCarried():
                    took += self.left_us
        return took


def _us(ms: float) -> int:
    return round(1_000 * ms)
