"""Opens the Statistics dialog, and puts a round chosen in it on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.window_context import WindowContext


class StatisticsController(QObject):
    """Opens the dialog.

    Args:
        context: the parts of the window.
        recorder: owns the statistics.
    """

    replay_requested = Signal()
    """A round was chosen and is on the table, ready to be replayed."""

    def __init__(self, context: WindowContext, recorder: RoundRecorder) -> None:
        super().__init__(context.window)
        self._context, self._recorder = context, recorder
        context.actions.statistics.triggered.connect(self.show)
        context.actions.statistics.setEnabled(True)

    @Slot()
    def show(self) -> None:
        """Open the dialog, and put the chosen round on the table."""
        from warapp.store.statistics.players import player_at
        from warapp.ui.appearance.deck import deck_style
        from warapp.ui.play.small_cards import SmallCards
        from warapp.ui.statistics.dialog import StatisticsDialog

        context = self._context
        with context.game_controller.dialog_open():
            round_ = StatisticsDialog.ask(
                self._recorder.statistics,
                context.translate,
                player_at(0, context.players.own_names(1)),
                SmallCards(deck_style(context.settings, context.session.rules)),
                context.window,
            )
        if round_:
            context.session.put_on_table(round_)
            self.replay_requested.emit()
