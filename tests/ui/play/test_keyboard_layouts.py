"""Under a layout without Latin letters a key stands for the letter at its place, and has its own name."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.helpers.preferences import preferences
from tests.ui.helpers.window_driver import Game
from warapp.desktop.keyboard import Keyboard, us_places
from warapp.ui.play.auto_play import AutoPlayMode

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
US = {letter: place for place, letter in us_places("xcb").items()}
RUSSIAN = dict(zip("QWERTYOPAMNXGL", "ЙЦУКЕНЩЗФЬТЧПД", strict=True))
GREEK = dict(zip("QWERTYOPAMNXGL", ";ΣΕΡΤΥΟΠΑΜΝΧΓΛ", strict=True))
HEBREW = dict(zip("QWERTYOPAMNXGL", "/'קראטםפשצמסעך", strict=True))
FRENCH = dict(zip("QWERTYOPAMNXGL", "AZERTYOPQ,NXGL", strict=True))
DVORAK = dict(zip("QWERTYOPAMNXGL", "',.PYFRLAMBQIN", strict=True))
FOREIGN = [RUSSIAN, GREEK, HEBREW]


def key(
    letter: str,
    layout: Mapping[str, str],
    modifiers: Qt.KeyboardModifier = NONE,
    kind: QEvent.Type = QEvent.Type.KeyPress,
) -> QKeyEvent:
    """The event of the key at the place of a US letter."""
    printed = layout[letter]
    text = printed.lower() if modifiers == NONE else ""
    return QKeyEvent(kind, ord(printed), modifiers, US[letter], 0, 0, text)


def press(game: Game, letter: str, layout: Mapping[str, str], modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key as Qt sends it where it finds no shortcut."""
    to = QApplication.activePopupWidget() or game.focus
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(to, key(letter, layout, modifiers, kind))


def playing(game: Game) -> AutoPlayMode | None:
    return game.window.game_controller.auto_play.mode


def told(layout: Mapping[str, str]) -> Keyboard:
    """A keyboard whose layout the system tells."""
    return Keyboard("xcb", lambda: {US[letter]: printed.lower() for letter, printed in layout.items()})


def untold() -> Keyboard:
    """A keyboard whose layout nobody tells, as under Wayland."""
    return Keyboard("wayland", dict)


@pytest.mark.parametrize("layout", FOREIGN)
def test_the_letters_of_the_table_act_by_their_places(game: Game, layout: Mapping[str, str]) -> None:
    press(game, "N", layout)  # a key that nobody waits for shows which alphabet it is
    press(game, "T", layout)
    assert playing(game) is AutoPlayMode.TEN
    press(game, "A", layout)
    assert playing(game) is AutoPlayMode.AUTO
    press(game, "P", layout)
    assert game.window.game_controller.paused
    press(game, "M", layout)
    assert game.settings.muted


