"""For those who don't see the table or use no mouse: names, ways by key, a focus in sight, announcements."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QDialog,
    QLabel,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.preferences import preferences
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import Rules
from warapp.session import Round
from warapp.store.settings import Settings, open_ini
from warapp.table.drawing.deck_style import BACKS
from warapp.ui.deals.dialog import DealDialog
from warapp.words import english

CONTROL = (QAbstractButton, QAbstractSlider)


def controls_of(game: Game) -> list[QWidget]:
    """Everything in sight that can be pressed or moved, and the table."""
    found = [w for w in game.window.findChildren(QWidget) if isinstance(w, CONTROL) and w.isVisible()]
    return [game.view, *(w for w in found if not w.objectName().startswith("qt_"))]


def menus_of(game: Game) -> list[QMenu]:
    return [menu for menu in game.window.findChildren(QMenu) if menu.title()]


def tab_round(game: Game, keys: str) -> list[QWidget]:
    """What has the focus, press by press, until it is back where it began."""
    first = game.focus
    seen = [first]
    for _ in range(40):
        game.press(keys)
        if game.focus is first:
            return seen
        seen.append(game.focus)
    raise AssertionError(f"{keys} never comes round")


def name_of(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def test_every_control_has_an_accessible_name(game: Game) -> None:
    game.window.resize(1_100, 720)
    game.catch_up()
    names = [name_of(widget) for widget in controls_of(game)]
    assert "" not in names
    assert len(names) == len(set(names))
    assert {
        "Table",
        "Turn cards",
        "Play 10 battles",
        "New round",
        "Auto-play",
        "Speed",
        "Mute",
        "History",
        "How to play",
        "Learn with War",
        "More",
    } <= set(names)


def test_the_window_has_a_name_and_the_table_says_the_line_of_words(game: Game) -> None:
    assert game.window.windowTitle() == "War"
    game.press("Space")
    game.finish()
    assert game.view.accessibleDescription().startswith(f"{game.line} You hold ")


def test_every_action_has_a_key_or_a_place_in_a_menu(game: Game) -> None:
    in_menus = {action for menu in menus_of(game) for action in menu.actions()}
    actions = [a for a in vars(game.actions).values() if isinstance(a, QAction)]
    assert len(actions) >= 12
    assert [action.text() for action in actions if action not in in_menus] == []
    assert [menu.title() for menu in menus_of(game) if "&" not in menu.title()] == []


def test_letters_of_a_menu_are_not_given_twice(game: Game) -> None:
    for menu in menus_of(game):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert sorted(letters) == sorted(set(letters)), menu.title()


def test_letters_of_menus_and_buttons_are_not_given_twice(game: Game) -> None:
    buttons = [w.text() for w in game.window.findChildren(QAbstractButton) if w.isVisible()]
    labels = [w.text() for w in game.window.findChildren(QLabel) if w.isVisible() and w.buddy()]
    titles = [menu.title() for menu in menus_of(game)]
    letters = [text[text.index("&") + 1].lower() for text in [*titles, *buttons, *labels] if "&" in text]
    assert sorted(letters) == sorted(set(letters))


def dialogs(folder: Path) -> Iterator[QDialog]:
    yield preferences(Settings(open_ini(folder / "other.ini")[0], BACKS))
    yield DealDialog(Round.at(of_deal(1)), english)


def test_letters_of_a_dialog_are_not_given_twice(qtbot: QtBot, tmp_path: Path) -> None:
    for dialog in dialogs(tmp_path):
        qtbot.addWidget(dialog)
        texts = [button.text() for button in dialog.findChildren(QAbstractButton)]
        texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) >= 2
        assert sorted(letters) == sorted(set(letters)), dialog.windowTitle()


def test_every_entry_of_the_menus_has_a_letter(game: Game) -> None:
    for menu in menus_of(game):
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert [text for text in texts if "&" not in text] == []


@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing")  # without a screen
@pytest.mark.parametrize("keys", ["Alt+R", "Alt+L", "Alt+P", "Alt+V", "Alt+H"])
def test_a_menu_opens_by_its_letter(game: Game, keys: str) -> None:
    game.press(keys)
    opened = [menu.title() for menu in menus_of(game) if menu.isVisible()]
    for menu in menus_of(game):
        menu.close()
    assert [title.upper()[title.index("&") + 1] for title in opened] == [keys[-1]]


def test_tab_visits_every_control_and_comes_back(game: Game) -> None:
    forward = tab_round(game, "Tab")
    assert set(forward) == set(controls_of(game))
    backward = tab_round(game, "Shift+Tab")
    assert backward == [forward[0], *reversed(forward[1:])]


def test_tab_goes_from_left_to_right(game: Game) -> None:
    row = [w for w in tab_round(game, "Tab") if game.controls.isAncestorOf(w)]
    places = [
        (w.mapTo(game.window, w.rect().center()).y() // 20, w.mapTo(game.window, w.rect().center()).x())
        for w in row
    ]
    assert places == sorted(places)


def picture_of(game: Game, widget: QWidget) -> QImage:
    """A widget and what is around it, as it is in the window now."""
    place = QRect(widget.mapTo(game.window, QPoint(0, 0)), widget.size())
    return game.window.grab(place.adjusted(-6, -6, 6, 6)).toImage()


def differing_pixels(one: QImage, other: QImage) -> int:
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points)


def test_the_focus_is_in_sight_on_every_control(game: Game) -> None:
    game.window.resize(QSize(640, 480))
    game.catch_up()
    having: dict[QWidget, QImage] = {}
    without: dict[QWidget, QImage] = {}
    controls = tab_round(game, "Tab")
    for widget in controls:
        assert game.focus is widget
        having[widget] = picture_of(game, widget)
        game.press("Tab")
        without[widget] = picture_of(game, widget)
    unseen = [name_of(w) for w in controls if differing_pixels(having[w], without[w]) < 20]
    assert unseen == []


def test_the_table_says_where_the_round_stands(game: Game) -> None:
    assert "26" in game.view.accessibleDescription()
    game.press("Space")
    game.finish()
    counts = game.session.state.counts
    assert all(str(count) in game.view.accessibleDescription() for count in counts)


def test_another_round_has_another_description(game: Game) -> None:
    for _ in range(3):
        game.press("Space")
        game.finish()
    before = game.view.accessibleDescription()
    game.press("Ctrl+Z")
    game.press("Ctrl+R")
    game.press("Space")
    assert game.view.accessibleDescription() != before


def test_words_are_sent_to_a_screen_reader_where_there_is_one(
    open_round: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: (
            sent.append(event.message()) if isinstance(event, QAccessibleAnnouncementEvent) else None
        ),
    )
    game = open_round(of_piles("9C 2C", "KD 3D"))
    game.listen()
    sent.clear()
    game.press("Space")
    game.finish()
    assert sent == game.announced
    assert len(sent) == 1


def test_the_end_is_announced_with_its_reason(open_round: Open) -> None:
    game = open_round(of_deal(1, Rules(battle_limit=1)))
    game.listen()
    game.press("Space")
    game.finish()
    assert "draw" in game.announced[-1].lower()


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_window_is_mirrored_but_the_table_is_not(
    game: Game, qapp: QApplication, direction: Qt.LayoutDirection
) -> None:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(direction)
    try:
        game.catch_up()
        ten, turn = game.button(game.actions.ten), game.button(game.actions.turn)
        assert (ten.x() < turn.x()) is (direction is Qt.LayoutDirection.LeftToRight)
        assert game.view.layoutDirection() is Qt.LayoutDirection.LeftToRight
        game.press("Space")
        game.finish()
        game.check_table()
        assert game.window.layoutDirection() is direction
    finally:
        qapp.setLayoutDirection(before)


def test_no_label_in_sight_is_cut_off(game: Game) -> None:
    game.window.resize(QSize(640, 480))
    game.catch_up()
    for label in game.window.findChildren(QLabel):
        if label.isVisible() and label.text() and not label.wordWrap():
            assert label.width() >= label.minimumSizeHint().width(), label.text()
