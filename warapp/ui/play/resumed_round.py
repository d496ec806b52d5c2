"""Plays a resumed round forward beside the window, and believes its record where it leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from warapp.background import Executor, Job, raise_error, run_in_background
from warapp.engine import Record
from warapp.session import GameSession, Round


class ResumedRoundCheck(QObject):
    """Compares the round that a start went on with to what its record leads to.

    A start takes the round from where it stood; to play 60,000 battles forward would keep it waiting.

    Args:
        session: goes on with the round.
        complain: tells what was wrong.
        executor: where the round is played forward; None for a thread of its own.
        parent: who owns this object.
    """

    def __init__(
        self,
        session: GameSession,
        complain: Callable[[str], None],
        parent: QObject,
        executor: Executor | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._complain, self._executor = session, complain, executor
        self._resumed: Round | None = None

    def start(self, resumed: Round) -> None:
        """Play its record forward; what differs is told, and the record believed."""
        self._resumed = resumed
        record = resumed.record
        run_in_background(
            lambda job: _played_forward(record, job), self._compare, raise_error, executor=self._executor
        )

    def _compare(self, replayed: Round) -> None:
        resumed = self._resumed
        if resumed is None or _facts(replayed) == _facts(resumed):
            return
        if self._session.correct(
            replayed._replace(round_id=resumed.round_id, elapsed_ms=resumed.elapsed_ms), resumed
        ):
            self._complain(self.tr("The saved round didn't match its own record, so War goes by the record."))


def _played_forward(record: Record, job: Job) -> Round:
    job.check()
    return Round.at(record)


def _facts(round_: Round) -> tuple[object, ...]:
    return round_.state, round_.out, round_.wars, round_.longest_war
