"""Opens the About dialog in the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from warapp.ui.play.window_context import WindowContext


class AboutController(QObject):
    """Handles the About action.

    Args:
        context: the parts of the window.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        context.actions.about.triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Run the dialog."""
        from warapp.ui.errors.about_dialog import AboutDialog

        with self._context.game_controller.dialog_open():
            AboutDialog.run(self._context.window)
