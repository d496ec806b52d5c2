"""The menus show their texts whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.ui.helpers.window_driver import Game
from warapp.ui.play.actions import Actions


@pytest.mark.parametrize("points", [9, 18, 10])
def test_a_menu_has_room_to_spare_whatever_size_its_text_was_before(game: Game, points: int) -> None:
    game.prepare()
    actions = game.actions
    for menu in (actions.recent_menu, actions.deal_menu, actions.history_menu, actions.help_menu):
        for size in (18, points):
            font = QFont(menu.font())
            font.setPointSize(size)
            menu.setFont(font)
            menu.setMinimumWidth(0)
            needed = menu.sizeHint().width()
            menu.aboutToShow.emit()
            assert needed < menu.minimumWidth() < needed + 20


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")
@pytest.mark.parametrize(
    ("menu_of", "key", "meant_of"),
    [
        (lambda actions: actions.deal_menu, Qt.Key.Key_P, lambda actions: actions.previous_deal),
        (lambda actions: actions.help_menu, Qt.Key.Key_A, lambda actions: actions.about),
        (lambda actions: actions.view_menu, Qt.Key.Key_M, lambda actions: actions.mute),
    ],
)
def test_an_open_menu_has_its_letters_though_the_table_has_the_focus(
    game: Game,
    menu_of: Callable[[Actions], QMenu],
    key: Qt.Key,
    meant_of: Callable[[Actions], QAction],
) -> None:
    actions = game.actions
    for action in game.window.findChildren(QAction):
        action.triggered.disconnect()
    triggered: list[QAction] = []
    for action in game.window.findChildren(QAction):
        action.triggered.connect(lambda _=False, action=action: triggered.append(action))
    game.view.setFocus()
    menu = menu_of(actions)
    menu.popup(game.window.mapToGlobal(game.window.rect().topLeft()))
    QTest.keyClick(menu, key)
    menu.close()
    assert triggered == [meant_of(actions)]
