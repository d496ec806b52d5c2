import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.playing import of_deal, of_piles
from warapp.engine import PRESETS, Rules
from warapp.session import Round
from warapp.ui.preset_dialog import PresetDialog
from warapp.words import english


def box_of(dialog: PresetDialog) -> QComboBox:
    (box,) = dialog.findChildren(QComboBox)
    return box


def test_every_preset_can_be_chosen_and_that_on_the_table_is(qtbot: QtBot) -> None:
    dialog = PresetDialog(Round.at(of_deal(7, PRESETS["quick"])), english)
    qtbot.addWidget(dialog)
    box = box_of(dialog)
    assert [box.itemData(at) for at in range(box.count())] == list(PRESETS)
    assert box.currentText() == "Quick"
    assert dialog.rules == PRESETS["quick"]


def test_rules_of_ones_own_are_in_no_list(qtbot: QtBot) -> None:
    dialog = PresetDialog(Round.at(of_deal(7, Rules(face_down=9))), english)
    qtbot.addWidget(dialog)
    assert dialog.rules == PRESETS["playbook"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_given_cards_stay_with_their_seats(qtbot: QtBot, seats: int) -> None:
    dialog = PresetDialog(Round.at(of_piles(*["AS", "KD", "QH", "JC", "9D", "8S"][:seats])), english)
    qtbot.addWidget(dialog)
    box = box_of(dialog)
    offered = set()
    for place in range(box.count()):
        box.setCurrentIndex(place)
        offered.add(dialog.rules.seats)
    assert offered == {seats}
    assert box.count() >= len(PRESETS) - 1, "not so many can have 13 cards each"


def test_it_says_what_the_chosen_rules_change(qtbot: QtBot) -> None:
    dialog = PresetDialog(Round.at(of_deal(7)), english)
    qtbot.addWidget(dialog)
    box = box_of(dialog)
    box.setCurrentIndex(box.findData("open_war"))
    assert "Rules: no card face down in a war." in [label.text() for label in dialog.findChildren(QLabel)]
    assert box.accessibleDescription() == "Rules: no card face down in a war."


def test_who_asks_gets_the_rules_or_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def run(dialog: PresetDialog) -> int:
        box = box_of(dialog)
        box.setCurrentIndex(box.findData("peace"))
        return accepted

    monkeypatch.setattr(PresetDialog, "exec", run)
    accepted = 1
    assert PresetDialog.ask(Round.at(of_deal(7)), english, window) == PRESETS["peace"]
    accepted = 0
    assert PresetDialog.ask(Round.at(of_deal(7)), english, window) is None
