"""Searches for rules in a background thread, and reports what it has found so far."""

from __future__ import annotations

import logging
import time
from concurrent.futures import BrokenExecutor
from contextlib import closing
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from warapp.background import Job, SerialExecutor, run_in_background
from warapp.lab.adviser.request import Request
from warapp.lab.adviser.search import Advice, Search
from warapp.lab.simulate import processors
from warapp.ui.forecast.local_rounds import LocalRounds

_REPORTS_S = 0.05
"""The least time between two reports of mere progress."""


class Found(NamedTuple):
    """What a search has come to so far.

    Attributes:
        advice: what it has found.
        took_s: how long it has taken.
    """

    advice: Advice
    took_s: float


class AdviserWorker(QObject):
    """Works on the latest request only: a new one cancels the one before."""

    found = Signal(object)
    """A search has got on: `Found`."""

    failed = Signal()
    """No rounds can be played on this computer."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue = SerialExecutor("adviser", daemon=True)
        self._rounds = LocalRounds()
        self._job: Job | None = None

    def start(self, request: Request) -> None:
        """Start a search, and cancel the one before."""
        self.cancel()
        self._job = run_in_background(
            lambda job: self._search(request, job),
            self.found.emit,
            self._on_error,
            on_progress=self.found.emit,
            receiver=self,
            executor=self._queue,
        )

    def cancel(self) -> None:
        """Stop searching; nothing more is reported, and what is being played ends within moments."""
        if self._job:
            self._job.cancel()

    def close(self) -> None:
        """Cancel all work, without waiting for it to end."""
        self.cancel()
        self._rounds.close()

    def _on_error(self, error: BaseException) -> None:
        if not isinstance(error, BrokenExecutor):
            raise error
        logging.getLogger(__name__).warning("no rules could be tried: %s", error)
        self.failed.emit()

    def _search(self, request: Request, job: Job) -> Found | None:
        """Search, report and return the end; in the background."""
        job.check()
        begun, due_s, found = time.perf_counter(), 0.0, None
        search = Search(request, self._rounds.executor(), processors(), self._rounds.replace)
        with closing(search.run()) as growing:
            for advice in growing:
                job.check()
                found = Found(advice, time.perf_counter() - begun)
                if advice.suggestions or found.took_s >= due_s:
                    due_s = found.took_s + _REPORTS_S
                    job.report(found)
        return found
