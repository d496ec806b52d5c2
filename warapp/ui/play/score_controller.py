"""The running score in the window: shown once a round is counted, reset after a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from warapp.store.match import Match
from warapp.ui.play import match_score
from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.window_context import WindowContext


class ScoreController(QObject):
    """Shows the score in the bar.

    Args:
        context: of the window.
        recorder: has the score.
        show_score: shows it, as figures and as a sentence.
    """

    def __init__(
        self,
        context: WindowContext,
        recorder: RoundRecorder,
        show_score: Callable[[str, str], None],
    ) -> None:
        super().__init__(context.window)
        self._context, self._recorder, self._show = context, recorder, show_score
        context.actions.reset_score.triggered.connect(self.reset)
        recorder.match_changed.connect(lambda _: self._show_score())
        context.game_controller.settled.connect(self._show_score)
        context.session.round_started.connect(lambda _: self._show_score())
        context.game_controller.names_changed.connect(lambda _: self._show_score())
        self._show_score()

    @Slot()
    def reset(self) -> None:
        """Start the score again, if a person agrees."""
        context, recorder = self._context, self._recorder
        score = match_score.score_words(self._match, context.game_controller.names, context.translate)
        with context.game_controller.dialog_open():
            agreed = match_score.confirm_reset(score, context.window)
        if agreed:
            recorder.reset_match()

    @property
    def _match(self) -> Match:
        """The score of those who sit at the table."""
        context = self._context
        names = context.players.own_names(context.session.rules.seats)
        return self._recorder.match.at_table(names)

    def _show_score(self) -> None:
        """Show the score, once the table has shown who won."""
        context, match = self._context, self._match
        if context.table.moving:
            return
        context.actions.reset_score.setEnabled(self._recorder.match.rounds > 0)
        names = context.game_controller.names
        self._show(
            match_score.score_figures(match, len(names), context.translate),
            match_score.score_sentence(match, names, context.translate),
        )
