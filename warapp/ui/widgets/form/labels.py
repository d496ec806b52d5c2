"""Labels of forms: the bold name of a field, and its value."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from warapp.ui.widgets.labels import BuddyLabel


def strong_font() -> QFont:
    """Return a font that takes all but its weight from the widget that gets it."""
    font = QFont()
    font.setWeight(QFont.Weight.DemiBold)
    return font


class NameLabel(BuddyLabel):
    """The name of a field."""

    def __init__(self, text: str, buddy: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(text, buddy, parent)
        self.setFont(strong_font())


class ValueLabel(QLabel):
    """What a slider is set to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("accent", True)  # for the style sheet
        self.setFont(strong_font())
