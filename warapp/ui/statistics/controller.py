"""The statistics in the window: opens their dialog, and shows a round chosen in it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from warapp.ui.play.round_recorder import RoundRecorder
from warapp.ui.play.window_context import WindowContext


class StatisticsController(QObject):
    """Opens the dialog.

    Args:
        context: of the window.
        recorder: has the statistics.
    """

    replay_requested = Signal()
    """A round was chosen and is on the table: its battles are to be shown again."""

    def __init__(self, context: WindowContext, recorder: RoundRecorder) -> None:
        super().__init__(context.window)
        self._context, self._recorder = context, recorder
        context.actions.statistics.triggered.connect(self.show)
        context.actions.statistics.setEnabled(True)

    @Slot()
    def show(self) -> None:
        """Show the statistics; a round chosen in them is put on the table."""
        from warapp.ui.statistics.dialog import StatisticsDialog

        context = self._context
        with context.game_controller.dialog_open():
            round_ = StatisticsDialog.ask(self._recorder.statistics, context.translate, context.window)
        if round_:
            context.session.put_on_table(round_)
            self.replay_requested.emit()
