"""A row that shows the progress of a background job, with a button to cancel it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QWidget

from warapp.ui.widgets.buttons import PressButton

GRACE_S = 0.02
"""A job that finishes within this time is waited for, and shows no progress."""


class ProgressRow(QWidget):
    """A label, a progress bar and a Cancel button, visible from `start` to `stop`."""

    cancelled = Signal()
    """The Cancel button was pressed."""

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
        """Show that a job has started, with an indeterminate bar.

        Args:
            words: what the job does.
            can_be_cancelled: whether to show Cancel, and give it the focus.
            focused: the widget that gets the focus back at the end.
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
        """Show the progress as (done, total)."""
        done, of = progress
        self.bar.setRange(0, of)
        self.bar.setValue(done)

    def stop(self) -> None:
        """Hide, and give the focus back."""
        focused, self._focused = self._focused, None
        had_keys = self.cancel.hasFocus()
        self.hide()
        if had_keys and focused and focused.isVisible():
            focused.setFocus(Qt.FocusReason.OtherFocusReason)
