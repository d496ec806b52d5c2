"""Plays the rounds of a forecast in a background thread, and reports figures as they come."""

from __future__ import annotations

import logging
import time
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from warapp.background import Job, SerialExecutor, run_in_background
from warapp.engine import Rules
from warapp.lab.forecast import COARSE_ROUNDS, FINE_ROUNDS, Forecast, remedies
from warapp.lab.tally import Tally
from warapp.pace import Pace
from warapp.ui.forecast.figures import Figures, Suggestion
from warapp.ui.forecast.local_rounds import LocalRounds

FIRST_S = 0.1
"""When the first figures are reported, with the rounds played by then."""
_GROWTH = 2.0
"""Figures are reported again when the time since the request has grown by this factor."""


@dataclass(frozen=True, slots=True)
class ForecastRequest:
    """What to forecast.

    Attributes:
        rules: of the rounds.
        pace: the time that battles and wars take.
    """

    rules: Rules
    pace: Pace


class ForecastWorker(QObject):
    """Works on the latest request only: a new one cancels the one before."""

    figures_changed = Signal(object)
    """New figures: more rounds were played, or a suggestion was tried."""

    failed = Signal()
    """No rounds can be played on this computer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue = SerialExecutor("forecast", daemon=True)
        self._rounds = LocalRounds()
        self._job: Job | None = None

    def start(self, request: ForecastRequest) -> None:
        """Start a forecast, and cancel the one before."""
        self._cancel()
        self._job = run_in_background(
            lambda job: self._play(request, job),
            self.figures_changed.emit,
            self._on_error,
            on_progress=self.figures_changed.emit,
            receiver=self,
            executor=self._queue,
        )

    def close(self) -> None:
        """Cancel all work, without waiting for it to end."""
        self._cancel()
        self._rounds.close()

    def _cancel(self) -> None:
        if self._job:
            self._job.cancel()

    def _on_error(self, error: BaseException) -> None:
        if not isinstance(error, BrokenExecutor):
            raise error
        logging.getLogger(__name__).warning("no forecast: %s", error)
        self.failed.emit()

    def _play(self, request: ForecastRequest, job: Job) -> Figures:
        """Play, report figures, and return the final ones; like all methods below, in the worker's thread."""
        begun = time.perf_counter()
        due_s = FIRST_S
        forecast = Forecast(request.rules, Tally())
        played = self._rounds.forecasts(request.rules, request.pace, fine=FINE_ROUNDS, coarse=COARSE_ROUNDS)
        with closing(played) as growing:
            for forecast in growing:
                job.check()
                if time.perf_counter() - begun >= due_s:
                    due_s = (time.perf_counter() - begun) * _GROWTH
                    job.report(Figures.of(forecast, (), finished=False))
        figures = Figures.of(forecast, (), finished=True)
        if figures.needs_suggestions:
            job.report(replace(figures, finished=False))
            figures = replace(figures, suggestions=self._try_suggestions(request, job))
        return figures

    def _try_suggestions(self, request: ForecastRequest, job: Job) -> tuple[Suggestion, ...]:
        """Return what each suggestion would lead to."""
        suggestions = []
        for name, rules in remedies(request.rules).items():
            forecast = Forecast(rules, Tally())
            with closing(self._rounds.forecasts(rules, request.pace, fine=1_000, coarse=40)) as growing:
                for more in growing:
                    forecast = more
                    job.check()
            suggestions.append(Suggestion.of(name, forecast))
        return tuple(suggestions)
