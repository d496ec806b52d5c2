"""Custom presets in the dialog: saved, renamed, deleted, exported and imported, with errors shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.store.presets import OwnPresets, read_file
from warapp.ui.rules import custom_presets
from warapp.ui.rules.preset_panel import EntryKind, PresetPanel
from warapp.ui.widgets.modal import Question
from warapp.words import english


class Person:
    """Answers what the panel asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.name = ""
        self.says_yes = True
        self.path = ""
        self.questions: list[str] = []
        monkeypatch.setattr(QInputDialog, "exec", lambda dialog: self._type(dialog))
        monkeypatch.setattr(custom_presets, "confirm", self._answer)
        monkeypatch.setattr(QFileDialog, "exec", lambda dialog: self._choose(dialog))

    def _type(self, dialog: QInputDialog) -> int:
        dialog.setTextValue(self.name)
        return int(bool(self.name))

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
def panel(qtbot: QtBot, own: OwnPresets) -> PresetPanel:
    made = PresetPanel(PLAYBOOK, own, english)
    qtbot.addWidget(made)
    return made


def names(panel: PresetPanel) -> list[str]:
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def do(panel: PresetPanel, action: str) -> None:
    """Choose from the menu."""
    (found,) = [a for a in panel.custom.menu.actions() if a.text().replace("&", "") == action]
    assert found.isEnabled()
    found.trigger()


def keep(panel: PresetPanel, person: Person, name: str, rules: Rules) -> None:
    panel.show_rules(rules)
    person.name = name
    panel.custom.save_button.click()


def test_the_game_s_presets_are_listed_under_what_is_on_the_table(panel: PresetPanel) -> None:
    assert names(panel)[:3] == ["Rules on the table", "Playbook", "Family"]
    assert len(names(panel)) == 1 + len(PRESETS)
    assert panel.current.rules == PLAYBOOK


def test_kept_rules_are_listed_under_their_name_and_stood_on(
    panel: PresetPanel, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    assert names(panel)[-2:] == ["My presets", "Sunday"]
    assert (panel.current.kind, panel.current.name) == (EntryKind.OWN, "Sunday")
    golden.check(panel.description.text())
    assert person.questions == []


def test_the_heading_cannot_be_chosen(panel: PresetPanel, person: Person) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    panel.list.setCurrentRow(panel.list.count() - 3)
    panel.list.setFocus()
    below = panel.list.count() - 1
    assert not panel.list.item(below - 1).flags()


def test_a_name_left_empty_keeps_nothing(panel: PresetPanel, person: Person, own: OwnPresets) -> None:
    keep(panel, person, "", Rules(face_down=7))
    keep(panel, person, " \t", Rules(face_down=7))
    assert own.load() == ({}, None)


def test_a_name_that_is_taken_is_replaced_only_if_one_is_sure(
    panel: PresetPanel, person: Person, own: OwnPresets, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.says_yes = False
    keep(panel, person, "Sunday", Rules(face_down=8))
    assert own.load()[0]["Sunday"] == Rules(face_down=7)
    golden.check(person.questions)
    person.says_yes = True
    keep(panel, person, "Sunday", Rules(face_down=8))
    assert own.load()[0]["Sunday"] == Rules(face_down=8)


def test_a_preset_of_the_game_is_neither_renamed_nor_deleted(panel: PresetPanel) -> None:
    panel.list.setCurrentRow(2)
    able = {action.text().replace("&", ""): action.isEnabled() for action in panel.custom.menu.actions()}
    assert (able["Rename…"], able["Delete"]) == (False, False)
    assert (able["Export these rules…"], able["Import rules…"]) == (True, True)


def test_renaming(panel: PresetPanel, person: Person) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.name = "Monday"
    do(panel, "Rename…")
    assert panel.current.name == "Monday"
    assert "Sunday" not in names(panel)
    do(panel, "Rename…")
    assert panel.custom.error_label.isHidden(), "the same name is no problem"


def test_renaming_to_a_name_that_is_taken_is_refused_in_words(
    panel: PresetPanel, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    keep(panel, person, "Monday", Rules(face_down=8))
    person.name = "Sunday"
    do(panel, "Rename…")
    golden.check(panel.custom.error_label.text())
    assert not panel.custom.error_label.isHidden()
    assert panel.current.name == "Monday"


def test_deleting_asks_first_and_leaves_the_rules_chosen(
    panel: PresetPanel, person: Person, golden: Golden
) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.says_yes = False
    do(panel, "Delete")
    assert "Sunday" in names(panel)
    person.says_yes = True
    do(panel, "Delete")
    golden.check(person.questions[-1])
    assert "My presets" not in names(panel)
    assert (panel.current.kind, panel.current.rules) == (EntryKind.CHANGED, Rules(face_down=7))


def test_rules_go_to_a_file_and_come_back_from_it(panel: PresetPanel, person: Person, tmp_path: Path) -> None:
    keep(panel, person, "Sunday", Rules(face_down=7))
    person.path = str(tmp_path / "ours")
    do(panel, "Export these rules…")
    assert read_file(tmp_path / "ours.warrules") == {"Sunday": Rules(face_down=7)}
    do(panel, "Delete")
    panel.list.setCurrentRow(0)
    chosen: list[Rules] = []
    panel.rules_chosen.connect(chosen.append)
    person.path = str(tmp_path / "ours.warrules")
    do(panel, "Import rules…")
    assert panel.current.name == "Sunday"
    assert chosen == [Rules(face_down=7)]


def test_nothing_happens_where_no_file_is_chosen(panel: PresetPanel, person: Person) -> None:
    do(panel, "Export these rules…")
    do(panel, "Import rules…")
    assert panel.custom.error_label.isHidden()
    assert panel.current.name == "Rules on the table"


def test_a_file_without_rules_is_refused_in_words(
    panel: PresetPanel, person: Person, tmp_path: Path, golden: Golden
) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    person.path = str(file)
    do(panel, "Import rules…")
    golden.check(panel.custom.error_label.text())


def test_a_damaged_file_is_set_aside_and_told(qtbot: QtBot, own: OwnPresets) -> None:
    own.file.write_text("{")
    panel = PresetPanel(PLAYBOOK, own, english)
    qtbot.addWidget(panel)
    assert not panel.custom.error_label.isHidden()
    assert "presets.damaged-1.json" in panel.custom.error_label.text()
    assert len(names(panel)) == 1 + len(PRESETS)


def test_a_place_that_cannot_be_written_is_told(panel: PresetPanel, person: Person, own: OwnPresets) -> None:
    own.file.mkdir()
    keep(panel, person, "Sunday", Rules(face_down=7))
    assert "can't be read or written" in panel.custom.error_label.text()
    assert panel.current.kind is EntryKind.CHANGED


def test_too_many_are_refused_in_words(panel: PresetPanel, person: Person, own: OwnPresets) -> None:
    own.add({str(number): PLAYBOOK for number in range(200)})
    keep(panel, person, "one more", Rules(face_down=7))
    assert panel.custom.error_label.text().startswith("These rules weren't saved")
