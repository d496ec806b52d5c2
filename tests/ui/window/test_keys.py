"""What the keys do, where the focus is, and that one press does one thing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.clock import Hold
from warapp.store.setting_values import Speed
from warapp.ui.play.auto_play import AutoPlayMode


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_a_key_turns_cards_while_the_table_has_the_focus(game: Game, key: str) -> None:
    assert game.focus is game.view
    game.press(key)
    assert game.battles == 1
    assert game.table.moving


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_the_press_that_skips_never_starts_the_next_battle(game: Game, key: str) -> None:
    game.press(key)
    game.frame(100)
    game.press(key)
    assert game.battles == 1
    game.check_table()
    game.catch_up()
    assert game.battles == 1
    game.press(key)
    assert game.battles == 2


def test_a_press_in_the_deal_only_finishes_the_deal(game: Game) -> None:
    game.press("Ctrl+N")
    assert game.table.moving
    game.frame(50)
    game.press("Space")
    assert game.battles == 0
    game.check_table()


def test_a_key_that_is_held_down_turns_cards_once(game: Game) -> None:
    game.press("Space")
    game.finish()
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.ShortcutOverride):
        held = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(game.view, held)
    assert game.battles == 1


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_a_key_presses_the_button_that_has_the_focus(game: Game, key: str) -> None:
    game.button(game.actions.new_round).setFocus()
    game.press(key)
    assert game.session.state.deal_number == 101
    assert game.battles == 0


def test_escape_gives_the_focus_back_to_the_table(game: Game) -> None:
    for widget in (game.button(game.actions.auto), game.deal_button):
        widget.setFocus()
        assert game.focus is widget
        game.press("Esc")
        assert game.focus is game.view
    game.press("Space")
    assert game.battles == 1


def test_t_plays_ten_battles_and_a_plays_on(game: Game) -> None:
    game.press("T")
    assert game.window.game_controller.auto_play.mode is AutoPlayMode.TEN
    game.press("T")
    assert game.window.game_controller.auto_play.mode is None
    game.press("A")
    assert game.window.game_controller.auto_play.mode is AutoPlayMode.AUTO
    game.press("T")
    assert game.window.game_controller.auto_play.mode is AutoPlayMode.TEN


def test_escape_stops_what_goes_on_by_itself(game: Game) -> None:
    game.press("A")
    game.frame()
    game.press("Esc")
    assert game.window.game_controller.auto_play.mode is None
    game.finish()
    game.catch_up()
    assert game.battles == 1


def test_p_pauses_and_p_goes_on(game: Game) -> None:
    game.press("P")
    assert game.session.clock.holds(Hold.PAUSE)
    game.press("P")
    assert not game.session.clock.holds(Hold.PAUSE)
    assert game.focus is game.view


def test_control_n_deals_a_new_round_and_control_z_has_the_old_one_back(game: Game) -> None:
    game.press("Space")
    game.press("Ctrl+N")
    assert (game.session.state.deal_number, game.battles) == (101, 0)
    game.press("Ctrl+Z")
    assert (game.session.state.deal_number, game.battles) == (1, 1)
    game.check_table()
    assert game.line != ""


def test_a_new_round_can_not_be_taken_back_once_cards_are_turned(game: Game) -> None:
    game.press("Ctrl+N")
    game.finish()
    assert game.actions.take_back.isEnabled()
    game.press("Space")
    assert not game.actions.take_back.isEnabled()
    game.press("Ctrl+Z")
    assert game.session.state.deal_number == 101


def test_control_r_begins_the_same_deal_again(game: Game) -> None:
    for _ in range(3):
        game.press("Space")
        game.finish()
    game.press("Ctrl+R")
    assert (game.session.state.deal_number, game.battles) == (1, 0)
    game.finish()
    game.check_table()


def test_keys_with_control_work_wherever_the_focus_is(game: Game) -> None:
    game.button(game.actions.mute).setFocus()
    game.press("Ctrl+N")
    assert game.session.state.deal_number == 101


def test_escape_leaves_the_full_screen_once_nothing_goes_on_by_itself(game: Game) -> None:
    game.press("F11")
    game.press("A")
    game.press("Esc")
    assert (game.window.game_controller.auto_play.mode, game.window.isFullScreen()) == (None, True)
    game.press("Esc")
    assert not game.window.isFullScreen()
    assert not game.actions.full_screen.isChecked()


def test_f11_fills_the_screen_and_gives_it_back(game: Game) -> None:
    game.press("F11")
    assert game.window.isFullScreen()
    assert game.actions.full_screen.isChecked()
    game.press("F11")
    assert not game.window.isFullScreen()


def test_plus_and_minus_change_the_speed(game: Game) -> None:
    game.press("+")
    assert game.settings.speed == Speed(1.5)
    game.press("-")
    game.press("-")
    assert game.settings.speed == Speed(0.8)
    game.press("Space")
    game.frame(100)
    sprites = game.table.stage.sprites.values()
    slow = [sprite.travel for sprite in sprites]
    game.press("+")
    assert [sprite.travel for sprite in sprites] == slow


def test_m_mutes(game: Game) -> None:
    game.press("M")
    assert game.settings.muted
    game.press("M")
    assert not game.settings.muted


def test_no_key_is_given_twice(game: Game) -> None:
    actions = game.window.findChildren(QAction)
    keys = [key.toString() for action in actions for key in action.shortcuts() if not key.isEmpty()]
    assert sorted(keys) == sorted(set(keys))
    assert {"Space", "Return", "Enter", "T", "A", "P", "Esc", "Ctrl+N", "Ctrl+Z", "Ctrl+R", "F11"} <= set(
        keys
    )


@pytest.fixture
def over(open_round: Open) -> Game:
    """A round whose end the table has told."""
    game = open_round(of_piles("9C", "KD"))
    game.press("Space")
    game.press("Space")
    game.check_table()
    assert game.session.is_over
    return game


def test_after_the_end_no_series_begins(over: Game) -> None:
    over.press("T")
    over.press("A")
    over.catch_up()
    assert (over.battles, over.table.moving, over.window.game_controller.auto_play.mode) == (1, False, None)


@pytest.mark.parametrize("keys", ["Space", "Return", "Ctrl+N"])
def test_after_the_end_space_deals_the_next_round_which_can_be_taken_back(over: Game, keys: str) -> None:
    over.press(keys)
    assert (over.session.is_over, over.battles) == (False, 0)
    assert over.table.moving
    over.press("Ctrl+Z")
    assert over.session.is_over


def test_keys_work_in_a_window_that_opens_in_mid_round(open_round: Open) -> None:
    game = open_round(of_deal(7, battles=20))
    assert game.focus is game.view
    game.press("Space")
    assert game.battles == 21
