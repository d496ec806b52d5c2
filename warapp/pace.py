"""How long battles and wars take: the durations that table, clock and lab share; knows none of them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the parts of a battle take, in milliseconds; by default as at the table at normal speed.

    Attributes:
        turn_ms: turning the cards.
        compare_ms: pausing to compare the cards turned, in the battle and in each war.
        win_ms: raising the winning card.
        hold_ms: holding the result while battles follow on their own.
        gather_flight_ms: moving a card under the winner's pile.
        gather_stagger_ms: the delay between two cards of the pot.
        gather_stagger_total_ms: the greatest delay between the first and the last card of the pot.
        overlap_ms: how long the last cards of the pot are on their way while the next ones are turned.
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
    win_ms: float = 220
    hold_ms: float = 520
    gather_flight_ms: float = 220
    gather_stagger_ms: float = 30
    gather_stagger_total_ms: float = 270
    overlap_ms: float = 130
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
        """Return the duration of a battle without its wars, until the cards of the next one are turned.

        >>> Pace().battle_ms(pot=2)
        1570
        """
        return self.turn_ms + self.compare_ms + self.win_ms + self.hold_ms + self.lead_ms(pot)

    @property
    def left_battle_ms(self) -> float:
        """The duration of a battle without its wars whose pot is left on the table."""
        return self.turn_ms + self.compare_ms + self.hold_ms + self.left_lead_ms

    @property
    def left_lead_ms(self) -> float:
        """The time from starting to move a pot aside to turning the next cards."""
        return max(0.0, self.carry_ms - self._overlap_ms)

    def gather_ms(self, pot: int) -> float:
        """Return the duration of gathering all cards of a pot.

        >>> Pace().gather_ms(pot=2), Pace().lead_ms(pot=2)
        (250, 120)
        """
        return self.gather_flight_ms + stagger_ms(pot, self.gather_stagger_ms, self.gather_stagger_total_ms)

    def lead_ms(self, pot: int) -> float:
        """Return the time from starting to gather a pot to turning the next cards."""
        return max(0.0, self.gather_ms(pot) - self._overlap_ms)

    @property
    def _overlap_ms(self) -> float:
        return min(self.overlap_ms, self.turn_ms)  # the pot is gathered by the time the next cards are turned

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
        785.0
        """
        pace = Pace(**{field.name: getattr(self, field.name) / speed for field in fields(Pace)})
        return replace(pace, hold_ms=held_ms(self.hold_ms, speed))


LEAST_HOLD_MS = 140
"""The shortest time for which a result is seen, at any speed."""


def held_ms(hold_ms: float, speed: float) -> float:
    """Return how long a result is held in real time, at a speed that is a factor on time.

    >>> held_ms(520, 1.0), held_ms(520, 4.0), held_ms(0, 4.0)
    (520.0, 140, 0.0)
    """
    return max(hold_ms / speed, min(hold_ms, LEAST_HOLD_MS))


def stagger_ms(items: int, step_ms: float, total_ms: float) -> float:
    """Return the delay between the first and the last of some staggered items.

    >>> stagger_ms(3, 60, 420), stagger_ms(40, 60, 420)
    (120, 420)
    """
    return min(step_ms * max(0, items - 1), total_ms)
