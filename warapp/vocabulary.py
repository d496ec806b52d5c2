"""Enums and values that table, store and lab share, each defined once; knows none of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum


class ThemeName(StrEnum):
    """The colours of the table."""

    GREEN = "green"
    NIGHT_BLUE = "night_blue"
    WARM_WOOD = "warm_wood"
    HIGH_CONTRAST = "high_contrast"


class SuitColours(StrEnum):
    """How many colours tell the suits apart."""

    TWO = "two"
    FOUR = "four"


class FaceStyle(StrEnum):
    """How the faces of the cards are drawn."""

    CLASSIC = "classic"
    BIG_NUMBERS = "big_numbers"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the parts of a battle take, in milliseconds; by default as at the table at normal speed.

    Attributes:
        turn_ms: everybody turns a card.
        compare_ms: the cards that decide lie there to be compared: those turned, and those of each war.
        win_ms: the winning card is marked.
        gather_flight_ms: a card goes under the winner's pile.
        gather_stagger_ms: from one card of the pot to the next.
        gather_stagger_total_ms: from the first card of the pot to the last, at most.
        war_call_ms: a war is declared.
        lay_ms: a card is laid face down.
        lay_stagger_ms: from one card face down to the next.
        lay_stagger_total_ms: from the first card face down to the last, at most.
        reveal_ms: the card of a war is turned up.
        short_ms: a seat is told to be short.
        put_out_ms: the cards of a seat that is put out go to the pot.
        carry_ms: a pot that nobody takes is pushed aside.
    """

    turn_ms: float = 380
    compare_ms: float = 330
    win_ms: float = 170
    gather_flight_ms: float = 260
    gather_stagger_ms: float = 60
    gather_stagger_total_ms: float = 420
    war_call_ms: float = 900
    lay_ms: float = 280
    lay_stagger_ms: float = 170
    lay_stagger_total_ms: float = 700
    reveal_ms: float = 560
    short_ms: float = 700
    put_out_ms: float = 420
    carry_ms: float = 420

    @classmethod
    def flat(cls, battle_ms: float, war_ms: float) -> Pace:
        """Return a pace at which each battle and each war takes as long as any other.

        >>> Pace.flat(1_200, 2_500).battle_ms(pot=20), Pace.flat(1_200, 2_500).war_ms(face_down=7)
        (1200.0, 2500.0)
        """
        nothing = dict.fromkeys((field.name for field in fields(cls)), 0.0)
        return cls(**nothing | {"turn_ms": battle_ms, "war_call_ms": war_ms})

    def battle_ms(self, pot: int) -> float:
        """Return what a battle takes, but for its wars, until all cards of its pot are gathered.

        >>> Pace().battle_ms(pot=2)
        1200
        """
        gather = stagger_ms(pot, self.gather_stagger_ms, self.gather_stagger_total_ms)
        return self.turn_ms + self.compare_ms + self.win_ms + self.gather_flight_ms + gather

    @property
    def left_battle_ms(self) -> float:
        """What a battle takes, but for its wars, whose pot is left on the table."""
        return self.turn_ms + self.compare_ms + self.carry_ms

    def war_ms(self, face_down: int) -> float:
        """Return what a war adds, but for gathering its cards, from its call until its cards are compared.

        >>> Pace().war_ms(face_down=0), Pace().war_ms(face_down=1), Pace().war_ms(face_down=3)
        (1790, 2070, 2410)
        """
        return self.war_call_ms + self.fight_ms(face_down)

    def fight_ms(self, face_down: int) -> float:
        """Return what the cards of a war take that was called, so many of the longest column face down."""
        lay = self.lay_ms + stagger_ms(face_down, self.lay_stagger_ms, self.lay_stagger_total_ms)
        return (lay if face_down else 0) + self.reveal_ms + self.compare_ms

    def at(self, speed: float) -> Pace:
        """Return the pace at another speed, a factor on the time that passes.

        >>> Pace().at(2.0).battle_ms(pot=2)
        600.0
        """
        return Pace(**{field.name: getattr(self, field.name) / speed for field in fields(Pace)})


def stagger_ms(items: int, step_ms: float, total_ms: float) -> float:
    """Return the time from the first of some items to the last, which begin one after the other.

    >>> stagger_ms(3, 60, 420), stagger_ms(40, 60, 420)
    (120, 420)
    """
    return min(step_ms * max(0, items - 1), total_ms)
