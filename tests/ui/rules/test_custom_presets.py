"""Custom presets in the dialog: saved, renamed, deleted, exported and imported, with errors shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.store.presets import OwnPresets, read_file
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules import custom_presets
from warapp.ui.rules.custom_presets import NameDialog
from warapp.ui.rules.preset_page import EntryKind, PresetPage
from warapp.ui.widgets.modal import Question
from warapp.words import english


class Person:
    """Answers what the panel asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = ""
        self.says_yes = True
        self.path = ""
        self.questions: list[str] = []
        self.noted: list[str] = []
        monkeypatch.setattr(NameDialog, "exec", lambda dialog: self._type(dialog))
        monkeypatch.setattr(custom_presets, "confirm", self._answer)
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: self._choose(dialog))

    def _type(self, dialog: NameDialog) -> int:
        dialog.field.edit.setText(self.name)
        self.noted.append(dialog.field.note.text())
        return int(dialog.save.isEnabled())

    def _choose(self, dialog: QFileDialog) -> int:
        dialog.selectFile(self.path)
        return int(bool(self.path))

    def _answer(self, question: Question, parent: object) -> bool:
        self.questions.append(question.text)
        return self.says_yes


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(monkeypatch)


@pytest.fixture
def own(tmp_path: Path) -> OwnPresets:
    return OwnPresets(tmp_path / "presets.json")


@pytest.fixture
def panel(qtbot: QtBot, own: OwnPresets) -> PresetPage:
    made = PresetPage(PLAYBOOK, own, SmallCards(), english)
    qtbot.addWidget(made)
    return made


def names(panel: PresetPage) -> list[str]:
    return [card.text() for card in panel.cards]


def choose(panel: PresetPage, name: str) -> None:
    """Click on a card."""
    panel.cards[names(panel).index(name)].click()


def do(panel: PresetPage, action: str) -> None:
    """Choose from the menu."""
    (found,) = [a for a in panel.custom.menu.actions() if a.text().replace("&", "") == action]
    assert found.isEnabled()
    found.trigger()


def keep(panel: PresetPage, person: Person, name: str, rules: Rules) -> None:
    panel.show_rules(rules)
    person.name = name
    panel.custom.save_button.click()


def test_the_game_s_presets_are_listed_and_the_one_on_the_table_is_marked(panel: PresetPage) -> None:
    assert names(panel)[:2] == ["Playbook", "Family"]
    assert len(names(panel)) == len(PRESETS)
    assert panel.current.rules == PLAYBOOK
    assert [card.text() for card in panel.cards if card.mark == "On the table"] == ["Playbook"]


def test_rules_on_the_table_that_are_no_preset_come_first(qtbot: QtBot, own: OwnPresets) -> None:
    panel = PresetPage(Rules(face_down=7), own, SmallCards(), english)
    qtbot.addWidget(panel)
    assert names(panel)[:2] == ["Rules on the table", "Playbook"]
    panel.show_rules(Rules(face_down=8))
    assert names(panel)[:3] == ["Rules on the table", "Your changes", "Playbook"]


def test_only_rules_for_so_many_players_are_listed_for_given_cards(panel: PresetPage) -> None:
    panel.limit_to_seats(3)
    assert names(panel) == ["Rules on the table", "Three players"]


def test_arrows_choose_the_card_beside_above_and_below(panel: PresetPage, person: Person) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    panel.resize(700, 2_000)
    panel.show()
    choose(panel, "Playbook")
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(panel.current_card, key)
        seen.append(panel.current.name)
    assert seen == ["Family", "Quick", "Family", "Playbook", "Playbook"]
    choose(panel, "Crowd")
    QTest.keyClick(panel.current_card, Qt.Key.Key_Down)
    assert panel.current.name == "Sunday"
    assert panel.current_card.y() > panel.cards[names(panel).index("Crowd")].y()


def test_cards_stand_in_as_many_columns_as_their_names_have_room(panel: PresetPage) -> None:
    panel.show()

    def columns(width: int) -> int:
        panel.resize(width, 2_000)
        QCoreApplication.sendPostedEvents()
        return len({card.x() for card in panel.cards})

    assert [columns(1_200), columns(700), columns(300)] == [4, 3, 1]


