"""The card of a preset."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from warapp.engine import PLAYBOOK
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules.preset_card import PresetCard
from warapp.ui.rules.preset_picture import picture_of
from warapp.words import english


@pytest.fixture
def from_right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.usefixtures("from_right_to_left")
@pytest.mark.parametrize("minutes", ["4 עד 11 דק׳", "11111"])
def test_from_right_to_left_the_minutes_end_at_the_left_edge_of_the_card(qtbot: QtBot, minutes: str) -> None:
    card = PresetCard("Playbook", "One card face down.", picture_of(PLAYBOOK, english), SmallCards())
    qtbot.addWidget(card)
    card.show_minutes(minutes)
    card.resize(300, card.heightForWidth(300))
    room = card._minutes_room(card.width())
    image = card.grab().toImage()
    paper = image.pixelColor(room.center())
    inked = (
        x
        for x in range(room.left(), room.center().x())
        if any(image.pixelColor(x, y) != paper for y in range(room.top() + 2, room.bottom() - 1))
    )
    assert next(inked) <= room.left() + 3
