"""The caption below the table: what has just happened and why, also for screen readers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

LINES = 2
LARGER, LARGE_ENOUGH_PT = 1.25, 15.0


class Caption(QLabel):
    """Reserves two lines, so that the table does not move when the text gets longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(self.tr("What just happened"))
        self.setContentsMargins(12, 2, 12, 2)
        self.set_text_font(self.font())

    def set_text_font(self, font: QFont) -> None:
        """Use this font, slightly larger if it is small, and reserve two lines."""
        larger = QFont(font)
        larger.setPointSizeF(max(font.pointSizeF(), min(font.pointSizeF() * LARGER, LARGE_ENOUGH_PT)))
        self.setFont(larger)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES + 6)

    def announce(self, words: str) -> None:
        """Have a screen reader read a text."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
