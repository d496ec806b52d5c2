"""Docks come back to where a person put them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from tests.ui.conftest import Open
from tests.ui.playing import Game, of_deal
from warapp.ui.actions import Actions

Toggle = Callable[[Actions], None]
DOCKS: list[tuple[str, Toggle]] = [
    ("history", lambda actions: actions.history.trigger()),
    ("guide", lambda actions: actions.guide.trigger()),
]


def opened(game: Game, name: str, toggle: Toggle) -> QDockWidget:
    game.prepare()
    toggle(game.actions)
    dock = game.window.findChild(QDockWidget, name)
    assert isinstance(dock, QDockWidget)
    return dock


@pytest.mark.parametrize(("name", "toggle"), DOCKS)
def test_a_dock_opens_at_the_right_the_first_time(open_round: Open, name: str, toggle: Toggle) -> None:
    game = open_round(of_deal(1))
    dock = opened(game, name, toggle)
    assert dock.isVisible()
    assert game.window.dockWidgetArea(dock) == Qt.DockWidgetArea.RightDockWidgetArea


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


@pytest.mark.parametrize("kept", [b"", b"no state of a window", b"\x00" * 40])
def test_a_kept_place_that_is_none_is_the_first(open_round: Open, kept: bytes) -> None:
    game = open_round(of_deal(1))
    game.settings.window_state = kept
    name, toggle = DOCKS[0]
    assert opened(game, name, toggle).isVisible()
