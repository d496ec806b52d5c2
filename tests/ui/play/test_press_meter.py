"""How long a person waits between battles is measured by the clock of the round, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.helpers.manual_executor import JobsByHand
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.recording import connect_press_meter
from warapp.store.autosave import Autosave
from warapp.store.match import NO_ROUNDS
from warapp.store.statistics.pressing import Pressing, read_pressing
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.forecast.time_note import time_note
from warapp.ui.play import round_recorder as recorder_module
from warapp.ui.play.round_recorder import RoundRecorder


@pytest.fixture
def measured(game: Game) -> list[Pressing]:
    found: list[Pressing] = []
    game.context.press_meter.measured.connect(found.append)
    return found


def press_after(game: Game, *waits_ms: float) -> None:
    """Turn cards once the table has been at rest for so long, again and again."""
    for wait_ms in waits_ms:
        game.now_ms += wait_ms
        game.press("Space")
        game.finish()


def test_waits_count_from_the_rest_of_one_battle_to_the_press_of_the_next(
    game: Game, measured: list[Pressing]
) -> None:
    press_after(game, 9_000, 1_500, 700)
    game.session.new_round()
    assert measured == [Pressing(2, 2_200, 0)]


def test_a_long_wait_counts_as_twenty_seconds(game: Game, measured: list[Pressing]) -> None:
    press_after(game, 0, 600_000)
    game.session.new_round()
    assert measured == [Pressing(1, 20_000, 0)]


def test_battles_of_a_series_count_as_such(game: Game, measured: list[Pressing]) -> None:
    press_after(game, 0)
    game.press("T")
    for _ in range(12):
        game.catch_up()  # the next battle of a series comes by way of the event loop
        game.finish()
    assert game.context.game_controller.auto_play.mode is None
    game.session.new_round()
    assert measured == [Pressing(0, 0, 10)]


def test_without_any_battle_nothing_is_told(game: Game, measured: list[Pressing]) -> None:
    game.session.new_round()
    assert measured == []


def test_own_rests_make_the_pace_once_they_are_known(game: Game) -> None:
    context = game.context
    assert context.rest_ms is None
    assert context.clock_pace == context.pace
    press_after(game, 0, *[2_000] * 30)
    assert context.rest_ms == 2_000
    assert context.clock_pace.hold_ms == 2_000
    assert context.clock_pace.battle_ms(2) == context.pace.battle_ms(2) - context.pace.hold_ms + 2_000


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> JobsByHand:
    made = JobsByHand()
    monkeypatch.setattr(recorder_module, "StatisticsWorker", partial(StatisticsWorker, executor=made))
    return made


@pytest.fixture
def kept(open_round: Open, tmp_path: Path, jobs: JobsByHand) -> Iterator[Game]:
    game = open_round(of_deal(1))
    file = tmp_path / "statistics.sqlite"
    recorder = RoundRecorder(
        game.session,
        Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: Statistics(file, tell),
        NO_ROUNDS,
        lambda: False,
        lambda seats: ("",) * seats,
        game.window,
    )
    connect_press_meter(game.window, game.context, recorder, file)
    game.record(recorder)
    yield game
    game.window.close()
    jobs.run_all()


def test_closing_the_window_keeps_what_was_measured(kept: Game, jobs: JobsByHand, tmp_path: Path) -> None:
    press_after(kept, 0, 1_000, 3_000)
    kept.window.close()
    jobs.run_all()
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: None)
    assert statistics.use(read_pressing, None) == Pressing(2, 4_000, 0)
    statistics.close()


@pytest.mark.parametrize(
    ("speed", "own_rests", "note"),
    [
        (1.0, False, "Times assume normal speed, without pauses."),
        (2.0, False, "Times assume your current speed, without pauses."),
        (float("inf"), False, "Times assume normal speed."),
        (1.0, True, "Times assume normal speed, and the pauses you usually make."),
        (float("inf"), True, "Times assume normal speed, and the pauses you usually make."),
        (0.5, True, "Times assume your current speed, and the pauses you usually make."),
    ],
)
def test_the_note_says_which_pauses_count(speed: float, own_rests: bool, note: str) -> None:
    assert time_note(speed, own_rests=own_rests) == note
