"""The guide's dock: its text follows the rules, its links play examples, and it works by keyboard."""

from __future__ import annotations

from html import unescape

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import PACE, FakeForecastWorker, figures_of, shown
from warapp.engine import PLAYBOOK, PRESETS, FaceDown, Rules, Shortage
from warapp.engine.examples import Example, ExampleName, examples
from warapp.ui.guide import dock as guide_dock
from warapp.ui.guide.dock import GuideDock
from warapp.ui.play.seat_names import default_names
from warapp.words import english
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


def dock_of(window: QMainWindow, rules: Rules = PLAYBOOK) -> GuideDock:
    made = GuideDock(rules, lambda: PACE, default_names, english, window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    return made


def links(dock: GuideDock) -> list[str]:
    return [part.split('"')[0] for part in dock.text.toHtml().split('href="')[1:]]


@pytest.mark.parametrize("name", PRESETS)
def test_the_dock_says_all_that_the_guide_has_for_the_rules(window: QMainWindow, name: str) -> None:
    rules = PRESETS[name]
    text = dock_of(window, rules).text.toPlainText()
    for section in guide(rules, english):
        assert all(paragraph in text for paragraph in (section.title, *section.paragraphs))
    for question in questions(rules, english):
        assert question.asked in text
        assert question.answer in text


def test_each_example_is_told_and_can_be_shown(window: QMainWindow) -> None:
    dock = dock_of(window)
    assert links(dock) == [*(f"show:{name.value}" for name in ORDER), "watch"]
    assert "Your king beats the seven; you take 6 cards." in dock.text.toPlainText()


ORDER = (
    ExampleName.BATTLE,
    ExampleName.WAR,
    ExampleName.DOUBLE_WAR,
    ExampleName.TIE_OF_TWO,
    ExampleName.SHORT,
    ExampleName.NONE_LEFT,
)


def test_what_the_deck_cannot_show_has_no_link_but_a_reason(window: QMainWindow) -> None:
    dock = dock_of(window, Rules(lowest_rank=7, face_down=FaceDown.RANK))
    assert "show:double_war" not in links(dock)
    assert "This deck is too small to show it" in dock.text.toPlainText()
    open_war = dock_of(window, Rules(face_down=0))
    assert "show:short" not in links(open_war)


def test_a_link_asks_for_its_example_under_these_rules(window: QMainWindow) -> None:
    rules = Rules(shortage=Shortage.DRAWS)
    dock = dock_of(window, rules)
    wanted: list[Example] = []
    dock.example_requested.connect(wanted.append)
    for example in examples(rules):
        dock.text.anchorClicked.emit(f"show:{example.name.value}")
    assert wanted == list(examples(rules))
    dock.text.anchorClicked.emit("https://example.org")
    assert len(wanted) == len(examples(rules))


def test_other_rules_are_explained_in_place(window: QMainWindow) -> None:
    dock = dock_of(window)
    dock.show_rules(Rules(face_down=3))
    assert "Each player in the war lays 3 cards face down" in dock.text.toPlainText()
    assert "Each lays 1 card face down" not in dock.text.toPlainText()


def test_how_long_a_round_lasts_is_found_out_when_the_guide_is_opened(window: QMainWindow) -> None:
    dock = dock_of(window)
    dock.hide()
    with shown(window):
        assert works(dock) == []
        dock.show()
        (work,) = works(dock)
        assert [question.rules for question in work.asked] == [PLAYBOOK]
        figures = figures_of()
        work.figures_changed.emit(figures)
        assert "Typically" in dock.text.toPlainText()
        dock.show_rules(Rules(jokers=1))
        assert "Typically" not in dock.text.toPlainText()
        work.figures_changed.emit(figures)
        assert "Typically" not in dock.text.toPlainText(), "that was about other rules"
        assert work.asked[-1].rules == Rules(jokers=1)
    assert work.closed


def works(dock: GuideDock) -> list[FakeForecastWorker]:
    return dock.findChildren(FakeForecastWorker)


def test_a_part_is_gone_to_by_its_name(window: QMainWindow) -> None:
    window.resize(700, 300)
    dock = dock_of(window)
    with shown(window):
        tops = []
        for place in range(dock.sections.count()):
            dock.go_to_section(place)
            tops.append(dock.text.verticalScrollBar().value())
        assert dock.sections.itemText(dock.sections.count() - 2) == "Questions"
        assert dock.sections.itemText(dock.sections.count() - 1) == "A whole round"
        assert tops == sorted(tops)
        assert len({*tops}) >= 5
        assert window.focusWidget() is dock.text


def test_the_scroll_position_stays_when_the_text_is_written_again(window: QMainWindow) -> None:
    window.resize(700, 300)
    dock = dock_of(window)
    with shown(window):
        dock.go_to_section(3)
        place = dock.text.verticalScrollBar().value()
        works(dock)[0].figures_changed.emit(figures_of())
        assert dock.text.verticalScrollBar().value() == place
        assert dock.sections.currentIndex() == 3


def test_an_example_is_asked_for_by_keys_alone(window: QMainWindow, qtbot: QtBot) -> None:
    dock = dock_of(window)
    wanted: list[Example] = []
    dock.example_requested.connect(wanted.append)
    with shown(window):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        dock.text.setFocus()
        for _ in range(2):
            QTest.keySequence(dock.text, QKeySequence("Tab"))
        QTest.keySequence(dock.text, QKeySequence("Return"))
    assert [example.name for example in wanted] == [ExampleName.WAR]


def test_names_are_never_taken_for_markup(window: QMainWindow) -> None:
    dock = GuideDock(PLAYBOOK, lambda: PACE, lambda seats: ["You", "<b>&Ann", "Ben"][:seats], english, window)
    assert "<b>&Ann" in dock.text.toPlainText()
    assert "<b>&amp;Ann" not in unescape(dock.text.toPlainText())
