"""Who hears of a battle first: those who keep it, then the table, then those who look at the table."""

from __future__ import annotations

import ast
import math
from collections import Counter

import pytest

from tests.helpers.source_files import ROOT, nodes, python_files
from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import Rules

MAY_HEAR = {
    ("session.battle_played", "warapp/ui/play/game_controller.py"): "has the table tell it",
    ("session.battle_played", "warapp/ui/play/round_recorder.py"): "keeps it, and looks at no table",
    (
        "session.battle_played",
        "warapp/ui/rules/controller.py",
    ): "counts who has a key, and looks at no table",
    ("session.battle_played", "warapp/ui/play/press_meter.py"): "takes the time, and looks at no table",
    ("session.time_called", "warapp/ui/play/game_controller.py"): "has the table tell it",
    ("session.time_called", "warapp/ui/play/round_recorder.py"): "keeps it, and looks at no table",
    ("session.time_called", "warapp/ui/history/review.py"): "notes it, and looks at no table",
    (
        "table.settled",
        "warapp/ui/play/game_controller.py",
    ): "is the first to hear of it, and tells all others",
    ("table.settled", "warapp/ui/rules/controller.py"): "says by which keys, which no order changes",
    ("table.settled", "warapp/ui/guide/examples.py"): "has the table to itself meanwhile",
    ("table.settled", "warapp/ui/open_hands/round_show.py"): "has a table of its own",
}


def test_only_these_hear_of_a_battle_before_the_table_tells_it() -> None:
    heard: Counter[tuple[str, str]] = Counter()
    for path in python_files("warapp"):
        for node in nodes(path):
            match node:
                case ast.Attribute(attr="connect", value=ast.Attribute(attr=signal, value=owner)):
                    name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                    heard[f"{name.lstrip('_')}.{signal}", path.relative_to(ROOT).as_posix()] += 1
    facts = {"session.battle_played", "session.time_called", "table.settled"}
    assert {who: times for who, times in heard.items() if who[0] in facts} == dict.fromkeys(MAY_HEAR, 1)


@pytest.mark.parametrize("speed", [1.0, math.inf], ids=["usual", "instant"])
def test_who_looks_at_the_table_hears_of_a_battle_when_the_table_tells_it(game: Game, speed: float) -> None:
    game.table.set_speed(speed)
    heard: list[tuple[str, int, bool]] = []

    def note(what: str) -> None:
        heard.append((what, game.table.stage.labels.battle, game.table.moving))

    game.window.game_controller.battle_told.connect(lambda _: note("told"))
    game.window.game_controller.settled.connect(lambda: note("settled"))
    game.press("Space")
    game.finish()
    if speed == 1.0:
        assert [(what, moving) for what, _, moving in heard] == [("told", True), ("settled", False)]
    else:
        assert ("told", 1, False) in heard
    assert ("settled", 1, False) in heard


@pytest.mark.parametrize("speed", [1.0, math.inf], ids=["usual", "instant"])
def test_the_line_says_what_a_round_came_to_before_others_hear_that_it_is_settled(
    open_round: Open, speed: float
) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.table.set_speed(speed)
    lines: list[str] = []
    game.window.game_controller.settled.connect(lambda: lines.append(game.line))
    game.press("Space")
    game.finish()
    assert "You win!" in lines[-1]


@pytest.mark.parametrize("speed", [1.0, math.inf], ids=["usual", "instant"])
def test_a_history_that_was_opened_before_the_first_battle_hears_no_earlier_than_one_opened_later(
    open_round: Open, speed: float
) -> None:
    seen: list[tuple[int, int]] = []
    for opens_first in (True, False):
        game = prepared(open_round(of_deal(1, battles=3)))
        game.table.set_speed(speed)
        if opens_first:
            game.press("Ctrl+H")
        game.press("Space", on=game.view)
        if not opens_first:
            game.press("Ctrl+H")
        review = history_of(game).review
        in_motion = review.last
        game.finish()
        seen.append((in_motion, review.last))
    assert seen[0] == seen[1] == ((3, 4) if speed == 1.0 else (4, 4))


def test_time_is_told_when_the_table_has_begun_to_tell_it(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(minute_limit=1), battles=1))
    over: list[bool] = []
    game.window.game_controller.time_told.connect(lambda state: over.append(state == game.session.state))
    game.session.call_time()
    assert over == [True]


def test_the_buttons_follow_the_end_of_a_round_no_earlier_than_the_table(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.press("Space")
    assert game.session.is_over
    assert game.actions.ten.isEnabled()
    game.finish()
    assert not game.actions.ten.isEnabled()
