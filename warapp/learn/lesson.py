"""A lesson: one turn after another until its minutes or battles are over; knows no clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from warapp.engine import SplitMix64
from warapp.learn.boxes import Boxes, Result
from warapp.learn.deals import QUESTIONS, Deal, plan_deal
from warapp.learn.drawing import Memory, Wish
from warapp.learn.series import Series, plan_turn
from warapp.learn.settings import Battles, LessonSettings, Minutes
from warapp.learn.turns import Turn

_MS = 60_000
STONES = 10
"""A lesson is shown as ten stones."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What changes on the table before a turn.

    Attributes:
        turn: the turn.
        deal: a round to put on the table first, all cards gathered; None to go on with the one there.
        series: the cards of a series before this turn; None in rounds.
        is_new_deck: whether the deck of the series was shuffled for this turn.
        in_war: whether the cards are those of the war that the turn before began.
    """

    turn: Turn
    deal: Deal | None = None
    series: Series | None = None
    is_new_deck: bool = False
    in_war: bool = False


class Lesson:
    """The turns of a lesson. The same settings, boxes, seed, results and times give the same lesson.

    Args:
        settings: what the lesson is about.
        boxes: those of each child that answers, as they were before.
        seed: the seed of all lots.
    """

    def __init__(self, settings: LessonSettings, boxes: Sequence[Boxes], seed: int) -> None:
        self.settings, self.seed = settings, seed
        self.memory = Memory.begin(settings, boxes)
        self._stream = SplitMix64(seed)
        self._series: Series | None = None
        self._planned: list[Turn] = []
        self._turn: Turn | None = None
        self._turn_before: Turn | None = None
        self._had_last = False

    @property
    def answered(self) -> int:
        """The number of questions answered."""
        return len(self.memory.history)

    @property
    def is_over(self) -> bool:
        """Whether the last question has been answered."""
        return self._had_last and self._turn is None

    def stones(self, elapsed_ms: float) -> int:
        """Return how many tenths of the lesson are over, from 0 to 10."""
        if self.is_over:
            return STONES
        length = self.settings.length
        if isinstance(length, Minutes):
            return min(STONES, int(elapsed_ms * STONES / (length.count * _MS)))
        return self.answered * STONES // length.count

    def next_turn(self, elapsed_ms: float) -> Dealt | None:
        """Return the next turn, or None if the lesson is over.

        Args:
            elapsed_ms: for how long the lesson has been going on.

        Raises:
            ValueError: the turn before has not been answered.
        """
        if self._turn is not None:
            raise ValueError("the turn before has not been answered")
        if self._had_last:
            return None
        self._had_last = self._is_last(elapsed_ms)
        dealt = self._next_of_deal() if self.settings.mode.cards_each == 1 else self._next_of_series()
        self._turn = dealt.turn
        return dealt

    def answer(self, result: Result) -> None:
        """Take the result of the turn on the table.

        Raises:
            ValueError: no turn waits for an answer.
        """
        if self._turn is None:
            raise ValueError("no turn waits for an answer")
        self.memory = self.memory.with_asked(replace(self._turn.asked, result=result))
        if self._series:
            self._series = self._series.after(self._turn)
        self._turn_before, self._turn = self._turn, None

    def _is_last(self, elapsed_ms: float) -> bool:
        length = self.settings.length
        if isinstance(length, Battles):
            return self.answered >= length.count - 1
        return bool(self.answered) and elapsed_ms >= length.count * _MS

    def _next_of_deal(self) -> Dealt:
        """Return the next turn of a round; a war is always finished first."""
        in_war = self._turn_before is not None and self._turn_before.is_equal
        deal = None
        if not in_war and (self._cuts_short or not self._planned or self.memory.was_hard):
            deal = self._plan_deal()
            self._planned = list(deal.turns)
        return Dealt(self._planned.pop(0), deal, in_war=in_war)

    @property
    def _cuts_short(self) -> bool:
        """Whether the lesson ends before the round does, since its minutes are over."""
        return self._had_last and isinstance(self.settings.length, Minutes)

    def _plan_deal(self) -> Deal:
        length = self.settings.length
        left = length.count - self.answered if isinstance(length, Battles) else QUESTIONS + 1
        questions = 1 if self._had_last else left
        last = Wish.EASY if questions <= QUESTIONS else Wish.ANY
        return plan_deal(self.settings, self.memory, questions, last, self._stream)

    @property
    def _deck_is_full(self) -> bool:
        """Whether most cards of the deck are left, so that another one would hardly offer more."""
        whole = len(self.settings.cards.deck(self.settings.numbers))
        return self._series is not None and 3 * len(self._series.deck) > 2 * whole

    def _next_of_series(self) -> Dealt:
        """Return the next turn of a series; the deck is shuffled again once it is through or lacks cards."""
        wish = Wish.EASY if self._had_last else self.memory.wish
        if self._series is not None:
            turn = plan_turn(self.settings, self.memory, self._series, wish, self._stream)
            if turn and (self._deck_is_full or self.memory.is_fitting(turn.item, turn.asked.child, wish)):
                return Dealt(turn, series=self._series)
        self._series = Series.begin(self.settings, self._stream)
        turn = plan_turn(self.settings, self.memory, self._series, wish, self._stream)
        assert turn is not None, "a whole deck has cards for every mode"
        return Dealt(turn, series=self._series, is_new_deck=True)
