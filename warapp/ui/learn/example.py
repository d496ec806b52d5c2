"""An example of a mode, which plays by itself: a light goes to the key that is pressed next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.learn.questions import SIDES, Answer, Asked, Question, Side, Sign
from warapp.ui.learn.keys.keys import LessonKey
from warapp.ui.learn.keys.switch import Light, place_on
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.learn.lesson.page import LessonPage
from warapp.ui.learn.lesson.step import Step
from warapp.ui.play.key_takers import is_command

READ_MS, LIGHT_MS = 2_000.0, 1_200.0
"""How long a sentence stays before the light is seen, and how long it's seen before the press."""
QUESTIONS = 2
"""The questions of an example; the last one is first answered wrong, so that help is seen."""


def key_for(answer: Answer, flow: LessonFlow, controls: Controls) -> LessonKey:
    """Return the key to press next for an answer: figure by figure, or sign, side, or swap."""
    if flow.question.asked is Asked.GREATEST_NUMBER:
        return controls.primary if flow.question.is_right(answer) else controls.swap
    if isinstance(answer, Sign):
        return controls.signs[list(Sign).index(answer)]
    if isinstance(answer, Side):
        return controls.equals if answer is Side.SAME else controls.places[SIDES.index(answer)]
    figures = str(answer)
    if flow.typed == figures:
        return controls.primary
    if not figures.startswith(flow.typed):
        return controls.delete
    return controls.pad[int(figures[len(flow.typed)])]


def other_answer(question: Question) -> Answer:
    """Return an answer that isn't right."""
    right = question.answer
    if isinstance(right, Sign):
        return Sign.LESS if right is not Sign.LESS else Sign.GREATER
    if isinstance(right, Side):
        return Side.LEFT if right is not Side.LEFT else Side.RIGHT
    return right + 1 if right < 9 else right - 1


class ExamplePlayer(QObject):
    """Plays an example, until it's over or anything is pressed.

    Args:
        page: of the lesson.
        frames: tell the time.
        end: is called then.
    """

    def __init__(self, page: LessonPage, frames: Frames, end: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._on_end = page, end
        self._light = Light(page)
        self._since_ms = 0.0
        self._was_wrong = self._has_ended = False
        page.show_as_example(self.end)
        for widget in (page, *page.findChildren(QWidget)):
            widget.installEventFilter(self)
        frames.add(self.advance)

    def end(self) -> None:
        """End the example, once."""
        if not self._has_ended:
            self._has_ended = True
            self._on_end()

    def advance(self, ms: float) -> None:
        """Let time pass."""
        flow = self._page.flow
        if flow.step not in (Step.ASKING, Step.ANSWERED) or self._page.table.moving:
            self._since_ms = 0.0
            self._light.hide()
            return
        self._since_ms += ms
        lit_ms = self._since_ms - READ_MS
        key = self._next_key()
        if key is None or lit_ms < 0:
            self._light.hide()
        else:
            self._show_light(key, min(1.0, lit_ms / LIGHT_MS))
        if lit_ms >= LIGHT_MS:
            self._since_ms = 0.0
            self._press(key)

    def _next_key(self) -> LessonKey | None:
        """Return the key to press next; None where the example goes on by itself."""
        flow = self._page.flow
        if flow.step is Step.ANSWERED:
            return None
        question, answer = flow.question, flow.question.answer
        if question.asked is Asked.GREATEST_NUMBER:
            return key_for(question.worth(question.owner), flow, self._page.controls)
        if self._errs:
            answer = other_answer(question)
        return key_for(answer, flow, self._page.controls)

    @property
    def _errs(self) -> bool:
        """Whether the next answer is to be wrong, so that help is seen."""
        return self._page.flow.lesson.answered == QUESTIONS - 1 and not self._was_wrong

    def _press(self, key: LessonKey | None) -> None:
        flow = self._page.flow
        if key is None:
            if flow.lesson.answered >= QUESTIONS:
                self.end()
            else:
                self._page.go_on()
            return
        tries = flow.asking.tries if flow.asking else 0
        key.press()
        if flow.asking and flow.asking.tries > tries and flow.step is Step.ASKING:
            self._was_wrong = True

    def _show_light(self, key: LessonKey, progress: float) -> None:
        self._light.setGeometry(self._page.rect())
        self._light.raise_()
        self._light.show_on(place_on(self._page, key), progress)
        self._light.show()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        pressed = kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            pressed = not is_command(event) and not event.isAutoRepeat()
        if pressed:
            self.end()
        return pressed
