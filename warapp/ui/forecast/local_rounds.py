"""Plays rounds for forecasts on this computer; for one background thread at a time."""

from __future__ import annotations

import threading
from collections.abc import Generator
from concurrent.futures import BrokenExecutor, Executor

from warapp.background import Cancelled
from warapp.engine import Rules
from warapp.lab import kernel
from warapp.lab.forecast import Forecast, forecasts
from warapp.lab.simulate import local_executor
from warapp.pace import Pace


class LocalRounds:
    """Has an executor from the first forecast on, and a new one after one that broke."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._executor: Executor | None = None
        self._closed = self._has_broken = False

    def forecasts(
        self, rules: Rules, pace: Pace, *, fine: int, coarse: int
    ) -> Generator[Forecast, None, None]:
        """Yield forecasts from more and more rounds.

        Args:
            rules: of the rounds.
            pace: of the table.
            fine: the number of rounds with the compiled kernel.
            coarse: the number of rounds without it.

        Raises:
            BrokenExecutor: a child process died or could not start.
            Cancelled: `close` was called.
        """
        executor = self.executor()
        rounds = fine if kernel.available() else coarse
        try:
            yield from forecasts(rules, executor, rounds=rounds, pace=pace)
        except BrokenExecutor:  # the next request gets a new executor
            self._executor = None
            raise

    def close(self) -> None:
        """Stop playing, without waiting for the end of what is played."""
        with self._lock:
            self._closed = True
            if self._executor:
                self._executor.shutdown(wait=False, cancel_futures=True)

    def replace(self, error: Exception) -> Executor:
        """Return another executor in place of one that broke; raise the error if that happens again.

        Args:
            error: what it broke by.
        """
        if self._has_broken:
            raise error
        self._has_broken, self._executor = True, None
        return self.executor()

    def executor(self) -> Executor:
        """Return the executor; none is created after `close`, as nothing would shut it down.

        Raises:
            Cancelled: `close` was called.
        """
        with self._lock:
            if self._closed:
                raise Cancelled
            if self._executor is None:
                self._executor = local_executor()
            return self._executor
