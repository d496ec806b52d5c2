"""A bar for messages that stay, such as that something could not be saved, until closed or over."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QVBoxLayout, QWidget

from warapp.store.files import FileProblem, FileProblemKind

if TYPE_CHECKING:
    from warapp.ui.widgets.notice import Notice


class Topic(Enum):
    """What a message is about; the next of the same topic replaces it, and another round removes it."""

    OPENING = auto()
    TOO_MANY = auto()
    """Files that are still being read."""
    SAVING = auto()
    DEAL = auto()
    RESUMING = auto()


@dataclass(frozen=True, slots=True)
class Remedy:
    """A button that does something about a problem.

    Attributes:
        text: of the button.
        do: what it does.
    """

    text: str
    do: Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Message:
    """What is shown: words, buttons, and whether it is good news."""

    words: str
    remedies: tuple[Remedy, ...]
    is_news: bool


class Messages(Protocol):
    """Where a controller shows what came of something."""

    def say(self, words: str) -> None:
        """Show for some seconds what was done."""
        ...

    def say_meanwhile(self, words: str) -> None:
        """Show what is going on, until the next message."""
        ...

    def complain(self, words: str, topic: Topic, remedies: Sequence[Remedy] = ()) -> None:
        """Show what could not be done, and what to do, until a person closes it or it is over."""
        ...

    def withdraw(self, *topics: Topic) -> None:
        """Remove what was shown on these topics."""
        ...


class MessageBar(QWidget):
    """Shows the latest of the messages that still hold, one for each topic; makes its notice on first use."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._messages: dict[Hashable, _Message] = {}
        self._notice: Notice | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    @property
    def words(self) -> str:
        """What it says; '' while it is hidden."""
        return self._notice.words.text() if self._notice and not self.isHidden() else ""

    @property
    def notice(self) -> Notice:
        """What shows the messages."""
        if self._notice is None:
            from warapp.ui.widgets.notice import Notice

            self._notice = Notice(self)
            self._notice.closed.connect(self._dismiss)
            self._column.addWidget(self._notice)
        return self._notice

    def show_message(self, words: str, topic: Hashable = None, remedies: Sequence[Remedy] = ()) -> None:
        """Show a message, in place of the one of the same topic.

        Args:
            words: what happened, and what to do.
            topic: what it is about.
            remedies: the buttons that do something about it.
        """
        self._messages.pop(topic, None)
        self._messages[topic] = _Message(words, tuple(remedies), is_news=False)
        self._show_latest()

    def show_news(self, words: str) -> None:
        """Show what was done."""
        self._messages.pop(None, None)
        self._messages[None] = _Message(words, (), is_news=True)
        self._show_latest()

    def show_problem(self, problem: FileProblem, remedies: Sequence[Remedy] = ()) -> None:
        """Show what is wrong with a file until that is over, or what has happened to it until closed."""
        has_happened = problem.quarantined is not None or problem.kind is FileProblemKind.GONE
        topic: Hashable = problem if has_happened else problem.path
        self.show_message(self._problem_text(problem), topic, () if has_happened else remedies)

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
        message = next(reversed(self._messages.values()), None)
        if message:
            from warapp.ui.widgets.notice import NoticeKind

            kind = NoticeKind.NEWS if message.is_news else NoticeKind.WARNING
            self.notice.show_notice(message.words, kind, message.remedies)
        self.setVisible(message is not None)

    def _problem_text(self, problem: FileProblem) -> str:
        words = {
            FileProblemKind.DAMAGED: self.tr("{file} is damaged or isn't a War file."),
            FileProblemKind.NEWER: self.tr("{file} was saved by a newer version of War."),
            FileProblemKind.TOO_LARGE: self.tr("{file} is too large to be a War file."),
            FileProblemKind.UNREADABLE: self.tr("{file} can't be read."),
            FileProblemKind.FULL: self.tr(
                "There's no space left to save {file}. You can keep playing; free some space, or save "
                "the round as a file somewhere else."
            ),
            FileProblemKind.READ_ONLY: self.tr(
                "{file} is write-protected. You can keep playing, but to keep your round, save it as a file."
            ),
            FileProblemKind.GONE: self.tr("{file} was deleted or moved; War has started a new one."),
            FileProblemKind.BUSY: self.tr("{file} is in use by another window."),
            FileProblemKind.UNWRITABLE: self.tr(
                "{file} can't be written. You can keep playing, but to keep your round, save it as a file."
            ),
        }[problem.kind]
        sentence = words.format(file=problem.path)
        if problem.quarantined is None:
            return sentence
        aside = self.tr("It was renamed to {file}, and War has started a new one.")
        return f"{sentence} {aside.format(file=problem.quarantined.name)}"
