"""The adviser is opened from the menu and from House rules, and what it finds is played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import (
    PACE,
    FakeForecastWorker,
    FakePresetMinutes,
    dialog,
    rules_context,
)
from tests.ui.helpers.window_driver import Game
from warapp.clock import Hold
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.ui.adviser.dialog import AdviserContext, AdviserDialog
from warapp.ui.rules import dialog as rules_dialog_module
from warapp.ui.rules.dialog import RulesChoice, RulesDialog

FOUND = replace(PRESETS["bataille"], seats=3, battle_limit=120)


class Adviser:
    """Answers the adviser's dialog, and keeps what it was opened with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answer: Rules | None = None
        self.opened: list[AdviserContext] = []
        self.game: Game | None = None
        self.clock_stood = False
        monkeypatch.setattr(AdviserDialog, "ask", self._ask)

    def _ask(self, context: AdviserContext, parent: object) -> Rules | None:
        self.opened.append(context)
        if self.game:
            self.clock_stood = self.game.session.clock.holds(Hold.DIALOG)
        return self.answer


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    return Adviser(monkeypatch)


def test_the_menu_opens_it_with_the_players_and_the_pace_of_the_table(game: Game, adviser: Adviser) -> None:
    game.prepare()
    adviser.game = game
    game.press("Ctrl+Shift+E")
    (context,) = adviser.opened
    assert context.players == 2
    assert context.pace == game.context.clock_pace
    assert context.time_note == "Times assume normal speed, without pauses."
    assert adviser.clock_stood
    assert not game.session.clock.holds(Hold.DIALOG)


def test_leaving_it_changes_nothing(game: Game, adviser: Adviser) -> None:
    game.prepare()
    before = game.session.round
    game.actions.advise.trigger()
    assert game.session.round is before


def test_a_round_by_the_rules_begins_is_kept_for_the_next_and_can_be_taken_back(
    game: Game, adviser: Adviser
) -> None:
    game.prepare()
    before, adviser.answer = game.state_text, FOUND
    game.actions.advise.trigger()
    assert game.session.rules == game.settings.rules == FOUND
    game.press("Ctrl+Z")
    assert game.state_text == before


@pytest.fixture
def house_rules(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RulesDialog:
    monkeypatch.setattr(rules_dialog_module, "ForecastWorker", FakeForecastWorker)
    monkeypatch.setattr(rules_dialog_module, "PresetMinutes", FakePresetMinutes)
    made = dialog(tmp_path, RulesChoice(PRESETS["crowd"]))
    qtbot.addWidget(made)
    made.show()
    return made


def test_house_rules_open_it_for_as_many_as_are_chosen(house_rules: RulesDialog, adviser: Adviser) -> None:
    house_rules.advise_button.click()
    assert [(context.players, context.pace) for context in adviser.opened] == [(4, PACE)]
    assert house_rules.isVisible()
    assert house_rules.chosen.rules == PRESETS["crowd"]


def test_house_rules_start_a_round_by_what_it_finds(house_rules: RulesDialog, adviser: Adviser) -> None:
    adviser.answer = FOUND
    house_rules.advise_button.click()
    assert house_rules.result() == QDialog.DialogCode.Accepted
    assert house_rules.chosen.rules == FOUND
    assert house_rules.chosen.deal_number is None


def test_for_given_cards_there_is_no_adviser(qtbot: QtBot, tmp_path: Path, house_rules: RulesDialog) -> None:
    other = dialog(tmp_path, RulesChoice(PLAYBOOK, deal_number=7))
    qtbot.addWidget(other)
    other.show()
    assert house_rules.advise_button.isVisible()
    assert not other.advise_button.isVisible()


def test_own_waits_are_part_of_the_pace_of_house_rules(tmp_path: Path) -> None:
    context = replace(rules_context(tmp_path, speed=2.0), rest_ms=3_000.0)
    assert context.clock_pace == replace(PACE.at(2.0), hold_ms=3_000.0)
    assert context.time_note == "Times assume your current speed, and the pauses you usually make."
