"""The history says how often a seat still wins that holds as many cards as at the cursor."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import Game
from warapp.engine import PLAYBOOK, PRESETS
from warapp.lab import kernel
from warapp.lab.deal_options import DealOptions
from warapp.lab.intervals import share_interval
from warapp.lab.simulate import play_deals
from warapp.lab.tally import won_by
from warapp.pace import Pace
from warapp.ui.history import chance as chance_module
from warapp.ui.history.chance import Chance, ChanceWorker, Standing
from warapp.words import english
from warapp.words.lab.chances import chance_sentence

PACE = Pace.flat(battle_ms=1_000, war_ms=2_000)
FEW = 40


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance_module, "FINE_ROUNDS", FEW)
    monkeypatch.setattr(chance_module, "_PART", FEW)
    monkeypatch.setattr(chance_module, "COARSE_ROUNDS", FEW)


def test_it_is_asked_for_your_seat_with_what_is_left_of_the_limits() -> None:
    rules = replace(PLAYBOOK, battle_limit=500, minute_limit=15)
    standing = Standing.of(rules, (12, 40), 300, PACE, seat=0)
    assert standing == Standing(replace(rules, battle_limit=200, minute_limit=10), (12, 40), 0)


def test_a_limit_is_never_nearer_than_one_battle_away() -> None:
    standing = Standing.of(PLAYBOOK, (12, 40), 500, PACE, seat=0)
    assert standing
    assert standing.rules.battle_limit == 1


def test_those_who_are_out_do_not_count() -> None:
    rules = PRESETS["crowd"]
    standing = Standing.of(rules, (0, 30, 4, 18), 0, PACE, seat=0)
    assert standing == Standing(replace(rules, seats=3), (30, 4, 18), 1), (
        "the fewest cards, since you are out"
    )


@pytest.mark.parametrize("counts", [(52, 0), (0, 52), (0, 0)])
def test_where_one_holds_all_cards_there_is_nothing_to_ask(counts: tuple[int, int]) -> None:
    assert Standing.of(PLAYBOOK, counts, 100, PACE, seat=0) is None


def test_the_chance_is_the_share_of_rounds_from_such_deals(qtbot: QtBot) -> None:
    worker, standing = ChanceWorker(), Standing(PRESETS["quick"], (5, 21), 0)
    with qtbot.waitSignal(worker.found, timeout=60_000) as told:
        worker.ask(standing)
    tally = play_deals(PRESETS["quick"], range(1, FEW + 1), options=DealOptions(piles_each=(5, 21))).tally
    assert told.args == [Chance(5, 26, share_interval(tally.count(won_by(0)), FEW), FEW)]


def test_what_was_asked_before_is_told_at_once(qtbot: QtBot) -> None:
    worker, standing, told = ChanceWorker(), Standing(PRESETS["quick"], (5, 21), 0), list[Chance]()
    with qtbot.waitSignal(worker.found, timeout=60_000):
        worker.ask(standing)
    worker.found.connect(told.append)
    worker.ask(standing)
    assert [chance.held for chance in told] == [5]


def test_only_the_last_question_is_answered(qtbot: QtBot) -> None:
    worker, told = ChanceWorker(), list[Chance]()
    worker.found.connect(told.append)
    for held in range(1, 9):
        worker.ask(Standing(PRESETS["quick"], (held, 26 - held), 0))
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert [chance.held for chance in told] == [8]


def test_the_line_follows_the_cursor_of_the_chart(game: Game, qtbot: QtBot) -> None:
    game.prepare()
    for _ in range(3):
        game.press("Space")
        game.finish()
    game.actions.history.trigger()
    history = game.features.history
    held = game.session.state.counts[0]
    qtbot.waitUntil(lambda: history.dock.chance.text().startswith(f"With {held} of 52 cards"), timeout=60_000)
    history.review.go_to(0)
    qtbot.waitUntil(lambda: history.dock.chance.text().startswith("With 26 of 52 cards"), timeout=60_000)
    assert history.dock.chance.isVisible()


@pytest.mark.parametrize(
    ("hits", "rounds", "sentence"),
    [
        (0, 4_000, "With 1 of 52 cards, fewer than 1 in 1,042 still wins."),
        (31, 4_000, "With 1 of 52 cards, about 1 in 129 still wins."),
        (718, 4_000, "With 1 of 52 cards, about 1 in 6 still wins."),
        (2_000, 4_000, "With 1 of 52 cards, about 5 in 10 win."),
        (3_990, 4_000, "With 1 of 52 cards, nearly everyone wins."),
    ],
)
def test_the_chance_in_words(hits: int, rounds: int, sentence: str) -> None:
    said = chance_sentence((1, 52), share_interval(hits, rounds), rounds, english)
    assert said.startswith(f"{sentence} Between ")
    assert said.endswith(" in 100, by 4,000 deals like this.")


def test_few_rounds_make_a_wide_interval() -> None:
    said = chance_sentence((12, 52), share_interval(4, 40), 40, english)
    assert (
        said
        == "With 12 of 52 cards, about 1 in 10 still wins. Between 3 and 24 in 100, by 40 deals like this."
    )


def test_without_the_kernel_few_rounds_are_played(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    monkeypatch.setattr(chance_module, "COARSE_ROUNDS", 6)
    worker = ChanceWorker()
    with qtbot.waitSignal(worker.found, timeout=60_000) as told:
        worker.ask(Standing(PRESETS["quick"], (5, 21), 0))
    assert told.args[0].rounds == 6
