"""Frames the focused button of a dialog, since a default button looks the same with and without the focus."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFocusFrame, QPushButton, QWidget


class FocusFrame(QObject):
    """Draws a frame around the focused button, in every dialog of the application.

    A dialog's button is its default button while it has the focus, so each of them gets the frame.
    """

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent or application)
        self._frame: QFocusFrame | None = None
        application.focusChanged.connect(self._update_frame)

    def _update_frame(self, _left: QWidget | None, focused: QWidget | None) -> None:
        if self._frame:
            with suppress(RuntimeError):  # deleted with its dialog
                self._frame.deleteLater()
        self._frame = None
        if isinstance(focused, QPushButton) and focused.isDefault():
            self._frame = QFocusFrame(focused.parentWidget())
            self._frame.setWidget(focused)
