"""Drives the file controller: a window with a round and the menu of recent files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import of_deal
from warapp.engine import PRESETS, Record
from warapp.session import GameSession, Round
from warapp.store.settings import Settings, open_ini
from warapp.ui.files.controller import FileController
from warapp.ui.files.dialogs import OpenDialog, SaveDialog
from warapp.ui.play.actions import Actions
from warapp.ui.play.message_bar import Remedy, Topic

EVENING = of_deal(48213, PRESETS["three_down"], battles=12)


class FileDriver:
    """A window with a round of deal 1 after three battles.

    Attributes:
        said: the messages shown.
        complaints: the problems shown.
        withdrawn: the topics whose messages were withdrawn.
    """

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.withdrawn: list[Topic] = []
        self.waits = 0
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.session = GameSession(lambda: 2, lambda: "id", lambda: 0.0, Round.at(of_deal(1, battles=3)))
        self.settings = Settings(open_ini(folder / "settings.ini")[0], ["plain"])
        self.actions = Actions(self.window)
        self.files = FileController(
            self.window,
            self.actions,
            self.session,
            self.settings,
            dialog_open=self._dialog_open,
            messages=self,
        )

    def say(self, words: str) -> None:
        self.said.append(words)

    def say_meanwhile(self, words: str) -> None:
        self.said.append(words)

    def complain(self, words: str, topic: Topic, remedies: Sequence[Remedy] = ()) -> None:
        self.complaints.append(words)

    def withdraw(self, *topics: Topic) -> None:
        self.withdrawn += topics

    @contextmanager
    def _dialog_open(self) -> Iterator[None]:
        self.waits += 1
        yield

    def until_read(self) -> None:
        """Wait until the files requested are read or written, and the result is shown."""
        self._qtbot.waitUntil(lambda: bool(self.said or self.complaints), timeout=20_000)

    def save(self) -> None:
        """Save the round, and wait until it is saved."""
        self.actions.save_as.trigger()
        self.until_read()

    def open(self, file: Path) -> None:
        self.files.open(file)
        self.until_read()

    @property
    def record(self) -> Record:
        """What is on the table."""
        return self.session.round.record

    @property
    def recent(self) -> list[str]:
        """The texts in the menu of recent files."""
        return [action.text() for action in self.actions.recent_menu.actions() if action.text()]


def choose(
    monkeypatch: pytest.MonkeyPatch, dialog: type[OpenDialog | SaveDialog], file: Path | None
) -> list[Path]:
    """Patch a dialog to choose a file; return the arguments that it is called with."""
    asked: list[Path] = []

    def ask(parent: QWidget, proposed: Path) -> Path | None:
        asked.append(proposed)
        return file

    monkeypatch.setattr(dialog, "ask", ask)
    return asked
