"""The guide's dock: its pages follow the rules, their examples can be played, and it works by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from tests.ui.helpers.forecast_driver import FakeForecastWorker, figures_of, shown
from tests.ui.helpers.guide_driver import (
    button_on,
    dock_of,
    examples_on,
    go_to,
    pages_of,
    subject_of,
    text_of,
)
from warapp.engine import PLAYBOOK, PRESETS, FaceDown, Rules, Shortage
from warapp.engine.examples import Example, ExampleName, examples
from warapp.ui.guide import dock as guide_dock
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.key_row import KeyHint, KeyRow, Look
from warapp.words import english
from warapp.words.guide.advice import QUADRUPLE_WAR, quadruple_war, tips, whole_round
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide

PARTS = (
    "Set-up",
    "Turning cards",
    "War",
    "Running short",
    "The end",
    "Limits",
    "Quadruple War",
    "Questions",
    "Tips",
    "Buttons and keys",
    "Learn with War",
    "Watch a whole round",
)


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


def in_window(window: QMainWindow, rules: Rules = PLAYBOOK) -> GuideDock:
    made = dock_of(rules, window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    return made


def offered(dock: GuideDock) -> list[ExampleName]:
    """The examples that can be played, page by page."""
    return [button.example.name for page in pages_of(dock) for button in examples_on(page)]


@pytest.mark.parametrize("name", PRESETS)
def test_the_dock_says_all_that_the_guide_has_for_the_rules(window: QMainWindow, name: str) -> None:
    rules = PRESETS[name]
    text = text_of(in_window(window, rules))
    fixed = (quadruple_war(english), tips(english), whole_round(english))
    for section in (*guide(rules, english), *fixed):
        assert all(paragraph in text for paragraph in section.paragraphs)
    for question in questions(rules, english):
        assert question.asked in text
        assert question.answer in text


def test_each_part_has_a_page_with_its_title(window: QMainWindow) -> None:
    dock = in_window(window)
    assert dock.titles == PARTS
    assert [dock.sections.itemText(nth) for nth in range(dock.sections.count())] == [*PARTS]
    headings = [page.findChildren(QLabel)[0].text() for page in pages_of(dock)]
    assert headings == [*PARTS]


def test_each_example_is_told_and_can_be_shown(window: QMainWindow) -> None:
    dock = in_window(window)
    assert offered(dock) == [
        ExampleName.BATTLE,
        ExampleName.WAR,
        ExampleName.DOUBLE_WAR,
        ExampleName.TIE_OF_TWO,
        ExampleName.SHORT,
        ExampleName.NONE_LEFT,
        ExampleName.WAR,
    ]
    assert "Your king beats the seven; you take 6 cards." in text_of(dock)


def test_what_the_deck_cannot_show_is_no_button_but_a_reason(window: QMainWindow) -> None:
    dock = in_window(window, Rules(lowest_rank=7, face_down=FaceDown.RANK))
    assert ExampleName.DOUBLE_WAR not in offered(dock)
    assert "A double war. This deck is too small to show it" in text_of(dock)
    assert ExampleName.SHORT not in offered(in_window(window, Rules(face_down=0)))


def test_an_example_is_asked_for_under_these_rules(window: QMainWindow) -> None:
    rules = Rules(shortage=Shortage.DRAWS)
    dock = in_window(window, rules)
    wanted: list[Example] = []
    dock.example_requested.connect(wanted.append)
    for page in pages_of(dock):
        for button in examples_on(page):
            button.click()
    assert {*examples(rules)} < {*wanted}
    assert {example.record.rules.face_down for example in {*wanted} - {*examples(rules)}} == {4}


def test_the_example_on_the_table_is_left_by_its_own_button(window: QMainWindow) -> None:
    dock = in_window(window)
    wanted: list[Example] = []
    left: list[bool] = []
    dock.example_requested.connect(wanted.append)
    dock.example_left.connect(lambda: left.append(True))
    war, double = examples_on(go_to(dock, "War"))[:2]
    dock.show_playing(war.example)
    assert [war.playing, double.playing] == [True, False]
    assert war.toolTip() == "Back to the round"
    war.click()
    double.click()
    assert (left, wanted) == ([True], [double.example])


def test_what_plays_is_known_on_a_page_that_is_opened_again(window: QMainWindow) -> None:
    dock = in_window(window)
    dock.show_playing(examples_on(go_to(dock, "War"))[0].example)
    go_to(dock, "Tips")
    assert examples_on(go_to(dock, "War"))[0].playing


def test_quadruple_war_is_told_and_dealt_whatever_is_on_the_table(window: QMainWindow) -> None:
    dock = in_window(window, PRESETS["peace"])
    asked: list[bool] = []
    dock.parts.quadruple_war_requested.connect(lambda: asked.append(True))
    page = go_to(dock, "Quadruple War")
    (war,) = examples_on(page)
    assert war.text() == "A war with four cards face down"
    assert war.example.record.rules.shortage is QUADRUPLE_WAR.shortage
    assert "you take 12 cards" in war.words
    button_on(page, "Deal a round of Quadruple War").click()
    assert asked == [True]


def test_tips_lead_to_the_house_rules_and_the_last_part_to_a_whole_round(window: QMainWindow) -> None:
    dock = in_window(window)
    asked: list[str] = []
    dock.parts.house_rules_requested.connect(lambda: asked.append("rules"))
    dock.parts.whole_round_requested.connect(lambda: asked.append("round"))
    button_on(go_to(dock, "Tips"), "House rules…").click()
    button_on(go_to(dock, "Watch a whole round"), "Watch a whole round").click()
    assert asked == ["rules", "round"]


def test_buttons_and_keys_are_shown_as_they_are(window: QMainWindow) -> None:
    dock = in_window(window)
    hints = (
        KeyHint("Turn cards", ("Q", "O"), "one battle", Look.PRIMARY),
        KeyHint("Speed", ("−", "+"), "slower, faster"),
    )
    dock.show_look(subject_of(hints=hints))
    page = go_to(dock, "Buttons and keys")
    assert [row.hint for row in page.findChildren(KeyRow)] == [*hints]
    assert page.text == "Turn cards Q O: one battle.\nSpeed − +: slower, faster."
    assert [row.hint.keys for row in go_to(dock, "Turning cards").findChildren(KeyRow)] == [("Q", "O")]


def test_other_rules_are_explained_in_place(window: QMainWindow) -> None:
    dock = in_window(window)
    go_to(dock, "War")
    dock.show_rules(Rules(face_down=3))
    assert dock.sections.currentText() == "War"
    assert "Each player in the war lays 3 cards face down" in dock.page.text
    assert "lays 1 card face down" not in text_of(dock)


def test_how_long_a_round_lasts_is_found_out_when_the_guide_is_opened(window: QMainWindow) -> None:
    dock = in_window(window)
    dock.hide()
    with shown(window):
        assert works(dock) == []
        dock.show()
        (work,) = works(dock)
        assert [question.rules for question in work.asked] == [PLAYBOOK]
        figures = figures_of()
        work.figures_changed.emit(figures)
        assert "Typically" in go_to(dock, "Questions").text
        dock.show_rules(Rules(jokers=1))
        assert "Typically" not in dock.page.text
        work.figures_changed.emit(figures)
        assert "Typically" not in dock.page.text, "that was about other rules"
        assert work.asked[-1].rules == Rules(jokers=1)
    assert work.closed


def works(dock: GuideDock) -> list[FakeForecastWorker]:
    return dock.findChildren(FakeForecastWorker)


def test_the_scroll_position_stays_when_the_text_is_written_again(window: QMainWindow) -> None:
    window.resize(700, 300)
    dock = in_window(window)
    with shown(window):
        bar = go_to(dock, "Questions").verticalScrollBar()
        bar.setValue(120)
        works(dock)[0].figures_changed.emit(figures_of())
        assert dock.page.verticalScrollBar() is not bar
        assert dock.page.verticalScrollBar().value() == 120
        assert dock.sections.currentText() == "Questions"


def test_another_part_begins_at_its_beginning_and_has_the_keys(window: QMainWindow, qtbot: QtBot) -> None:
    window.resize(700, 300)
    dock = in_window(window)
    with shown(window):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        go_to(dock, "Questions").verticalScrollBar().setValue(120)
        dock.foot.on.click()
        assert dock.sections.currentText() == "Tips"
        assert dock.page.verticalScrollBar().value() == 0
        assert dock.page.hasFocus()
        QTest.keyClick(dock.page, Qt.Key.Key_End)
        bar = dock.page.verticalScrollBar()
        assert bar.value() == bar.maximum() > 0
        dock.foot.back.click()
        assert dock.sections.currentText() == "Questions"


def test_the_buttons_below_name_the_parts_that_they_lead_to(window: QMainWindow) -> None:
    dock = in_window(window)
    with shown(window):
        go_to(dock, "War")
        assert (dock.foot.back.accessibleName(), dock.foot.on.accessibleName()) == (
            "Turning cards",
            "Running short",
        )
        go_to(dock, "Set-up")
        assert not dock.foot.back.isVisible()
        go_to(dock, "Watch a whole round")
        assert not dock.foot.on.isVisible()


def test_an_example_is_asked_for_by_keys_alone(window: QMainWindow, qtbot: QtBot) -> None:
    dock = in_window(window)
    wanted: list[Example] = []
    dock.example_requested.connect(wanted.append)
    with shown(window):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        go_to(dock, "War")
        QTest.keySequence(dock.page, QKeySequence("Tab"))
        QTest.keySequence(window.focusWidget(), QKeySequence("Return"))
        QTest.keySequence(window.focusWidget(), QKeySequence("Tab"))
        QTest.keySequence(window.focusWidget(), QKeySequence("Space"))
    assert [example.name for example in wanted] == [ExampleName.WAR, ExampleName.DOUBLE_WAR]


def test_a_screen_reader_reads_a_part_and_what_happens_in_an_example(window: QMainWindow) -> None:
    page = go_to(in_window(window), "War")
    assert page.accessibleName() == "War"
    assert page.accessibleDescription() == page.text.replace("\n", " ")
    war = examples_on(page)[0]
    assert war.accessibleName() == "A war"
    assert war.accessibleDescription() == f"{war.words} Show me on the table"


def test_names_are_never_taken_for_markup(window: QMainWindow) -> None:
    dock = dock_of(PLAYBOOK, window, lambda seats: ["You", "<b>&Ann", "Ben"][:seats])
    assert "<b>&Ann the seven" in examples_on(go_to(dock, "Turning cards"))[0].words
