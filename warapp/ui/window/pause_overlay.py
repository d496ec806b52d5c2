"""The cover of the table during a pause."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.buttons import PressButton


class PauseOverlay(QWidget):
    """Hides the table, and has a button to go on."""

    resumed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Paused"))
        words = QLabel(self.tr("Paused. The cards are covered and the clock has stopped."), self)
        words.setWordWrap(True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = PressButton(self.tr("Resume (P)"), self)
        self._button.clicked.connect(self.resumed)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(words)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.hide()
        parent.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        elif event.type() == QEvent.Type.FocusIn and self.isVisible():
            self._button.setFocus()  # the table itself has no use for the keys now
        return super().eventFilter(watched, event)

    def cover(self, covered: bool) -> None:
        """Cover the parent completely, or uncover it."""
        self.setVisible(covered)
        if covered:
            self.raise_()
            self._button.setFocus()
