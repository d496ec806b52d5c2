"""Clock and cards stand still together: what holds the clock lets no battle follow by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.clock import Hold
from warapp.engine import PRESETS, Reason, Rules
from warapp.session import ClockTicker
from warapp.store.setting_values import Speed
from warapp.ui.play.auto_play import AutoPlayMode

TIMED = Rules(minute_limit=1, battle_limit=None)


@pytest.fixture
def timed(open_round: Open) -> Game:
    """A round with a minute, five battles on."""
    return prepared(open_round(of_deal(77, TIMED, battles=5)))


@pytest.fixture
def playing(timed: Game) -> Game:
    """The same round with auto-play, in the middle of a battle."""
    timed.press("A")
    timed.until(lambda: timed.battles == 7)
    return timed


@pytest.fixture
def other(qtbot: QtBot) -> QWidget:
    """Another window."""
    other = QWidget()
    qtbot.addWidget(other)
    return other


def goes_on(game: Game) -> bool:
    """Whether battles follow each other in the next seconds; the clock must do the same."""
    elapsed, battles = game.session.clock.elapsed_ms, game.battles
    game.now_ms += 4_000
    for _ in range(100):
        game.frame(100)
    cards, clock = game.battles > battles, game.session.clock.elapsed_ms > elapsed
    assert cards == clock
    return cards


def activate(qtbot: QtBot, window: QWidget) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_auto_play_and_the_clock_go_on(playing: Game) -> None:
    assert goes_on(playing)


def test_a_minimised_window_holds_both_and_both_go_on_when_it_is_back(playing: Game) -> None:
    playing.window.showMinimized()
    playing.finish()
    assert not goes_on(playing)
    assert playing.window.game_controller.auto_play.mode is AutoPlayMode.AUTO
    playing.window.showNormal()
    assert goes_on(playing)


def test_minimised_between_two_battles_nothing_follows(playing: Game) -> None:
    playing.finish()
    playing.window.showMinimized()
    playing.catch_up()
    assert not goes_on(playing)


def test_both_go_on_in_an_inactive_window(playing: Game, other: QWidget, qtbot: QtBot) -> None:
    activate(qtbot, other)
    assert goes_on(playing)
    activate(qtbot, playing.window)
    assert goes_on(playing)


def test_without_a_series_an_inactive_window_holds_the_clock(
    timed: Game, other: QWidget, qtbot: QtBot
) -> None:
    activate(qtbot, other)
    assert not goes_on(timed)
    activate(qtbot, timed.window)
    assert timed.session.clock.running


def test_the_end_of_a_series_in_an_inactive_window_is_that_of_the_clock(
    timed: Game, other: QWidget, qtbot: QtBot
) -> None:
    timed.press("T")
    activate(qtbot, other)
    assert timed.session.clock.running
    timed.until(lambda: timed.window.game_controller.auto_play.mode is None)
    assert timed.session.clock.holds(Hold.INACTIVE)


def test_what_belongs_to_the_window_such_as_a_floating_dock_is_the_window(timed: Game, qtbot: QtBot) -> None:
    dock = QWidget(timed.window, Qt.WindowType.Window)
    activate(qtbot, dock)
    assert not timed.window.isActiveWindow()
    assert timed.session.clock.running
    dock.close()


@pytest.mark.parametrize("again", ["P", "Return"])
def test_a_pause_holds_both(playing: Game, again: str) -> None:
    playing.press("P")
    assert not goes_on(playing)
    playing.press(again)
    assert playing.session.clock.running


def test_an_opened_history_holds_both_until_the_round_is_played_on(playing: Game) -> None:
    playing.press("Ctrl+H")
    playing.finish()
    assert not goes_on(playing)
    playing.press("A", on=playing.view)
    playing.catch_up()
    assert goes_on(playing)


def test_a_closed_history_holds_the_clock_no_longer(timed: Game) -> None:
    timed.press("Ctrl+H")
    assert not timed.session.clock.running
    timed.press("Ctrl+H")
    assert timed.session.clock.running


def test_a_replay_stands_still_in_a_minimised_window_and_goes_on_in_sight(timed: Game) -> None:
    timed.press("R")
    review = history_of(timed).review
    timed.until(lambda: review.current == 1)
    timed.window.showMinimized()
    timed.finish()
    shown = review.current
    assert not goes_on(timed)
    assert review.current == shown
    timed.window.showNormal()
    timed.until(lambda: review.current == shown + 1)


def test_a_report_holds_both_and_both_go_on_after_it(playing: Game) -> None:
    playing.session.clock.hold(Hold.DIALOG)
    playing.finish()
    assert not goes_on(playing)
    playing.session.clock.release(Hold.DIALOG)
    assert goes_on(playing)


def minimise(game: Game) -> None:
    game.window.showMinimized()


def pause(game: Game) -> None:
    game.press("P")


def look_back(game: Game) -> None:
    game.press("Ctrl+H")


@pytest.mark.parametrize("hold", [minimise, pause, look_back])
def test_time_is_never_called_while_nothing_goes_on(playing: Game, hold: Callable[[Game], None]) -> None:
    hold(playing)
    playing.finish()
    playing.second(3_600_000)
    assert not playing.session.is_over


def test_the_minutes_do_not_run_before_the_first_card(open_round: Open) -> None:
    game = prepared(open_round(of_deal(77, TIMED)))
    game.press("F1")
    game.second(3_600_000)
    assert "1:00 left" in game.status
    game.press("F1")
    game.press("Space")
    game.second(1_000)
    assert "0:59 left" in game.status


def test_time_is_called_also_where_battles_are_shorter_than_a_second(timed: Game) -> None:
    timed.settings.speed = Speed(None)
    timed.press("A")
    (timer,) = timed.child(ClockTicker).findChildren(QTimer)
    ticking = timer.timerId()
    for _ in range(20):
        timed.frame()
    assert timed.battles > 15
    assert timer.isActive()
    assert timer.timerId() == ticking
    timed.second(60_000)
    assert timed.session.state.outcome is not None
    assert timed.session.state.outcome.reason is Reason.TIME_LIMIT


def test_without_a_limit_nothing_ticks(open_round: Open) -> None:
    game = open_round(of_deal(1, PRESETS["playbook"], battles=2))
    assert not any(timer.isActive() for timer in game.child(ClockTicker).findChildren(QTimer))
