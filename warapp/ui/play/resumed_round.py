"""Checks a resumed round against its record in the background, and corrects it by the record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from warapp.background import Executor, Job, raise_error, run_in_background
from warapp.engine import Record
from warapp.session import GameSession, Round


class ResumedRoundCheck(QObject):
    """Compares the round that was resumed with the one that its record leads to.

    A start resumes the saved position, since playing 60,000 battles forward takes seconds.

    Args:
        session: has resumed the round.
        complain: shows what was wrong.
        executor: runs the check; None for a thread of its own.
        parent: owns this object.
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
        """Play its record forward; if it leads elsewhere, correct the round and say so."""
        self._resumed = resumed
        record = resumed.record
        run_in_background(
            lambda job: _play_forward(record, job), self._compare, raise_error, executor=self._executor
        )

    def _compare(self, replayed: Round) -> None:
        resumed = self._resumed
        if resumed is None or _facts(replayed) == _facts(resumed):
            return
        if self._session.correct(
            replayed._replace(round_id=resumed.round_id, elapsed_ms=resumed.elapsed_ms), resumed
        ):
            self._complain(self.tr("The saved round didn't match its own record, so War goes by the record."))


def _play_forward(record: Record, job: Job) -> Round:
    job.check()
    return Round.at(record)


def _facts(round_: Round) -> tuple[object, ...]:
    return round_.state, round_.out, round_.wars, round_.longest_war
