"""A row that says what is being done beside the window, how far it is, and lets a person cancel it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from warapp.ui.widgets.buttons import PressButton

GRACE_S = 0.02
"""What is done by then needs no row; a window may stand still for so long."""


class ProgressRow(QWidget):
    """Shown from `start` to `stop`."""

    cancelled = Signal()
    """A person wants no more of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.cancel = PressButton(self.tr("C&ancel"), self)
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.cancelled)
        self._focused: QWidget | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.words, 2)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        self.hide()

    def start(self, words: str, *, can_be_cancelled: bool, focused: QWidget | None) -> None:
        """Say what is being done; how far it is nobody knows yet.

        Args:
            words: what it is.
            can_be_cancelled: whether Cancel is there; it has the keys then.
            focused: gets the keys back at the end.
        """
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, 0)
        self.cancel.setVisible(can_be_cancelled)
        self.show()
        self._focused = focused
        if can_be_cancelled:
            self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_progress(self, progress: tuple[int, int]) -> None:
        """Show how much of how much is done."""
        done, of = progress
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def stop(self) -> None:
        """Show nothing any more, and give the keys back to what had them."""
        focused, self._focused = self._focused, None
        had_keys = self.cancel.hasFocus()
        self.hide()
        if had_keys and focused and focused.isVisible():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)