@pytest.mark.parametrize("layout", FOREIGN)
def test_control_n_deals_by_its_place(game: Game, layout: Mapping[str, str]) -> None:
    press(game, "N", layout, CONTROL)
    assert game.session.state.deal_number == 101


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_a_menu_opens_by_the_place_of_its_letter_and_has_its_letters_so(game: Game) -> None:
    press(game, "R", RUSSIAN, ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    press(game, "A", RUSSIAN)
    assert game.window.game_controller.auto_play.mode is None
    press(game, "N", RUSSIAN)
    assert game.session.state.deal_number == 101


def test_a_button_is_pressed_by_the_place_of_its_letter(game: Game) -> None:
    press(game, "T", RUSSIAN, ALT)
    assert game.battles == 1


def test_a_field_has_its_own_shortcuts_by_their_places(game: Game) -> None:
    field = QLineEdit("war", game.window)
    field.show()
    field.setFocus()
    press(game, "A", RUSSIAN, CONTROL)
    assert field.selectedText() == "war"
    press(game, "T", RUSSIAN)
    assert field.text() == "е"


def test_the_letters_of_a_dialog_act_by_their_places(game: Game, qtbot: QtBot) -> None:
    dialog = preferences(game.settings, game.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    press(game, "E", RUSSIAN, ALT)
    assert game.focus.accessibleName() == "Letters"
    press(game, "N", RUSSIAN, CONTROL)
    assert game.session.state.deal_number == 1, "the window behind has no keys"


def test_a_key_of_a_player_does_nothing_else_whatever_is_printed_on_it(game: Game) -> None:
    pressed: list[str] = []
    game.context.keyboard.claim({"Q": lambda: pressed.append("Q")})
    press(game, "Q", FRENCH)  # A, which is the letter of Auto-play
    assert (pressed, playing(game)) == (["Q"], None)
    game.context.keyboard.claim({})
    press(game, "Q", RUSSIAN)
    assert pressed == ["Q"]


def test_a_letter_without_a_meaning_does_nothing(game: Game) -> None:
    press(game, "G", RUSSIAN)
    assert game.battles == 0


@pytest.mark.parametrize("layout", [FRENCH, DVORAK])
def test_a_layout_with_latin_letters_has_them_where_it_prints_them(layout: Mapping[str, str]) -> None:
    for keyboard in (told(layout), untold()):
        for letter in layout:
            keyboard.note(key(letter, layout))
        assert keyboard.is_latin
        assert [keyboard.latin_letter(key(letter, layout)) for letter in layout] == [""] * len(layout)
        assert {letter: keyboard.print_of(letter) for letter in layout} == layout


@pytest.mark.parametrize("layout", FOREIGN)
def test_a_layout_that_the_system_tells_is_known_before_a_key_is_pressed(layout: Mapping[str, str]) -> None:
    keyboard = told(layout)
    assert not keyboard.is_latin
    assert {letter: keyboard.print_of(letter) for letter in layout} == layout
    assert [keyboard.latin_letter(key(letter, layout)) for letter in layout] == list(layout)


def test_a_layout_that_nobody_tells_is_learned_from_the_keys() -> None:
    keyboard = untold()
    changes: list[str] = []
    keyboard.changed.connect(lambda: changes.append(keyboard.print_of("Q")))
    assert keyboard.print_of("Q") == "Q"
    keyboard.note(key("Q", RUSSIAN))
    keyboard.note(key("O", RUSSIAN))
    assert [keyboard.print_of(letter) for letter in "QOX"] == ["Й", "Щ", "X"]
    keyboard.note(key("T", FRENCH))
    assert keyboard.is_latin
    assert changes == ["Й", "Й", "Q"]


def test_a_layout_that_is_changed_is_asked_for_again() -> None:
    now = dict(FRENCH)
    keyboard = Keyboard("xcb", lambda: {US[letter]: printed for letter, printed in now.items()})
    assert keyboard.print_of("O") == "O"
    now.update(RUSSIAN)
    keyboard.note(key("T", RUSSIAN))
    assert keyboard.print_of("O") == "Щ"


def test_a_key_with_shift_or_one_that_prints_nothing_tells_nothing() -> None:
    keyboard = untold()
    keyboard.note(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F1, NONE, US["Q"], 0, 0))
    keyboard.note(key("Q", RUSSIAN, Qt.KeyboardModifier.ShiftModifier))
    assert dict(keyboard.prints) == {}


@pytest.mark.parametrize(
    ("platform", "place"), [("xcb", 24), ("wayland", 24), ("windows", 16), ("cocoa", 12)]
)
def test_every_platform_counts_places_in_its_own_way(platform: str, place: int) -> None:
    places = us_places(platform)
    assert places[place] == "Q"
    assert {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ"} <= {*places.values()}


def test_macos_tells_the_place_by_the_virtual_key() -> None:
    keyboard = Keyboard("cocoa", dict)
    event = QKeyEvent(QEvent.Type.KeyPress, ord("Й"), NONE, 1, 12, 0, "й")
    assert keyboard.latin_letter(event) == "Q"
