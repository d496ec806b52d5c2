"""Pause, dialogs and other windows: the table is covered, and the clock stands still."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.clock import Hold
from warapp.engine import Reason, Rules
from warapp.ui.errors.about_dialog import AboutDialog
from warapp.ui.window.pause_overlay import PauseOverlay, blurred

TIMED = Rules(minute_limit=2)


@pytest.fixture
def timed(open_round: Open) -> Game:
    """A round that has begun: before its first card the clock stands still anyway."""
    return open_round(of_deal(1, TIMED, battles=1))


def cover_of(game: Game) -> PauseOverlay:
    return game.child(PauseOverlay)


def is_covered(game: Game) -> bool:
    cover, menus = cover_of(game), game.window.menuBar()
    return cover.isVisible() and cover.geometry() == game.window.rect().adjusted(0, menus.height(), 0, 0)


def test_a_pause_covers_all_but_the_menus_and_holds_the_clock(timed: Game) -> None:
    timed.now_ms += 1_000
    timed.press("P")
    assert is_covered(timed)
    timed.now_ms += 60_000
    assert timed.session.clock.elapsed_ms == 1_000
    assert timed.actions.pause.isChecked()


def test_the_cover_follows_the_table_to_another_size(timed: Game) -> None:
    timed.press("P")
    timed.window.resize(QSize(1_300, 900))
    timed.catch_up()
    assert is_covered(timed)


@pytest.mark.parametrize("keys", ["Space", "Return", "Enter"])
def test_the_button_on_the_cover_has_the_focus_and_goes_on(timed: Game, keys: str) -> None:
    timed.press("P")
    button = timed.focus
    assert isinstance(button, QPushButton)
    assert cover_of(timed).isAncestorOf(button)
    timed.press(keys)
    assert not cover_of(timed).isVisible()
    assert timed.view.hasFocus()
    assert timed.battles == 1
    timed.now_ms += 500
    assert timed.session.clock.elapsed_ms == 500


def test_tab_leads_nowhere_while_everything_is_covered(timed: Game) -> None:
    timed.press("P")
    for keys in ("Tab", "Shift+Tab"):
        timed.press(keys)
        assert timed.focus is cover_of(timed).button


def test_the_picture_on_the_cover_shows_no_edge(timed: Game) -> None:
    sharp = timed.window.grab()
    for picture, steps in ((sharp, (100, 255)), (blurred(sharp), (0, 30))):
        image = picture.toImage()
        row = [image.pixelColor(x, image.height() // 4).lightness() for x in range(image.width())]
        steepest = max(abs(one - other) for one, other in pairwise(row))
        assert steps[0] <= steepest <= steps[1]
    assert blurred(sharp).size() == sharp.size()


def test_the_line_says_by_which_key_the_pause_ends(timed: Game) -> None:
    before = timed.line
    timed.press("P")
    assert "Press P to resume." in timed.line
    assert "Space" not in timed.line
    timed.press("P")
    assert timed.line == before


def test_the_menu_goes_on_too(timed: Game) -> None:
    timed.press("P")
    timed.actions.pause.trigger()
    assert not cover_of(timed).isVisible()
    assert not timed.actions.pause.isChecked()


def test_a_pause_finishes_the_battle_on_the_table(timed: Game) -> None:
    timed.press("Space")
    timed.frame(100)
    timed.press("P")
    timed.check_table()


def test_no_card_is_turned_behind_the_cover(timed: Game) -> None:
    timed.press("P")
    timed.press("Esc")
    for keys in ("Space", "Return", "T", "A", "E"):
        timed.press(keys, on=timed.view)
    timed.click(timed.view.viewport())
    timed.click(cover_of(timed))
    timed.catch_up()
    assert timed.battles == 1
    assert not timed.actions.turn.isEnabled()


@pytest.mark.parametrize("keys", ["Ctrl+N", "Ctrl+R"])
def test_another_round_ends_the_pause(timed: Game, keys: str) -> None:
    timed.press("P")
    timed.press(keys)
    assert not cover_of(timed).isVisible()
    assert not timed.session.clock.holds(Hold.PAUSE)
    timed.finish()
    timed.press("Space")
    assert timed.battles == 1


def test_a_round_that_is_over_can_not_be_paused(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(battle_limit=3), battles=3))
    game.press("P")
    assert not game.window.game_controller.paused
    assert not game.actions.pause.isEnabled()


def test_the_clock_stands_still_in_an_inactive_window(timed: Game, qtbot: QtBot) -> None:
    assert timed.session.clock.running
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: timed.session.clock.holds(Hold.INACTIVE))
    timed.window.activateWindow()
    qtbot.waitUntil(lambda: timed.session.clock.running)


def test_the_clock_stands_still_in_a_minimised_window(timed: Game) -> None:
    timed.window.showMinimized()
    assert timed.session.clock.holds(Hold.HIDDEN)
    timed.now_ms += 10_000
    assert timed.session.clock.elapsed_ms == 0


def test_the_clock_stands_still_while_a_dialog_is_open(timed: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[bool] = []
    monkeypatch.setattr(AboutDialog, "run", lambda _: held.append(timed.session.clock.holds(Hold.DIALOG)))
    timed.actions.about.trigger()
    assert held == [True]
    assert not timed.session.clock.holds(Hold.DIALOG)


def test_the_time_left_is_in_sight_and_time_is_called_when_it_is_over(timed: Game) -> None:
    assert "2:00 left" in timed.status
    timed.press("Space")
    timed.finish()
    timed.second(61_000)
    assert "0:59 left" in timed.status
    timed.second(58_999)
    assert not timed.session.is_over
    timed.second(1)
    assert timed.session.state.outcome is not None
    assert timed.session.state.outcome.reason is Reason.TIME_LIMIT
    timed.finish()
    timed.check_table()


def test_time_called_in_the_middle_of_a_battle_is_told_after_it(timed: Game) -> None:
    timed.listen()
    timed.press("Space")
    timed.frame(50)
    timed.session.call_time()
    assert timed.table.stage.labels.outcome is None
    assert timed.table.moving
    timed.finish()
    timed.check_table()
    assert timed.session.round.record.time_called_after == 2
    assert ["Time is up" in words for words in timed.announced] == [False, True]


def test_where_minutes_do_not_matter_no_time_is_shown(game: Game) -> None:
    assert not [text for text in game.status if "left" in text]
