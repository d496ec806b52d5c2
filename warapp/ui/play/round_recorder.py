"""Keeps what is played: the round on the table, the rounds that are over, and the running score."""

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
"""So long the closing of the window waits for the statistics, which another program may hold."""


class RoundRecorder(QObject):
    """Listens to a session and keeps what lasts.

    A round that is decided, or left, is kept with the round on the table and with the score, in one file,
    until it is in the statistics: whenever the program dies, the next start counts it, and once.

    Args:
        session: what is played.
        autosave: keeps the round on the table.
        open_statistics: opens the statistics, once the first round ends; called in another thread.
        match: the running score.
        goes_by_itself: whether battles follow each other without a press.
        names: what so many seats were named; empty for a seat that nobody named.
        parent: who owns this object.
        uncounted: what was not in the statistics yet when the program ended before.
    """

    problem_arose = Signal(object)
    """A `FileProblem`: something can't be kept."""
    problem_ended = Signal(object)
    """The file that can be kept again."""
    match_changed = Signal(object)
    """The running score is another: the Match."""

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
        self._asked: set[str] = set()
        self._on_disk: set[str] = set()
        """What the other thread has put into the statistics."""
        self._left: PlayedRound | None = None
        self._note_left()
        session.round_started.connect(self._round_started)
        session.battle_played.connect(lambda battle: self._played())
        session.time_called.connect(lambda state: self._played())
        autosave.problem_changed.connect(self._tell)
        autosave.written.connect(self._saved)
        self.statistics.problem_arose.connect(self._tell)
        self.statistics.cleared.connect(self._cleared)

    @property
    def match(self) -> Match:
        """The running score."""
        return self._match

    def reset_match(self) -> None:
        """Begin the running score anew."""
        self._set_match(NO_ROUNDS)
        self.save(SaveReason.PRESSED)

    def save(self, reason: SaveReason) -> None:
        """Keep the round on the table as it stands."""
        round_ = self._session.round
        names = self._names(round_.rules.seats)
        elapsed = round(self._session.clock.elapsed_ms)
        kept = (round_.record, names, self._match, elapsed, round_.round_id, round_.standing)
        self._autosave.save(SavedRound(*kept, self._all_uncounted()), reason)

    def save_now(self) -> bool:
        """Keep the round on the table and wait for it; return whether it is kept."""
        self.save(SaveReason.PRESSED)
        return self._autosave.flush() is None

    def settled(self) -> None:
        """Say that nothing moves, and that it may be a while until something does."""
        if not self._auto_playing():
            self._autosave.stop()

    def close(self) -> None:
        """Keep all that is not kept yet, and wait for it."""
        self._leave()
        self.save_now()
        self._count(self._uncounted.values())
        self.statistics.close(CLOSE_WAIT_S)
        if self._on_disk & set(self._uncounted):
            self.save_now()

    def _round_started(self, round_: Round) -> None:
        if self._left and self._left.round_id != round_.round_id:
            self._leave()
        self._note_left()
        self.save(SaveReason.PRESSED)

    def _note_left(self) -> None:
        """Note the round before, which is left unless it is taken back."""
        before = self._session.before
        is_left = before is not None and before.state.battles and not before.state.outcome
        self._left = self._as_played(before) if before and is_left else None

    def _leave(self) -> None:
        """Count the round before, which can't be taken back any more, as left."""
        if self._left:
            self._uncounted[self._left.round_id] = self._left
            self._left = None

    def _played(self) -> None:
        self._leave()
        round_ = self._session.round
        if round_.state.outcome:
            played = self._as_played(round_._replace(elapsed_ms=self._session.clock.elapsed_ms))
            self._uncounted[played.round_id] = played
            self._set_match(self._match.after(round_.state.outcome))
            self.save(SaveReason.PRESSED)
        else:
            self.save(SaveReason.PLAYED if self._auto_playing() else SaveReason.PRESSED)

    def _as_played(self, round_: Round) -> PlayedRound:
        """Return a round as the statistics are to know it."""
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
        """Return what is to be counted if the program ends now, with the round that could be taken back."""
        decided = (played for name, played in self._uncounted.items() if name not in self._on_disk)
        return (*decided, self._left) if self._left else tuple(decided)

    def _saved(self, saved: SavedRound) -> None:
        """Count what is decided by a round that is saved: never what the next start might not know of."""
        decided = {played.round_id for played in saved.uncounted}
        self._count(played for name, played in self._uncounted.items() if name in decided)

    def _count(self, rounds: Iterable[PlayedRound]) -> None:
        due = [played for played in rounds if played.round_id not in self._asked]
        if not due:
            return
        names = {played.round_id for played in due}

        def keep(statistics: Statistics, _job: Job) -> Path | None:
            if not statistics.save(*due):
                return None
            self._on_disk.update(names)
            return statistics.path

        self._asked |= names
        self.statistics.ask(
            keep, lambda kept_in: self._counted(names, kept_in), lambda error: self._failed(names, error)
        )

    def _counted(self, names: set[str], kept_in: Path | None) -> None:
        self._asked -= names
        if kept_in:
            self.problem_ended.emit(kept_in)
        for name in names & self._on_disk:
            self._uncounted.pop(name, None)
            self._on_disk.discard(name)

    def _failed(self, names: set[str], error: BaseException) -> None:
        self._asked -= names
        raise error

    def _cleared(self) -> None:
        """Forget what is decided: it was asked to be forgotten."""
        self._uncounted.clear()
        self.save(SaveReason.PRESSED)

    def _set_match(self, match: Match) -> None:
        self._match = match
        self.match_changed.emit(match)

    def _tell(self, trouble: FileProblem | None) -> None:
        if trouble:
            self.problem_arose.emit(trouble)
        else:
            self.problem_ended.emit(self._autosave.file)
