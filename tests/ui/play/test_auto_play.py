"""Battles that follow each other by themselves: how many, how they stop, and never ahead of the picture."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.ui.play.auto_play import AutoPlayMode


def play_on(game: Game, ms: float = 500) -> None:
    """Let frames pass until the series is over and nothing moves."""
    for _ in range(200_000):
        game.frame(ms)
        if not game.table.moving and game.window.game_controller.auto_play.mode is None:
            return
    raise AssertionError("the series never ended")


def shown_battle(game: Game) -> int:
    """The number of the battle on the table."""
    return game.table.stage.labels.battle


def kinds_of(game: Game) -> list[AutoPlayMode | None]:
    """What the series tells of itself, from now on."""
    told: list[AutoPlayMode | None] = []
    game.window.game_controller.auto_play.changed.connect(told.append)
    return told


def test_ten_battles_are_ten(game: Game) -> None:
    told = kinds_of(game)
    game.click(game.button(game.actions.ten))
    play_on(game)
    assert game.battles == 10
    assert told == [AutoPlayMode.TEN, None]
    game.check_table()


@pytest.mark.parametrize("first", ["Space", "Ctrl+N"])
def test_a_series_begins_once_what_moves_has_ended(game: Game, first: str) -> None:
    game.press(first)
    before = game.battles
    game.press("T")
    while game.table.moving:
        assert game.battles == before
        game.catch_up()
        game.table.advance(50)
    play_on(game)
    assert game.battles == before + 10


def test_the_engine_is_never_ahead_of_the_picture(game: Game) -> None:
    shown: list[int] = []
    game.session.battle_played.connect(lambda _: shown.append(shown_battle(game)))
    game.press("T")
    play_on(game, 30)
    assert shown == list(range(10))


def test_the_button_is_down_while_its_series_goes_on(game: Game) -> None:
    ten, auto = game.actions.ten, game.actions.auto
    game.click(game.button(ten))
    assert (ten.isChecked(), auto.isChecked()) == (True, False)
    game.click(game.button(auto))
    assert (ten.isChecked(), auto.isChecked()) == (False, True)
    game.click(game.button(auto))
    assert (ten.isChecked(), auto.isChecked()) == (False, False)


def test_the_same_button_stops_the_series_and_the_battle_on_the_table_is_finished(game: Game) -> None:
    game.click(game.button(game.actions.ten))
    game.until(lambda: game.battles == 3)
    game.click(game.button(game.actions.ten))
    assert game.table.moving
    play_on(game)
    assert game.battles == 3
    game.check_table()


def test_ten_battles_stop_where_the_round_ends(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(battle_limit=4)))
    game.click(game.button(game.actions.ten))
    play_on(game)
    assert game.battles == 4
    assert game.session.is_over
    assert not game.actions.ten.isChecked()
    game.check_table()


def test_auto_play_goes_on_to_the_end_of_the_round(open_round: Open) -> None:
    game = open_round(of_deal(1, PRESETS["quick"]))
    game.press("A")
    play_on(game, 5_000)
    assert game.session.is_over
    assert not game.actions.auto.isChecked()
    game.check_table()


def test_a_series_after_a_series_is_as_long_as_the_first(game: Game) -> None:
    for battles in (10, 20):
        game.press("T")
        play_on(game)
        assert game.battles == battles


def test_ten_more_are_counted_from_the_press_that_changes_auto_play_to_ten(game: Game) -> None:
    game.press("A")
    game.until(lambda: game.battles == 4)
    game.press("T")
    play_on(game)
    assert game.battles == 14


def test_a_press_of_space_in_a_series_finishes_one_battle_and_the_series_goes_on(game: Game) -> None:
    game.press("T")
    game.catch_up()
    assert game.battles == 1
    game.press("Space")
    game.catch_up()
    assert game.battles == 1  # its result is held
    game.until(lambda: game.battles == 2)
    play_on(game)
    assert game.battles == 10


@pytest.mark.parametrize("keys", ["Ctrl+N", "Ctrl+R", "P"])
def test_another_round_and_a_pause_stop_the_series(game: Game, keys: str) -> None:
    game.press("A")
    game.until(lambda: game.battles == 2)
    game.press(keys)
    assert game.window.game_controller.auto_play.mode is None
    before = game.battles
    game.finish()
    game.catch_up()
    assert game.battles == before


def test_taking_back_does_not_take_up_the_series(game: Game) -> None:
    game.press("A")
    game.until(lambda: game.battles == 2)
    game.press("Ctrl+N")
    game.press("Ctrl+Z")
    game.finish()
    game.catch_up()
    assert game.battles == 2
    game.check_table()


def test_instant_battles_follow_each_other_too(open_round: Open) -> None:
    game = open_round(of_deal(1, PLAYBOOK))
    for _ in range(8):
        game.press("+")
    game.press("T")
    play_on(game, 0)
    assert game.battles == 10
    game.check_table()


def test_many_rounds_at_instant_speed_play_to_their_ends(open_round: Open) -> None:
    game = open_round(of_deal(1, PRESETS["quick"]))
    for _ in range(8):
        game.press("+")
    for _ in range(6):
        game.press("A")
        play_on(game)
        assert game.session.is_over
        game.check_table()
        game.press("Ctrl+N")
        game.check_table()


def test_when_you_are_out_the_others_can_be_played_to_the_end(open_round: Open) -> None:
    game = open_round(of_piles("2C", "KD 3D 4D 5D", "QS 6S 7S 8S", rules=Rules(seats=3, battle_limit=30)))
    assert game.button(game.actions.ten).isVisible()
    game.press("Space")
    assert game.button(game.actions.ten).isVisible()
    game.press("Space")
    assert game.button(game.actions.to_end).isVisible()
    game.click(game.button(game.actions.to_end))
    play_on(game)
    assert game.session.is_over
    assert game.session.round.out[0] == 0
    assert game.button(game.actions.ten).isVisible()
    game.check_table()
