"""A key for each person: a battle starts when all of them have pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from warapp.ui.rules.player_keys import KEYS, PlayerKeys
from warapp.words import english

NAMES = ("Zoe", "Ann", "Ben")


class Listening:
    """A window with keys, and what they led to."""

    def __init__(self, qtbot: QtBot, people: tuple[bool, ...], print_of: Callable[[str], str] = str) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.keys = PlayerKeys(self.window, people, NAMES, print_of, english)
        self.turned = 0
        self.waiting: list[str] = []
        self.keys.all_pressed.connect(self._turn)
        self.keys.waiting_changed.connect(self.waiting.append)

    def _turn(self) -> None:
        self.turned += 1

    def press(self, letters: str) -> None:
        QTest.keyClicks(self.window, letters)


@pytest.fixture
def three(qtbot: QtBot) -> Listening:
    return Listening(qtbot, (True, True, True))


def test_every_seat_has_a_key_of_its_own_that_does_nothing_else() -> None:
    assert len({*KEYS}) == 6
    assert not {*KEYS} & {*"TAEPM"}, "these belong to the table"


def test_a_battle_begins_with_the_last_of_all_keys(three: Listening, golden: Golden) -> None:
    three.press("QO")
    assert three.turned == 0
    golden.check(three.waiting)
    three.press("X")
    assert three.turned == 1


def test_the_order_is_free_and_pressing_twice_is_pressing_once(three: Listening) -> None:
    three.press("XXXOO")
    assert three.turned == 0
    assert three.keys.pressed == {1, 2}
    three.press("Q")
    assert three.keys.pressed == set()
    assert three.turned == 1


def test_the_next_battle_waits_for_all_again(three: Listening, golden: Golden) -> None:
    three.press("QOX")
    three.press("Q")
    assert three.turned == 1
    golden.check(three.waiting[-1])
    three.press("OX")
    assert three.turned == 2


def test_small_and_capital_letters_are_the_same(three: Listening) -> None:
    QTest.keyClick(three.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ShiftModifier)
    three.press("ox")
    assert three.turned == 1


def test_the_computer_s_seats_have_no_key(qtbot: QtBot, golden: Golden) -> None:
    two = Listening(qtbot, (True, False, True))
    two.press("Q")
    golden.check(two.waiting)
    two.press("OX")
    assert two.turned == 1


def test_who_holds_no_cards_is_not_waited_for(three: Listening, golden: Golden) -> None:
    three.press("Q")
    three.keys.set_counts((20, 0, 32))
    golden.check(three.keys.waiting_text)
    three.press("QX")
    assert three.turned == 1


def test_keys_that_are_given_up_do_nothing(three: Listening) -> None:
    three.keys.release()
    three.press("QOX")
    assert (three.turned, three.waiting) == (0, [])


def test_the_prompt_names_everybody_s_key(three: Listening, golden: Golden) -> None:
    golden.check(three.keys.prompt)
    three.keys.set_counts((0, 0, 52))
    golden.check(three.keys.prompt)
    three.keys.set_counts((0, 0, 0))
    assert three.keys.prompt == ""


def test_keys_are_called_what_the_layout_prints_on_them(qtbot: QtBot, golden: Golden) -> None:
    two = Listening(qtbot, (True, False, True), {"Q": "Й", "X": "Ч"}.__getitem__)
    assert two.keys.keys == {0: "Й", 2: "Ч"}
    two.press("Q")
    golden.check(two.waiting)
