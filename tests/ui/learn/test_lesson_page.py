"""The page of a lesson: help, voice, motion, keys, and that nothing on it judges a child."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import (
    LessonByHand,
    answer_right,
    by_keyboard,
    keys_for,
    wrong_answer,
)
from warapp.learn.boxes import Boxes, Place
from warapp.learn.items import all_items
from warapp.learn.number_cards import NumberCards
from warapp.learn.questions import Side
from warapp.learn.settings import Answering, Battles, Fading, Help, HelpModel, HelpShown, LessonSettings, Mode
from warapp.ui.learn.keys.keys import Mood
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson.step import Step
from warapp.words import english
from warapp.words.lesson.sentences import number_word
from warapp.words.translation import Translator

NUMBERS = NumberCards().numbers


def lesson_of(
    qtbot: QtBot, mode: Mode = Mode.WHICH, *, moves: bool = False, **chosen: object
) -> LessonByHand:
    settings = LessonSettings(mode=mode, length=Battles(20), **chosen)  # type: ignore[arg-type]
    return LessonByHand(qtbot, settings, moves=moves).start()


def helps(lesson: LessonByHand) -> bool:
    return any(sheet.isVisibleTo(lesson.page) for sheet in lesson.page.sheets)


def in_box(box: int) -> Boxes:
    """A child that has every pair in one box, none of them due."""
    places = {item: Place(box, 500, 1) for item in all_items(Mode.WHICH, NUMBERS)}
    return Boxes(100, places)


def test_help_comes_with_a_wrong_answer_and_counts_with_the_next(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    assert not helps(lesson)
    by_keyboard(lesson, wrong_answer(lesson.question))
    assert helps(lesson)
    assert lesson.page.bubble.words == "Let's look together. Which tower is taller?"
    by_keyboard(lesson, wrong_answer(lesson.question))
    number = number_word(lesson.question.greater, Translator(english))
    assert lesson.page.bubble.words == f"{number.capitalize()} is more. Tap the {number}."


@pytest.mark.parametrize(("box", "helped"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_surer_a_pair_is_the_less_help_is_offered(qtbot: QtBot, box: int, helped: bool) -> None:
    settings = LessonSettings(length=Battles(20))
    lesson = LessonByHand(qtbot, settings, boxes=[in_box(box)]).start()
    by_keyboard(lesson, wrong_answer(lesson.question))
    assert helps(lesson) is helped
    if not helped:
        assert lesson.page.bubble.words == "Look again. Which is more?"


def test_help_that_does_not_fade_is_offered_for_a_sure_pair_too(qtbot: QtBot) -> None:
    settings = LessonSettings(length=Battles(20), help=Help(fading=Fading.OFF))
    lesson = LessonByHand(qtbot, settings, boxes=[in_box(4)]).start()
    by_keyboard(lesson, wrong_answer(lesson.question))
    assert helps(lesson)


def test_help_comes_only_when_asked_if_that_is_wanted(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, help=Help(shown=HelpShown.WHEN_ASKED))
    by_keyboard(lesson, wrong_answer(lesson.question))
    assert not helps(lesson)
    lesson.type("h")
    assert helps(lesson)


def test_each_press_of_help_tells_more_and_then_shows_the_next_picture(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    models = []
    for _ in range(6):
        lesson.type("h")
        assert lesson.flow.asking is not None
        models.append(lesson.flow.asking.model)
    assert models == [HelpModel.TOWERS] * 2 + [
        HelpModel.PIPS,
        HelpModel.FRAME,
        HelpModel.LINE,
        HelpModel.TOWERS,
    ]


def test_a_picture_is_chosen_by_its_tab(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    lesson.type("h")
    shown = []
    for model in (HelpModel.LINE, HelpModel.FRAME):
        lesson.click(lesson.page.controls.tabs[model])
        shown.append(lesson.flow.asking.model if lesson.flow.asking else None)
    assert shown == [HelpModel.LINE, HelpModel.FRAME]


def test_once_told_only_the_answer_reacts_and_it_glows(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    for _ in range(4):
        by_keyboard(lesson, wrong_answer(lesson.question))
    assert lesson.flow.asking is not None
    assert lesson.flow.asking.tries == 2
    (key,) = keys_for(lesson, lesson.question.answer)
    assert key.mood is Mood.CHOSEN
    lesson.click(key)
    assert lesson.flow.step is Step.ANSWERED


def test_no_sentence_of_a_lesson_shames_or_hurries(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.DIFFERENCE)
    said = set()
    while lesson.flow.step is not Step.OVER:
        said.add(lesson.page.bubble.words)
        if lesson.flow.step is Step.ASKING and lesson.flow.asking and lesson.flow.asking.tries < 2:
            by_keyboard(lesson, wrong_answer(lesson.question))
        elif lesson.flow.step is Step.ASKING:
            by_keyboard(lesson, lesson.question.answer)
        else:
            QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    said.add(lesson.page.bubble.words)
    words = " ".join(said).lower()
    assert not [
        word for word in ("wrong", "mistake", "fast", "only", "still", "score") if word in words.split()
    ]


def test_a_question_is_said_once_and_again_with_r_or_a_press_on_the_bubble(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    assert lesson.speaker.said == ["Which is more?"]
    lesson.type("r")
    lesson.click(lesson.page.bubble)
    assert lesson.speaker.said == ["Which is more?"] * 3


def test_what_stands_in_the_bubble_is_what_is_said(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    answer_right(lesson)
    assert lesson.speaker.said[-1] == lesson.page.bubble.words
    assert lesson.page.bubble.words.startswith("Yes. ")


def test_a_screen_reader_is_told_what_is_said_and_what_each_card_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(LessonPage, "announce", lambda _page, words: told.append(words))
    lesson = lesson_of(qtbot)
    names = [place.accessibleName() for place in lesson.page.controls.places]
    question = lesson.question
    assert names == [f"{question.left[0]}, on the left", f"{question.right[0]}, on the right"]
    answer_right(lesson)
    assert told == lesson.speaker.said


def test_without_a_voice_the_lesson_is_the_same(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    lesson.speaker.can_speak = False
    lesson.page.arrange()
    answer_right(lesson)
    assert lesson.flow.step is Step.ANSWERED
    assert lesson.page.bubble.words.startswith("Yes. ")


def test_a_press_ends_what_is_said_and_is_never_held_up_by_it(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    answer_right(lesson)
    assert lesson.speaker.is_speaking
    QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    assert lesson.flow.step is Step.ASKING


def test_the_question_comes_once_the_cards_lie_and_a_press_lets_them_lie_at_once(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, moves=True)
    assert (lesson.flow.step, lesson.page.table.moving) == (Step.TURNING, True)
    lesson.frame(380)
    assert lesson.flow.step is Step.TURNING
    lesson.frame(250)
    assert (lesson.flow.step, lesson.page.table.moving) == (Step.ASKING, False)
    answer_right(lesson)
    lesson.settle()
    QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    steps = []
    for _ in range(2):
        assert lesson.page.table.moving
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)
        steps.append(lesson.flow.step)
    assert steps == [Step.TURNING, Step.ASKING]


def test_a_wrong_answer_nods_without_a_sound(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, moves=True)
    lesson.settle()
    before = list(lesson.sounds)
    by_keyboard(lesson, wrong_answer(lesson.question))
    assert lesson.page.table.moving
    lesson.settle()
    assert lesson.sounds == before


def test_the_rest_after_an_answer_lasts_until_the_child_goes_on(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, moves=True)
    lesson.settle()
    answer_right(lesson)
    for _ in range(1_000):
        lesson.frame(1_000)
    assert lesson.flow.step is Step.ANSWERED


def test_leaving_asks_nothing(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    QTest.keyClick(lesson.page, Qt.Key.Key_Escape)
    lesson.click(lesson.page.controls.home)
    assert lesson.left == 2


def test_the_gear_opens_after_it_was_held_for_a_second(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot)
    wanted = []
    lesson.page.grown_ups_wanted.connect(lambda: wanted.append(1))
    gear = lesson.page.controls.gear
    QTest.mousePress(gear, Qt.MouseButton.LeftButton)
    lesson.frame(900)
    QTest.mouseRelease(gear, Qt.MouseButton.LeftButton)
    lesson.frame(900)
    assert wanted == []
    QTest.mousePress(gear, Qt.MouseButton.LeftButton)
    lesson.frame(1_000)
    assert wanted == [1]
    QTest.keyClick(lesson.page, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert wanted == [1, 1]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize(("width", "height", "text_px"), [(700, 500, 13), (700, 500, 26), (1_920, 1_080, 13)])
def test_every_key_lies_in_the_window_and_over_no_other(
    qtbot: QtBot, mode: Mode, width: int, height: int, text_px: int
) -> None:
    lesson = lesson_of(qtbot, mode)
    font = QFont(lesson.page.font())
    font.setPixelSize(text_px)
    lesson.page.setFont(font)
    lesson.window.resize(width, height)
    lesson.page.resize(width, height)
    for helped in (False, True):
        if helped:
            lesson.type("h")
        page, controls = lesson.page, lesson.page.controls
        keys = [
            key for key in (*controls.answers, controls.home, controls.help, controls.gear) if key.isVisible()
        ]
        for nth, key in enumerate(keys):
            assert page.rect().contains(key.geometry()), key.accessibleName()
            others = [other for other in keys[nth + 1 :] if other.geometry().intersects(key.geometry())]
            assert others == []
        for answer in controls.answers:
            assert min(answer.width(), answer.height()) >= 58
            assert answer.accessibleName()


def test_only_the_keys_of_the_window_are_left_to_it(qtbot: QtBot) -> None:
    from PySide6.QtGui import QKeyEvent

    lesson = lesson_of(qtbot)

    def takes(key: Qt.Key) -> bool:
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        return lesson.page.takes_key(event)

    assert [takes(key) for key in (Qt.Key.Key_Space, Qt.Key.Key_T, Qt.Key.Key_F11)] == [True, True, False]


def test_less_is_asked_for_where_that_is_wanted(qtbot: QtBot) -> None:
    from warapp.learn.settings import Wanted

    lesson = lesson_of(qtbot, wanted=Wanted.LESS)
    assert lesson.page.bubble.words == "Which is less?"
    assert lesson.question.answer is lesson.question.greater_side.other
    assert isinstance(lesson.question.answer, Side)
    answer_right(lesson)
    assert " is less than " in lesson.page.bubble.words


def test_the_pad_is_left_out_where_answers_are_said_aloud(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.DIFFERENCE, answering=Answering.SAID_ALOUD)
    assert lesson.page.controls.answers == []
    assert lesson.page.controls.primary.isVisibleTo(lesson.page)
