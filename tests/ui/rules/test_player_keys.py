"""A key for each person: a battle starts when all of them have pressed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from tests.helpers.golden_files import Golden
from warapp.desktop.keyboard import Keyboard, us_places
from warapp.ui.rules.player_keys import KEYS, PlayerKeys
from warapp.words import english

NAMES = ("Zoe", "Ann", "Ben")


PLACES = {letter: place for place, letter in us_places("xcb").items()}
NONE = Qt.KeyboardModifier.NoModifier


class Listening:
    """A keyboard, and what its keys led to."""

    def __init__(self, people: tuple[bool, ...], layout: Mapping[str, str] | None = None) -> None:
        self._layout = layout or {}
        printed = {PLACES[place]: char for place, char in self._layout.items()}
        self.keyboard, self._owner = Keyboard("xcb", lambda: printed), QObject()
        self.keys = PlayerKeys(self.keyboard, people, NAMES, english, self._owner)
        self.turned = 0
        self.waiting: list[str] = []
        self.keys.all_pressed.connect(self._turn)
        self.keys.waiting_changed.connect(self.waiting.append)

    def _turn(self) -> None:
        self.turned += 1

    def press(self, places: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
        for place in places:
            char = self._layout.get(place, place)
            event = QKeyEvent(QEvent.Type.KeyPress, ord(char), modifiers, PLACES[place], 0, 0, char)
            if act := self.keyboard.claimed(event):
                act()


@pytest.fixture
def three(qapp: object) -> Listening:
    return Listening((True, True, True))


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
    three.press("Q", Qt.KeyboardModifier.ShiftModifier)
    three.press("OX")
    assert three.turned == 1


def test_the_computer_s_seats_have_no_key(qapp: object, golden: Golden) -> None:
    two = Listening((True, False, True))
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


def test_keys_are_called_what_the_layout_prints_on_them(qapp: object, golden: Golden) -> None:
    two = Listening((True, False, True), {"Q": "Й", "X": "Ч"})
    assert two.keys.keys == {0: "Й", 2: "Ч"}
    two.press("Q")
    golden.check(two.waiting)


def test_keys_are_in_the_same_places_under_a_layout_with_other_latin_letters(qapp: object) -> None:
    two = Listening((True, True), {"Q": "A", "O": "R"})
    assert two.keys.keys == {0: "A", 1: "R"}
    two.press("QO")
    assert two.turned == 1
