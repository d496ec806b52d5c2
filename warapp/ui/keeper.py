"""Keeps what is played: the round on the table, the rounds that are over, and the running score."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from warapp.session import GameSession, Round
from warapp.store.autosave import Autosave
from warapp.store.files import Trouble
from warapp.store.match import NO_ROUNDS, Match
from warapp.store.played_round import PlayedRound
from warapp.store.save_policy import Occasion
from warapp.store.saved_round import SavedRound

if TYPE_CHECKING:
    from warapp.store.statistics import Statistics


class Keeper(QObject):
    """Listens to a session and keeps what lasts.

    Args:
        session: what is played.
        autosave: keeps the round on the table.
        open_statistics: opens the statistics, once the first round ends.
        match: the running score.
        goes_by_itself: whether battles follow each other without a press.
        names: what so many seats were named; empty for a seat that nobody named.
    """

    trouble_arose = Signal(object)
    """A `Trouble`: something can't be kept."""
    trouble_ended = Signal(object)
    """The file that can be kept again."""
    match_changed = Signal(object)
    """The running score is another: the Match."""

    def __init__(
        self,
        session: GameSession,
        autosave: Autosave,
        open_statistics: Callable[[Callable[[Trouble], None]], Statistics],
        match: Match,
        goes_by_itself: Callable[[], bool],
        names: Callable[[int], tuple[str, ...]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._autosave, self._goes_by_itself = session, autosave, goes_by_itself
        self._open_statistics = open_statistics
        self._statistics: Statistics | None = None
        self._match = match
        self._names = names
        self._unkept: list[Round] = []
        self._left: Round | None = None
        self._note_left()
        session.round_started.connect(self._round_started)
        session.battle_played.connect(lambda battle: self._played())
        session.time_called.connect(lambda state: self._played())
        autosave.trouble_changed.connect(self._tell)

    @property
    def match(self) -> Match:
        """The running score."""
        return self._match

    @property
    def statistics(self) -> Statistics:
        """The rounds played; opened by the first who asks."""
        if self._statistics is None:
            self._statistics = self._open_statistics(self._tell)
        return self._statistics

    def reset_match(self) -> None:
        """Begin the running score anew."""
        self._set_match(NO_ROUNDS)
        self.save(Occasion.PRESSED)

    def save(self, occasion: Occasion) -> None:
        """Keep the round on the table as it stands."""
        round_ = self._session.round
        names = self._names(round_.rules.seats)
        elapsed = round(self._session.clock.elapsed_ms)
        kept = (round_.record, names, self._match, elapsed, round_.round_id, round_.standing)
        self._autosave.keep(SavedRound(*kept), occasion)

    def save_now(self) -> bool:
        """Keep the round on the table and wait for it; return whether it is kept."""
        self.save(Occasion.PRESSED)
        return self._autosave.flush() is None

    def settled(self) -> None:
        """Say that nothing moves: now a disk may be waited for."""
        if not self._goes_by_itself():
            self._autosave.stop()
        from datetime import UTC, datetime

        while self._unkept:
            round_ = self._unkept.pop(0)
            self.statistics.keep(
                PlayedRound.of(
                    round_.round_id,
                    round_.record,
                    round_.played,
                    duration_ms=round(round_.elapsed_ms),
                    names=self._names(round_.rules.seats),
                    finished_at=datetime.now(UTC),
                )
            )

    def close(self) -> None:
        """Keep all that is not kept yet, and wait for it."""
        self._leave()
        self.settled()
        self.save(Occasion.PRESSED)
        self._autosave.flush()
        if self._statistics:
            self._statistics.close()

    def _round_started(self, round_: Round) -> None:
        if self._left and self._left.round_id != round_.round_id:
            self._leave()
        self._note_left()
        self.save(Occasion.PRESSED)

    def _note_left(self) -> None:
        """Note the round before, which is left unless it is taken back."""
        before = self._session.before
        self._left = before if before and before.state.battles and not before.state.outcome else None

    def _leave(self) -> None:
        """Count the round before, which can't be taken back any more, as left."""
        if self._left:
            self._unkept.append(self._left)
            self._left = None

    def _played(self) -> None:
        self._leave()
        round_ = self._session.round
        if round_.state.outcome:
            elapsed = self._session.clock.elapsed_ms
            self._unkept.append(round_._replace(elapsed_ms=elapsed))
            self._set_match(self._match.after(round_.state.outcome))
        self.save(Occasion.PLAYED if self._goes_by_itself() else Occasion.PRESSED)

    def _set_match(self, match: Match) -> None:
        self._match = match
        self.match_changed.emit(match)

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble:
            self.trouble_arose.emit(trouble)
        else:
            self.trouble_ended.emit(self._autosave.file)
