"""Frames the button of a dialog that has the focus: the default button looks the same with it and without."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QFocusFrame, QPushButton, QWidget


class FocusFrame(QObject):
    """Follows the focus of a whole application.

    A button of a dialog is its default button as long as it has the focus, so all of those are framed.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._frame: QFocusFrame | None = None
        application.focusChanged.connect(self._update_frame)

    def _update_frame(self, _left: QWidget | None, focused: QWidget | None) -> None:
        if self._frame:
            with suppress(RuntimeError):  # it went with its dialog
                self._frame.deleteLater()
        self._frame = None
        if isinstance(focused, QPushButton) and focused.isDefault():
            self._frame = QFocusFrame(focused.parentWidget())
            self._frame.setWidget(focused)
