"""A bar for messages that stay, such as that something could not be saved, until closed or over."""

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
    """What a message is about; the next of the same topic replaces it, and another round removes it."""

    OPENING = auto()
    TOO_MANY = auto()
    """Files that are still being read."""
    SAVING = auto()
    DEAL = auto()
    RESUMING = auto()


class Messages(Protocol):
    """Where a controller shows what came of something."""

    def say(self, words: str) -> None:
        """Show for some seconds what was done."""
        ...

    def say_meanwhile(self, words: str) -> None:
        """Show what is going on, until the next message."""
        ...

    def complain(self, words: str, topic: Topic) -> None:
        """Show what could not be done, until a person closes it or it is over."""
        ...

    def withdraw(self, *topics: Topic) -> None:
        """Remove what was shown on these topics."""
        ...


class MessageBar(QWidget):
    """Shows the latest of the messages that still hold, one for each topic."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._messages: dict[Hashable, str] = {}
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        close = PressButton(self.tr("Dismi&ss"), self)
        close.clicked.connect(self._dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.addWidget(self._label, 1)
        layout.addWidget(close)
        self.hide()

    def show_message(self, words: str, topic: Hashable = None) -> None:
        """Show a message, in place of the one of the same topic."""
        self._messages.pop(topic, None)
        self._messages[topic] = words
        self._show_latest()

    def show_problem(self, problem: FileProblem) -> None:
        """Show what is wrong with a file until that is over, or what has happened to it until closed."""
        has_happened = problem.quarantined is not None or problem.kind is FileProblemKind.GONE
        self.show_message(self._problem_text(problem), problem if has_happened else problem.path)

    def withdraw(self, *topics: Topic | Path | None) -> None:
        """Remove what was shown on topics, or of the problem with a file: it is over."""
        for topic in topics:
            self._messages.pop(topic, None)
        self._show_latest()

    def _dismiss(self) -> None:
        self._messages.popitem()
        self._show_latest()

    def _show_latest(self) -> None:
        """Show the latest message that still holds; if that stays the same, nothing changes."""
        words = next(reversed(self._messages.values()), "")
        if words:
            self._label.setText(words)
            self._label.setAccessibleName(words)
        self.setVisible(bool(words))

    def _problem_text(self, problem: FileProblem) -> str:
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
        }[problem.kind]
        sentence = words.format(file=problem.path)
        if problem.quarantined is None:
            return sentence
        aside = self.tr("It was renamed to {file}, and War has started a new one.")
        return f"{sentence} {aside.format(file=problem.quarantined.name)}"
