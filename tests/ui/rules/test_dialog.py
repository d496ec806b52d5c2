"""The House rules dialog: its choice, fields without effect, and the forecast."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from tests.helpers import strategies
from tests.ui.helpers.forecast_driver import (
    PACE,
    FakeForecastWorker,
    FakePresetMinutes,
    choose_preset,
    dialog,
    figures_of,
    rules_context,
)
from warapp.engine import FIELDS, PLAYBOOK, PRESETS, CardsEach, Fighters, PickUp, Rules
from warapp.lab.forecast import Forecast
from warapp.ui.forecast.figures import Suggestion
from warapp.ui.forecast.worker import ForecastWorker
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules import dialog as rules_dialog_module
from warapp.ui.rules.dialog import RulesChoice, RulesDialog
from warapp.ui.rules.field_rows import LimitRow, SegmentsRow
from warapp.ui.rules.form import RuleForm, with_field
from warapp.ui.rules.pages import RulesPage
from warapp.ui.rules.pictures import RulePicture
from warapp.ui.rules.preset_minutes import PresetMinutes
from warapp.ui.rules.seats_editor import SeatMarker
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox, WheelSafeSpinBox
from warapp.words import english
from warapp.words.forecast_text import Quantiles


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_dialog_module, "ForecastWorker", FakeForecastWorker)
    monkeypatch.setattr(rules_dialog_module, "PresetMinutes", FakePresetMinutes)


@pytest.fixture
def rules_dialog(qtbot: QtBot, tmp_path: Path) -> RulesDialog:
    made = dialog(tmp_path)
    qtbot.addWidget(made)
    return made


def asked(shown: RulesDialog) -> list[Rules]:
    work: ForecastWorker | FakeForecastWorker = shown.worker
    assert isinstance(work, FakeForecastWorker)
    return [question.rules for question in work.asked]


def choose(shown: RulesDialog | RuleForm, name: str, value: object) -> None:
    """Choose a value as a person does: in the control of its field."""
    form = shown.form if isinstance(shown, RulesDialog) else shown
    row = form.rows[name]
    control = row.control
    if isinstance(row, LimitRow):
        row.check.setChecked(value is not None)
        if isinstance(value, int):
            row.spin.setValue(value)
    elif isinstance(row, SegmentsRow):
        row.choose(value)
    elif isinstance(control, WheelSafeSpinBox):
        control.setValue(value if isinstance(value, int) and not isinstance(value, str) else 0)
    elif isinstance(control, WheelSafeComboBox):
        control.setCurrentIndex([*FIELDS[name].numbers, *FIELDS[name].words].index(value))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_chosen_field_by_field(rules_dialog: RulesDialog, preset: str) -> None:
    for name in FIELDS:
        choose(rules_dialog, name, getattr(PRESETS[preset], name))
    assert rules_dialog.chosen.rules == PRESETS[preset]


@settings(max_examples=15)
@given(rules=strategies.rules())
def test_the_form_shows_and_gives_back_any_rules(qapp: QApplication, rules: Rules) -> None:
    form = RuleForm(PLAYBOOK, SmallCards(), english)
    told: list[Rules] = []
    form.rules_changed.connect(told.append)
    form.show_rules(rules)
    assert told == [], "showing is no change"
    assert form.rules == rules
    other = RuleForm(PLAYBOOK, SmallCards(), english)
    for name in FIELDS:
        choose(other, name, getattr(rules, name))
    assert other.rules == rules


@given(strategies.rules(), st.sampled_from(["seats", "lowest_rank", "jokers"]), st.data())
def test_another_deck_or_number_of_players_never_makes_rules_that_cannot_be(
    rules: Rules, name: str, data: st.DataObject
) -> None:
    value = data.draw(st.sampled_from(list(FIELDS[name].numbers)))
    changed = with_field(rules, name, value)
    assert getattr(changed, name) == value
    assert replace(changed, cards_each=CardsEach.ALL) == replace(
        rules,
        cards_each=CardsEach.ALL,
        **{name: value},  # type: ignore[arg-type]
    )
    if isinstance(rules.cards_each, int) and rules.cards_each <= changed.deck_size // changed.seats:
        assert changed.cards_each == rules.cards_each
    else:
        assert changed.cards_each is CardsEach.ALL


def test_choosing_all_cards_or_a_number_is_the_same_control() -> None:
    assert with_field(Rules(), "cards_each", 5).cards_each == 5
    assert with_field(Rules(cards_each=5), "cards_each", CardsEach.ALL).cards_each is CardsEach.ALL


def test_a_field_without_effect_is_grey_with_the_reason(rules_dialog: RulesDialog) -> None:
    rows = rules_dialog.form.rows
    assert not rows["fighters"].control.isEnabled()
    assert rows["fighters"].help_text.startswith("With two players")
    choose(rules_dialog, "seats", 3)
    assert rows["fighters"].control.isEnabled()
    assert rows["at_limit"].control.isEnabled()
    choose(rules_dialog, "battle_limit", None)
    assert not rows["at_limit"].control.isEnabled()
    assert rows["at_limit"].help_text.startswith("No limit is set, ")
    choose(rules_dialog, "minute_limit", 5)
    assert rows["at_limit"].control.isEnabled()


def test_a_limit_that_is_switched_off_is_remembered(rules_dialog: RulesDialog) -> None:
    row = rules_dialog.form.rows["battle_limit"]
    assert isinstance(row, LimitRow)
    choose(rules_dialog, "battle_limit", 70)
    choose(rules_dialog, "battle_limit", None)
    assert not row.spin.isEnabled()
    row.check.setChecked(True)
    assert rules_dialog.chosen.rules.battle_limit == 70


def picture_of(shown: RulesDialog, name: str) -> bytes:
    (picture,) = shown.form.rows[name].findChildren(RulePicture)
    return bytes(picture.grab().toImage().constBits())


def test_the_pictures_follow_the_rules(rules_dialog: RulesDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    seen = set()
    for pick_up in PickUp:
        choose(rules_dialog, "pick_up", pick_up)
        seen.add(picture_of(rules_dialog, "pick_up"))
    for number in (0, 1, 3, 4, 10):
        choose(rules_dialog, "face_down", number)
        seen.add(picture_of(rules_dialog, "face_down"))
    assert len(seen) == len(PickUp) + 5
    rules_dialog.reject()


def test_each_change_is_forecast_at_once_at_the_pace_of_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    shown = dialog(tmp_path, speed=2.0)
    qtbot.addWidget(shown)
    choose(shown, "face_down", 3)
    choose(shown, "jokers", 2)
    assert asked(shown) == [PLAYBOOK, Rules(face_down=3), Rules(face_down=3, jokers=2)]
    work: ForecastWorker | FakeForecastWorker = shown.worker
    assert isinstance(work, FakeForecastWorker)
    assert work.asked[-1].pace == PACE.at(2.0)


def test_instant_speed_is_forecast_at_the_normal_one(qtbot: QtBot, tmp_path: Path) -> None:
    shown = dialog(tmp_path, speed=float("inf"))
    qtbot.addWidget(shown)
    work: ForecastWorker | FakeForecastWorker = shown.worker
    assert isinstance(work, FakeForecastWorker)
    assert work.asked[-1].pace == PACE


def test_another_preset_shows_in_the_form_and_is_forecast(rules_dialog: RulesDialog) -> None:
    choose_preset(rules_dialog, "Three down")
    assert rules_dialog.presets.current.name == "Three down"
    assert rules_dialog.form.rules == PRESETS["three_down"]
    assert asked(rules_dialog)[-1] == PRESETS["three_down"]


def test_what_was_changed_is_there_again_after_looking_at_a_preset(rules_dialog: RulesDialog) -> None:
    choose(rules_dialog, "face_down", 7)
    assert rules_dialog.presets.current.name == "Your changes"
    choose_preset(rules_dialog, "Three down")
    choose_preset(rules_dialog, "Your changes")
    assert rules_dialog.presets.current.name == "Your changes"
    assert rules_dialog.form.rules == Rules(face_down=7)


def test_changes_that_come_to_a_preset_stand_on_it(rules_dialog: RulesDialog) -> None:
    choose(rules_dialog, "jokers", 2)
    assert rules_dialog.presets.current.name == "Jokers"
    assert rules_dialog.presets.current.sentence == "Two jokers beat everything else."
    choose(rules_dialog, "jokers", 1)
    assert rules_dialog.presets.current.sentence == "1 joker."
    choose(rules_dialog, "jokers", 0)
    assert rules_dialog.presets.current.name == "Playbook"
    assert rules_dialog.presets.current_card.mark == "On the table"


def test_seats_have_names_markers_and_players(rules_dialog: RulesDialog) -> None:
    seats = rules_dialog.seats
    choose(rules_dialog, "seats", 3)
    assert [row.isVisibleTo(seats) for row in seats.rows] == [True] * 3 + [False] * 3
    assert [row.name.placeholderText() for row in seats.rows[:3]] == ["You", "Ada", "Ben"]
    seats.rows[2].name.setText(" Zoe \t")
    seats.rows[2].kind.segments.group.button(0).click()
    assert rules_dialog.chosen.names == ("", "", "Zoe")
    assert seats.shown_names == ["Player 1", "Ada", "Zoe"], 'two people are no "you"'
    assert rules_dialog.chosen.people == (True, False, True)
    markers = seats.findChildren(SeatMarker)
    assert [marker.accessibleName() for marker in markers[:2]] == ["orange disc", "blue triangle"]
    assert len({marker.accessibleName() for marker in markers}) == 6


def test_a_seat_that_comes_back_has_its_name_again(rules_dialog: RulesDialog) -> None:
    choose(rules_dialog, "seats", 3)
    rules_dialog.seats.rows[2].name.setText("Zoe")
    choose(rules_dialog, "seats", 2)
    assert list(rules_dialog.chosen.names) == ["", ""]
    choose(rules_dialog, "seats", 4)
    assert list(rules_dialog.chosen.names) == ["", "", "Zoe", ""]


def test_own_keys_are_for_two_people_or_more(rules_dialog: RulesDialog) -> None:
    seats = rules_dialog.seats
    assert not seats.own_keys.isEnabled()
    seats.own_keys.setChecked(True)
    assert not rules_dialog.chosen.own_keys
    seats.rows[1].kind.segments.group.button(0).click()
    assert seats.own_keys.isEnabled()
    assert rules_dialog.chosen.own_keys


def test_what_is_on_the_table_is_shown_at_first(qtbot: QtBot, tmp_path: Path) -> None:
    now = RulesChoice(PRESETS["crowd"], ("Zoe", "", "Ann", ""), (True, False, True, False), own_keys=True)
    shown = dialog(tmp_path, now)
    qtbot.addWidget(shown)
    assert shown.chosen == now


def test_start_gives_what_is_chosen_and_cancel_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(shown: RulesDialog, end: int) -> int:
        qtbot.addWidget(shown)
        choose(shown, "jokers", 1)
        shown.done(end)
        return end

    accepted, rejected = QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected
    monkeypatch.setattr(RulesDialog, "exec", lambda self: change(self, accepted.value))
    chosen = RulesDialog.ask(RulesChoice(PLAYBOOK), rules_context(tmp_path))
    assert chosen
    assert chosen.rules == Rules(jokers=1)
    assert chosen.deal_number is None
    monkeypatch.setattr(RulesDialog, "exec", lambda self: change(self, rejected.value))
    assert RulesDialog.ask(RulesChoice(PLAYBOOK), rules_context(tmp_path)) is None


def test_the_work_ends_with_the_dialog(rules_dialog: RulesDialog) -> None:
    rules_dialog.reject()
    work: ForecastWorker | FakeForecastWorker = rules_dialog.worker
    assert isinstance(work, FakeForecastWorker)
    assert work.closed


def test_a_round_to_be_watched_closes_the_dialog_with_its_deal(rules_dialog: RulesDialog) -> None:
    rules_dialog.worker.figures_changed.emit(figures_of(rounds=8))
    longest = figures_of(rounds=8).forecast.tally.extremes
    assert longest
    rules_dialog.forecast.watch[0].click()
    assert rules_dialog.result() == QDialog.DialogCode.Accepted
    assert rules_dialog.chosen.deal_number == longest.longest.deal_number


def test_a_remedy_is_taken_in_one_click(rules_dialog: RulesDialog) -> None:
    odd, shuffled = Rules(seats=3), Rules(seats=3, pick_up=PickUp.SHUFFLED)
    choose(rules_dialog, "seats", 3)
    tried = (Suggestion.of("shuffled", Forecast(shuffled, figures_of(shuffled).forecast.tally)),)
    rules_dialog.worker.figures_changed.emit(figures_of(odd, suggestions=tried))
    row = rules_dialog.forecast.warning.rows[0]
    assert row.name.text() == "Shuffle won cards"
    row.button.click()
    assert rules_dialog.chosen.rules == shuffled
    assert asked(rules_dialog)[-1] == shuffled
    assert rules_dialog.form.rows["pick_up"].control.property("currentText") == "shuffled"


def test_the_sentence_stays_in_sight_where_the_forecast_is_behind_a_tab(
    rules_dialog: RulesDialog, qtbot: QtBot
) -> None:
    rules_dialog.resize(700, 500)
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    rules_dialog.worker.figures_changed.emit(figures_of(Rules(battle_limit=None, lowest_rank=7)))
    assert rules_dialog.line.words.isVisible()
    assert rules_dialog.line.words.text().startswith("Typically")
    rules_dialog.pages.tabs.setCurrentIndex(RulesPage.FORECAST)
    assert not rules_dialog.line.words.isVisible()
    rules_dialog.resize(1_280, 800)
    assert (rules_dialog.pages.current, rules_dialog.pages.forecast_beside) == (RulesPage.RULES, True)
    assert not rules_dialog.line.words.isVisible()
    rules_dialog.pages.tabs.setCurrentIndex(RulesPage.PRESETS)
    assert rules_dialog.line.words.isVisible()
    rules_dialog.reject()


def test_where_nothing_can_be_forecast_that_is_said(rules_dialog: RulesDialog) -> None:
    rules_dialog.worker.failed.emit()
    assert rules_dialog.forecast.headline.text().startswith("No forecast is available")


def test_the_wheel_changes_nothing_that_it_scrolls_past(rules_dialog: RulesDialog, qtbot: QtBot) -> None:
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    for name in ("cards_each", "shortage"):
        control = rules_dialog.form.rows[name].control
        wheel = QWheelEvent(
            QPointF(5, 5),
            control.mapToGlobal(QPointF(5, 5)),
            QPoint(0, -120),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(control, wheel)
    assert rules_dialog.chosen.rules == PLAYBOOK
    rules_dialog.reject()


def test_a_field_that_matters_to_more_than_two_can_be_chosen_then(rules_dialog: RulesDialog) -> None:
    choose(rules_dialog, "seats", 4)
    choose(rules_dialog, "fighters", Fighters.ALL)
    assert rules_dialog.chosen.rules == Rules(seats=4, fighters=Fighters.ALL)


def test_what_is_wrong_is_told_beside_the_buttons_and_leads_to_the_reasons(
    rules_dialog: RulesDialog, qtbot: QtBot
) -> None:
    rules_dialog.resize(700, 500)
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    assert not rules_dialog.line.button.isVisible()
    rules_dialog.worker.figures_changed.emit(figures_of(Rules(battle_limit=1)))
    assert rules_dialog.line.words.text() == "With these rules, many rounds have no winner."
    rules_dialog.line.button.click()
    assert rules_dialog.pages.current == RulesPage.FORECAST
    assert rules_dialog.forecast.isVisible()
    rules_dialog.reject()


def test_each_preset_says_how_long_its_rounds_take(rules_dialog: RulesDialog) -> None:
    asked_about: PresetMinutes | FakePresetMinutes = rules_dialog.minutes
    assert isinstance(asked_about, FakePresetMinutes)
    assert [*asked_about.asked] == [*PRESETS.values()]
    asked_about.known.emit(PRESETS["family"], Quantiles(3, 5, 9, 12))
    minutes = {card.text(): card.minutes for card in rules_dialog.presets.cards}
    assert (minutes["Family"], minutes["Playbook"]) == ("3 to 9 min", "")
    choose(rules_dialog, "face_down", 7)
    assert Rules(face_down=7) in asked_about.asked
    assert PRESETS["family"] not in asked_about.asked[len(PRESETS) :]


def test_enter_on_a_preset_starts_its_round(rules_dialog: RulesDialog, qtbot: QtBot) -> None:
    rules_dialog.resize(1_000, 700)
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(rules_dialog.presets.current_card, key)
    assert rules_dialog.result() == QDialog.DialogCode.Accepted
    assert rules_dialog.chosen.rules == PRESETS["three_trips"]


def test_save_as_moves_into_the_menu_of_a_narrow_dialog(rules_dialog: RulesDialog, qtbot: QtBot) -> None:
    custom = rules_dialog.presets.custom
    rules_dialog.resize(900, 600)
    with qtbot.waitExposed(rules_dialog):
        rules_dialog.show()
    assert custom.save_button.isVisible()
    rules_dialog.resize(400, 600)
    assert not custom.save_button.isVisible()
    assert "&Save as…" in [action.text() for action in custom.menu.actions() if action.isVisible()]
    rules_dialog.reject()
