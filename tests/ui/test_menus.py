"""The menus show their texts whole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont

from tests.ui.playing import Game


@pytest.mark.parametrize("points", [9, 18, 10])
def test_a_menu_has_room_to_spare_whatever_size_its_text_was_before(game: Game, points: int) -> None:
    game.window.prepare()
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
