"""What one switch goes through is seen in a strip, and a class is left by keyboard, mouse, or one key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.learn.lesson_driver import LessonByHand, answer_right, by_one_key, press_lit
from warapp.learn.settings import Answering, Battles, LessonSettings, Mode, Players
from warapp.ui.learn.keys.keys import LessonKey
from warapp.ui.learn.lesson.pointer import REST_MS
from warapp.ui.learn.lesson.step import Step

SIZES = [(700, 500), (1_000, 700), (1_920, 1_080)]


@pytest.fixture(params=[100, 200])
def percent(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = QFont(qapp.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * request.param / 100)
    qapp.setFont(font)
    yield request.param
    qapp.setFont(before)


def lesson_of(
    qtbot: QtBot, mode: Mode, size: tuple[int, int] = (1_000, 700), **chosen: object
) -> LessonByHand:
    settings = LessonSettings(mode=mode, length=Battles(4), **chosen)  # type: ignore[arg-type]
    lesson = LessonByHand(qtbot, settings)
    lesson.window.resize(*size)
    lesson.page.resize(*size)
    return lesson.start()


def shown(lesson: LessonByHand) -> tuple[list[list[str]], int]:
    """The names of what the strip shows, and which of it is on gold."""
    strip = lesson.page.strip
    return [[key.accessibleName() for key in keys] for keys in strip._choices], strip._lit


def test_the_strip_shows_all_that_is_gone_through_and_what_is_lit(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH).scan()
    left, right = (key.accessibleName() for key in lesson.page.controls.places)
    question = lesson.page.bubble.words
    names = [[left], ["The same"], [right], [question], ["Help"], ["Leave the lesson"]]
    assert shown(lesson) == (names, 0)
    for _ in range(3):
        lesson.frame(2_000)
    assert shown(lesson) == (names, 2)
    assert not any(
        key.isVisibleTo(lesson.page) for key in (lesson.page.controls.home, lesson.page.controls.help)
    )


def test_a_row_of_figures_is_one_picture_and_then_a_picture_for_each(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.DIFFERENCE).scan()
    names, lit = shown(lesson)
    assert (names[:2], lit) == ([["0", "1", "2", "3", "4"], ["5", "6", "7", "8", "9"]], 0)
    QTest.keyClick(lesson.page, Qt.Key.Key_G)
    assert shown(lesson) == ([["0"], ["1"], ["2"], ["3"], ["4"]], 0)


def test_the_light_is_on_the_bubble_itself_and_on_the_strip_for_help(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH).scan()
    page = lesson.page
    assert page.light_place(page.bubble).width() < 600
    assert page.strip.geometry().contains(page.light_place(page.controls.help))
    press_lit(lesson, page.controls.help)
    assert any(sheet.isVisibleTo(page) for sheet in page.sheets)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", [Mode.WHICH, Mode.DIFFERENCE, Mode.TENS])
def test_in_the_bar_nothing_touches_anything_else(
    qtbot: QtBot, percent: int, size: tuple[int, int], mode: Mode
) -> None:
    lesson = lesson_of(qtbot, mode, size, answering=Answering.SAID_ALOUD).scan()
    steps = {lesson.flow.step}
    check_bar(lesson)
    while lesson.flow.step is not Step.OVER:
        if lesson.flow.step is Step.ASKING and not lesson.flow.is_aloud:
            answer_right(lesson, by_one_key)
        else:
            press_lit(lesson, lesson.page.controls.primary)
        check_bar(lesson)
        steps.add(lesson.flow.step)
    assert steps >= {Step.ASKING, Step.ANSWERED, Step.OVER}


def check_bar(lesson: LessonByHand) -> None:
    """Check that stones, strip and large buttons lie side by side."""
    page, controls = lesson.page, lesson.page.controls
    large = [key for key in (page.switch_hint, controls.primary, controls.second) if key.isVisibleTo(page)]
    assert large
    boxes = sorted((part.geometry() for part in (*large, page.strip)), key=lambda box: box.x())
    assert boxes[0].x() >= page.bar.stones_end
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    assert boxes[-1].right() <= page.width()


def move(lesson: LessonByHand) -> None:
    """Move the mouse over the page."""
    at = QPointF(5, 5)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        at,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(lesson.page.table.viewport(), event)


def test_a_class_sees_the_way_out_only_while_the_mouse_moves(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH, players=Players.CLASS)
    home = lesson.page.controls.home
    lesson.frame(REST_MS)
    assert not home.isVisibleTo(lesson.page)
    move(lesson)
    assert home.isVisibleTo(lesson.page)
    lesson.page.arrange()
    assert home.isVisibleTo(lesson.page)
    lesson.click(home)
    assert lesson.left == 1


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("size", SIZES)
def test_the_way_out_of_a_class_covers_neither_cards_nor_words(
    qtbot: QtBot, mode: Mode, size: tuple[int, int]
) -> None:
    page = lesson_of(qtbot, mode, size, players=Players.CLASS).page
    assert page.places is not None
    home = page.controls.home.geometry()
    cards = [card for side in page.places.cards for card in side]
    assert all(home.right() <= card.x or home.top() >= card.bottom for card in cards)
    assert home.top() > page.bubble.geometry().bottom()


@pytest.mark.parametrize("mode", Mode)
def test_one_key_plays_a_class_to_its_end_and_leaves_it(qtbot: QtBot, mode: Mode) -> None:
    lesson = lesson_of(qtbot, mode, players=Players.CLASS).scan()
    page = lesson.page
    assert page.places is not None
    foot = max(card.bottom for side in page.places.cards for card in side)
    assert page.strip.y() >= foot
    while lesson.flow.step is not Step.OVER:
        press_lit(lesson, page.controls.primary)
    press_lit(lesson, page.controls.primary)
    assert lesson.left == 1


def test_one_key_leaves_a_class_in_the_middle(qtbot: QtBot) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH, players=Players.CLASS).scan()
    press_lit(lesson, lesson.page.controls.home)
    assert lesson.left == 1


@pytest.fixture
def from_right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def edges(keys: list[LessonKey]) -> list[int]:
    return [key.mapTo(key.window(), QPoint(0, 0)).x() for key in keys]


def test_the_bar_is_mirrored_where_one_reads_from_right_to_left(
    qtbot: QtBot, from_right_to_left: None
) -> None:
    lesson = lesson_of(qtbot, Mode.WHICH)
    page, controls = lesson.page, lesson.page.controls
    answer_right(lesson)
    keys: list[LessonKey] = [controls.gear, controls.help, controls.primary, controls.home]
    assert edges(keys) == sorted(edges(keys))
    assert controls.gear.x() < 100
    assert controls.home.geometry().right() > 900
    picture = page.bar.grab().toImage()
    golden = [
        x for x in range(picture.width()) if picture.pixelColor(x, picture.height() // 2).name() == "#f4c542"
    ]
    assert golden
    assert min(golden) > 600
