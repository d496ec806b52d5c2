"""Plays some rounds by each of several rules in the background, to tell how long a round takes."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import closing

from PySide6.QtCore import QObject, Signal

from warapp.background import Job, SerialExecutor, run_in_background
from warapp.engine import Rules
from warapp.lab.forecast import Forecast
from warapp.lab.tally import Tally
from warapp.pace import Pace
from warapp.ui.forecast.figures import quantiles
from warapp.ui.forecast.local_rounds import LocalRounds

_FINE_ROUNDS, _COARSE_ROUNDS = 2_000, 24
"""How many rounds are played, with the compiled kernel and without."""


class PresetMinutes(QObject):
    """Tells how long rounds take.

    Args:
        pace: of the table.
        parent: the owner of this object.
    """

    known = Signal(object, object)
    """The `Quantiles` of the minutes of rounds by some `Rules`: these."""

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = pace
        self._queue = SerialExecutor("minutes", daemon=True)
        self._rounds = LocalRounds()
        self._job: Job | None = None
        self._asked: set[Rules] = set()

    def ask(self, several: Sequence[Rules]) -> None:
        """Find out about rules that were not asked about before."""
        new = [rules for rules in several if rules not in self._asked]
        self._asked.update(new)
        if new:
            self._job = run_in_background(
                lambda job: self._play(new, job),
                lambda _: None,
                self._failed,
                on_progress=lambda found: self.known.emit(*found),
                receiver=self,
                executor=self._queue,
            )

    def close(self) -> None:
        """Cancel all work, without waiting for it to end."""
        self._rounds.close()
        if self._job:
            self._job.cancel()

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, BrokenExecutor):  # no rounds can be played here: the cards say nothing
            raise error

    def _play(self, several: Sequence[Rules], job: Job) -> None:
        """Play rounds by each of the rules; in the background."""
        for rules in several:
            forecast = Forecast(rules, Tally())
            played = self._rounds.forecasts(rules, self._pace, fine=_FINE_ROUNDS, coarse=_COARSE_ROUNDS)
            with closing(played) as growing:
                for more in growing:
                    forecast = more
                    job.check()
            job.report((rules, quantiles(forecast.tally.seconds.counts, 1 / 60)))
