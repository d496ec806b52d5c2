"""A battle rests in the same picture, however it came to its end, and until the next one begins."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.manual_ticker import ManualTicker
from tests.table.drawn_cards import fault_at_rest
from tests.table.stage_driver import look, look_at_rest
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.app import App
from warapp.engine import Record, Rules, Shortage
from warapp.launch_options import LaunchOptions
from warapp.session import Round
from warapp.store.folders import Folders
from warapp.table.scene import TableScene
from warapp.table.stage.sprite import Mark
from warapp.table.table import Table
from warapp.ui.history.review import Review
from warapp.ui.play.auto_play import AutoPlayMode

FOUR = Rules(seats=4, shortage=Shortage.LAST_CARD)
ROUNDS = {
    "plain": of_piles("9C 2C 4C", "KD 3D 5D"),
    "war": of_piles("9C 2C KC 3C 5C", "9D 4D 7D 5D 6D"),
    "second war": of_piles("9C 2C 9H 3C 5C 6H 7H", "9D 4D 9S 5D KD 6D 7D"),
    "third war": of_piles("9C 2C 9H 3C TC 3H AS 4S", "9D 4D 9S 5D TD 6D KD 5S 6S"),
    "short": of_piles("KC 2C 3C", "KD 4D", "9S 4S", rules=Rules(seats=3, face_down=3)),
    "carried": of_piles("9C", "9D", "2D 3D 6D", "4D 5D 7D", rules=FOUR),
    "six seats": of_deal(5, Rules(seats=6)),
}


@pytest.fixture(params=list(ROUNDS.values()), ids=list(ROUNDS))
def record(request: pytest.FixtureRequest) -> Record:
    """A round whose first battle does not end it."""
    record: Record = request.param
    return record


def by_motion(game: Game) -> None:
    game.press("Space")
    game.finish()


def by_skip(game: Game) -> None:
    game.press("Space")
    game.frame(300)
    game.press("Space")


def at_once(game: Game) -> None:
    game.table.set_speed(math.inf)
    game.press("Space")


def without_motion(game: Game) -> None:
    game.table.set_reduced_motion(True)
    game.press("Space")
    game.finish()


def by_auto_play(game: Game) -> None:
    game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    game.catch_up()
    game.until(lambda: game.battles == 1)
    game.window.game_controller.stop_auto_play()
    game.finish()


def from_the_record(game: Game) -> None:
    game.session.put_on_table(Round.at(replace(game.session.round.record, battles=1)))
    game.finish()


def after_a_new_round(game: Game) -> None:
    by_motion(game)
    game.press("Ctrl+N")
    game.frame(300)
    game.press("Ctrl+Z")
    game.finish()


def after_a_resize(game: Game) -> None:
    size = game.window.size()
    by_motion(game)
    game.window.resize(700, 900)
    check(game)
    game.window.resize(size)


WAYS: dict[str, Callable[[Game], None]] = {
    "skip": by_skip,
    "instant": at_once,
    "reduced motion": without_motion,
    "auto-play": by_auto_play,
    "a file": from_the_record,
    "undo of a new round": after_a_new_round,
    "other sizes": after_a_resize,
}


def check(game: Game) -> None:
    """Check that the table rests with the last battle on it."""
    assert fault_at_rest(game.child(TableScene)) == ""
    game.check_table()
    last = game.session.round.last_battle
    assert last
    assert game.line == game.window.game_controller.narrator.result(last)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_a_battle_rests_in_the_same_picture_whatever_brought_it_to_its_end(
    open_round: Open, record: Record, way: Callable[[Game], None]
) -> None:
    told = open_round(record)
    by_motion(told)
    check(told)
    other = open_round(record)
    way(other)
    check(other)
    assert (other.battles, other.line) == (told.battles, told.line) == (1, told.line)
    assert look(other.table.stage) == look(told.table.stage)
    other.window.resize(told.window.size())
    assert other.view.grab().toImage() == told.view.grab().toImage()


def test_the_second_battle_of_a_round_rests_alone(open_round: Open, record: Record) -> None:
    game = open_round(record)
    for _ in range(2):
        if not game.session.is_over:
            by_motion(game)
            game.check_table()
            assert fault_at_rest(game.child(TableScene)) == ""


@contextmanager
def window_of(qapp: QApplication, folder: Path, launch: LaunchOptions) -> Iterator[App]:
    """A window as the program opens it."""
    app = App(qapp, Folders.beneath(folder), launch, ManualTicker(), lambda: 0.0)
    try:
        app.window.show()
        yield app
    finally:
        app.window.close()
        if app.slot:
            app.slot.release()


def rests_with_its_last_battle(app: App) -> bool:
    """Whether what a program shows when it opens is the picture of the last battle, and says so."""
    table, round_ = app.window.findChild(Table), app.session.round
    assert table
    assert round_.last_battle
    result = app.window.game_controller.narrator.result(round_.last_battle)
    assert table.stage.labels.caption.startswith(result)
    return look(table.stage) == look_at_rest(round_.state, round_.last_battle)


def test_a_resumed_round_rests_with_its_last_battle_on_the_table(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    with window_of(qapp, tmp_path, LaunchOptions(of_deal(1))) as app:
        app.finish_start()
        for _ in range(3):
            app.session.turn_cards()
    with window_of(qapp, tmp_path, LaunchOptions()) as app:
        assert app.session.state.battles == 3
        assert rests_with_its_last_battle(app)


@pytest.mark.parametrize("battles", [1, 7])
def test_battles_that_were_asked_for_at_the_start_rest_with_the_last_of_them(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, battles: int
) -> None:
    with window_of(qapp, tmp_path, LaunchOptions(of_deal(1), battles=battles)) as app:
        assert app.session.state.battles == battles
        assert rests_with_its_last_battle(app)


def test_steps_back_and_on_rest_in_the_picture_of_their_battle(open_round: Open) -> None:
    game = open_round(of_deal(1))
    game.prepare()
    pictures = [look(game.table.stage)]
    for _ in range(4):
        by_motion(game)
        pictures.append(look(game.table.stage))
    game.press("Ctrl+H")
    review = game.child(Review)
    for number in (3, 2, 1, 0, 1, 2, 3, 4):
        review.go_to(number)
        assert look(game.table.stage) == pictures[number]
        assert fault_at_rest(game.child(TableScene)) == ""
    check(game)


def test_a_new_round_leaves_nothing_of_the_battle_that_rested(open_round: Open, record: Record) -> None:
    game = open_round(record)
    by_motion(game)
    game.session.new_round(Rules(), 5)
    game.finish()
    assert look(game.table.stage) == look_at_rest(game.session.state)
    assert fault_at_rest(game.child(TableScene)) == ""
    assert game.table.stage.sprites == {}


def test_called_time_collects_the_battle_that_rests_and_ends_the_round(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(minute_limit=1)))
    by_motion(game)
    game.session.call_time()
    game.finish()
    assert look(game.table.stage) == look_at_rest(game.session.state)
    assert not any(sprite.mark for sprite in game.table.stage.sprites.values())


def marked(game: Game) -> bool:
    """Whether the winner of the battle on the table is marked, at its place."""
    sprites = game.table.stage.sprites.values()
    return any(s.mark is Mark.WINNER and s.travel == 1.0 for s in sprites)


def held_ms(game: Game, speed: float, battle: int) -> float:
    """How long the result of a battle lies there by the clock, before that of the next battle."""
    game.table.set_speed(speed)
    ms = 0.0
    while game.battles <= battle:
        game.frame(5)
        ms += 5 * marked(game)
    return ms


@pytest.mark.parametrize(("speed", "least_ms"), [(0.4, 1_250), (1.0, 500), (2.5, 200), (4.0, 140)])
@pytest.mark.parametrize("mode", [AutoPlayMode.AUTO, AutoPlayMode.TEN])
def test_a_series_holds_each_result_long_enough_to_be_seen(
    game: Game, mode: AutoPlayMode, speed: float, least_ms: float
) -> None:
    game.window.game_controller.toggle_auto_play(mode)
    game.catch_up()
    assert held_ms(game, speed, 1) >= least_ms


def test_a_battle_that_is_skipped_in_a_series_is_held_before_the_next(game: Game) -> None:
    game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    game.catch_up()
    game.frame(100)
    game.press("Space")
    assert marked(game)
    assert held_ms(game, 1.0, 1) >= 500


def test_a_press_while_a_result_is_held_in_a_series_goes_on_at_once(game: Game) -> None:
    game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    game.catch_up()
    game.until(lambda: marked(game))
    game.press("Space")
    game.catch_up()
    game.until(lambda: not game.table.moving or game.battles == 2)
    assert game.battles == 2


def test_a_battle_that_a_series_begins_in_the_middle_of_is_held(game: Game) -> None:
    game.press("Space")
    game.frame(100)
    game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    assert held_ms(game, 1.0, 1) >= 500


def test_one_press_collects_and_turns_the_next_cards(game: Game) -> None:
    by_motion(game)
    game.press("Space")
    assert game.battles == 2
    game.frame(150)
    assert game.table.moving
    game.finish()
    check(game)
