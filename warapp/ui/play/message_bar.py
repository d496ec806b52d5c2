"""A bar for what a person should know, such as what could not be kept: until it is closed, or over."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum, auto
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from warapp.store.files import FileProblem, FileProblemKind
from warapp.ui.widgets.buttons import PressButton


class Topic(Enum):
    """What a sentence is about; it is over with the next of the same topic, and with the round."""

    OPENING = auto()
    TOO_MANY = auto()
    """Files that are still being read."""
    SAVING = auto()
    DEAL = auto()
    RESUMING = auto()


class Messages(Protocol):
    """Where a controller tells what came of something."""

    def say(self, words: str) -> None:
        """Tell in passing what was done."""
        ...

    def say_meanwhile(self, words: str) -> None:
        """Tell what is going on, until something else is told."""
        ...

    def complain(self, words: str, topic: Topic) -> None:
        """Tell what could not be done, until it is understood or over."""
        ...

    def withdraw(self, *topics: Topic) -> None:
        """Take back what is over."""
        ...


class MessageBar(QWidget):
    """Shows the latest sentence of those that still hold, one for each topic."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing: dict[Hashable, str] = {}
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        close = PressButton(self.tr("Dismi&ss"), self)
        close.clicked.connect(self._understood)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.addWidget(self._words, 1)
        layout.addWidget(close)
        self.hide()

    def show_words(self, words: str, topic: Hashable = None) -> None:
        """Show a sentence, in place of the one of the same topic."""
        self._standing.pop(topic, None)
        self._standing[topic] = words
        self._show_latest()

    def show_trouble(self, trouble: FileProblem) -> None:
        """Show what is wrong with a file: until that is over; what has happened to it, until understood."""
        has_happened = trouble.quarantined is not None or trouble.kind is FileProblemKind.GONE
        self.show_words(self._trouble_words(trouble), trouble if has_happened else trouble.path)

    def withdraw(self, *topics: Topic | Path | None) -> None:
        """Take back what was shown on topics, or of the trouble with a file: it is over."""
        for topic in topics:
            self._standing.pop(topic, None)
        self._show_latest()

    def _understood(self) -> None:
        self._standing.popitem()
        self._show_latest()

    def _show_latest(self) -> None:
        """Show the latest sentence that still holds; nothing else of the bar changes where it stays."""
        words = next(reversed(self._standing.values()), "")
        if words:
            self._words.setText(words)
            self._words.setAccessibleName(words)
        self.setVisible(bool(words))

    def _trouble_words(self, trouble: FileProblem) -> str:
        words = {
            FileProblemKind.DAMAGED: self.tr("{file} is damaged or isn't a War file."),
            FileProblemKind.NEWER: self.tr("{file} was saved by a newer version of War."),
            FileProblemKind.TOO_LARGE: self.tr("{file} is too large to be a War file."),
            FileProblemKind.UNREADABLE: self.tr("{file} can't be read."),
            FileProblemKind.FULL: self.tr(
                "There's no space left to save {file}; you can keep playing, but your progress "
                "won't be saved."
            ),
            FileProblemKind.READ_ONLY: self.tr(
                "{file} is write-protected; you can keep playing, but your progress won't be saved."
            ),
            FileProblemKind.GONE: self.tr("{file} was deleted or moved; War has started a new one."),
            FileProblemKind.BUSY: self.tr("{file} is in use by another window."),
            FileProblemKind.UNWRITABLE: self.tr(
                "{file} can't be written; you can keep playing, but your progress won't be saved."
            ),
        }[trouble.kind]
        sentence = words.format(file=trouble.path)
        if trouble.quarantined is None:
            return sentence
        aside = self.tr("It was renamed to {file}, and War has started a new one.")
        return f"{sentence} {aside.format(file=trouble.quarantined.name)}"
