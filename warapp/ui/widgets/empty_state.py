"""What a page shows while it has nothing to show: a picture, what will be here, and how to get there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.labels import make_bold

_TITLE_SIZE = 1.5


class EmptyState(QWidget):
    """A picture above a title and a sentence, in the middle of its room; with a button if there is one.

    Args:
        picture: shows what belongs here.
        button: its text; '' for none.
    """

    def __init__(self, picture: QWidget, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.words = QLabel(self), QLabel(self)
        make_bold(self.title, _TITLE_SIZE)
        self.button = PressButton(button, self)
        self.button.setVisible(bool(button))
        column = QVBoxLayout(self)
        column.setSpacing(9)
        column.addStretch(1)
        middle = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(picture, 0, middle)
        for label in (self.title, self.words):
            label.setWordWrap(True)
            label.setAlignment(middle)
            column.addWidget(label)
        column.addSpacing(6)
        column.addWidget(self.button, 0, middle)
        column.addStretch(1)

    def show_words(self, title: str, words: str) -> None:
        """Say what is missing, and how it comes here."""
        self.title.setText(title)
        self.words.setText(words)
        self.words.setVisible(bool(words))
