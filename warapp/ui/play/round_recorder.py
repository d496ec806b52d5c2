"""Saves what is played: the round on the table, the rounds that are over, and the running score."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from warapp.background import Job
from warapp.session import GameSession, Round
from warapp.store.autosave import Autosave
from warapp.store.files import FileProblem
from warapp.store.match import NO_ROUNDS, Match
from warapp.store.save_policy import SaveReason
from warapp.store.saved_round import SavedRound
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.worker import StatisticsWorker

if TYPE_CHECKING:
    from warapp.store.statistics.statistics import Statistics

CLOSE_WAIT_S = 0.1
"""How long a closing window waits for the statistics, which another program may have locked."""


class RoundRecorder(QObject):
    """Listens to a session, saves its rounds and counts them in the statistics.

    A round that is decided or abandoned is saved with the round on the table and the score, in one file,
    until the statistics have it: whenever the program dies, the next start counts it, exactly once.

    Args:
        session: what is played.
        autosave: saves the round on the table.
        open_statistics: opens the statistics, once the first round ends; called in another thread.
        match: the running score.
        auto_playing: whether battles follow each other without a press.
        names: the names that a person gave to so many seats; empty for a seat without one.
        parent: owns this object.
        uncounted: the rounds that the statistics did not have when the program last ended.
    """

    problem_arose = Signal(object)
    """A `FileProblem`: something can't be saved."""
    problem_ended = Signal(object)
    """The path of a file that can be saved again."""
    match_changed = Signal(object)
    """The running score has changed: the Match."""

    def __init__(
        self,
        session: GameSession,
        autosave: Autosave,
        open_statistics: Callable[[Callable[[FileProblem], None]], Statistics],
        match: Match,
        auto_playing: Callable[[], bool],
        names: Callable[[int], tuple[str, ...]],
        parent: QObject | None = None,
        uncounted: Iterable[PlayedRound] = (),
    ) -> None:
        super().__init__(parent)
        self._session, self._autosave, self._auto_playing = session, autosave, auto_playing
        self.statistics = StatisticsWorker(open_statistics, self)
        self._match = match
        self._names = names
        self._uncounted = {played.round_id: played for played in uncounted}
        self._pending: set[str] = set()
        self._in_statistics: set[str] = set()
        """The ids of those that the statistics have, by the other thread."""
        self._abandoned: PlayedRound | None = None
        self._note_abandoned()
        session.round_started.connect(self._round_started)
        session.battle_played.connect(lambda battle: self._record_battle())
        session.time_called.connect(lambda state: self._record_battle())
        autosave.problem_changed.connect(self._report)
        autosave.written.connect(self._count_saved)
        self.statistics.problem_arose.connect(self._report)
        self.statistics.cleared.connect(self._forget_uncounted)

    @property
    def match(self) -> Match:
        """The running score."""
        return self._match

    def reset_match(self) -> None:
        """Start the running score again."""
        self._set_match(NO_ROUNDS)
        self.save(SaveReason.PRESSED)

    def save(self, reason: SaveReason) -> None:
        """Save the round that people play as it stands."""
        round_ = self._session.own_round
        names = self._names(round_.rules.seats)
        elapsed = round(round_.elapsed_ms)
        saved = SavedRound(
            round_.record,
            names,
            self._match,
            elapsed,
            round_.round_id,
            round_.snapshot,
            self._all_uncounted(),
        )
        self._autosave.save(saved, reason)

    def save_now(self) -> bool:
        """Save the round on the table and wait for it; return whether it is saved."""
        self.save(SaveReason.PRESSED)
        return self._autosave.flush() is None

    def settled(self) -> None:
        """Save what auto-play left unsaved once it has stopped and nothing moves on the table."""
        if not self._auto_playing():
            self._autosave.stop()

    def close(self) -> None:
        """Save everything that is not saved yet, and wait for it."""
        self._count_abandoned()
        self.save_now()
        self._count(self._uncounted.values())
        self.statistics.close(CLOSE_WAIT_S)
        if self._in_statistics & set(self._uncounted):
            self.save_now()

    def _round_started(self, round_: Round) -> None:
        if round_.is_of_lesson:
            return
        if self._abandoned and self._abandoned.round_id != round_.round_id:
            self._count_abandoned()
        self._note_abandoned()
        self.save(SaveReason.PRESSED)

    def _note_abandoned(self) -> None:
        """Note the round before, which is abandoned unless it is taken back."""
        before = self._session.before
        if before and before.state.battles and not before.state.outcome:
            self._abandoned = self._as_played_round(before)
        else:
            self._abandoned = None

    def _count_abandoned(self) -> None:
        """Count the round before, which can't be taken back any more, as abandoned."""
        if self._abandoned:
            self._uncounted[self._abandoned.round_id] = self._abandoned
            self._abandoned = None

    def _record_battle(self) -> None:
        round_ = self._session.round
        if round_.is_of_lesson:
            return
        self._count_abandoned()
        if round_.state.outcome:
            played = self._as_played_round(round_._replace(elapsed_ms=self._session.clock.elapsed_ms))
            self._uncounted[played.round_id] = played
            self._set_match(self._match.after(round_.state.outcome, self._names(round_.rules.seats)))
            self.save(SaveReason.PRESSED)
        else:
            self.save(SaveReason.PLAYED if self._auto_playing() else SaveReason.PRESSED)

    def _as_played_round(self, round_: Round) -> PlayedRound:
        """Return a round as the statistics store it."""
        from datetime import UTC, datetime

        return PlayedRound.of(
            round_.round_id,
            round_.record,
            round_.played,
            duration_ms=round(round_.elapsed_ms),
            names=self._names(round_.rules.seats),
            finished_at=datetime.now(UTC),
        )

    def _all_uncounted(self) -> tuple[PlayedRound, ...]:
        """Return the rounds to count if the program ends now, with the one that could be taken back."""
        decided = (
            played for round_id, played in self._uncounted.items() if round_id not in self._in_statistics
        )
        return (*decided, self._abandoned) if self._abandoned else tuple(decided)

    def _count_saved(self, saved: SavedRound) -> None:
        """Count the rounds that a file has: another one would be counted again if the program died now."""
        on_disk = {played.round_id for played in saved.uncounted}
        self._count(played for round_id, played in self._uncounted.items() if round_id in on_disk)

    def _count(self, rounds: Iterable[PlayedRound]) -> None:
        due = [played for played in rounds if played.round_id not in self._pending]
        if not due:
            return
        ids = {played.round_id for played in due}

        def save(statistics: Statistics, _job: Job) -> Path | None:
            if not statistics.save(*due):
                return None
            self._in_statistics.update(ids)
            return statistics.path

        self._pending |= ids
        self.statistics.submit(
            save, lambda file: self._finish_count(ids, file), lambda error: self._fail_count(ids, error)
        )

    def _finish_count(self, ids: set[str], file: Path | None) -> None:
        """Forget the rounds that the statistics have now; None: they could not be saved."""
        self._pending -= ids
        if file:
            self.problem_ended.emit(file)
        for round_id in ids & self._in_statistics:
            self._uncounted.pop(round_id, None)
            self._in_statistics.discard(round_id)

    def _fail_count(self, ids: set[str], error: BaseException) -> None:
        self._pending -= ids
        raise error

    def _forget_uncounted(self) -> None:
        """Forget the decided rounds, since the statistics were cleared."""
        self._uncounted.clear()
        self.save(SaveReason.PRESSED)

    def _set_match(self, match: Match) -> None:
        self._match = match
        self.match_changed.emit(match)

    def _report(self, problem: FileProblem | None) -> None:
        if problem:
            self.problem_arose.emit(problem)
        else:
            self.problem_ended.emit(self._autosave.file)
