"""The bar in its window: what its buttons say, its speed, its menu, and what it shows of the round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PRESETS
from warapp.store.setting_values import ReducedMotion, Speed
from warapp.ui.play.bar_offer import Offer
from warapp.ui.window.more_menu import MoreMenu, lettered
from warapp.ui.window.round_status import RoundStatus
from warapp.ui.window.speed_popup import SpeedPopup

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""The speed and the menu open in windows of their own, which the offscreen screen hasn't."""


def primary(game: Game) -> Offer:
    offer = game.controls.primary.offer
    assert offer is not None
    return offer


def at_width(game: Game, width: int) -> Game:
    game.window.resize(QSize(width, 700))
    game.catch_up()
    return game


def test_the_large_button_says_what_space_does_now(game: Game) -> None:
    assert (primary(game).words, primary(game).key) == ("Turn cards", "Space")
    game.press("Space")
    assert primary(game).words == "Finish"
    game.press("Space")
    assert primary(game).words == "Turn cards"
    game.press("A")
    assert primary(game).words == "Finish"
    game.press("Esc")
    game.finish()
    assert primary(game).words == "Turn cards"


def test_it_stays_as_wide_while_its_words_take_turns(game: Game) -> None:
    before = game.controls.primary.geometry()
    game.press("Space")
    assert game.controls.primary.geometry() == before


def test_with_keys_of_their_own_it_names_them_and_turns_for_all(game: Game) -> None:
    game.window.game_controller.set_keys({0: "Q", 1: "O"}, "Each presses a key.")
    assert (primary(game).words, primary(game).key) == ("Turn both", "Q + O")
    game.press("Space")
    assert game.battles == 0
    game.click(game.controls.primary)
    assert game.battles == 1
    game.finish()
    game.window.game_controller.set_keys({0: "Q", 1: "O", 2: "P"}, "Each presses a key.")
    assert (primary(game).words, primary(game).key) == ("Turn all", "Q + O + P")


@pytest.mark.parametrize(
    ("width", "words"), [(900, ["Play 10 battles", "Auto-play", "New round"]), (700, ["", "", ""])]
)
def test_words_stand_beside_the_icons_down_to_nine_hundred_pixels(
    game: Game, width: int, words: list[str]
) -> None:
    actions = at_width(game, width).actions
    buttons = [game.button(action) for action in (actions.ten, actions.auto, actions.new_round)]
    shown = [button.shown_words for button in game.controls.buttons if button in buttons]
    assert shown == words
    assert [button.accessibleName() for button in buttons] == ["Play 10 battles", "Auto-play", "New round"]


def test_looking_back_it_leads_back_to_now_and_the_others_are_the_steps(open_round: Open) -> None:
    game = open_round(of_deal(1, battles=9))
    game.prepare()
    game.press("Left")
    assert (primary(game).words, primary(game).key) == ("Back to now", "Esc")
    assert game.status == ["Battle 8 of 9", "Deal 1"]
    strip = game.window.ribbon
    assert strip is not None
    assert (strip.text(), strip.isVisible()) == ("Battle 8 of 9 – looking back", True)
    assert strip.geometry().bottom() < game.view.geometry().top()
    game.click(game.button(game.actions.back))
    assert game.status[0] == "Battle 7 of 9"
    game.click(game.button(game.actions.forward))
    assert game.status[0] == "Battle 8 of 9"
    game.click(game.controls.primary)
    assert game.status[0] == "Battle 9 / 500"
    assert not strip.isVisible()
    assert primary(game).words == "Turn cards"


def speed_of(game: Game) -> SpeedPopup:
    game.click(game.button(game.actions.speed))
    return game.child(SpeedPopup)


def test_the_speed_opens_above_its_button_which_is_on_until_it_closes(game: Game) -> None:
    popup = speed_of(game)
    button = game.button(game.actions.speed)
    assert popup.isVisible()
    assert popup.frameGeometry().bottom() < button.mapToGlobal(button.rect().topLeft()).y()
    assert game.actions.speed.isChecked()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert not game.actions.speed.isChecked()


def test_speed_is_set_by_slider_and_by_plus_and_minus(game: Game) -> None:
    popup = speed_of(game)
    popup.slider.setValue(0)
    assert game.settings.speed == Speed(0.4)
    QTest.keyClick(popup.slider, Qt.Key.Key_Plus)
    assert game.settings.speed == Speed(0.6)
    QTest.keyClick(popup.slider, Qt.Key.Key_Minus)
    assert popup.slider.value() == 0
    assert popup.slider.accessibleDescription() == "very slow"
    popup.slider.setValue(popup.slider.maximum())
    assert game.settings.speed == Speed(None)
    popup.close()


def test_cards_can_be_made_to_appear_in_place(game: Game) -> None:
    popup = speed_of(game)
    (box,) = popup.findChildren(QCheckBox)
    chosen = []
    for _ in range(2):
        box.click()
        chosen.append((game.settings.reduced_motion, game.table.is_motion_reduced))
    assert chosen == [(ReducedMotion.ON, True), (ReducedMotion.OFF, False)]
    popup.close()


def menu_texts(game: Game) -> list[str]:
    game.click(game.controls.menu_button)
    menu = game.child(MoreMenu)
    texts = [entry.text().replace("&", "") for entry in menu.actions()]
    menu.close()
    return texts


def test_what_folds_out_of_the_bar_is_first_in_its_menu(game: Game) -> None:
    always = menu_texts(at_width(game, 1_100))
    assert always[0].startswith("House rules…\t")
    assert menu_texts(at_width(game, 640))[:4] == ["Speed…", "Mute\tM", "How to play\tF1", ""]
    assert menu_texts(game)[4:] == always


def test_an_entry_of_the_menu_does_what_its_action_does(game: Game) -> None:
    game.click(game.controls.menu_button)
    menu = game.child(MoreMenu)
    assert game.controls.menu_button.isChecked()
    (pause,) = [entry for entry in menu.actions() if entry.text().startswith("Pa&use")]
    menu.close()
    assert not game.controls.menu_button.isChecked()
    pause.trigger()
    assert game.window.game_controller.paused


def test_each_entry_has_a_letter_of_its_own() -> None:
    assert lettered(["Pa&use\tP", "F&ull screen", "Up", "u"]) == ["Pa&use\tP", "&Full screen", "U&p", "u"]


def test_the_menus_hide_in_full_screen_and_their_keys_go_on(game: Game) -> None:
    game.press("F11")
    assert not game.window.menuBar().isVisible()
    game.press("Ctrl+N")
    assert game.session.state.deal_number == 101
    game.press("F11")
    assert game.window.menuBar().isVisible()


def test_all_that_the_status_has_no_room_for_is_in_its_tooltip(open_round: Open) -> None:
    game = at_width(open_round(of_deal(1, PRESETS["family"], battles=3)), 640)
    status = game.child(RoundStatus)
    status.show_score("Won 2 : 1", "Rounds won: You 2, Computer 1.")
    game.window.resize(640, 480)
    assert status.toolTip() == "Battle 3\n15:00 left\nRounds won: You 2, Computer 1."
    assert game.status[:2] == ["Battle 3", "15:00 left"]


def test_every_action_of_the_menus_is_one_of_the_window_too(game: Game) -> None:
    mine = set(game.window.actions())
    assert {action for action in vars(game.actions).values() if isinstance(action, QAction)} <= mine
