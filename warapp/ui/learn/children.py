"""The children of the progress tables as the window knows them, read and written in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from warapp.background import Job
from warapp.engine import Card, parse_card
from warapp.learn.asking import HelpStep
from warapp.learn.boxes import Boxes, Result, boxes_after
from warapp.learn.items import Item, pair_of, tens_kind
from warapp.learn.number_cards import NumberCards
from warapp.learn.progress import ItemAnswer, ModeProgress, mode_progress
from warapp.learn.settings import LessonSettings, Mode
from warapp.store.files import FileProblem
from warapp.store.progress.progress import Progress, Row
from warapp.store.progress.rows import AnswerOfLesson, Child, KeptLesson
from warapp.store.progress.tables import ProgressProblem
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker

T = TypeVar("T")

PORTRAITS: tuple[Card, ...] = tuple(parse_card(f"{rank}{suit}") for rank in "QJK" for suit in "DHCS")
"""The pictures that children choose from: the court cards."""


class Children(QObject):
    """Reads and writes children, lessons and answers by way of the worker of the statistics.

    Without a worker, as for a picture of the window, nothing is kept.

    Args:
        parent: the owner of this object.
    """

    changed = Signal()
    """Other children are known, or there is another problem."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: StatisticsWorker | None = None
        self._progress: Progress | None = None
        self.known: tuple[Child, ...] = ()
        self.problem: ProgressProblem | None = None

    def connect_worker(self, worker: StatisticsWorker) -> None:
        """Keep progress with the statistics from now on."""
        self._worker = worker

    @property
    def are_kept(self) -> bool:
        """Whether anything can be kept."""
        return self._worker is not None

    def child(self, child_id: str) -> Child | None:
        """Return a child by its ID."""
        return next((child for child in self.known if child.child_id == child_id), None)

    def load(self, then: Callable[[], object] = lambda: None) -> None:
        """Read the children; `changed` tells when they are known, and `then` is called."""

        def take(children: list[Child]) -> None:
            self.known = tuple(children)
            self.changed.emit()
            then()

        if self._worker is None:
            then()
        else:
            self._submit(lambda progress: progress.children(), take)

    def save(self, *rows: Row, then: Callable[[], object] = lambda: None) -> None:
        """Save rows."""
        self._submit(lambda progress: progress.save(*rows), lambda _: then())

    def add(self, child: Child) -> None:
        """Add a child, or change it."""
        others = [other for other in self.known if other.child_id != child.child_id]
        self.known = (*others, child)
        self.save(child, then=self.load)
        self.changed.emit()

    def delete(self, child: Child) -> None:
        """Delete a child and all that is kept of it."""
        self.known = tuple(other for other in self.known if other.child_id != child.child_id)
        self._submit(lambda progress: progress.delete_child(child.child_id), lambda _: self.load())
        self.changed.emit()

    def answers(self, child: Child, take: Callable[[list[AnswerOfLesson]], object]) -> None:
        """Read the answers of a child."""
        self._submit(lambda progress: progress.answers(child.child_id), take)

    def lessons(self, child: Child, take: Callable[[list[KeptLesson]], object]) -> None:
        """Read the lessons of a child."""
        self._submit(lambda progress: progress.lessons(child.child_id), take)

    def export_csv(self, child: Child, path: Path, take: Callable[[FileProblem | None], object]) -> None:
        """Export the answers of a child."""
        self._submit(lambda progress: progress.export_csv(path, child.child_id), take)

    def boxes(
        self,
        children: Sequence[Child],
        settings: LessonSettings,
        take: Callable[[list[Boxes]], object],
        without: str = "",
    ) -> None:
        """Read where the items of a lesson are for each child.

        Args:
            children: who plays.
            settings: what the lesson is about.
            take: is given the boxes.
            without: the ID of a lesson whose answers aren't counted, since it is drawn again.
        """

        def read(progress: Progress) -> list[Boxes]:
            return [
                boxes_in(
                    [one for one in progress.answers(child.child_id) if one.lesson.lesson_id != without],
                    settings.mode,
                    settings.cards,
                )
                for child in children
            ]

        if self._worker is None or not children:
            take([])
        else:
            self._submit(read, take)

    def _submit(self, work: Callable[[Progress], T], take: Callable[[T], object]) -> None:
        if self._worker is None:
            return

        def run(statistics: Statistics, _job: Job) -> tuple[T, ProgressProblem | None]:
            if self._progress is None:
                self._progress = Progress(statistics)
            return work(self._progress), self._progress.problem

        def done(result: tuple[T, ProgressProblem | None]) -> None:
            value, problem = result
            if problem is not self.problem:
                self.problem = problem
                self.changed.emit()
            take(value)

        self._worker.submit(run, done, receiver=self)


def item_of(one: AnswerOfLesson) -> Item:
    """Return the item that an answer was about."""
    answer = one.answer
    if one.lesson.mode == Mode.TENS.value and answer.c is not None and answer.d is not None:
        return tens_kind((answer.a, answer.b), (answer.c, answer.d))
    return pair_of((answer.a, answer.b))


def item_answer(one: AnswerOfLesson) -> ItemAnswer:
    """Return an answer as progress counts it."""
    answer = one.answer
    if not answer.right_at_once:
        result = Result.NOT_AT_ONCE
    else:
        result = Result.RIGHT_WITH_HELP if answer.help_step else Result.RIGHT_AT_ONCE
    return ItemAnswer(
        item_of(one), result, HelpStep(answer.help_step), answer.seconds, answer.asked_at.astimezone().date()
    )


def of_mode(answers: Sequence[AnswerOfLesson], mode: Mode, cards: NumberCards) -> list[ItemAnswer]:
    """Return the answers of one mode and range."""
    numbers = cards.numbers
    wanted = (mode.value, numbers[0], numbers[-1])
    return [
        item_answer(one) for one in answers if (one.lesson.mode, one.lesson.low, one.lesson.high) == wanted
    ]


def boxes_in(answers: Sequence[AnswerOfLesson], mode: Mode, cards: NumberCards) -> Boxes:
    """Return where the items of a mode and range are after answers."""
    return boxes_after((answer.item, answer.result) for answer in of_mode(answers, mode, cards))


def progress_in(answers: Sequence[AnswerOfLesson], mode: Mode, cards: NumberCards) -> ModeProgress:
    """Return what is known in a mode and range after answers."""
    numbers = LessonSettings(mode=mode, cards=cards).numbers
    return mode_progress(mode, numbers, of_mode(answers, mode, cards))
