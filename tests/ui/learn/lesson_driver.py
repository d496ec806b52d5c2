"""A lesson on its page, whose clock, frames and voice are a test's, and hands that answer in several ways."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.manual_ticker import ManualTicker
from warapp.learn.boxes import Boxes
from warapp.learn.lesson import Lesson
from warapp.learn.questions import SIDES, Answer, Asked, Question, Side, Sign
from warapp.learn.settings import LessonSettings, Players
from warapp.session import LESSON_ID, GameSession
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.theme import THEMES
from warapp.ui.learn.children import PORTRAITS
from warapp.ui.learn.felt.fittings import Player
from warapp.ui.learn.keys.keys import LessonKey
from warapp.ui.learn.keys.switch import Switch
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson.step import Answered, Step
from warapp.ui.learn.lesson.surroundings import Surroundings
from warapp.words import english

FRAME_MS = 16.0
SCAN_MS = 2_000.0


class SpeakerByHand:
    """Notes what is said, and that it was ended."""

    def __init__(self) -> None:
        self.can_speak = True
        self.said: list[str] = []
        self.is_speaking = False

    def say(self, text: str) -> None:
        """Note a sentence."""
        self.said.append(text)
        self.is_speaking = True

    def stop(self) -> None:
        """Note the end of it."""
        self.is_speaking = False


class LessonByHand:
    """A lesson on a shown page.

    Args:
        qtbot: owns the page.
        settings: what the lesson is about.
        seed: of its lots.
        moves: whether its cards move, rather than being where they go at once.
        names: of the children.
        boxes: what they know already.

    Attributes:
        now_ms: what the clock says.
        answered: the turns that were answered.
        speaker: its voice.
        sounds: those played so far.
    """

    def __init__(
        self,
        qtbot: QtBot,
        settings: LessonSettings,
        *,
        seed: int = 5,
        moves: bool = False,
        names: Sequence[str] = ("Mia", "Ben"),
        boxes: Sequence[Boxes] = (),
    ) -> None:
        self.now_ms, self.sounds, self.answered = 0.0, list[str](), list[Answered]()
        self.speaker, self.ticker = SpeakerByHand(), ManualTicker()
        self.frames = Frames(self.ticker)
        session = GameSession(lambda: 1, lambda: LESSON_ID, lambda: self.now_ms)
        children = names[: 2 if settings.players is Players.TWO else 1]
        self.flow = LessonFlow(
            Lesson(settings, boxes, seed), LESSON_ID, children, session, lambda: self.now_ms, english
        )
        seats = [Player(name, PORTRAITS[nth]) for nth, name in enumerate(names)]
        around = Surroundings(
            theme=lambda: next(iter(THEMES.values())),
            style=DeckStyle,
            frames=self.frames,
            play_sound=self.sounds.append,
            speed=lambda: 1.0 if moves else math.inf,
            speaker=self.speaker,
            seat_letters=("Q", "O"),
            latin_letter=lambda event: "",
            is_of_window=lambda event: event.key() == Qt.Key.Key_F11,
            translate=english,
        )
        self.window = QWidget()
        self.window.resize(1_000, 700)
        self.page = LessonPage(self.flow, (seats[0], seats[1]), around, self.window)
        session.setParent(self.flow)
        self.flow.setParent(self.page)
        self.page.resize(1_000, 700)
        self.flow.answered.connect(self.answered.append)
        self.left = 0
        self.page.left.connect(self._note_left)
        self.window.show()
        qtbot.addWidget(self.window)
        self.switch: Switch | None = None

    def _note_left(self) -> None:
        self.left += 1

    def start(self) -> LessonByHand:
        """Begin, and let the first cards be turned."""
        self.flow.start()
        return self

    @property
    def question(self) -> Question:
        """What is asked now."""
        return self.flow.question

    def is_at(self, step: Step) -> bool:
        """Whether the lesson has come to a step."""
        return self.flow.step is step

    def frame(self, ms: float = FRAME_MS) -> None:
        """Let a frame pass."""
        self.frames.advance(ms)

    def settle(self) -> None:
        """Let frames pass until nothing moves."""
        while self.page.table.moving:
            self.frame()

    def scan(self) -> LessonByHand:
        """Let one switch do everything."""
        self.switch = Switch(self.page, self.page, self.frames, SCAN_MS, self.speaker.say)
        self.page.arrange()
        return self

    def press(self, key: Qt.Key, text: str = "") -> None:
        """Press a key of the keyboard."""
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        self.page.keyPressEvent(event)

    def type(self, text: str) -> None:
        """Type a character."""
        QTest.keyClicks(self.page, text)

    def click(self, key: LessonKey) -> None:
        """Press and release the mouse on a key, which has to be in sight."""
        assert key.isVisibleTo(self.page), key.accessibleName()
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)


Press = Callable[[LessonByHand, Answer], None]
"""Gives an answer to the question on the table."""
_ARROWS = {Side.LEFT: Qt.Key.Key_Left, Side.RIGHT: Qt.Key.Key_Right, Side.SAME: Qt.Key.Key_Down}


def wrong_answer(question: Question) -> Answer:
    """An answer that isn't right."""
    right = question.answer
    if isinstance(right, Sign):
        return Sign.LESS if right is not Sign.LESS else Sign.GREATER
    if isinstance(right, Side):
        return Side.LEFT if right is not Side.LEFT else Side.RIGHT
    return right + 1 if right < 9 else right - 1


