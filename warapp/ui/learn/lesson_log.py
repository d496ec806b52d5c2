"""Keeps a lesson: its answers in the progress tables, and how far it is in a file, to go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import Enum

from PySide6.QtCore import QObject

from warapp.learn.boxes import Result
from warapp.learn.questions import Answer, Question, Side
from warapp.store.progress.rows import Child, KeptAnswer, KeptLesson
from warapp.store.saved_lesson import LessonFile, SavedLesson
from warapp.ui.learn.children import Children
from warapp.ui.learn.choices import write_choices
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.step import Answered


class EndedBy(Enum):
    """What ended a lesson."""

    LENGTH = "length"
    """Its minutes or battles were over."""
    HOME = "home"
    """It was left."""
    WINDOW = "window"
    """The window was closed; it may go on another time."""


class LessonLog(QObject):
    """Writes down what happens in a lesson.

    Args:
        flow: the lesson.
        players: the children who play; none if nobody was chosen, so that no progress is kept.
        children: writes the progress tables.
        file: has the lesson while it goes on; None without one.
        began: when it began, if it was begun before.
    """

    def __init__(
        self,
        flow: LessonFlow,
        players: Sequence[Child],
        children: Children,
        file: LessonFile | None,
        began: datetime | None = None,
    ) -> None:
        super().__init__(flow)
        self._flow, self._players, self._children, self._file = flow, tuple(players), children, file
        self._began = began or datetime.now(UTC)
        self._has_ended = False
        self._keep_lesson(None)
        self.save()
        flow.answered.connect(self._keep)
        flow.over.connect(lambda: self.end(EndedBy.LENGTH))

    def save(self) -> None:
        """Save how far the lesson is."""
        flow = self._flow
        if self._file is None or self._has_ended:
            return
        self._file.save(
            SavedLesson(
                flow.lesson_id,
                write_choices(flow.settings),
                flow.lesson.seed,
                self._began,
                tuple(child.child_id for child in self._players),
                tuple(result.value for result in flow.results),
                round(flow.clock.elapsed_ms),
            )
        )

    def end(self, by: EndedBy) -> None:
        """Note that the lesson has ended; its file stays if only the window was closed."""
        if self._has_ended:
            return
        if by is EndedBy.WINDOW:
            self.save()
        self._has_ended = True
        if by is not EndedBy.WINDOW and self._file is not None:
            self._file.remove()
        self._keep_lesson(by)

    def _keep(self, answered: Answered) -> None:
        if self._players:
            self._children.save(self._row(answered))
        self.save()

    def _row(self, answered: Answered) -> KeptAnswer:
        turn, asking = answered.dealt.turn, answered.asking
        child = turn.asked.child
        a, b, *others = _numbers(turn.question, child)
        return KeptAnswer(
            lesson_id=self._flow.lesson_id,
            number=answered.number,
            child_id=self._players[min(child, len(self._players) - 1)].child_id,
            a=a,
            b=b,
            c=others[0] if others else None,
            d=others[1] if others else None,
            greater_side=turn.asked.greater_side.value,
            asked_at=answered.asked_at,
            first_answer=_plain(answered.first_answer),
            tries=asking.tries,
            right_at_once=int(asking.result is not Result.NOT_AT_ONCE),
            help_step=int(asking.step),
            said_aloud=int(answered.is_aloud),
            seconds=answered.seconds,
        )

    def _keep_lesson(self, ended_by: EndedBy | None) -> None:
        if not self._players:
            return
        settings, numbers = self._flow.settings, self._flow.settings.cards.numbers
        second = self._players[1].child_id if len(self._players) > 1 else None
        self._children.save(
            KeptLesson(
                lesson_id=self._flow.lesson_id,
                child_id=self._players[0].child_id,
                second_child_id=second,
                mode=settings.mode.value,
                low=numbers[0],
                high=numbers[-1],
                ace=settings.cards.ace.value,
                faces=int(settings.cards.has_faces),
                shows=settings.shows.value,
                help=settings.help.shown.value,
                began=self._began,
                ended=datetime.now(UTC) if ended_by else None,
                seed=self._flow.lesson.seed,
                ended_by=ended_by.value if ended_by else None,
            )
        )


def _numbers(question: Question, child: int) -> tuple[int, ...]:
    """Return the numbers of a turn: the lesser and the greater of two cards, or first the child's own two."""
    left, right = question.numbers(Side.LEFT), question.numbers(Side.RIGHT)
    if len(left) == 1:
        return tuple(sorted(left + right))
    return right + left if child == 1 else left + right


def _plain(answer: Answer | None) -> str:
    if answer is None:
        return ""
    return str(answer) if isinstance(answer, int) else answer.value
