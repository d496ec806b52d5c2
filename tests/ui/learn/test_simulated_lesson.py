"""A lesson of 15 minutes on its page, with a child who is right 70 % of the time, its clock set by hand."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import LessonByHand, by_keyboard, wrong_answer
from warapp.learn.boxes import Boxes, Result, boxes_after
from warapp.learn.items import is_equal
from warapp.learn.settings import LessonSettings, Minutes, Mode
from warapp.ui.learn.lesson.step import Step

MINUTES = 15
THINKS_MS, LOOKS_MS, RESTS_MS = 9_000, 7_000, 4_000
RIGHT = 0.7


def play(lesson: LessonByHand, chance: random.Random) -> list[int]:
    """Play to the end; return how many stones were laid before each question."""
    stones = []
    while lesson.flow.step is not Step.OVER:
        lesson.settle()
        stones.append(lesson.flow.stones)
        lesson.now_ms += THINKS_MS
        while lesson.flow.step is Step.ASKING:
            question = lesson.question
            is_right = chance.random() < RIGHT
            by_keyboard(lesson, question.answer if is_right else wrong_answer(question))
            lesson.settle()
            lesson.now_ms += 0 if is_right else LOOKS_MS
        lesson.now_ms += RESTS_MS
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)
        lesson.settle()
    return stones


@pytest.mark.parametrize("mode", [Mode.WHICH, Mode.DIFFERENCE, Mode.TENS])
def test_a_lesson_of_a_quarter_of_an_hour(qtbot: QtBot, mode: Mode) -> None:
    settings = LessonSettings(mode=mode, length=Minutes(MINUTES))
    lesson = LessonByHand(qtbot, settings, seed=11, moves=True).start()
    stones = play(lesson, random.Random(1))
    answered = lesson.answered
    results = [one.asking.result for one in answered]
    assert 45 <= len(answered) <= 70
    assert 0.6 <= results.count(Result.RIGHT_AT_ONCE) / len(results) <= 0.8
    assert MINUTES * 60_000 <= lesson.now_ms < (MINUTES + 1) * 60_000
    assert (stones[0], stones == sorted(stones), lesson.flow.stones) == (0, True, 10)

    boxes = Boxes()
    easy_at_ends = []
    for nth, one in enumerate(answered):
        item = one.dealt.turn.item
        before = lesson.flow.lesson.memory.__class__.begin(settings, [boxes])
        if nth in (0, len(answered) - 1):
            easy_at_ends.append(before.is_easy(item, 0))
        boxes = boxes.after(item, one.asking.result)
    assert easy_at_ends == [True, True]
    assert boxes == lesson.flow.lesson.memory.boxes[0]
    assert boxes == boxes_after((one.dealt.turn.item, one.asking.result) for one in answered)

    equal = sum(is_equal(mode, one.dealt.turn.item) for one in answered)
    assert 2 <= equal <= 0.2 * len(answered)
    assert lesson.page.bubble.words == "Thank you for playing, Mia. Our lesson is over."
    assert lesson.flow.praise.text == "You looked closely, and you looked twice when it was hard."


def test_time_passes_neither_while_a_dialog_is_open_nor_in_haste_for_the_child(qtbot: QtBot) -> None:
    from warapp.clock import Hold

    lesson = LessonByHand(qtbot, LessonSettings(length=Minutes(5))).start()
    lesson.flow.clock.hold(Hold.DIALOG)
    lesson.now_ms += 60 * 60_000
    lesson.flow.clock.release(Hold.DIALOG)
    assert lesson.flow.stones == 0
    lesson.now_ms += 60 * 60_000
    assert lesson.is_at(Step.ASKING)
    assert lesson.speaker.said == ["Which is more?"]
    by_keyboard(lesson, lesson.question.answer)
    QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    assert lesson.is_at(Step.ASKING)
    by_keyboard(lesson, wrong_answer(lesson.question))
    by_keyboard(lesson, lesson.question.answer)
    QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    assert lesson.is_at(Step.OVER)