def by_keyboard(lesson: LessonByHand, answer: Answer) -> None:
    flow = lesson.flow
    if flow.question.asked is Asked.GREATEST_NUMBER:
        if flow.question.worth(flow.question.owner) != answer:
            QTest.keyClick(lesson.page, Qt.Key.Key_Up)
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)
    elif isinstance(answer, Side):
        QTest.keyClick(lesson.page, _ARROWS[answer])
    elif isinstance(answer, Sign):
        lesson.type(answer.value)
    else:
        lesson.type(str(answer))
        if flow.typed:
            QTest.keyClick(lesson.page, Qt.Key.Key_Return)


def by_mouse(lesson: LessonByHand, answer: Answer) -> None:
    for key in keys_for(lesson, answer):
        lesson.click(key)


def by_one_key(lesson: LessonByHand, answer: Answer) -> None:
    for key in keys_for(lesson, answer):
        press_lit(lesson, key)


def keys_for(lesson: LessonByHand, answer: Answer) -> list[LessonKey]:
    """The keys on the page that give an answer, one after another."""
    controls, question = lesson.page.controls, lesson.question
    if question.asked is Asked.GREATEST_NUMBER:
        swap = [] if question.worth(question.owner) == answer else [controls.swap]
        return [*swap, controls.primary]
    if isinstance(answer, Sign):
        return [controls.signs[list(Sign).index(answer)]]
    if isinstance(answer, Side):
        return [controls.equals if answer is Side.SAME else controls.places[SIDES.index(answer)]]
    figures: list[LessonKey] = [controls.pad[int(figure)] for figure in str(answer)]
    return [*figures, controls.primary] if lesson.flow.has_two_figures else figures


def press_lit(lesson: LessonByHand, wanted: LessonKey) -> None:
    """Wait until the light is on a key, or on its row, and press any key then: the letter G."""
    switch = lesson.switch
    assert switch is not None
    for _ in range(200):
        lesson.frame(500)
        lit = switch.lit
        if wanted in lit:
            QTest.keyClick(lesson.page, Qt.Key.Key_G)
            if len(lit) == 1:
                return
    raise AssertionError(f"never lit: {wanted.accessibleName()}")


def go_on(lesson: LessonByHand, way: Press) -> None:
    """Go on to the next question, in the same way in which answers are given."""
    if way is by_mouse:
        lesson.click(lesson.page.controls.primary)
    elif way is by_one_key:
        press_lit(lesson, lesson.page.controls.primary)
    else:
        QTest.keyClick(lesson.page, Qt.Key.Key_Space)


def answer_right(lesson: LessonByHand, way: Press = by_keyboard) -> None:
    """Answer until the turn is answered."""
    while lesson.flow.step is Step.ASKING:
        way(lesson, lesson.question.answer)
