"""Enums and values shared by table, store and lab; knows none of them."""

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
    """How many colours the suits have."""

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
        turn_ms: turning the cards.
        compare_ms: pausing to compare the cards turned, in the battle and in each war.
        win_ms: marking the winning card.
        gather_flight_ms: moving a card under the winner's pile.
        gather_stagger_ms: the delay between two cards of the pot.
        gather_stagger_total_ms: the greatest delay between the first and the last card of the pot.
        war_call_ms: declaring a war.
        lay_ms: laying a card face down.
        lay_stagger_ms: the delay between two face-down cards.
        lay_stagger_total_ms: the greatest delay between the first and the last face-down card.
        reveal_ms: turning up the card of a war.
        short_ms: announcing a short seat.
        put_out_ms: moving the cards of a seat put out to the pot.
        carry_ms: moving a pot aside that nobody takes.
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
        """Return a pace at which all battles, and all wars, take equally long.

        >>> Pace.flat(1_200, 2_500).battle_ms(pot=20), Pace.flat(1_200, 2_500).war_ms(face_down=7)
        (1200.0, 2500.0)
        """
        nothing = dict.fromkeys((field.name for field in fields(cls)), 0.0)
        return cls(**nothing | {"turn_ms": battle_ms, "war_call_ms": war_ms})

    def battle_ms(self, pot: int) -> float:
        """Return the duration of a battle without its wars, until all cards of the pot are gathered.

        >>> Pace().battle_ms(pot=2)
        1200
        """
        gather = stagger_ms(pot, self.gather_stagger_ms, self.gather_stagger_total_ms)
        return self.turn_ms + self.compare_ms + self.win_ms + self.gather_flight_ms + gather

    @property
    def left_battle_ms(self) -> float:
        """The duration of a battle without its wars whose pot is left on the table."""
        return self.turn_ms + self.compare_ms + self.carry_ms

    def war_ms(self, face_down: int) -> float:
        """Return the duration of a war, from its declaration until its cards are compared.

        >>> Pace().war_ms(face_down=0), Pace().war_ms(face_down=1), Pace().war_ms(face_down=3)
        (1790, 2070, 2410)
        """
        return self.war_call_ms + self.fight_ms(face_down)

    def fight_ms(self, face_down: int) -> float:
        """Return the duration of a declared war by the number of face-down cards in the longest column."""
        lay = self.lay_ms + stagger_ms(face_down, self.lay_stagger_ms, self.lay_stagger_total_ms)
        return (lay if face_down else 0) + self.reveal_ms + self.compare_ms

    def at(self, speed: float) -> Pace:
        """Return the pace at another speed, which is a factor on time.

        >>> Pace().at(2.0).battle_ms(pot=2)
        600.0
        """
        return Pace(**{field.name: getattr(self, field.name) / speed for field in fields(Pace)})


def stagger_ms(items: int, step_ms: float, total_ms: float) -> float:
    """Return the delay between the first and the last of some staggered items.

    >>> stagger_ms(3, 60, 420), stagger_ms(40, 60, 420)
    (120, 420)
    """
    return min(step_ms * max(0, items - 1), total_ms)
