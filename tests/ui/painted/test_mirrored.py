"""In a mirrored window painted words stand apart from the signs beside them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.helpers.painted_texts import painted_texts
from warapp.engine import PLAYBOOK
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules.preset_card import PresetCard
from warapp.ui.rules.preset_picture import picture_of
from warapp.words import english


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_minutes_of_a_preset_leave_the_clock_its_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, direction: Qt.LayoutDirection
) -> None:
    card = PresetCard("Playbook", "One card.", picture_of(PLAYBOOK, english), SmallCards())
    qtbot.addWidget(card)
    card.show_minutes("15 min")
    card.setLayoutDirection(direction)
    card.resize(300, card.heightForWidth(300))
    with painted_texts(monkeypatch) as painted:
        card.grab()
    (minutes,) = (text for text in painted if text.text == "15 min")
    before, after = minutes.ink.left() - minutes.room.left(), minutes.room.right() - minutes.ink.right()
    beside_clock = after if direction == Qt.LayoutDirection.RightToLeft else before
    assert beside_clock > 8
