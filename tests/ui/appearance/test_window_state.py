"""Docks return to where they were."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.ui.play.actions import Actions
from warapp.ui.window.central_widget import CentralWidget

Toggle = Callable[[Actions], None]
DOCKS: list[tuple[str, Toggle]] = [
    ("history", lambda actions: actions.history.trigger()),
    ("guide", lambda actions: actions.guide.trigger()),
]


@pytest.fixture(autouse=True)
def words_as_before(qapp: QApplication) -> Iterator[None]:
    """Give the next test words of the usual size."""
    font = qapp.font()
    yield
    qapp.setFont(font)


def opened(game: Game, name: str, toggle: Toggle) -> QDockWidget:
    game.prepare()
    toggle(game.actions)
    dock = game.window.findChild(QDockWidget, name)
    assert isinstance(dock, QDockWidget)
    return dock


@pytest.mark.parametrize(("name", "toggle"), DOCKS)
@pytest.mark.parametrize("direction", ["LeftToRight", "RightToLeft"])
def test_a_dock_opens_where_lines_end_the_first_time(
    open_round: Open, qapp: QApplication, name: str, toggle: Toggle, direction: str
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection[direction])
    try:
        game = open_round(of_deal(1))
        dock = opened(game, name, toggle)
        assert dock.isVisible()
        side = "Right" if direction == "LeftToRight" else "Left"
        assert game.window.dockWidgetArea(dock) == Qt.DockWidgetArea[f"{side}DockWidgetArea"]
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


@pytest.mark.parametrize(("name", "toggle"), DOCKS)
def test_it_comes_back_to_where_it_was_put(open_round: Open, name: str, toggle: Toggle) -> None:
    game = open_round(of_deal(1))
    dock = opened(game, name, toggle)
    game.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    game.window.close()

    again = open_round(of_deal(1))
    again.prepare()
    found = again.window.findChild(QDockWidget, name)
    assert found is None or not found.isVisible(), "a new start shows the table alone"
    dock = opened(again, name, toggle)
    assert dock.isVisible()
    assert again.window.dockWidgetArea(dock) == Qt.DockWidgetArea.LeftDockWidgetArea


AREAS = Qt.DockWidgetArea
PLACES = [
    (history, guide)
    for history in (
        None,
        AREAS.LeftDockWidgetArea,
        AREAS.RightDockWidgetArea,
        AREAS.TopDockWidgetArea,
        AREAS.BottomDockWidgetArea,
    )
    for guide in (None, AREAS.LeftDockWidgetArea, AREAS.RightDockWidgetArea)
]


def docked(game: Game, *areas: AREAS | None) -> list[QDockWidget]:
    """Open the docks, each in its area, but for those with none."""
    docks = []
    game.prepare()
    for (name, toggle), area in zip(DOCKS, areas, strict=True):
        if area is not None:
            toggle(game.actions)
            dock = game.window.findChild(QDockWidget, name)
            assert isinstance(dock, QDockWidget)
            dock.setFloating(False)
            game.window.addDockWidget(area, dock)
            docks.append(dock)
    for _ in range(5):  # one size asks for another
        game.catch_up()
    return docks


def box_of(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def check_all_is_in_sight(game: Game, docks: list[QDockWidget]) -> None:
    """Check that the table, the buttons and the docks lie in the window, and none over another."""
    window, center = game.window, game.child(CentralWidget)
    buttons = [button for button in game.controls.buttons if button.isVisible()]
    bar = box_of(game.controls, window)
    assert box_of(center, window).contains(box_of(game.view, window))
    for button in buttons:
        assert bar.contains(box_of(button, window)), button
    assert bar.width() == window.width()
    for dock in docks:
        assert window.rect().contains(box_of(dock, window)), dock.objectName()
        for other in (box_of(center, window), bar):
            assert not box_of(dock, window).intersects(other), dock.objectName()
    assert window.rect().contains(box_of(center, window))


@pytest.mark.parametrize(("history", "guide"), PLACES)
@pytest.mark.qt_log_ignore("does not support raise")  # without a screen
def test_the_least_window_has_room_for_docks_wherever_they_are(
    open_round: Open, history: AREAS | None, guide: AREAS | None
) -> None:
    game = open_round(of_deal(1))
    game.window.resize(640, 480)
    docks = docked(game, history, guide)
    for words in ("", "Words.", "Words that need more lines than two in a narrow window. " * 2):
        game.table.say(words)
        for _ in range(5):
            game.catch_up()
        assert game.window.size() == QSize(640, 480)
        check_all_is_in_sight(game, docks)


@pytest.mark.parametrize(("history", "guide"), PLACES)
def test_a_window_with_docks_and_large_words_is_never_smaller_than_they_are(
    open_round: Open, history: AREAS | None, guide: AREAS | None
) -> None:
    game = open_round(of_deal(1))
    game.settings.text_size = 200
    docks = docked(game, history, guide)
    game.window.resize(640, 480)
    game.catch_up()
    check_all_is_in_sight(game, docks)


def test_a_window_without_docks_may_be_small_again(open_round: Open) -> None:
    game = open_round(of_deal(1))
    game.settings.text_size = 200
    docks = docked(game, AREAS.LeftDockWidgetArea, AREAS.RightDockWidgetArea)
    assert game.window.minimumWidth() > 640
    for dock in docks:
        dock.close()
    game.catch_up()
    assert game.window.minimumSize() == QSize(640, 480)


@pytest.mark.parametrize("kept", [b"", b"no state of a window", b"\x00" * 40])
def test_a_kept_place_that_is_none_is_the_first(open_round: Open, kept: bytes) -> None:
    game = open_round(of_deal(1))
    game.settings.window_state = kept
    name, toggle = DOCKS[0]
    assert opened(game, name, toggle).isVisible()
