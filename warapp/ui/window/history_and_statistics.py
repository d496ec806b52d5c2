"""Joins history, statistics and the running score to a window; each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction

from warapp.ui.play.actions import Actions
from warapp.ui.play.game_controller import GameController
from warapp.ui.play.window_context import WindowContext
from warapp.ui.window.status_bar import StatusBar

if TYPE_CHECKING:
    from warapp.ui.history.controller import History
    from warapp.ui.play.match_score import MatchScore
    from warapp.ui.play.round_recorder import RoundRecorder


class HistoryAndStatistics(QObject):
    """What a person may look back at.

    Args:
        parts: of the window.
        conductor: leads session and table.
        actions: of the window.
        waiting: lets the clock stand still while a dialog is open.
    """

    changed = Signal()
    """Another position is on the table."""
    announced = Signal(str)
    """Words for a screen reader."""

    def __init__(
        self,
        parts: WindowContext,
        game_controller: GameController,
        actions: Actions,
        waiting: Callable[[], AbstractContextManager[None]],
    ) -> None:
        super().__init__(parts.window)
        self._parts, self._conductor = parts, game_controller
        self._actions, self._waiting = actions, waiting
        self._history: History | None = None
        self._recorder: RoundRecorder | None = None
        self._score: MatchScore | None = None
        actions.history.triggered.connect(lambda shown: self.history().show(shown))
        for action in (actions.first, actions.back, actions.replay):
            action.triggered.connect(lambda _=False, action=action: self._look_back(action))
        actions.statistics.triggered.connect(self._show_statistics)
        actions.reset_score.triggered.connect(self._reset_score)
        self._follow_keeper()

    def join(self, describe: Callable[[], None], announce: Callable[[str], None]) -> None:
        """Let the window know what happens.

        Args:
            describe: says what is on the table.
            announce: says something to a screen reader.
        """
        self.changed.connect(describe)
        self.announced.connect(announce)

    def set_recorder(self, recorder: RoundRecorder) -> None:
        """Say who keeps rounds and score."""
        self._recorder = recorder
        recorder.match_changed.connect(lambda _: self._show_score())
        self._conductor.settled.connect(self._show_score)
        self._parts.session.round_started.connect(lambda _: self._show_score())
        self._conductor.names_changed.connect(lambda _: self._show_score())
        self._follow_keeper()
        self._show_score()

    def history(self) -> History:
        """Return the history."""
        if self._history is None:
            from warapp.ui.history.controller import History

            history = self._history = History(self._parts, self._conductor, self._actions)
            history.changed.connect(self.changed)
            history.announced.connect(self.announced)
            history.opened.connect(self._opened)
        return self._history

    def _look_back(self, action: QAction) -> None:
        """Do what an action wants for the first time; from then on the history follows it."""
        if self._history is None:
            self.history()
            action.trigger()
        self.history().show()

    def _opened(self, opened: bool) -> None:
        self._actions.history.setChecked(opened)
        if not opened:
            self._parts.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_statistics(self) -> None:
        from warapp.ui.statistics.dialog import StatisticsDialog

        if self._recorder is None:
            return
        with self._waiting():
            round_ = StatisticsDialog.ask(
                self._recorder.statistics, self._parts.translate, self._parts.window
            )
        if round_:
            self._parts.session.put_on_table(round_)
            self.history().replay_all()

    def _reset_score(self) -> None:
        from warapp.ui.play import match_score

        if self._recorder is None:
            return
        score = match_score.score_words(self._recorder.match, self._conductor.names, self._parts.translate)
        with self._waiting():
            agreed = match_score.confirm_reset(score, self._parts.window)
        if agreed:
            self._recorder.reset_match()

    def _follow_keeper(self) -> None:
        self._actions.statistics.setEnabled(self._recorder is not None)
        self._actions.reset_score.setEnabled(self._recorder is not None and self._recorder.match.rounds > 0)

    def _show_score(self) -> None:
        """Show the score, once the table has shown who won."""
        if self._recorder is None or self._parts.table.moving:
            return
        self._follow_keeper()
        if self._score is None and self._recorder.match.rounds:
            from warapp.ui.play.match_score import MatchScore

            self._score = MatchScore(self._parts.translate, self._parts.window)
            bar = self._parts.window.statusBar()
            bar.add(self._score) if isinstance(bar, StatusBar) else bar.addWidget(self._score)
        if self._score:
            self._score.show_match(self._recorder.match, self._conductor.names)
