"""A first start: a note beside a table that can be played, or a strip where there is no corner for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from tests.ui.helpers.forecast_driver import FakeForecastWorker
from tests.ui.helpers.text_measuring import cut_texts
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PRESETS
from warapp.features import welcome
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.guide import dock as guide_dock
from warapp.ui.guide.dock import GuideDock
from warapp.ui.play.bar_offer import Offer
from warapp.ui.welcome.controller import WelcomeController


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)


@pytest.fixture(autouse=True)
def usual_text(qapp: QApplication) -> Iterator[None]:
    """Text as large as before, after each test."""
    before = QFont(qapp.font())
    yield
    qapp.setFont(before)


def welcomed(game: Game) -> WelcomeController:
    game.prepare()
    made = welcome(game.window, game.context)
    settle()
    return made


def settle() -> None:
    """Let layouts come to rest."""
    for _ in range(4):
        QCoreApplication.sendPostedEvents()


def resize(game: Game, width: int, height: int) -> None:
    game.window.resize(width, height)
    settle()


def in_sight(controller: WelcomeController) -> tuple[bool, bool]:
    """Whether note and strip are in sight."""
    return controller.note.isVisible(), controller.strip.isVisible()


def test_a_newcomer_finds_a_note_in_the_free_corner(game: Game) -> None:
    note = welcomed(game).note
    assert [button.text() for button in note.buttons] == [
        "Play",
        "How to play",
        "Learn with War",
        "Rules for the evening",
    ]
    assert note.isVisible()
    place, layout = note.geometry(), game.view.table_layout
    assert game.view.rect().contains(place)
    assert place.left() > layout.seat_areas[1].column.x + 1.7 * layout.card.width
    assert place.bottom() < layout.band.y


def test_play_turns_the_first_cards_and_the_note_is_gone_for_good(game: Game) -> None:
    controller = welcomed(game)
    controller.note.buttons[0].click()
    assert game.battles == 1
    assert in_sight(controller) == (False, False)
    game.finish()
    game.session.new_round()
    game.finish()
    assert in_sight(controller) == (False, False)


def test_the_table_is_played_as_if_there_were_no_note(game: Game) -> None:
    controller = welcomed(game)
    game.press("Space")
    assert game.battles == 1
    assert in_sight(controller) == (False, False)


def test_how_to_play_opens_the_guide(game: Game) -> None:
    controller = welcomed(game)
    controller.note.buttons[1].click()
    assert game.child(GuideDock).isVisible()
    assert not controller.strip.isHidden() or not controller.note.isHidden()


def test_lessons_take_the_place_of_the_note(game: Game) -> None:
    controller = welcomed(game)
    game.actions.learn.triggered.disconnect()
    game.actions.learn.triggered.connect(controller.end)
    controller.note.buttons[2].click()
    assert in_sight(controller) == (False, False)


@pytest.mark.parametrize("opens", ["Ctrl+L", "Tab"])
def test_keys_go_to_the_lessons_that_a_newcomer_opens(game: Game, opens: str) -> None:
    controller = welcomed(game)
    game.prepare()
    if opens == "Tab":
        controller.note.buttons[2].setFocus()
        game.press("Space")
    else:
        game.press(opens)
    settle()
    assert game.focus is game.features.learn.lessons().page
    game.press("Space")
    assert game.battles == 0


@pytest.mark.parametrize("leave", ["cross", "escape"])
def test_a_cross_or_escape_takes_the_note_away(game: Game, leave: str) -> None:
    controller = welcomed(game)
    controller.note.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    if leave == "cross":
        controller.note.close_button.click()
    else:
        game.press("Escape")
    assert in_sight(controller) == (False, False)
    assert game.view.hasFocus()
    assert game.battles == 0


def test_a_click_on_the_note_is_none_on_the_table(game: Game) -> None:
    note = welcomed(game).note
    QTest.mouseClick(note, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(6, 30))
    assert game.battles == 0
    assert note.isVisible()


def test_a_small_window_has_a_strip_above_the_table(game: Game) -> None:
    resize(game, 700, 500)
    controller = welcomed(game)
    assert in_sight(controller) == (False, True)
    assert controller.strip.geometry().bottom() < game.view.geometry().top()
    assert [button.accessibleName() for button in controller.strip.buttons] == [
        "How to play",
        "Learn with War",
        "Rules for the evening",
    ]
    resize(game, 1_100, 760)
    assert in_sight(controller) == (True, False)
    resize(game, 700, 500)
    assert in_sight(controller) == (False, True)


def test_large_text_has_the_strip(game: Game) -> None:
    game.settings.text_size = 150
    assert in_sight(welcomed(game)) == (False, True)


def test_more_players_have_the_strip(open_round: Open) -> None:
    game = open_round(of_deal(1, PRESETS["three_players"]))
    assert in_sight(welcomed(game)) == (False, True)


def test_what_has_no_room_in_the_strip_is_an_icon_with_a_name(game: Game) -> None:
    resize(game, 700, 500)
    game.prepare()
    more = [Offer(game.actions.statistics, f"A long name of an action {n}", Symbol.GUIDE) for n in range(3)]
    controller = WelcomeController(
        game.context, lambda: game.view.table_layout, game.window.show_above_table, more
    )
    assert {button.text() for button in controller.strip.buttons} == {""}
    assert controller.strip.buttons[3].accessibleName() == "A long name of an action 0"
    resize(game, 1_700, 500)
    assert controller.strip.buttons[3].text() == "A long name of an action 0"


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(700, 500), (1_000, 700), (1_900, 1_100)])
def test_no_word_is_cut(game: Game, size: tuple[int, int], percent: int) -> None:
    game.settings.text_size = percent
    resize(game, *size)
    welcomed(game)
    assert cut_texts(game.window) == []


def test_words_that_come_back_have_their_room_in_the_first_frame(open_round: Open) -> None:
    strip = welcomed(open_round(of_deal(1, PRESETS["crowd"]))).strip
    assert strip.isVisible()
    for width in (250, 900):  # nothing else happens in between
        strip.resize(width, strip.height())
    assert strip.buttons[0].text() == "How to play"
    assert all(button.width() >= button.sizeHint().width() for button in strip.buttons)
