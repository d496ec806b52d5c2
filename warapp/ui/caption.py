"""The line of words below the table: what has just happened and why, also for screen readers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

LINES = 2
LARGER = 1.2


class Caption(QLabel):
    """Keeps room for two lines, so that the table does not jump when the words get longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("What has just happened"))
        self.setContentsMargins(12, 4, 12, 4)
        self.set_text_font(self.font())

    def set_text_font(self, font: QFont) -> None:
        """Write somewhat larger than this font, and reserve the room of two lines of it."""
        larger = QFont(font)
        larger.setPointSizeF(font.pointSizeF() * LARGER)
        self.setFont(larger)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES + 8)

    def announce(self, words: str) -> None:
        """Have a screen reader say something."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
