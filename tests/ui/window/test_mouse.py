"""The mouse: a click on the table turns cards or finishes the motion; other buttons do nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import Rules


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
    game.button(game.actions.new_round).setFocus()
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
    game.click(game.button(actions.mute))
    assert game.settings.muted


def test_at_the_end_the_buttons_deal_the_next_round_or_the_same_cards(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(battle_limit=1)))
    turn = game.button(game.actions.turn)
    assert turn.accessibleName() == "Turn cards"
    game.click(turn)
    assert turn.accessibleName() == "Finish"
    game.finish()
    assert turn.accessibleName() == "New round"
    game.click(game.button(game.actions.restart))
    assert (game.session.state.deal_number, game.battles) == (1, 0)
    game.finish()
    game.click(turn)
    game.finish()
    game.click(turn)
    assert (game.session.state.deal_number, game.battles) == (101, 0)


def test_a_button_says_its_key(game: Game) -> None:
    tips = {b.text(): b.toolTip() for b in game.controls.buttons}
    assert tips == {
        "Pla&y 10 battles": "Ten battles in a row; press again to stop (T)",
        "&Auto-play": "Battle after battle; press again to stop (A)",
        "&Turn cards": "Everyone turns a card (Space)",
        "&New round": "Deal a new round (Ctrl+N)",
        "Speed": "Speed\nHow fast the cards move",
        "Mute": "Mute\nTurn sound off or on (M)",
        "History": "History\nLook back at every battle of the round (Ctrl+H)",
        "How to play": "How to play\nThe rules of this round, with examples (F1)",
        "Learn with War": "Learn with War\nLessons of number sense for children and classes (Ctrl+L)",
        "More": "More",
    }
