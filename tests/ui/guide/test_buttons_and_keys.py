"""What the guide says on buttons and keys is what the window has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import FakeForecastWorker
from tests.ui.helpers.guide_driver import HINTS, go_to
from tests.ui.helpers.window_driver import Game
from warapp.table.drawing.theme import THEMES
from warapp.ui.guide import dock as guide_dock
from warapp.ui.guide.buttons_and_keys import ButtonsAndKeys
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.key_row import KeyHint, KeyRow, Look
from warapp.vocabulary import ThemeName

LONG = KeyHint("Undo new round", ("Ctrl+Shift+Z", "Backspace"), "brings back the old round, until you turn")


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)


def row_of(qtbot: QtBot, hint: KeyHint) -> KeyRow:
    row = KeyRow(hint, THEMES[ThemeName.GREEN])
    qtbot.addWidget(row)
    return row


def test_each_button_has_the_words_and_the_key_of_the_bar(game: Game) -> None:
    hints = ButtonsAndKeys(game.actions).hints({})
    assert [(hint.name, *hint.keys) for hint in hints] == [
        ("Turn cards", "Space"),
        ("Play 10 battles", "T"),
        ("Auto-play", "A"),
        ("New round", "Ctrl+N"),
        ("Undo new round", "Ctrl+Z"),
        ("Pause", "P"),
        ("Speed", "−", "+"),
        ("Look back", "←", "→"),
        ("Mute", "M"),
        ("House rules", "Ctrl+Shift+N"),
        ("Full screen", "F11"),
        ("Back to table", "Esc"),
        ("Other buttons", "Tab"),
    ]
    assert [hint.look for hint in hints[:4]] == [Look.PRIMARY, Look.BAR, Look.BAR, Look.BAR]
    assert {hint.look for hint in hints[4:]} == {Look.PLAIN}


def test_people_with_keys_of_their_own_are_told_these(game: Game) -> None:
    turn = ButtonsAndKeys(game.actions).hints({0: "Q", 1: "O"})[0]
    assert turn.keys == ("Q", "O")
    assert turn.words == "one battle, once everyone with cards has pressed their key"


def test_the_open_guide_follows_the_keys_of_the_players(game: Game) -> None:
    game.prepare()
    game.press("F1")
    game.window.game_controller.set_keys({0: "Q", 1: "O"}, "Press Q and O.")
    page = go_to(game.child(GuideDock), "Buttons and keys")
    assert page.findChildren(KeyRow)[0].hint.keys == ("Q", "O")


def test_a_row_grows_where_its_words_have_no_room_beside_the_keys(qtbot: QtBot) -> None:
    row = row_of(qtbot, LONG)
    wide, narrow = row.heightForWidth(900), row.heightForWidth(row.needed_width)
    assert wide < narrow
    assert row.minimumSizeHint().width() == row.needed_width


def test_a_row_grows_with_the_text(qtbot: QtBot, qapp: QApplication) -> None:
    row = row_of(qtbot, HINTS[0])
    before = row.needed_width, row.heightForWidth(900)
    font = QFont(row.font())
    font.setPointSizeF(2 * font.pointSizeF())
    row.setFont(font)
    assert row.needed_width > 1.5 * before[0]
    assert row.heightForWidth(900) > 1.8 * before[1]


def test_a_row_begins_where_reading_begins(qtbot: QtBot) -> None:
    row = row_of(qtbot, HINTS[0])
    row.resize(600, 40)
    picture = row.grab().toImage()
    row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = row.grab().toImage()
    gold = THEMES[ThemeName.GREEN].badge.lower()
    assert picture.pixelColor(6, 14).name() == mirrored.pixelColor(600 - 7, 14).name() == gold
