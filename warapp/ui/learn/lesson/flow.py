"""What happens in a lesson: turning, asking, answering and going on; knows no widget and no voice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from warapp.clock import RoundClock
from warapp.engine import from_piles
from warapp.learn.asking import Asking, HelpStep
from warapp.learn.boxes import Result
from warapp.learn.lesson import Dealt, Lesson
from warapp.learn.questions import SIDES, Answer, Asked, Question, Side
from warapp.learn.settings import Answering, HelpModel, LessonSettings, Players
from warapp.session import LESSON_ID, GameSession, Round
from warapp.ui.learn.lesson.step import Answered, Step
from warapp.words import Translate
from warapp.words.lesson.answers import fact_sentence
from warapp.words.lesson.looks import asking_sentence
from warapp.words.lesson.names import before_asking, praise, thanks, tie_sentence
from warapp.words.lesson.sentences import Sentence


class LessonFlow(QObject):
    """A lesson in progress.

    Args:
        lesson: draws the questions.
        lesson_id: unlike that of any other lesson.
        names: those of the children; none for a class.
        session: plays the rounds, apart from the round on the table.
        now_ms: a monotonic clock, in milliseconds.
        translate: into the reader's language.
    """

    changed = Signal()
    """Something else is to be shown."""
    dealt = Signal(object)
    """Cards are turned next: the `Dealt`."""
    answered = Signal(object)
    """A turn was answered: the `Answered`."""
    nodded = Signal(object)
    """An answer was not right: the answer."""
    over = Signal()
    """The lesson has come to its end."""

    def __init__(
        self,
        lesson: Lesson,
        lesson_id: str,
        names: Sequence[str],
        session: GameSession,
        now_ms: Callable[[], float],
        translate: Translate,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.lesson, self.names, self.session = lesson, tuple(names), session
        self.lesson_id = lesson_id
        self._translate = translate
        self.clock = RoundClock(now_ms)
        self.step = Step.READY
        self.now: Dealt | None = None
        self.asking: Asking | None = None
        self.turned: frozenset[int] = frozenset()
        self.typed = ""
        self._first_answer: Answer | None = None
        self._asked_ms = 0.0
        self._asked_at = datetime.now(UTC)
        self._first_press_ms: float | None = None
        self._looked_twice = False

    @property
    def settings(self) -> LessonSettings:
        """What the lesson is about."""
        return self.lesson.settings

    @property
    def is_for_class(self) -> bool:
        """Whether it is shown to a class, which answers aloud."""
        return self.settings.players is Players.CLASS

    @property
    def are_two(self) -> bool:
        """Whether two children play."""
        return self.settings.players is Players.TWO

    @property
    def is_aloud(self) -> bool:
        """Whether the answer to this question is said to a grown-up, who shows it then."""
        if self.is_for_class:
            return True
        asked = self.asking.question.asked if self.asking else None
        aloud = self.settings.answering is Answering.SAID_ALOUD
        return aloud and asked is not None and asked.is_answered_by_number

    @property
    def question(self) -> Question:
        """The question on the table.

        Raises:
            RuntimeError: nothing has been asked yet.
        """
        if self.asking is None:
            raise RuntimeError("nothing has been asked yet")
        return self.asking.question

    @property
    def stones(self) -> int:
        """How many tenths of the lesson are over."""
        return self.lesson.stones(self.clock.elapsed_ms)

    @property
    def sentence(self) -> Sentence:
        """What is said now."""
        translate = self._translate
        if self.step is Step.OVER:
            return thanks(self.names, translate)
        if self.step in (Step.READY, Step.TURNING) or self.asking is None:
            if self.now is not None and self.now.in_war:
                return tie_sentence(translate)
            return before_asking(self.settings, self.lesson.answered, translate)
        if self.step is Step.SHOWN:
            return fact_sentence(self.question, translate)
        return asking_sentence(self.asking, translate)

    @property
    def praise(self) -> Sentence:
        """What was done in the lesson."""
        return praise(looked_twice=self._looked_twice, translate=self._translate)

    def start(self, elapsed_ms: float = 0.0) -> None:
        """Begin, and turn the first cards."""
        self.clock.restart(elapsed_ms)
        self.go_on()

    def resume(self, results: Sequence[Result], elapsed_ms: float) -> None:
        """Go on where a lesson was left: its questions are drawn again, as they were."""
        for result in results:
            dealt = self.lesson.next_turn(0.0)
            if dealt is None:
                break
            self._play(dealt)
            self.lesson.answer(result)
            self._looked_twice |= result is Result.NOT_AT_ONCE
        self.start(elapsed_ms)

    def go_on(self) -> None:
        """Turn the next cards, or end the lesson."""
        self.now = self.lesson.next_turn(self.clock.elapsed_ms)
        self.asking, self.typed, self.turned = None, "", frozenset()
        if self.now is None:
            self.step = Step.OVER
            self.changed.emit()
            self.over.emit()
            return
        self._play(self.now)
        if self.are_two:
            self.step = Step.READY
            self.changed.emit()
        else:
            self._turn()

    def _play(self, dealt: Dealt) -> None:
        """Have the engine play the battle that asks this question, unless a war goes on in it."""
        if dealt.deal is not None:
            start = from_piles(dealt.deal.piles)
            rules = self.settings.cards.rules(dealt.deal.battles)
            self.session.put_on_table(
                Round(rules, start, start, round_id=f"{LESSON_ID}{self.lesson.answered}")
            )
        if dealt.series is None and not dealt.in_war:
            self.session.turn_cards()

    def turn(self, seat: int) -> None:
        """Turn the card of one of two children; both are turned over once both have."""
        if self.step is Step.ANSWERED:
            self.go_on()
        if self.step is not Step.READY:
            return
        self.turned |= {seat}
        if len(self.turned) == len(SIDES):
            self._turn()
        else:
            self.changed.emit()

    def _turn(self) -> None:
        self.step = Step.TURNING
        self.changed.emit()
        self.dealt.emit(self.now)

    def ask(self) -> None:
        """Ask, now that the cards lie on the table."""
        if self.now is None or self.step is not Step.TURNING:
            return
        turn = self.now.turn
        box = self.lesson.memory.boxes[turn.asked.child].box(turn.item)
        self.asking = Asking.begin(turn.question, box, self.settings.help)
        self.step, self._first_answer, self._first_press_ms = Step.ASKING, None, None
        self._asked_ms, self._asked_at = self.clock.elapsed_ms, datetime.now(UTC)
        self.turned = frozenset()
        self.changed.emit()

    def answer(self, answer: Answer) -> None:
        """Take an answer."""
        if self.step is not Step.ASKING or self.asking is None:
            return
        self._note_press(answer)
        before, self.asking = self.asking, self.asking.answered(answer)
        self.typed, self.turned = "", frozenset()
        if self.asking.is_answered:
            self._finish()
        elif self.asking is not before:
            self.nodded.emit(answer)
            self.changed.emit()

    def press_seat(self, seat: int) -> None:
        """Take the key of one of two children as an answer; if both sides are alike, both press."""
        if self.step is not Step.ASKING or self.asking is None:
            self.turn(seat)
            return
        question = self.question
        if question.asked is Asked.GREATEST_NUMBER:
            self.confirm_arrangement()
        elif isinstance(question.answer, Side):
            if question.answer is not Side.SAME:
                self.answer(SIDES[seat])
                return
            self.turned |= {seat}
            if len(self.turned) == len(SIDES):
                self.answer(Side.SAME)
            else:
                self.changed.emit()

    def type_figure(self, figure: int) -> None:
        """Take a figure: the answer at once, unless an answer may have two."""
        if self.step is not Step.ASKING or not self.question.asked.is_answered_by_number:
            return
        if self.has_two_figures:
            self._note_press(None)
            self.typed = (self.typed + str(figure))[-2:]
            self.changed.emit()
        else:
            self.answer(figure)

    @property
    def has_two_figures(self) -> bool:
        """Whether an answer in this lesson may have two figures."""
        low, high = self.settings.numbers[0], self.settings.numbers[-1]
        is_sum = self.asking is not None and self.question.asked is Asked.SUM
        return (2 * high if is_sum else high - low) > 9

    def delete_figure(self) -> None:
        """Delete the last figure typed."""
        self.typed = self.typed[:-1]
        self.changed.emit()

    def enter(self) -> None:
        """Answer with the figures typed."""
        if self.typed:
            self.answer(int(self.typed))

    def swap(self) -> None:
        """Swap tens and ones of the child's cards."""
        if self.step is Step.ASKING and self.asking and self.question.asked is Asked.GREATEST_NUMBER:
            self._note_press(None)
            self.asking = self.asking.swapped()
            self.changed.emit()

    def confirm_arrangement(self) -> None:
        """Answer with the number that the child has made."""
        if self.asking and self.question.asked is Asked.GREATEST_NUMBER:
            self.answer(self.question.worth(self.question.owner))

    def help(self) -> None:
        """Show more help; where the answer is shown, look at it together."""
        if self.asking is None or self.step is Step.OVER:
            return
        if self.step is Step.SHOWN:
            self.look_together()
            return
        self.asking = self.asking.helped()
        self.changed.emit()

    def choose_help(self, model: HelpModel) -> None:
        """Show another picture."""
        if self.asking is not None:
            self.asking = self.asking.with_model(model)
            self.changed.emit()

    def show_answer(self) -> None:
        """Show the answer that was said aloud."""
        if self.step is Step.ASKING and self.is_aloud and self.asking:
            self._note_press(None)
            if self.is_for_class:
                self.said_it()
                return
            if self.asking.model is not None:
                self.asking = self.asking.with_model(self.asking.model)
            self.step = Step.SHOWN
            self.changed.emit()

    def said_it(self) -> None:
        """Count the answer as said."""
        if self.asking and self.step in (Step.SHOWN, Step.ASKING):
            self.asking = self._without_shown_help(self.asking).answered(self.question.answer)
            self._first_answer = self.question.answer
            self._finish()

    def _without_shown_help(self, asking: Asking) -> Asking:
        """Leave out the picture that came with the answer: it was no help."""
        return replace(asking, step=HelpStep.NONE) if self.step is Step.SHOWN else asking

    def look_together(self) -> None:
        """Look at the cards together: the answer was not said at once."""
        if self.step is Step.SHOWN and self.asking:
            self.asking = self.asking.looked_together().answered(self.question.answer)
            self._finish()

    def _note_press(self, answer: Answer | None) -> None:
        if self._first_press_ms is None:
            self._first_press_ms = self.clock.elapsed_ms
        if self._first_answer is None:
            self._first_answer = answer

    def _finish(self) -> None:
        """Go on to what follows a right answer: another question about the cards, or rest."""
        assert self.asking is not None
        assert self.now is not None
        then = self.asking.follow_up()
        if then is not None:
            self.asking, self.step = then, Step.ASKING
            self.changed.emit()
            return
        result = self.asking.result
        self._looked_twice |= result is Result.NOT_AT_ONCE
        number = self.lesson.answered
        seconds = ((self._first_press_ms or self._asked_ms) - self._asked_ms) / 1_000
        self.lesson.answer(result)
        self.step = Step.ANSWERED
        done = Answered(
            number, self.now, self.asking, self._first_answer, self._asked_at, seconds, self.is_aloud
        )
        self.answered.emit(done)
        self.changed.emit()

    @property
    def results(self) -> tuple[Result, ...]:
        """The results so far, for a lesson that goes on another time."""
        history = self.lesson.memory.history
        return tuple(asked.result for asked in history if asked.result is not None)
