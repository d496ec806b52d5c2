"""Every mode is played to its end by the keyboard alone, the mouse alone, and one key alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import (
    LessonByHand,
    Press,
    answer_right,
    by_keyboard,
    by_mouse,
    by_one_key,
    go_on,
    press_lit,
    wrong_answer,
)
from warapp.learn.boxes import Result
from warapp.learn.questions import Asked, Side
from warapp.learn.settings import Answering, Battles, LessonSettings, Mode, TensBy
from warapp.ui.learn.lesson.step import Step

BATTLES = 4


def lesson_of(qtbot: QtBot, mode: Mode, way: Press, **settings: object) -> LessonByHand:
    chosen = LessonSettings(mode=mode, length=Battles(BATTLES), **settings)  # type: ignore[arg-type]
    lesson = LessonByHand(qtbot, chosen).start()
    return lesson.scan() if way is by_one_key else lesson


@pytest.mark.parametrize("way", [by_keyboard, by_mouse, by_one_key])
@pytest.mark.parametrize("mode", Mode)
def test_a_mode_is_played_to_its_end(qtbot: QtBot, mode: Mode, way: Press) -> None:
    lesson = lesson_of(qtbot, mode, way)
    while lesson.flow.step is not Step.OVER:
        answer_right(lesson, way)
        go_on(lesson, way)
    assert [one.asking.result for one in lesson.answered] == [Result.RIGHT_AT_ONCE] * BATTLES
    assert lesson.page.bubble.words == "Thank you for playing, Mia. Our lesson is over."
    go_on(lesson, way)
    assert lesson.left == 1


@pytest.mark.parametrize("way", [by_keyboard, by_mouse, by_one_key])
@pytest.mark.parametrize("mode", Mode)
def test_an_answer_that_is_not_right_brings_help_and_another_try(
    qtbot: QtBot, mode: Mode, way: Press
) -> None:
    lesson = lesson_of(qtbot, mode, way)
    way(lesson, wrong_answer(lesson.question))
    assert lesson.is_at(Step.ASKING)
    assert any(sheet.isVisibleTo(lesson.page) for sheet in lesson.page.sheets)
    answer_right(lesson, way)
    assert lesson.answered[0].asking.tries == 2
    assert lesson.answered[0].asking.result is Result.NOT_AT_ONCE


@pytest.mark.parametrize("way", [by_keyboard, by_mouse, by_one_key])
def test_the_child_arranges_tens_and_ones_and_then_compares(qtbot: QtBot, way: Press) -> None:
    lesson = lesson_of(qtbot, Mode.TENS, way, tens_by=TensBy.CHILD)
    asked = []
    while lesson.flow.step is not Step.OVER:
        while lesson.flow.step is Step.ASKING:
            asked.append(lesson.question.asked)
            way(lesson, lesson.question.answer)
        go_on(lesson, way)
    assert asked == [Asked.GREATEST_NUMBER, Asked.GREATER_NUMBER] * BATTLES


@pytest.mark.parametrize("way", [by_keyboard, by_mouse, by_one_key])
def test_an_answer_said_aloud_is_shown_and_then_counted(qtbot: QtBot, way: Press) -> None:
    lesson = lesson_of(qtbot, Mode.DIFFERENCE, way, answering=Answering.SAID_ALOUD)
    controls = lesson.page.controls
    assert not any(key.isVisibleTo(lesson.page) for key in controls.pad)
    go_on(lesson, way)
    assert lesson.is_at(Step.SHOWN)
    go_on(lesson, way)
    assert lesson.is_at(Step.ANSWERED)
    (answered,) = lesson.answered
    assert (answered.is_aloud, answered.asking.result) == (True, Result.RIGHT_AT_ONCE)


def test_an_answer_that_was_not_said_is_looked_at_together(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.DIFFERENCE, by_keyboard, answering=Answering.SAID_ALOUD)
    QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    lesson.type("h")
    assert lesson.answered[0].asking.result is Result.NOT_AT_ONCE


def test_home_help_and_the_bubble_are_reached_with_one_key(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH, by_one_key)
    page, said = lesson.page, lesson.speaker.said
    press_lit(lesson, page.bubble)
    assert said[-1] == "Which is more?"
    press_lit(lesson, page.controls.help)
    assert any(sheet.isVisibleTo(page) for sheet in page.sheets)
    press_lit(lesson, page.controls.home)
    assert lesson.left == 1


def test_with_one_switch_the_bar_says_that_any_key_takes_what_is_lit(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH, by_one_key)
    hint = lesson.page.switch_hint
    seen = [hint.isVisibleTo(lesson.page)]
    answer_right(lesson, by_one_key)
    seen.append(hint.isVisibleTo(lesson.page))
    assert seen == [True, False]


def test_a_click_anywhere_is_the_one_switch_too(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH, by_one_key)
    assert lesson.switch is not None
    wanted = lesson.page.controls.places[0 if lesson.question.answer is Side.LEFT else 1]
    while lesson.switch.lit != (wanted,):
        lesson.frame(500)
    QTest.mouseClick(lesson.page.table.viewport(), Qt.MouseButton.LeftButton)
    assert lesson.is_at(Step.ANSWERED)


def test_with_one_switch_each_answer_is_said_as_it_is_lit(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.SIGNS, by_one_key)
    lesson.speaker.said.clear()
    for _ in range(9):
        lesson.frame(1_000)
    assert lesson.speaker.said[:3] == ["is equal to", "is greater than", lesson.page.bubble.words]


def test_two_figures_are_typed_deleted_and_taken_by_enter(qtbot: QtBot) -> None:
    from warapp.learn.number_cards import NumberCards, NumberRange

    cards = NumberCards(NumberRange.TO_THIRTEEN)
    lesson = lesson_of(qtbot, Mode.DIFFERENCE, by_keyboard, cards=cards)
    lesson.type("1")
    lesson.type("2")
    QTest.keyClick(lesson.page, Qt.Key.Key_Backspace)
    assert (lesson.flow.typed, lesson.flow.step) == ("1", Step.ASKING)
    QTest.keyClick(lesson.page, Qt.Key.Key_Backspace)
    lesson.type(str(lesson.question.answer))
    QTest.keyClick(lesson.page, Qt.Key.Key_Return)
    assert lesson.is_at(Step.ANSWERED)


def test_a_key_held_down_answers_once(qtbot: QtBot) -> None:
    from PySide6.QtGui import QKeyEvent

    lesson = lesson_of(qtbot, Mode.WHICH, by_keyboard)
    wrong = Qt.Key.Key_Left if lesson.question.answer is not Side.LEFT else Qt.Key.Key_Right
    QTest.keyClick(lesson.page, wrong)
    for _ in range(5):
        held = QKeyEvent(
            QKeyEvent.Type.KeyPress, wrong, Qt.KeyboardModifier.NoModifier, "", autorep=True, count=1
        )
        lesson.page.keyPressEvent(held)
    assert lesson.flow.asking is not None
    assert lesson.flow.asking.tries == 1
