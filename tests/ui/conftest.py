"""The fixtures for tests with a window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import Record
from warapp.table.drawing import letters, paint

Open = Callable[[Record], Game]
Drawn = Callable[[], set[str]]


@pytest.fixture(autouse=True)
def numbers_in_english() -> Iterator[None]:
    """Write numbers as the language of the window does, whatever the system speaks."""
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def open_round(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Open:
    """Open a window with a round on the table."""
    return lambda record: Game(qtbot, qapp, tmp_path, record).show()


@pytest.fixture
def game(open_round: Open) -> Game:
    """A window with a fresh round of the playbook."""
    return open_round(of_deal(1))


@pytest.fixture
def first_game(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Game:
    """The first window that a person has ever opened."""
    return Game(qtbot, qapp, tmp_path, of_deal(1), is_first=True).show()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """The words that were painted since the last time this was asked."""
    words: set[str] = set()
    draw_text, set_text = paint.draw_text, letters._set

    def note(painter: QPainter, at: QPointF, text: str, font: QFont, colour: str | QColor) -> None:
        words.add(text)
        draw_text(painter, at, text, font, colour)

    def note_letters(text: str) -> QPainterPath:
        if text != "JOKER":  # as it stands on the card in every language
            words.add(text)
        return set_text(text)

    def asked() -> set[str]:
        found = set(words)
        words.clear()
        return found

    monkeypatch.setattr(paint, "draw_text", note)
    monkeypatch.setattr(letters, "_set", note_letters)
    return asked
