"""The mouse: a click on the table turns cards or finishes the motion; other buttons do nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.helpers.window_driver import Game


def click_at(game: Game, x: float, y: float, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    at = QPoint(int(game.view.width() * x), int(game.view.height() * y))
    QTest.mouseClick(game.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.parametrize(("x", "y"), [(0.5, 0.5), (0.4, 0.75), (0.05, 0.05), (0.99, 0.99)])
def test_a_click_anywhere_on_the_table_turns_cards(game: Game, x: float, y: float) -> None:
    click_at(game, x, y)
    assert game.battles == 1


def test_a_click_in_motion_finishes_it_and_starts_nothing(game: Game) -> None:
    click_at(game, 0.5, 0.5)
    game.frame(100)
    click_at(game, 0.5, 0.5)
    assert game.battles == 1
    game.catch_up()
    assert game.battles == 1
    game.check_table()
    click_at(game, 0.5, 0.5)
    assert game.battles == 2


def test_a_double_click_plays_one_battle_at_once(game: Game) -> None:
    at = game.view.rect().center()
    QTest.mouseClick(game.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseDClick(game.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert game.battles in (1, 2)
    game.finish()
    game.check_table()


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_turn_no_cards(game: Game, button: Qt.MouseButton) -> None:
    click_at(game, 0.5, 0.5, button)
    assert game.battles == 0


def test_a_click_on_the_table_gives_it_the_focus(game: Game) -> None:
    game.button(game.actions.restart).setFocus()
    click_at(game, 0.5, 0.5)
    assert game.focus is game.view


def test_buttons_do_what_they_say(game: Game) -> None:
    actions = game.actions
    game.click(game.button(actions.turn))
    assert game.battles == 1
    game.click(game.button(actions.turn))
    assert (game.battles, game.table.moving) == (1, False)
    game.click(game.button(actions.new_round))
    assert game.session.state.deal_number == 101
    game.click(game.button(actions.turn))
    game.click(game.button(actions.turn))
    assert game.battles == 1
    game.click(game.button(actions.restart))
    assert (game.session.state.deal_number, game.battles) == (101, 0)


def test_a_button_says_its_key(game: Game) -> None:
    tips = {b.text(): b.toolTip() for b in game.controls.buttons}
    assert tips == {
        "&Turn cards": "Everyone turns a card (Space)",
        "Pla&y 10 battles": "Ten battles in a row; press again to stop (T)",
        "Play to the &end": "Let the others play on to the end (E)",
        "&New round": "Deal a new round (Ctrl+N)",
        "&Auto-play": "Battle after battle; press again to stop (A)",
        "Re&start this deal": "Start over with the same cards (Ctrl+R)",
    }
