"""The ticker: real frames while something moves, nothing at rest."""

from __future__ import annotations

import math

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.builders import first_battle
from tests.table.stage_driver import driver_of, look, look_after
from warapp.engine import PLAYBOOK
from warapp.table.drawing.card_art import CardArt
from warapp.table.scene import TableScene
from warapp.table.stage.stage import Stage
from warapp.table.table import Table
from warapp.table.ticker import LONGEST_FRAME_MS, FramePacer, FrameTicker, frame_rate
from warapp.words import english


@pytest.mark.usefixtures("qapp")
def test_frames_come_between_start_and_stop(qtbot: QtBot) -> None:
    frames: list[float] = []
    ticker = FrameTicker()
    assert not ticker.running
    ticker.start(frames.append)
    ticker.start(frames.append)
    assert ticker.running
    qtbot.waitUntil(lambda: len(frames) >= 3)
    ticker.stop()
    assert not ticker.running
    assert all(0 < ms <= LONGEST_FRAME_MS for ms in frames)


@pytest.mark.parametrize(
    ("screen_hz", "frames_hz"),
    [
        *[(60, 60), (59.95, 60), (30, 60), (0, 60), (-1, 60), (math.nan, 60), (math.inf, 60), (75, 75)],
        *[(120, 120), (143.9, 143.9), (144.2, 144), (165, 82.5), (240, 120), (360, 120)],
    ],
    ids=str,
)
def test_frames_follow_the_screen_between_60_and_144_a_second(screen_hz: float, frames_hz: float) -> None:
    assert frame_rate(screen_hz) == frames_hz


@pytest.mark.parametrize("rate_hz", [60.0, 75.0, 120.0, 144.0], ids=str)
def test_frames_keep_the_rate_on_average_though_waits_are_whole_milliseconds(rate_hz: float) -> None:
    pacer, now_ms = FramePacer(), 5.0
    pacer.begin(now_ms, rate_hz)
    for _ in range(1_000):
        now_ms += pacer.wait_ms(now_ms, rate_hz) + 0.3  # a timer is always a little late
    assert (now_ms - 5.0) / 1_000 == pytest.approx(1_000 / rate_hz, abs=0.01)


@pytest.mark.parametrize(("again_ms", "wait_ms"), [(0.0, 10), (4.0, 6), (9.0, 1), (10.0, 10), (37.0, 10)])
def test_what_begins_between_two_frames_keeps_in_step_with_them(again_ms: float, wait_ms: int) -> None:
    pacer = FramePacer()
    pacer.begin(0.0, 100.0)
    assert pacer.wait_ms(0.0, 100.0) == 10
    pacer.begin(again_ms, 100.0)
    assert pacer.wait_ms(again_ms, 100.0) == wait_ms


def test_missed_frames_are_not_made_up_for() -> None:
    pacer = FramePacer()
    pacer.begin(0.0, 100.0)
    assert [pacer.wait_ms(now_ms, 100.0) for now_ms in (0.0, 55.0, 65.0)] == [10, 10, 10]


def test_the_rate_may_change_from_one_frame_to_the_next() -> None:
    pacer = FramePacer()
    pacer.begin(0.0, 100.0)
    waits = [
        pacer.wait_ms(now, hz) for now, hz in ((0.0, 60), (17.0, 60), (33.0, 144), (40.0, 144), (47.0, 60))
    ]
    assert waits == [17, 16, 7, 7, 17]


class RateTicker(FrameTicker):
    """A ticker whose timer is asked how long it waits."""

    @property
    def wait_ms(self) -> int:
        return self._timer.interval()


@pytest.mark.usefixtures("qapp")
def test_the_rate_of_the_screen_is_asked_for_each_frame_and_not_at_rest(qtbot: QtBot) -> None:
    asked: list[float] = []
    frames: list[float] = []

    def screen_hz() -> float:
        asked.append(144.0 if len(asked) >= 2 else 60.0)
        return asked[-1]

    ticker = RateTicker()
    ticker.follow_rate(screen_hz)
    assert asked == []
    ticker.start(frames.append)
    assert 16 <= ticker.wait_ms <= 17
    qtbot.waitUntil(lambda: len(frames) >= 3)
    ticker.stop()
    assert ticker.wait_ms <= 7
    assert len(asked) == len(frames) + 1


@pytest.mark.parametrize("rate_hz", [60.0, 144.0], ids=str)
def test_a_card_is_where_the_clock_says_at_any_rate(rate_hz: float) -> None:
    battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
    moving = driver_of(battle)
    pacer, now_ms = FramePacer(), 0.0
    pacer.begin(0.0, rate_hz)
    while now_ms < 150:
        wait_ms = pacer.wait_ms(now_ms, rate_hz)
        moving.player.advance(wait_ms)
        now_ms += wait_ms
    moving.player.advance(200 - now_ms)
    still = driver_of(battle)
    still.player.advance(200)
    places = [
        {card: (s.travel, s.flip) for card, s in driver.stage.sprites.items()} for driver in (moving, still)
    ]
    assert places[0].keys() == places[1].keys()
    for card, place in places[0].items():
        assert place == pytest.approx(places[1][card])


def test_a_table_ticks_while_it_moves_and_rests_by_itself(qtbot: QtBot) -> None:
    scene = TableScene(Stage(), CardArt(), english)
    ticker = FrameTicker()
    table = Table(scene, lambda cue: None, ticker)
    battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
    table.sync(battle.before)
    assert not ticker.running
    table.set_speed(4.0)
    with qtbot.waitSignal(table.settled, timeout=10_000):
        table.tell(battle, ["one", "two"])
        assert ticker.running
    qtbot.waitUntil(lambda: not ticker.running, timeout=10_000)
    assert look(table.stage) == look_after(battle)


@pytest.mark.parametrize("end", ["skip", "cancel"])
def test_a_table_rests_at_once_after_a_skip_or_a_cancel(qtbot: QtBot, end: str) -> None:
    ticker = FrameTicker()
    table = Table(TableScene(Stage(), CardArt(), english), lambda cue: None, ticker)
    battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
    table.sync(battle.before)
    table.tell(battle, ["one", "two"])
    assert ticker.running
    getattr(table, end)()
    assert not ticker.running


def test_what_is_put_off_is_done_after_the_events_that_wait(qtbot: QtBot) -> None:
    done: list[str] = []
    ticker = FrameTicker()
    ticker.later(lambda: done.append("later"))
    assert done == []
    qtbot.waitUntil(lambda: done == ["later"])
