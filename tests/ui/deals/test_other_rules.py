"""A deal under other rules: the dialog offers all house rules, and the same cards are dealt again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.forecast_driver import FakeForecastWorker, FakePresetMinutes, rules_context
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.engine import PLAYBOOK, PRESETS, CardsEach, PickUp, Rules
from warapp.ui.rules import dialog as rules_dialog
from warapp.ui.rules import other_rules_dialog
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog
from warapp.ui.rules.other_rules_dialog import OtherRulesDialog
from warapp.ui.rules.preset_minutes import PresetMinutes

FAMILY = PRESETS["family"]
OWN = Rules(seats=3, face_down=7, pick_up=PickUp.SHUFFLED)


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_dialog, "ForecastWorker", FakeForecastWorker)
    for module in (rules_dialog, other_rules_dialog):
        monkeypatch.setattr(module, "PresetMinutes", FakePresetMinutes)


def choose(game: Game, monkeypatch: pytest.MonkeyPatch, answer: RulesChoice | None) -> list[RulesChoice]:
    """Choose other rules for the deal by its key; return what the dialog was opened with."""
    opened: list[RulesChoice] = []

    def ask(chosen: RulesChoice, rules_context: RulesContext, parent: object) -> RulesChoice | None:
        opened.append(chosen)
        return answer

    monkeypatch.setattr(OtherRulesDialog, "ask", ask)
    game.prepare()
    game.press("Ctrl+Shift+R")
    game.finish()
    return opened


def test_the_dialog_begins_with_the_rules_and_the_deal_on_the_table(
    open_round: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_round(of_deal(48213, FAMILY, battles=5))
    opened = choose(game, monkeypatch, None)
    assert opened == [RulesChoice(FAMILY, (), (True, False), deal_number=48213)]
    assert game.session.round.record == of_deal(48213, FAMILY, battles=5)


def test_the_same_deal_is_played_from_its_beginning_by_any_rules_of_ones_own(
    open_round: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_round(of_deal(48213, FAMILY, battles=5))
    choose(game, monkeypatch, RulesChoice(OWN, ("", "Zoe", ""), (True, True, False), deal_number=48213))
    assert game.session.round.record == of_deal(48213, OWN)
    assert game.settings.seat_names == ("", "Zoe", "")
    game.press("Ctrl+Z")
    assert game.session.round.record == of_deal(48213, FAMILY, battles=5)


def test_rules_for_one_deal_are_not_those_of_the_house(
    open_round: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_round(of_deal(48213, FAMILY))
    choose(game, monkeypatch, RulesChoice(OWN, (), (True, False, False), deal_number=48213))
    assert game.settings.rules == PLAYBOOK


def test_given_cards_are_played_by_other_rules_too(open_round: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_round(of_piles("AS KD", "KS QD", battles=1))
    rules = PRESETS["open_war"]
    opened = choose(game, monkeypatch, RulesChoice(rules, (), (True, False), deal_number=0))
    assert opened[0].deal_number == 0
    assert game.session.round.record == of_piles("AS KD", "KS QD", rules=rules)


@pytest.mark.parametrize(
    ("number", "title"),
    [(None, "House rules"), (7, "House rules for deal 7"), (0, "House rules for these cards")],
)
def test_the_dialog_says_what_it_is_for(qtbot: QtBot, tmp_path: Path, number: int | None, title: str) -> None:
    dialog = RulesDialog(RulesChoice(PLAYBOOK, deal_number=number), rules_context(tmp_path))
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == title
    assert dialog.chosen.deal_number == number


def test_rules_of_dealing_stay_as_they_are_for_given_cards(qtbot: QtBot, tmp_path: Path) -> None:
    rules = Rules(seats=3, lowest_rank=6, jokers=1, cards_each=5)
    dialog = RulesDialog(RulesChoice(rules, deal_number=0), rules_context(tmp_path))
    qtbot.addWidget(dialog)
    grey = {name for name, row in dialog.form.rows.items() if not row.isEnabled()}
    assert grey == {"seats", "lowest_rank", "jokers", "cards_each"}
    for preset in PRESETS.values():
        dialog.presets.rules_chosen.emit(preset)
        chosen = dialog.chosen.rules
        assert (chosen.seats, chosen.lowest_rank, chosen.jokers, chosen.cards_each) == (3, 6, 1, 5)
        assert (chosen.face_down, chosen.shortage) == (preset.face_down, preset.shortage)


def test_a_deal_by_its_number_may_have_other_seats(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = RulesDialog(RulesChoice(PLAYBOOK, deal_number=7), rules_context(tmp_path))
    qtbot.addWidget(dialog)
    dialog.presets.rules_chosen.emit(PRESETS["crowd"])
    dialog.accept()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.chosen.rules == PRESETS["crowd"]
    assert dialog.chosen.rules.cards_each is CardsEach.ALL
    assert dialog.chosen.deal_number == 7


def test_the_focus_is_on_something_that_can_be_changed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = RulesDialog(RulesChoice(PLAYBOOK, deal_number=0), rules_context(tmp_path))
    qtbot.addWidget(dialog)
    dialog.resize(400, 500)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    focused = dialog.focusWidget()
    assert focused is not None
    assert focused.isEnabled()
    assert not isinstance(focused, QLineEdit)
    assert focused.focusPolicy() != Qt.FocusPolicy.NoFocus


def other_rules(qtbot: QtBot, folder: Path, rules: Rules, number: int) -> OtherRulesDialog:
    dialog = OtherRulesDialog(RulesChoice(rules, deal_number=number), rules_context(folder))
    qtbot.addWidget(dialog)
    return dialog


def pick(dialog: OtherRulesDialog, name: str) -> None:
    (card,) = [card for card in dialog.presets.cards if card.text() == name]
    card.click()


def test_a_preset_says_in_a_line_what_it_changes(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = other_rules(qtbot, tmp_path, FAMILY, 7)
    assert dialog.presets.current_card.mark == "On the table"
    pick(dialog, "Jokers")
    assert dialog.changes.text() == "Jokers: Two jokers beat everything else."
    assert dialog.chosen == RulesChoice(PRESETS["jokers"], deal_number=7)


def test_given_cards_offer_presets_for_so_many_players_and_keep_how_they_were_dealt(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = other_rules(qtbot, tmp_path, Rules(lowest_rank=7), 0)
    assert "Three players" not in [card.text() for card in dialog.presets.cards]
    pick(dialog, "Quick")
    assert dialog.chosen.rules.lowest_rank == 7
    assert dialog.chosen.rules.cards_each is CardsEach.ALL
    assert dialog.chosen.rules.battle_limit == 100


@pytest.mark.parametrize(("all_rules", "expected"), [(False, "peace"), (True, "jokers")])
def test_house_rules_go_on_with_the_chosen_preset(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, all_rules: bool, expected: str
) -> None:
    def run(dialog: OtherRulesDialog) -> int:
        pick(dialog, "Peace")
        dialog.wants_all_rules = all_rules
        return 1

    def ask(chosen: RulesChoice, rules_context: RulesContext, parent: object) -> RulesChoice:
        assert chosen == RulesChoice(PRESETS["peace"], deal_number=7)
        return RulesChoice(PRESETS["jokers"], deal_number=7)

    monkeypatch.setattr(OtherRulesDialog, "exec", run)
    monkeypatch.setattr(RulesDialog, "ask", ask)
    choice = OtherRulesDialog.ask(RulesChoice(FAMILY, deal_number=7), rules_context(tmp_path))
    assert choice == RulesChoice(PRESETS[expected], deal_number=7)


def test_enter_deals_again_and_the_work_ends(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = other_rules(qtbot, tmp_path, FAMILY, 7)
    dialog.show()
    QTest.keyClick(dialog.presets.current_card, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    minutes: PresetMinutes | FakePresetMinutes = dialog.minutes
    assert isinstance(minutes, FakePresetMinutes)
    assert minutes.closed
