"""The table has its keys wherever the focus is, unless that is typed into or scrolled by them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QSlider,
    QWidget,
)

from tests.ui.helpers.guide_driver import examples_on, go_to
from tests.ui.helpers.window_driver import Game
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.examples import ExamplePlayer
from warapp.ui.history.battle_list import BattleListView
from warapp.ui.history.chart import CardsChart
from warapp.ui.history.dock import HistoryDock
from warapp.ui.play.auto_play import AutoPlayMode
from warapp.ui.window.pause_overlay import PauseOverlay

WithFocus = Callable[[Game], QWidget]


@pytest.fixture
def wide(game: Game) -> Game:
    """A window with guide and history open, and the focus on the table."""
    game.prepare()
    game.window.resize(1_500, 900)
    game.press("F1")
    game.press("Ctrl+H")
    game.view.setFocus()
    return game


EVERYWHERE: list[WithFocus] = [
    lambda game: game.button(game.actions.new_round),
    lambda game: game.child(GuideDock).page,
    lambda game: game.child(CardsChart),
    lambda game: game.child(BattleListView),
    lambda game: game.child(HistoryDock),
]
NOT_PRESSED = EVERYWHERE[1:]


@pytest.mark.parametrize("with_focus", EVERYWHERE)
def test_letters_act_on_the_table_wherever_the_focus_is(wide: Game, with_focus: WithFocus) -> None:
    with_focus(wide).setFocus()
    wide.press("A")
    started = [wide.window.game_controller.auto_play.mode]
    wide.press("T")
    started.append(wide.window.game_controller.auto_play.mode)
    assert started == [AutoPlayMode.AUTO, AutoPlayMode.TEN]
    wide.press("P")
    assert wide.window.game_controller.paused


@pytest.mark.parametrize("with_focus", NOT_PRESSED)
def test_space_turns_cards_wherever_the_focus_is_but_on_a_button(wide: Game, with_focus: WithFocus) -> None:
    with_focus(wide).setFocus()
    wide.press("Space")
    assert wide.battles == 1


@pytest.mark.parametrize("of", ["turn", "ten", "new_round", "auto", "mute"])
def test_a_click_on_a_button_leaves_the_keys_to_the_table(game: Game, of: str) -> None:
    game.click(game.button(getattr(game.actions, of)))
    game.press("Esc") if of in ("ten", "auto") else None
    game.finish()
    before = game.battles
    assert game.focus is game.view
    game.press("Space")
    assert game.battles == before + 1


def test_every_control_of_the_window_leaves_the_keys_to_the_table_when_it_is_clicked(wide: Game) -> None:
    for widget in wide.window.findChildren(QWidget):
        if isinstance(widget, (QComboBox, QSlider, QAbstractButton)):
            assert not widget.focusPolicy() & Qt.FocusPolicy.ClickFocus, widget


def test_the_mouse_takes_the_keys_from_a_button_that_had_them(game: Game) -> None:
    game.button(game.actions.new_round).setFocus(Qt.FocusReason.TabFocusReason)
    game.click(game.button(game.actions.new_round))
    game.finish()
    assert game.focus is game.view
    game.press("Space")
    assert game.battles == 1


def test_the_mouse_leaves_the_pause_its_button(game: Game) -> None:
    game.press("P")
    button = game.focus
    game.click(game.controls)
    game.click(game.child(PauseOverlay))
    game.click(game.view.viewport())
    assert game.focus is button
    game.button(game.actions.new_round).setFocus()
    game.press("Esc")
    assert game.focus is button


def test_the_line_says_what_space_does_while_a_button_has_the_focus(game: Game) -> None:
    game.button(game.actions.new_round).setFocus(Qt.FocusReason.TabFocusReason)
    assert game.line == (
        "26 cards each. Space goes to “New round” right now. To turn cards, press Esc, then Space."
    )
    game.press("Esc")
    assert game.line == "26 cards each. Press Space to turn cards."


def test_the_line_says_that_the_menus_have_space_while_they_have_the_focus(game: Game) -> None:
    game.window.menuBar().setFocus()
    assert "Space goes to “the menus” right now." in game.line
    game.view.setFocus()
    assert "Press Space" in game.line


def test_the_line_after_a_battle_keeps_the_result_and_says_where_space_goes(game: Game) -> None:
    game.press("Space")
    game.finish()
    result = game.line
    game.button(game.actions.new_round).setFocus(Qt.FocusReason.TabFocusReason)
    assert game.line == (
        f"{result} Space goes to “New round” right now. To turn cards, press Esc, then Space."
    )
    game.press("Esc")
    assert game.line == result


def test_a_list_to_choose_from_is_typed_into_and_the_line_says_so(wide: Game) -> None:
    places = wide.child(GuideDock).sections
    places.setFocus(Qt.FocusReason.TabFocusReason)
    assert "Space goes to “Go to a part of the guide” right now." in wide.line
    wide.press("A")
    assert wide.window.game_controller.auto_play.mode is None


def test_what_is_scrolled_keeps_the_keys_that_scroll_it(wide: Game) -> None:
    for _ in range(3):
        wide.press("Space")
        wide.finish()
    chart, page = wide.child(CardsChart), go_to(wide.child(GuideDock), "Questions")
    chart.setFocus()
    wide.press("Home")
    assert chart.value() == 0
    wide.press("End")
    bar = page.verticalScrollBar()
    bar.setValue(bar.maximum())
    page.setFocus()
    wide.press("Home")
    assert bar.value() == 0
    assert chart.value() == 3


@pytest.mark.parametrize("with_focus", EVERYWHERE[2:])
def test_left_goes_back_a_battle_from_guide_and_history_too(wide: Game, with_focus: WithFocus) -> None:
    wide.press("Space")
    wide.finish()
    with_focus(wide).setFocus()
    wide.press("Left")
    assert wide.child(CardsChart).value() == 0


def test_enter_plays_the_example_of_the_guide_that_has_the_focus(wide: Game) -> None:
    page = go_to(wide.child(GuideDock), "War")
    wide.press("Return")
    assert wide.battles == 1
    wide.finish()
    wide.press("Tab")
    assert wide.focus is examples_on(page)[0]
    wide.press("Return")
    assert (wide.child(ExamplePlayer).title, wide.battles) == ("A war", 1)


def test_what_is_typed_into_keeps_its_letters(game: Game) -> None:
    field = QLineEdit(game.window)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "tap e+-")
    assert (field.text(), game.battles, game.window.game_controller.paused) == ("tap e+-", 0, False)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
@pytest.mark.parametrize("of", ["round", "deal", "play", "view", "history", "help"])
def test_no_letter_that_an_open_menu_does_not_know_reaches_the_table(game: Game, of: str) -> None:
    menu: QMenu = getattr(game.actions, f"{of}_menu")
    known = {text[text.index("&") + 1].upper() for a in menu.actions() if "&" in (text := a.text())}
    menu.popup(game.window.mapToGlobal(game.window.rect().topLeft()))
    for letter in sorted({*"TAEPMR"} - known):
        QTest.keyClicks(menu, letter)
    settings, game_controller = game.settings, game.window.game_controller
    assert (game.battles, game_controller.auto_play.mode, game_controller.paused, settings.muted) == (
        0,
        None,
        False,
        False,
    )
    assert menu.isVisible()
    menu.close()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
def test_no_letter_reaches_the_table_while_a_list_is_open(wide: Game) -> None:
    places = wide.child(GuideDock).sections
    places.showPopup()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClicks(places.view(), "TAPM")
    places.hidePopup()
    game_controller = wide.window.game_controller
    assert (wide.battles, game_controller.auto_play.mode, game_controller.paused) == (0, None, False)
