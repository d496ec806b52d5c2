"""The history in the window, by keys and menus, and the way back to the round."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from tests.ui.conftest import Open
from tests.ui.helpers.history_driver import check_shows, history_of, prepared
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.clock import Hold
from warapp.engine import PRESETS, Record
from warapp.engine.examples import examples
from warapp.session import Round
from warapp.store.setting_values import Speed
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.examples import ExamplePlayer
from warapp.ui.history.dock import HistoryDock


@pytest.fixture
def game(open_round: Open) -> Game:
    """A window with a round of twelve battles."""
    return prepared(open_round(of_deal(1, battles=12)))


def test_it_is_not_loaded_before_it_is_opened(game: Game) -> None:
    assert game.window.findChildren(HistoryDock) == []


def test_a_key_opens_and_closes_it(game: Game) -> None:
    game.press("Ctrl+H")
    dock = history_of(game).dock
    assert (dock.isVisible(), game.actions.history.isChecked()) == (True, True)
    game.press("Ctrl+H")
    assert (dock.isVisible(), game.actions.history.isChecked()) == (False, False)
    assert game.focus is game.view


def test_closing_it_by_its_own_button_is_known_to_the_menu(game: Game) -> None:
    game.press("Ctrl+H")
    history_of(game).dock.close()
    assert not game.actions.history.isChecked()


def test_keys_step_through_the_round_from_the_table(game: Game) -> None:
    for key, number in (("Left", 11), ("Left", 10), ("Right", 11), ("Home", 0), ("Right", 1), ("End", 12)):
        game.press(key)
        check_shows(game, number)
    assert history_of(game).dock.isVisible()


def test_a_press_on_the_table_returns_to_the_round_and_turns_nothing(game: Game) -> None:
    game.press("Home")
    game.press("Space")
    game.check_table()
    assert game.battles == 12
    game.press("Space")
    game.finish()
    assert game.battles == 13


def test_escape_returns_to_the_round(game: Game) -> None:
    game.press("Home")
    game.press("Esc")
    game.check_table()


def test_the_round_is_looked_back_at_again(game: Game) -> None:
    for keys, number in (("Left", 11), ("End", 12), ("Left", 11), ("Space", 12), ("Home", 0)):
        game.press(keys)
        check_shows(game, number)
        assert history_of(game).showing is (number != 12)


def test_another_round_ends_the_look_back(game: Game) -> None:
    game.press("Home")
    game.press("Ctrl+N")
    game.finish()
    game.check_table()
    assert history_of(game).review.last == 0


def test_series_wait_for_the_round(game: Game) -> None:
    game.press("Home")
    assert not game.actions.auto.isEnabled()
    assert game.actions.turn.isEnabled()
    game.press("Esc")
    assert game.actions.auto.isEnabled()


def test_looking_back_stops_what_goes_on_by_itself(game: Game) -> None:
    game.press("A")
    game.catch_up()
    game.press("Left")
    assert game.window.game_controller.auto_play.mode is None
    check_shows(game, 12)
    assert game.battles == 13


def test_the_lines_say_every_battle_and_follow_the_table(game: Game) -> None:
    game.press("Ctrl+H")
    dock, model = history_of(game).dock, history_of(game).dock.list.model()
    game.catch_up()
    assert model.rowCount() == 13
    battle = history_of(game).review.replay.battle(5)
    assert model.index(5, 0).data() == game.window.game_controller.narrator.battle(battle)
    assert model.index(0, 0).data() == "The deal. You hold 26 cards, Computer 26."
    game.view.setFocus()
    game.press("Space")
    assert model.rowCount() == 13, "the end of a battle is not told before the table shows it"
    game.finish()
    assert (model.rowCount(), dock.list.currentIndex().row(), dock.chart.value()) == (14, 13, 13)


def test_a_line_that_is_chosen_is_shown(game: Game) -> None:
    game.press("Ctrl+H")
    lines = history_of(game).dock.list
    lines.setFocus()
    game.press("Up")
    check_shows(game, 11)
    game.press("Home")
    check_shows(game, 0)
    assert game.line == "The deal, before the first battle."


def test_enter_on_a_line_tells_its_battle_and_those_after_it(game: Game) -> None:
    game.press("Ctrl+H")
    dock = history_of(game).dock
    dock.list.setFocus()
    game.press("Up")
    game.press("Return")
    game.catch_up()
    assert game.table.moving
    shown: list[int] = []
    history_of(game).review.current_changed.connect(shown.append)
    game.until(lambda: not history_of(game).showing)
    assert shown == [11, 12]
    game.check_table()


def test_a_double_click_tells_a_battle_again(game: Game) -> None:
    game.press("Ctrl+H")
    lines = history_of(game).dock.list
    at = lines.visualRect(lines.currentIndex()).center()
    game.click(lines.viewport(), at)
    QTest.mouseDClick(lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    game.catch_up()
    assert (game.table.moving, history_of(game).review.current) == (True, 11)
    game.press("Esc", game.view)
    game.check_table()


def test_the_chart_scrubs(game: Game) -> None:
    game.press("Ctrl+H")
    game.catch_up()
    chart = history_of(game).dock.chart
    plot = chart._plot()
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(plot.x(4)), 30))
    check_shows(game, 4)
    QTest.mouseMove(chart, QPoint(round(plot.x(7)), 30))
    check_shows(game, 7)
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(plot.x(7)), 30))
    chart.setFocus()
    game.press("PgDown")
    check_shows(game, 2)


def test_a_replay_goes_at_the_speed_that_is_set(game: Game) -> None:
    game.settings.speed = Speed(None)
    game.press("R")
    history = history_of(game)
    seen: list[int] = []
    history.review.current_changed.connect(seen.append)
    while history.showing:
        game.catch_up()
    assert seen == list(range(1, 13))
    game.check_table()


def test_a_press_in_a_replay_only_finishes_the_motion(game: Game) -> None:
    game.press("Left")
    game.press("Left")
    game.press("R")
    game.catch_up()
    game.press("Space")
    game.finish()  # the result is held
    check_shows(game, 11)
    assert history_of(game).review.replaying
    game.press("Esc")


def test_the_speed_keys_work_in_the_dock(game: Game) -> None:
    game.press("Ctrl+H")
    history_of(game).dock.chart.setFocus()
    before = game.settings.speed
    game.press("+")
    assert game.settings.speed != before


def test_continuing_from_here_plays_another_round_that_can_be_taken_back(game: Game) -> None:
    for _ in range(3):
        game.press("Left")
    game.actions.continue_here.trigger()
    assert (game.battles, game.session.can_take_back) == (9, True)
    game.check_table()
    game.press("Ctrl+Z")
    assert game.battles == 12
    game.check_table()


def test_what_can_not_be_done_is_not_offered(game: Game) -> None:
    game.press("Ctrl+H")
    actions = game.actions
    steps = (
        actions.first,
        actions.back,
        actions.replay,
        actions.forward,
        actions.last,
        actions.continue_here,
    )
    assert [action.isEnabled() for action in steps] == [True, True, True, False, False, False]
    game.press("Home", game.view)
    assert [action.isEnabled() for action in steps] == [False, False, True, True, True, True]


def test_the_clock_stands_still_while_it_is_shown_and_runs_when_cards_are_turned(open_round: Open) -> None:
    game = prepared(open_round(of_deal(1, PRESETS["family"])))
    clock = game.session.clock
    game.press("Ctrl+H")
    assert clock.holds(Hold.HISTORY)
    game.second(5_000)
    assert clock.elapsed_ms == 0.0
    game.press("Space", game.view)
    assert not clock.holds(Hold.HISTORY)
    game.finish()
    game.press("Left", game.view)
    assert clock.holds(Hold.HISTORY)
    game.press("Ctrl+H")
    assert not clock.holds(Hold.HISTORY)
    game.check_table()


def test_the_round_is_not_paused_from_its_past(game: Game) -> None:
    game.press("Left")
    assert not game.actions.pause.isEnabled()


def test_looking_back_uncovers_a_paused_table(game: Game) -> None:
    game.press("P")
    game.actions.back.trigger()
    assert (game.window.game_controller.paused, history_of(game).showing) == (False, True)
    check_shows(game, 11)
    game.actions.last.trigger()


def test_closing_the_dock_or_the_window_returns_to_the_round(game: Game) -> None:
    game.press("Left")
    history_of(game).dock.close()
    game.check_table()
    game.press("Left")
    game.window.close()
    assert not history_of(game).showing


def test_the_table_says_which_position_it_shows(game: Game) -> None:
    game.press("Home")
    game.press("Right")
    position = game.window.game_controller.narrator.position
    state = game.session.round.record.played(1).state
    assert game.view.accessibleDescription() == f"{game.line} {position(state)}"
    game.press("End")
    assert game.view.accessibleDescription() == f"{game.line} {position(game.session.state)}"


def test_every_control_of_the_dock_has_a_name_and_can_be_reached(game: Game) -> None:
    game.press("Ctrl+H")
    game.press("Left", game.view)
    dock = history_of(game).dock
    buttons = [w for w in dock.findChildren(QAbstractButton) if not w.objectName().startswith("qt_")]
    controls = [w for w in buttons if w.isVisible()]  # PySide6 before 6.11 has the corner of a table, unseen
    named = [*controls, dock.chart, dock.list]
    names = [QAccessible.queryAccessibleInterface(w).text(QAccessible.Text.Name) for w in named]
    assert "" not in names
    assert {"To the deal", "One battle back", "Replay from here", "Continue from here"} <= set(names)
    dock.chart.setFocus()
    reached = set()
    for _ in range(40):
        reached.add(game.focus)
        game.press("Tab")
    assert {*controls, dock.chart, dock.list} <= reached


@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_where_there_is_no_room_beside_the_table_it_is_a_window_of_its_own(game: Game) -> None:
    game.window.resize(700, 500)
    game.settings.text_size = 200
    game.catch_up()
    game.window.grab()
    game.press("Ctrl+H")
    game.settings.text_size = 100  # which is that of all tests' windows
    assert history_of(game).dock.isFloating()
    history_of(game).dock.close()


def test_where_there_is_room_it_stands_beside_the_table(game: Game) -> None:
    game.window.resize(1_000, 720)
    game.press("Ctrl+H")
    assert not history_of(game).dock.isFloating()


def test_other_seats_are_shown_with_another_round(game: Game) -> None:
    game.press("Ctrl+H")
    game.session.put_on_table(Round.at(Record(replace(PRESETS["crowd"], seats=6), deal_number=3, battles=4)))
    game.catch_up()
    chart = history_of(game).dock.chart
    names = ("You", "Ada", "Ben", "Cleo", "Dan", "Eve")
    counts = game.session.state.counts
    held = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
    assert chart.accessibleDescription() == f"Battle 4: {held}"
    history_of(game).dock.grab()


def test_an_example_and_the_past_take_each_others_place(game: Game) -> None:
    game.press("Left")
    game.press("F1", game.view)
    example = next(iter(examples(game.session.rules)))
    game.child(GuideDock).example_requested.emit(example)
    assert (history_of(game).showing, game.child(ExamplePlayer).showing) == (False, True)
    game.actions.back.trigger()
    assert (history_of(game).showing, game.child(ExamplePlayer).showing) == (True, False)
    check_shows(game, 11)
    game.view.setFocus()
    game.press("Space")
    game.check_table()
    assert not game.session.clock.holds(Hold.EXAMPLE)
