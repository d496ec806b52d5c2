"""A key that is held down acts once, also where its repeats look like presses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from tests.ui.helpers.window_driver import Game
from warapp.ui.history.battle_list import BattleListView
from warapp.ui.play.held_keys import CHATTER_MS, HeldKeys

PRESS, RELEASE, SHORTCUT = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride
NONE = Qt.KeyboardModifier.NoModifier


def send(
    to: QWidget, kind: QEvent.Type, key: Qt.Key, at_ms: int, text: str = "", repeat: bool = False
) -> bool:
    """Send what a key does at an instant; return whether it was accepted."""
    event = QKeyEvent(kind, key, NONE, text, repeat)
    event.setTimestamp(at_ms)
    QApplication.sendEvent(to, event)
    return event.isAccepted()


def hold(to: QWidget, key: Qt.Key, text: str = "", until_ms: int = 3_000) -> None:
    """Hold a key as X11 reports it: every 40 ms a release and a press, not marked as repeats."""
    send(to, PRESS, key, 1_000, text)
    for at_ms in range(1_500, 1_500 + until_ms, 40):
        send(to, RELEASE, key, at_ms, text)
        send(to, PRESS, key, at_ms, text)
    send(to, RELEASE, key, 1_500 + until_ms, text)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_that_is_held_presses_a_button_once(game: Game, key: Qt.Key) -> None:
    button = game.button(game.actions.new_round)
    button.setFocus()
    hold(button, key)
    assert game.session.state.deal_number == 101


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_T, Qt.Key.Key_P, Qt.Key.Key_Q])
def test_the_repeat_of_a_shortcut_is_withheld(game: Game, key: Qt.Key) -> None:
    send(game.view, PRESS, key, 1_000)
    send(game.view, RELEASE, key, 1_600)
    assert send(game.view, SHORTCUT, key, 1_600)
    assert send(game.view, SHORTCUT, key, 1_629)
    assert not send(game.view, SHORTCUT, key, 1_630)


def test_the_press_of_another_key_is_no_repeat(game: Game) -> None:
    send(game.view, RELEASE, Qt.Key.Key_T, 1_600)
    assert not send(game.view, SHORTCUT, Qt.Key.Key_A, 1_600)


def test_a_repeat_that_is_marked_as_one_is_withheld_whenever_it_comes(game: Game) -> None:
    assert send(game.view, SHORTCUT, Qt.Key.Key_T, 1_000, "t", repeat=True)


def test_presses_without_a_time_are_presses(game: Game) -> None:
    send(game.view, RELEASE, Qt.Key.Key_T, 0)
    assert not send(game.view, SHORTCUT, Qt.Key.Key_T, 0)


def test_a_held_return_presses_the_button_of_a_dialog_once(game: Game) -> None:
    button, pressed = QPushButton("OK", game.window), []
    button.setAutoDefault(True)
    button.clicked.connect(lambda: pressed.append(1))
    button.show()
    button.setFocus()
    hold(button, Qt.Key.Key_Return)
    assert pressed == [1]


def test_a_letter_that_is_held_is_typed_again_and_again(game: Game) -> None:
    field = QLineEdit(game.window)
    field.show()
    field.setFocus()
    hold(field, Qt.Key.Key_A, "a", until_ms=80)
    assert field.text() == "aaa"


def test_an_arrow_that_is_held_goes_on_along_the_battles(game: Game) -> None:
    game.prepare()
    for _ in range(5):
        game.press("Space")
        game.finish()
    game.press("Ctrl+H")
    battles = game.child(BattleListView)
    battles.setFocus()
    hold(battles, Qt.Key.Key_Up, until_ms=80)
    assert battles.currentIndex().row() == 2
    game.view.setFocus()
    send(game.view, RELEASE, Qt.Key.Key_Left, 9_000)
    assert not send(game.view, SHORTCUT, Qt.Key.Key_Left, 9_000)
    assert game.actions.back.autoRepeat()
    assert game.actions.forward.autoRepeat()


def test_a_copy_without_a_time_is_a_repeat_if_it_comes_with_the_release() -> None:
    now = [5_000.0]
    held = HeldKeys(lambda: now[0])

    def copy(kind: QEvent.Type, scan_code: int = 65) -> QKeyEvent:
        return QKeyEvent(kind, Qt.Key.Key_Space, NONE, scan_code, 32, 0, " ")

    assert not held.is_repeat(copy(PRESS))
    held.note_release(copy(RELEASE))
    now[0] += 1
    assert held.is_repeat(copy(PRESS))
    assert not held.is_repeat(copy(PRESS, scan_code=36))
    now[0] += CHATTER_MS
    assert not held.is_repeat(copy(PRESS))
