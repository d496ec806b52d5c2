"""The ticker: real frames while something moves, nothing at rest."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.builders import first_battle
from tests.table.stage_recorder import look, look_at_rest
from warapp.engine import PLAYBOOK
from warapp.table.card_art import CardArt
from warapp.table.scene import TableScene
from warapp.table.stage import Stage
from warapp.table.table import Table
from warapp.table.ticker import LONGEST_FRAME_MS, FrameTicker
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
    assert not ticker.running
    assert look(table.stage) == look_at_rest(battle.after)


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
