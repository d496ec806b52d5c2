"""Plays the rounds of a forecast beside the window, and tells more of them as they come; draws nothing."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import closing
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, Signal

from warapp.engine import Pace, Rules
from warapp.lab import kernel
from warapp.lab.forecast import COARSE_ROUNDS, FINE_ROUNDS, Forecast, remedies
from warapp.lab.simulate import local_executor, simulate
from warapp.lab.tally import Tally
from warapp.ui.forecast_figures import Figures, Remedy

FIRST_S = 0.1
"""When the first figures are shown, with as many rounds as there are then."""
_NEXT = 2.0
"""Figures are told again when the time since the question has grown by this factor."""
_FIRST_PORTION, _PORTION = 2, 8
"""How many rounds the engine plays at first, and later, before there is something to be told."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is forecast.

    Attributes:
        rules: the rules.
        pace: what the clock counts for battles and wars.
    """

    rules: Rules
    pace: Pace


class ForecastWork(QObject):
    """One question at a time, the latest: a newer one drops what is left of the older."""

    figures_changed = Signal(object)
    """There are more rounds, or what they would be with a remedy: the Figures."""

    failed = Signal()
    """Nothing can be played here."""

    _came = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor: Executor | None = None
        self._wake = threading.Condition()
        self._question: Question | None = None
        self._thread: threading.Thread | None = None
        self._closed = False
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: Question) -> None:
        """Forecast this, and nothing older any more."""
        with self._wake:
            self._question = question
            self._wake.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="forecast", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Drop all work, and wait for what is under way to end."""
        with self._wake:
            self._question, self._closed = None, True
            self._wake.notify()
        if self._thread and kernel.available():  # the engine's rounds take too long to be waited for
            self._thread.join()
        if self._executor:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def _take(self, question: Question, figures: Figures) -> None:
        if question is self._question:
            self.figures_changed.emit(figures)

    def _run(self) -> None:
        answered: Question | None = None
        while True:
            with self._wake:
                while self._question is answered and not self._closed:
                    self._wake.wait()
                if self._closed:
                    return
                answered = self._question
            if answered:
                try:
                    self._answer(answered)
                except BrokenExecutor as error:  # a child process ended or could not begin
                    logging.getLogger(__name__).warning("no forecast: %s", error)
                    self._executor = None
                    self.failed.emit()

    def _answer(self, question: Question) -> None:
        begun = time.perf_counter()
        due_s = FIRST_S
        tally = Tally()
        with closing(self._tallies(question, fine=FINE_ROUNDS, coarse=COARSE_ROUNDS)) as tallies:
            for tally in tallies:
                if question is not self._question:
                    return
                if time.perf_counter() - begun >= due_s:
                    due_s = (time.perf_counter() - begun) * _NEXT
                    self._tell(question, tally)
        figures = Figures.of(Forecast(question.rules, tally), (), finished=True)
        if figures.needs_remedies:
            self._came.emit(question, replace(figures, finished=False))
            figures = replace(figures, remedies=self._tried(question))
        if question is self._question:
            self._came.emit(question, figures)

    def _tried(self, question: Question) -> tuple[Remedy, ...]:
        """Return what each remedy would do, as far as the question is still asked."""
        tried = []
        for name, rules in remedies(question.rules).items():
            tally = Tally()
            with closing(self._tallies(Question(rules, question.pace), fine=1_000, coarse=40)) as tallies:
                for more in tallies:
                    tally = more
                    if question is not self._question:
                        return ()
            tried.append(Remedy.of(name, Forecast(rules, tally)))
        return tuple(tried)

    def _tell(self, question: Question, tally: Tally) -> None:
        self._came.emit(question, Figures.of(Forecast(question.rules, tally), (), finished=False))

    def _tallies(self, question: Question, *, fine: int, coarse: int) -> Generator[Tally, None, None]:
        """Yield what so many rounds come to, more of them each time."""
        if self._executor is None:
            self._executor = local_executor()
        tally = Tally()
        for deals in _portions(fine if kernel.available() else coarse):
            for batch in simulate(question.rules, deals, self._executor, pace=question.pace):
                tally += batch.tally
                yield tally


def _portions(rounds: int) -> Iterator[range]:
    """All deals at once for the kernel; for the engine a few at a time, since each takes a while."""
    if kernel.available():
        yield range(1, rounds + 1)
        return
    first, size = 1, _FIRST_PORTION
    while first <= rounds:
        yield range(first, min(first + size, rounds + 1))
        first, size = first + size, _PORTION
