"""The card of a preset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from warapp.engine import PLAYBOOK
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules.preset_card import PresetCard
from warapp.ui.rules.preset_picture import picture_of
from warapp.words import english


@pytest.mark.parametrize("minutes", ["4 עד 11 דק׳", "11111"])
def test_from_right_to_left_the_minutes_end_at_the_left_edge_of_the_card(qtbot: QtBot, minutes: str) -> None:
    card = PresetCard("Playbook", "One card face down.", picture_of(PLAYBOOK, english), SmallCards())
    qtbot.addWidget(card)
    card.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    card.show_minutes(minutes)
    card.resize(300, card.heightForWidth(300))
    room = card._minutes_room(card.width())
    image = card.grab().toImage()
    paper = image.pixelColor(room.center())
    first = next(
        x
        for x in range(room.left() - 4, room.center().x())
        if any(image.pixelColor(x, y) != paper for y in range(room.top(), room.bottom()))
    )
    assert first <= room.left() + 3
