"""What is painted in a lesson has a name for a screen reader, in every mode."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import LessonByHand, answer_right
from warapp.learn.settings import Battles, LessonSettings, Mode, Players
from warapp.ui.learn.lesson.step import Step


def names(lesson: LessonByHand) -> list[str]:
    """The names of all that is in sight on the page."""
    children = lesson.page.findChildren(QWidget)
    return [child.accessibleName() for child in children if child.isVisibleTo(lesson.page)]


def heard(qtbot: QtBot, mode: Mode, players: Players = Players.ONE) -> LessonByHand:
    settings = LessonSettings(mode=mode, length=Battles(4), players=players)
    lesson = LessonByHand(qtbot, settings)
    lesson.page.is_heard = lambda: True
    return lesson.start()


@pytest.mark.parametrize("players", [Players.ONE, Players.CLASS])
@pytest.mark.parametrize("mode", Mode)
def test_question_cards_answer_and_picture_have_names(qtbot: QtBot, mode: Mode, players: Players) -> None:
    lesson = heard(qtbot, mode, players)
    page, controls = lesson.page, lesson.page.controls
    cards = [controls.side_name(lesson.question, seat) for seat in range(2)]
    assert {page.bubble.words, *cards} <= {*names(lesson)}
    lesson.flow.help()
    pictures = [sheet.accessibleName() for sheet in page.sheets if sheet.isVisibleTo(page)]
    assert pictures
    assert all(pictures)
    assert {page.bubble.words, *cards} <= {*names(lesson)}
    if players is Players.CLASS:
        lesson.flow.show_answer()
    else:
        answer_right(lesson)
    cards = [controls.side_name(lesson.question, seat) for seat in range(2)]
    assert lesson.flow.step is Step.ANSWERED
    assert {page.bubble.words, *cards} <= {*names(lesson)}


def test_each_card_is_named_once_and_no_name_is_empty(qtbot: QtBot) -> None:
    lesson = heard(qtbot, Mode.WHICH)
    sides = [name for name in names(lesson) if name.endswith(("on the left", "on the right"))]
    assert len(sides) == 2
    keys = lesson.page.findChildren(QAbstractButton)
    assert all(key.accessibleName() for key in keys if key.isVisibleTo(lesson.page))


def test_cards_that_lie_face_down_are_not_told(qtbot: QtBot) -> None:
    lesson = heard(qtbot, Mode.WHICH, Players.TWO)
    assert lesson.is_at(Step.READY)
    lesson.page.press_seat(0)
    assert not [name for name in names(lesson) if name.endswith(("on the left", "on the right"))]


def test_the_words_at_the_end_are_there_to_be_read(qtbot: QtBot) -> None:
    lesson = heard(qtbot, Mode.WHICH)
    while lesson.flow.step is not Step.OVER:
        answer_right(lesson)
        lesson.page.go_on()
    assert {"You looked closely.", lesson.page.bubble.words} <= {*names(lesson)}
