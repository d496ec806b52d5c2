"""Two children at one keyboard or one screen, and a class in front of a projector."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import LessonByHand, answer_right
from warapp.learn.boxes import Result
from warapp.learn.questions import Asked, Side
from warapp.learn.settings import Battles, LessonSettings, Mode, Players
from warapp.ui.learn.lesson.pointer import REST_MS
from warapp.ui.learn.lesson.step import Step


def two(qtbot: QtBot, mode: Mode = Mode.WHICH, battles: int = 12, *, moves: bool = False) -> LessonByHand:
    settings = LessonSettings(mode=mode, players=Players.TWO, length=Battles(battles))
    return LessonByHand(qtbot, settings, moves=moves).start()


def turn_both(lesson: LessonByHand) -> None:
    lesson.type("q")
    lesson.type("o")
    lesson.settle()


def test_the_battle_starts_once_both_have_turned_their_cards(qtbot: QtBot) -> None:
    lesson = two(qtbot, moves=True)
    assert lesson.page.bubble.words == "Are you both ready?"
    lesson.type("q")
    lesson.settle()
    faces = [card.sprite.flip for side in lesson.page.table.cards.sides for card in side]
    assert (lesson.flow.step, faces[0]) == (Step.READY, 0.0)
    lesson.type("q")
    assert lesson.is_at(Step.READY)
    lesson.type("o")
    lesson.settle()
    faces = [card.sprite.flip for side in lesson.page.table.cards.sides for card in side]
    assert (lesson.flow.step, faces) == (Step.ASKING, [1.0, 1.0])


def test_both_turn_their_cards_with_the_keys_on_the_screen(qtbot: QtBot) -> None:
    lesson = two(qtbot)
    for key in lesson.page.controls.seats:
        lesson.click(key)
    assert lesson.is_at(Step.ASKING)


def test_the_child_whose_card_is_more_presses(qtbot: QtBot) -> None:
    lesson = two(qtbot)
    turn_both(lesson)
    assert lesson.question.answer is not Side.SAME
    lesson.type("q" if lesson.question.answer is Side.LEFT else "o")
    assert lesson.answered[0].asking.result is Result.RIGHT_AT_ONCE


def test_where_both_have_the_same_both_press(qtbot: QtBot) -> None:
    lesson = two(qtbot, battles=30)
    turn_both(lesson)
    while lesson.question.answer is not Side.SAME:
        answer_right(lesson)
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)
        turn_both(lesson)
    lesson.type("q")
    assert lesson.is_at(Step.ASKING)
    lesson.type("o")
    assert lesson.is_at(Step.ANSWERED)


def test_the_owner_of_the_higher_card_says_the_difference_on_the_pad_of_that_side(qtbot: QtBot) -> None:
    lesson = two(qtbot, Mode.DIFFERENCE)
    for _ in range(6):
        turn_both(lesson)
        owner = lesson.question.greater_side
        if owner is not Side.SAME:
            middle = lesson.page.controls.pad[2].geometry().center().x()
            assert (middle > lesson.page.width() / 2) is (owner is Side.RIGHT)
        answer_right(lesson)
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)


def test_sums_are_asked_of_the_owner(qtbot: QtBot) -> None:
    lesson = two(qtbot, Mode.ADD, battles=6)
    while lesson.flow.step is not Step.OVER:
        turn_both(lesson)
        assert lesson.question.asked is Asked.SUM
        answer_right(lesson)
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    children = {one.dealt.turn.asked.child for one in lesson.answered}
    assert children == {0, 1}


def test_two_children_play_every_mode_to_its_end(qtbot: QtBot) -> None:
    for mode in Mode:
        lesson = two(qtbot, mode, battles=4)
        while lesson.flow.step is not Step.OVER:
            turn_both(lesson)
            answer_right(lesson)
            QTest.keyClick(lesson.page, Qt.Key.Key_Space)
        assert len(lesson.answered) == 4
        assert lesson.page.bubble.words == "Thank you for playing, Mia and Ben. Our lesson is over."


def for_class(qtbot: QtBot, mode: Mode = Mode.WHICH) -> LessonByHand:
    settings = LessonSettings(mode=mode, players=Players.CLASS, length=Battles(4))
    return LessonByHand(qtbot, settings).start()


def test_a_class_sees_huge_cards_and_nothing_else(qtbot: QtBot) -> None:
    lesson = for_class(qtbot)
    page, controls = lesson.page, lesson.page.controls
    page.resize(1_920, 1_080)
    card = page.places.cards[0][0] if page.places else None
    assert card is not None
    assert card.height >= 0.7 * 1_080
    lesson.frame(REST_MS)  # the pointer rests, and the way out is gone with it
    keys = [*controls.answers, controls.home, controls.help, controls.gear, controls.primary, *controls.pad]
    assert not [key for key in keys if key.isVisibleTo(page)]
    assert not page.bar.isVisibleTo(page)


def test_space_shows_the_answer_that_a_class_has_said_and_goes_on(qtbot: QtBot) -> None:
    for mode in Mode:
        lesson = for_class(qtbot, mode)
        while lesson.flow.step is not Step.OVER:
            QTest.keyClick(lesson.page, Qt.Key.Key_Space)
        assert [one.is_aloud for one in lesson.answered] == [True] * 4


def test_a_click_goes_on_for_a_class(qtbot: QtBot) -> None:
    lesson = for_class(qtbot)
    QTest.mouseClick(lesson.page.table.viewport(), Qt.MouseButton.LeftButton)
    assert lesson.is_at(Step.ANSWERED)


def test_help_covers_the_lower_half_for_a_class(qtbot: QtBot) -> None:
    lesson = for_class(qtbot)
    lesson.type("h")
    (sheet,) = [sheet for sheet in lesson.page.sheets if sheet.isVisibleTo(lesson.page)]
    assert sheet.geometry().top() > 0.5 * lesson.page.height()


def test_the_pointer_is_hidden_two_seconds_after_it_moved(qtbot: QtBot) -> None:
    lesson = for_class(qtbot)
    page = lesson.page
    lesson.frame(1_900)
    assert page.cursor().shape() is not Qt.CursorShape.BlankCursor
    lesson.frame(200)
    assert page.cursor().shape() is Qt.CursorShape.BlankCursor
    moved = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(5, 5),
        QPointF(5, 5),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(page, moved)
    assert page.cursor().shape() is not Qt.CursorShape.BlankCursor
