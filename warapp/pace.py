"""How long battles and wars take: the durations that table, clock and lab share; knows none of them."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the parts of a battle take, in milliseconds; by default as at the table at normal speed.

    The pause to compare cards is longer for close cards than for others; `compare_ms` is its mean over the
    pairs of cards that two seats can turn, and no battle counts another one.

    Attributes:
        turn_ms: turning a card.
        yours_later_ms: how much later than the others' cards yours is turned.
        compare_ms: pausing to compare the cards turned, in the battle and in each war, on average.
        win_ms: raising the winning card.
        hold_ms: holding the result while battles follow on their own.
        gather_flight_ms: moving a card under the winner's pile.
        gather_stagger_ms: the delay between two cards of the pot.
        gather_stagger_total_ms: the greatest delay between the first and the last card of the pot.
        overlap_ms: how long the last cards of the pot are on their way while the next ones are turned.
        war_call_ms: declaring a battle's first war.
        lay_ms: laying a card face down.
        lay_stagger_ms: the delay between two face-down cards.
        chant_stagger_ms: the same where three are laid, one to each beat of the chant.
        lay_stagger_total_ms: the greatest delay between the first and the last face-down card.
        lay_pause_ms: the pause after the last of them.
        reveal_ms: turning up the others' cards of a battle's first war.
        reveal_pause_ms: the pause before yours.
        reveal_yours_ms: turning up yours.
        again_call_ms, again_reveal_ms, again_pause_ms, again_yours_ms: the same in the battle's later wars.
        short_ms: announcing the short seats of a war.
        put_out_ms: moving the cards of a seat put out to the pot.
        carry_ms: moving a pot aside that nobody takes.
    """

    turn_ms: float = 380
    yours_later_ms: float = 110
    compare_ms: float = 330
    win_ms: float = 180
    hold_ms: float = 520
    gather_flight_ms: float = 220
    gather_stagger_ms: float = 30
    gather_stagger_total_ms: float = 270
    overlap_ms: float = 130
    war_call_ms: float = 1_080
    lay_ms: float = 200
    lay_stagger_ms: float = 150
    chant_stagger_ms: float = 300
    lay_stagger_total_ms: float = 1_200
    lay_pause_ms: float = 100
    reveal_ms: float = 420
    reveal_pause_ms: float = 260
    reveal_yours_ms: float = 620
    again_call_ms: float = 650
    again_reveal_ms: float = 250
    again_pause_ms: float = 160
    again_yours_ms: float = 370
    short_ms: float = 700
    put_out_ms: float = 420
    carry_ms: float = 420

    @classmethod
    def flat(cls, battle_ms: float, war_ms: float) -> Pace:
        """Return a pace at which all battles, and all wars, take equally long.

        >>> pace = Pace.flat(1_200, 2_500)
        >>> pace.battle_ms(pot=20), pace.war_ms(face_down=7), pace.war_ms(face_down=1, depth=2)
        (1200.0, 2500.0, 2500.0)
        """
        nothing = dict.fromkeys((field.name for field in fields(cls)), 0.0)
        return cls(**nothing | {"turn_ms": battle_ms, "war_call_ms": war_ms, "again_call_ms": war_ms})

    def battle_ms(self, pot: int) -> float:
        """Return the duration of a battle without its wars, until the cards of the next one are turned.

        >>> Pace().battle_ms(pot=2)
        1640
        """
        return self._turned_ms + self.compare_ms + self.win_ms + self.hold_ms + self.lead_ms(pot)

    @property
    def left_battle_ms(self) -> float:
        """The duration of a battle without its wars whose pot is left on the table."""
        return self._turned_ms + self.compare_ms + self.hold_ms + self.left_lead_ms

    @property
    def _turned_ms(self) -> float:
        return self.turn_ms + self.yours_later_ms

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
        return min(self.overlap_ms, self._turned_ms)  # a pot is gathered before the next cards are turned

    def war_ms(self, face_down: int, depth: int = 1) -> float:
        """Return the duration of a war, from its declaration until its cards are compared.

        >>> [Pace().war_ms(face_down) for face_down in (0, 1, 3, 4)], Pace().war_ms(1, depth=2)
        ([2710, 3010, 3610, 3460], 2060)
        """
        return self.call_ms(depth) + self.fight_ms(face_down, depth)

    def call_ms(self, depth: int) -> float:
        """Return the duration of declaring a battle's war, the first one being of depth 1."""
        return self.war_call_ms if depth == 1 else self.again_call_ms

    def fight_ms(self, face_down: int, depth: int = 1) -> float:
        """Return the duration of a declared war by the number of face-down cards in the longest column."""
        first = self.reveal_ms + self.reveal_pause_ms + self.reveal_yours_ms
        later = self.again_reveal_ms + self.again_pause_ms + self.again_yours_ms
        return self.laid_ms(face_down) + (first if depth == 1 else later) + self.compare_ms

    def laid_ms(self, face_down: int) -> float:
        """Return the duration of laying so many cards face down, with the pause after them."""
        if not face_down:
            return 0
        last_ms = stagger_ms(face_down, self.lay_step_ms(face_down), self.lay_stagger_total_ms)
        return last_ms + self.lay_ms + self.lay_pause_ms

    def lay_step_ms(self, face_down: int) -> float:
        """Return the delay between two of so many face-down cards, if there is time for it."""
        return self.chant_stagger_ms if face_down == CHANT_BEATS - 1 else self.lay_stagger_ms

    def at(self, speed: float) -> Pace:
        """Return the pace at another speed, which is a factor on time.

        >>> Pace().at(2.0).battle_ms(pot=2)
        820.0
        """
        pace = Pace(**{field.name: getattr(self, field.name) / speed for field in fields(Pace)})
        return replace(pace, hold_ms=held_ms(self.hold_ms, speed), compare_ms=held_ms(self.compare_ms, speed))


CHANT_BEATS = 4
"""The beats of a war's chant: one for each of three face-down cards, and one for the card that decides."""
LEAST_HOLD_MS = 140
"""The shortest time for which cards are compared and a result is seen, at any speed."""


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
