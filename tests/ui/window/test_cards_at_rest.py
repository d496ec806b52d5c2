"""The cards in sight on a table at rest are those of its round, each once, whatever came before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.table.drawn_cards import RestWatch, drawn, fault_at_rest
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import AtLimit, Record, Rules, Shortage
from warapp.store.setting_values import Speed
from warapp.table.scene import TableScene
from warapp.table.ticker import FrameTicker
from warapp.ui.play.auto_play import AutoPlayMode

ENDS = {
    "won": of_piles("AS 9C", "2H 3H"),
    "lost": of_piles("2H", "AS 3C 4C 5C 6C 7C 8C 9C"),
    "drawn with cards left": of_piles("KC 2C 3C 4C", "9D 5D", rules=Rules(battle_limit=1)),
    "drawn with a pot": of_piles("9C", "9D"),
    "decided by most cards": of_deal(5, Rules(seats=4, battle_limit=2, at_limit=AtLimit.MOST_CARDS)),
    "drawn in a war": of_piles("9C 2C", "9D 3D", rules=Rules(shortage=Shortage.DRAWS)),
    "set aside": of_deal(7, Rules(seats=3, battle_limit=1)),
}
ONE_CARD_EACH = Rules(cards_each=1)


def scene_of(game: Game) -> TableScene:
    return game.child(TableScene)


def check(game: Game) -> None:
    """Check what the table draws, and that it shows the session's round."""
    assert fault_at_rest(scene_of(game)) == ""
    game.check_table()


def play_out(game: Game) -> None:
    """Play to the end of the round, and let it be shown frame by frame."""
    while not game.session.is_over:
        game.press("Space")
        game.finish()


@pytest.fixture(params=list(ENDS.values()), ids=list(ENDS))
def ended(request: pytest.FixtureRequest, open_round: Open) -> Game:
    """A window with a round that ended by its own motion."""
    record: Record = request.param
    game = open_round(record)
    play_out(game)
    return game


def test_a_round_that_ends_by_its_own_motion_leaves_no_card_behind(ended: Game) -> None:
    check(ended)
    ended.press("Ctrl+N")
    ended.finish()
    check(ended)
    assert drawn(scene_of(ended)).total() == len(ended.session.state.set_aside)


def test_a_new_round_that_was_taken_back_shows_the_end_again(ended: Game) -> None:
    before = drawn(scene_of(ended))
    ended.press("Ctrl+N")
    ended.frame(400)
    ended.press("Ctrl+Z")
    ended.finish()
    check(ended)
    assert drawn(scene_of(ended)).total() == before.total()


def test_a_finished_round_is_drawn_once_in_another_size(ended: Game) -> None:
    ended.window.resize(700, 1_000)
    check(ended)
    ended.press("Ctrl+N")
    ended.frame(300)
    ended.window.resize(1_200, 640)
    ended.finish()
    check(ended)


CUTS: dict[str, Callable[[Game], object]] = {
    "skip": lambda game: game.table.skip(),
    "instant": lambda game: game.window.speed.set_step(game.window.speed.last),
    "new round": lambda game: game.session.new_round(),
    "restart": lambda game: game.session.restart(),
    "another number of seats": lambda game: game.session.new_round(Rules(seats=5), 3),
    "another size": lambda game: game.window.resize(660, 900),
    "sync": lambda game: game.table.sync(game.session.state),
}


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS.keys())
@pytest.mark.parametrize("at_ms", [0, 100, 600, 1_000, 1_500, 2_000, 2_500])
def test_an_end_that_is_cut_short_leaves_no_card_behind(
    open_round: Open, at_ms: float, cut: Callable[[Game], object]
) -> None:
    game = open_round(of_piles("AS 9C 8C 7C", "2H"))
    game.press("Space")
    game.frame(at_ms)
    cut(game)
    game.finish()
    check(game)


def picture_of(game: Game) -> QImage:
    return game.view.grab().toImage()


@pytest.mark.parametrize("resized", [False, True])
def test_a_new_round_after_an_end_looks_like_the_same_deal_in_a_fresh_window(
    ended: Game, open_round: Open, resized: bool
) -> None:
    rules = ended.session.rules
    if resized:
        ended.window.resize(900, 640)
    ended.session.new_round(rules, 77)
    ended.finish()
    fresh = open_round(of_deal(77, rules))
    fresh.window.resize(ended.window.size())
    assert ended.view.size() == fresh.view.size()
    fresh.table.say(ended.table.stage.labels.caption)  # a first window adds a hint
    assert picture_of(ended) == picture_of(fresh)


def test_two_rounds_played_by_the_real_ticker_leave_no_card_behind(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, rest_watch: RestWatch
) -> None:
    game = Game(qtbot, qapp, tmp_path, of_deal(1, ONE_CARD_EACH), FrameTicker()).show()
    game.settings.speed = Speed(4.0)
    for _ in range(2):
        game.press("Space")
        qtbot.waitUntil(lambda: game.session.is_over and not game.table.moving, timeout=20_000)
        check(game)
        game.press("Ctrl+N")
        qtbot.waitUntil(lambda: not game.table.moving, timeout=20_000)
        check(game)
        assert drawn(scene_of(game)).total() == len(game.session.state.set_aside)
    assert rest_watch.looks > 4


def test_a_series_over_many_rounds_leaves_no_card_behind(open_round: Open) -> None:
    game = open_round(of_deal(3, Rules(cards_each=3)))
    for _ in range(5):
        game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
        while not game.session.is_over or game.table.moving:
            game.frame(100)
        check(game)
        game.session.new_round()
        game.finish()
        check(game)
