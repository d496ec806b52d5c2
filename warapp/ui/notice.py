"""A bar for one sentence that a person should know, such as what could not be kept; until it is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from warapp.store.files import Fault, Trouble
from warapp.ui.controls import PressButton


class Notice(QWidget):
    """Shows the latest sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        close = PressButton(self.tr("&Understood"), self)
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.addWidget(self._words, 1)
        layout.addWidget(close)
        self.hide()

    def show_words(self, words: str) -> None:
        """Show a sentence."""
        self._words.setText(words)
        self._words.setAccessibleName(words)
        self.show()

    def show_trouble(self, trouble: Trouble) -> None:
        """Show what is wrong with a file."""
        self.show_words(self._trouble_words(trouble))

    def _trouble_words(self, trouble: Trouble) -> str:
        words = {
            Fault.DAMAGED: self.tr("{file} is damaged, or no file of this game."),
            Fault.LATER: self.tr("{file} was written by a later version of this game."),
            Fault.TOO_LARGE: self.tr("{file} is too large to be a file of this game."),
            Fault.UNREADABLE: self.tr("{file} can't be read."),
            Fault.FULL: self.tr("There is no space left to save {file}; the game goes on, but is not kept."),
            Fault.READ_ONLY: self.tr("{file} may not be changed; the game goes on, but is not kept."),
            Fault.GONE: self.tr("{file} was deleted or moved; the game goes on with a new one."),
            Fault.BUSY: self.tr("{file} is held by another window."),
            Fault.UNWRITABLE: self.tr("{file} can't be written; the game goes on, but is not kept."),
        }[trouble.fault]
        sentence = words.format(file=trouble.path)
        if trouble.set_aside is None:
            return sentence
        aside = self.tr("It was set aside as {file}, and the game begins anew.")
        return f"{sentence} {aside.format(file=trouble.set_aside.name)}"
