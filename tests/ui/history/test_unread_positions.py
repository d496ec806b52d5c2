"""A position of a long record is shown as soon as it is read, without blocking the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.heartbeat import LONGEST_STALL_S, Heartbeat
from tests.ui.helpers.history_driver import history_of, prepared
from tests.ui.helpers.review_driver import RULES, ReviewDriver, table_position
from tests.ui.helpers.window_driver import of_deal
from warapp.engine import PLAYBOOK, Rules
from warapp.session import Round
from warapp.ui.history import review as history_review

BATTLES = 130
LONG = of_deal(2, Rules(seats=3, battle_limit=100_000), battles=40_000)
"""A round that takes seconds to be played forward."""


@pytest.fixture
def driver(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ReviewDriver:
    """A review of a round of which nothing is read yet."""
    monkeypatch.setattr(history_review, "MOST_AT_ONCE", 10)
    driver = ReviewDriver(BATTLES, replace(RULES, battle_limit=None))
    assert driver.review.replay.known == 0
    return driver


def until_read(qtbot: QtBot, driver: ReviewDriver) -> None:
    qtbot.waitUntil(lambda: driver.review.replay.known == BATTLES, timeout=20_000)


def test_it_is_waited_for(qtbot: QtBot, driver: ReviewDriver) -> None:
    driver.review.go_to(100)
    assert driver.review.pending == 100
    assert driver.review.replay.known < 100
    assert not driver.review.looking_back
    qtbot.waitUntil(lambda: driver.review.pending is None, timeout=20_000)
    assert (driver.review.current, driver.review.looking_back) == (100, True)
    assert driver.on_table == table_position(driver.review.replay.position(100))


def test_what_is_read_is_shown_at_once(driver: ReviewDriver) -> None:
    driver.review.go_to(10)
    assert (driver.review.current, driver.review.pending) == (10, None)


def test_steps_add_up_meanwhile(qtbot: QtBot, driver: ReviewDriver) -> None:
    said: list[str] = []
    driver.review.announced.connect(said.append)
    for by in (-1, -1, -1, 1):
        driver.review.step(by)
    assert (driver.review.pending, said) == (BATTLES - 2, [])
    until_read(qtbot, driver)
    assert driver.review.current == BATTLES - 2
    assert said == [driver.narrator.battle(driver.review.replay.battle(BATTLES - 2))]


def test_the_last_that_was_wanted_counts(qtbot: QtBot, driver: ReviewDriver) -> None:
    for number in (120, 60, 90):
        driver.review.go_to(number)
    until_read(qtbot, driver)
    assert driver.review.current == 90


@pytest.mark.parametrize("instead", ["to_last", "return_to_round", "close"])
def test_it_is_not_shown_once_the_review_is_over(qtbot: QtBot, driver: ReviewDriver, instead: str) -> None:
    driver.review.go_to(100)
    getattr(driver.review, instead)()
    until_read(qtbot, driver)
    assert not driver.review.looking_back


def test_it_is_not_shown_once_the_round_is_played_on(qtbot: QtBot, driver: ReviewDriver) -> None:
    driver.review.go_to(100)
    driver.turn()
    qtbot.waitUntil(lambda: driver.review.replay.known == BATTLES + 1, timeout=20_000)
    assert not driver.review.looking_back


def test_another_round_is_not_looked_back_at(qtbot: QtBot, driver: ReviewDriver) -> None:
    driver.review.go_to(100)
    driver.session.put_on_table(Round.at(of_deal(3, PLAYBOOK, battles=110)))
    qtbot.waitUntil(lambda: driver.review.replay.known == 110, timeout=20_000)
    assert not driver.review.looking_back


def test_battles_are_told_again_from_there(qtbot: QtBot, driver: ReviewDriver) -> None:
    driver.review.replay_from(100)
    assert not driver.review.replaying
    qtbot.waitUntil(lambda: driver.review.replaying, timeout=20_000)
    assert driver.review.looking_back
    driver.review.stop()


def test_the_window_goes_on_meanwhile_and_says_what_it_does(qtbot: QtBot, open_round: Open) -> None:
    game = prepared(open_round(of_deal(1)))
    game.actions.history.trigger()
    history, long = history_of(game), Round.at(LONG)
    with Heartbeat() as heartbeat:
        game.session.put_on_table(long)
        history.review.go_to(LONG.battles - 5_000)
        assert history.dock.status.text() == "Loading battle 35,000 of 40,000…"
        qtbot.waitUntil(lambda: history.review.pending is None, timeout=60_000)
    assert heartbeat.longest_s < LONGEST_STALL_S
    assert history.dock.status.text() == "Looking back: battle 35,000 of 40,000"
    game.window.close()
