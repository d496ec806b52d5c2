"""Plays the rounds of a forecast beside the window, and tells more of them as they come; draws nothing."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Generator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import closing
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from warapp.background import Cancelled, Job, OneAfterTheOther, run_in_background
from warapp.engine import Rules
from warapp.lab import kernel
from warapp.lab.forecast import COARSE_ROUNDS, FINE_ROUNDS, Forecast, forecasts, remedies
from warapp.lab.simulate import local_executor
from warapp.lab.tally import Tally
from warapp.ui.forecast.figures import Figures, Suggestion
from warapp.vocabulary import Pace

FIRST_S = 0.1
"""When the first figures are shown, with as many rounds as there are then."""
_NEXT = 2.0
"""Figures are told again when the time since the question has grown by this factor."""


@dataclass(frozen=True, slots=True)
class ForecastRequest:
    """What is forecast.

    Attributes:
        rules: the rules.
        pace: what the clock counts for battles and wars.
    """

    rules: Rules
    pace: Pace


class ForecastWorker(QObject):
    """One question at a time, the latest: a newer one drops what is left of the older."""

    figures_changed = Signal(object)
    """There are more rounds, or what they would be with a remedy: the Figures."""

    failed = Signal()
    """Nothing can be played here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = OneAfterTheOther("forecast", daemon=True)
        self._lock = threading.Lock()
        self._player: Executor | None = None
        self._closed = False
        self._job: Job | None = None

    def ask(self, question: ForecastRequest) -> None:
        """Forecast this, and nothing older any more."""
        self._drop()
        self._job = run_in_background(
            lambda job: self._answer(question, job),
            self.figures_changed.emit,
            self._fail,
            on_progress=self.figures_changed.emit,
            receiver=self,
            executor=self._work,
        )

    def close(self) -> None:
        """Drop all work; what is under way ends soon, and is not waited for."""
        self._drop()
        with self._lock:
            self._closed = True
            if self._player:
                self._player.shutdown(wait=False, cancel_futures=True)

    def _drop(self) -> None:
        if self._job:
            self._job.cancel()

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, BrokenExecutor):
            raise error
        logging.getLogger(__name__).warning("no forecast: %s", error)
        self.failed.emit()

    def _answer(self, question: ForecastRequest, job: Job) -> Figures:
        """Play, and return the last figures; in the other thread, as all that follows."""
        begun = time.perf_counter()
        due_s = FIRST_S
        forecast = Forecast(question.rules, Tally())
        with closing(self._forecasts(question, fine=FINE_ROUNDS, coarse=COARSE_ROUNDS)) as growing:
            for forecast in growing:
                job.check()
                if time.perf_counter() - begun >= due_s:
                    due_s = (time.perf_counter() - begun) * _NEXT
                    job.report(Figures.of(forecast, (), finished=False))
        figures = Figures.of(forecast, (), finished=True)
        if figures.needs_remedies:
            job.report(replace(figures, finished=False))
            figures = replace(figures, remedies=self._tried(question, job))
        return figures

    def _tried(self, question: ForecastRequest, job: Job) -> tuple[Suggestion, ...]:
        """Return what each remedy would do."""
        tried = []
        for name, rules in remedies(question.rules).items():
            forecast = Forecast(rules, Tally())
            request = ForecastRequest(rules, question.pace)
            with closing(self._forecasts(request, fine=1_000, coarse=40)) as growing:
                for more in growing:
                    forecast = more
                    job.check()
            tried.append(Suggestion.of(name, forecast))
        return tuple(tried)

    def _forecasts(
        self, question: ForecastRequest, *, fine: int, coarse: int
    ) -> Generator[Forecast, None, None]:
        """Yield forecasts from more and more rounds, up to `fine` with the kernel, `coarse` without."""
        player = self._open_player()
        rounds = fine if kernel.available() else coarse
        try:
            yield from forecasts(question.rules, player, rounds=rounds, pace=question.pace)
        except BrokenExecutor:  # a child process ended or could not begin; the next question gets another
            self._player = None
            raise

    def _open_player(self) -> Executor:
        """Return who plays; nobody is made after the end, for whom nobody would wait."""
        with self._lock:
            if self._closed:
                raise Cancelled
            if self._player is None:
                self._player = local_executor()
            return self._player