def test_kept_rules_are_listed_under_their_name_and_stood_on(
    panel: PresetPage, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    assert names(panel)[-1] == "Sunday"
    assert (panel.current.kind, panel.current.name) == (EntryKind.OWN, "Sunday")
    golden.check(panel.current.sentence)
    assert person.questions == []


def test_a_name_left_empty_keeps_nothing(panel: PresetPage, person: Person, own: OwnPresets) -> None:
    keep(panel, person, "", Rules(face_down=7))
    keep(panel, person, " \t", Rules(face_down=7))
    assert own.load() == ({}, None)


def test_a_name_that_is_taken_is_replaced_only_if_one_is_sure(
    panel: PresetPage, person: Person, own: OwnPresets, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.says_yes = False
    keep(panel, person, "Sunday", Rules(face_down=8))
    assert own.load()[0]["Sunday"] == Rules(face_down=7)
    golden.check(person.questions)
    person.says_yes = True
    keep(panel, person, "Sunday", Rules(face_down=8))
    assert own.load()[0]["Sunday"] == Rules(face_down=8)


def test_a_preset_of_the_game_is_neither_renamed_nor_deleted(panel: PresetPage) -> None:
    choose(panel, "Family")
    able = {action.text().replace("&", ""): action.isEnabled() for action in panel.custom.menu.actions()}
    assert (able["Rename…"], able["Delete"]) == (False, False)
    assert (able["Export these rules…"], able["Import rules…"]) == (True, True)


def test_renaming(panel: PresetPage, person: Person) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.name = "Monday"
    do(panel, "Rename…")
    assert panel.current.name == "Monday"
    assert "Sunday" not in names(panel)
    do(panel, "Rename…")
    assert not panel.custom.error, "the same name is no problem"


def test_renaming_to_a_name_that_is_taken_is_refused_in_words(
    panel: PresetPage, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    keep(panel, person, "Monday", Rules(face_down=8))
    person.name = "Sunday"
    do(panel, "Rename…")
    golden.check(person.noted[-1])
    assert panel.current.name == "Monday"


def test_deleting_asks_first_and_leaves_the_rules_chosen(
    panel: PresetPage, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.says_yes = False
    do(panel, "Delete")
    assert "Sunday" in names(panel)
    person.says_yes = True
    do(panel, "Delete")
    golden.check(person.questions[-1])
    assert "Sunday" not in names(panel)
    assert (panel.current.kind, panel.current.rules) == (EntryKind.CHANGED, Rules(face_down=7))


def test_rules_go_to_a_file_and_come_back_from_it(panel: PresetPage, person: Person, tmp_path: Path) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.path = str(tmp_path / "ours")
    do(panel, "Export these rules…")
    assert read_file(tmp_path / "ours.warrules") == {"Sunday": Rules(face_down=7)}
    do(panel, "Delete")
    choose(panel, "Playbook")
    chosen: list[Rules] = []
    panel.rules_chosen.connect(chosen.append)
    person.path = str(tmp_path / "ours.warrules")
    do(panel, "Import rules…")
    assert panel.current.name == "Sunday"
    assert chosen == [Rules(face_down=7)]


def test_nothing_happens_where_no_file_is_chosen(panel: PresetPage, person: Person) -> None:
    do(panel, "Export these rules…")
    do(panel, "Import rules…")
    assert not panel.custom.error
    assert panel.current.name == "Playbook"


def test_a_file_without_rules_is_refused_in_words(
    panel: PresetPage, person: Person, tmp_path: Path, golden: Golden
) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    person.path = str(file)
    do(panel, "Import rules…")
    golden.check(panel.custom.error)


def test_a_damaged_file_is_set_aside_and_told(qtbot: QtBot, own: OwnPresets) -> None:
    own.file.write_text("{")
    panel = PresetPage(PLAYBOOK, own, SmallCards(), english)
    qtbot.addWidget(panel)
    assert "presets.damaged-1.json" in panel.custom.error
    assert len(names(panel)) == len(PRESETS)


def test_a_place_that_cannot_be_written_is_told(panel: PresetPage, person: Person, own: OwnPresets) -> None:
    own.file.mkdir()
    keep(panel, person, "Sunday", Rules(face_down=7))
    assert "can't be read or written" in panel.custom.error
    assert panel.current.kind is EntryKind.CHANGED


def test_too_many_are_refused_in_words(panel: PresetPage, person: Person, own: OwnPresets) -> None:
    own.add({str(number): PLAYBOOK for number in range(200)})
    keep(panel, person, "one more", Rules(face_down=7))
    assert panel.custom.error.startswith("These rules weren't saved")
