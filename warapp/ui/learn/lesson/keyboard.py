"""What the keys of the keyboard do in a lesson, under every layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from warapp.learn.questions import Answer, Side, Sign
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.step import Step
from warapp.ui.play.key_takers import is_command

if TYPE_CHECKING:
    from warapp.ui.learn.lesson.page import LessonPage

_Key = Qt.Key
_SIDES = {_Key.Key_Left: Side.LEFT, _Key.Key_Right: Side.RIGHT, _Key.Key_Down: Side.SAME}
_SIGNS_OF_ARROWS = {_Key.Key_Left: Sign.LESS, _Key.Key_Right: Sign.GREATER, _Key.Key_Down: Sign.EQUAL}
_PRIMARY = (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Select)
SEATS = ("Q", "O")
"""The letters of two children, by their place on a US keyboard."""


class LessonKeyboard:
    """Hands keys on to what they mean now.

    Args:
        page: the page of the lesson.
        controls: its keys.
        latin_letter: returns the Latin letter of a key of another layout; '' for none.
    """

    def __init__(
        self, page: LessonPage, controls: Controls, latin_letter: Callable[[QKeyEvent], str]
    ) -> None:
        self._page, self._controls, self._latin_letter = page, controls, latin_letter

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; return whether it means anything."""
        if is_command(event):
            return self._open_for_grown_ups(event)
        meaning = self._meaning(event)
        if meaning is None:
            return False
        if not event.isAutoRepeat():
            meaning()
        return True

    def _open_for_grown_ups(self, event: QKeyEvent) -> bool:
        """Take Ctrl+, and return whether it was pressed."""
        pressed = event.key() == _Key.Key_Comma and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if pressed and not event.isAutoRepeat():
            self._page.grown_ups_wanted.emit()
        return pressed

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        page, key, text = self._page, event.key(), event.text()
        letter = (self._latin_letter(event) or text).upper()
        if key in _PRIMARY:
            return page.press_primary
        if key == _Key.Key_Escape:
            return page.left.emit
        if letter == "R":
            return page.say_again
        if letter == "H":
            return page.flow.help
        if letter == "N" and page.flow.step is Step.OVER:
            return page.press_second
        if letter in SEATS and page.flow.are_two:
            return lambda: page.press_seat(SEATS.index(letter))
        return self._answer(key, text)

    def _answer(self, key: int, text: str) -> Callable[[], object] | None:
        flow = self._page.flow
        if key == _Key.Key_Up:
            return flow.swap
        if key in (_Key.Key_Backspace, _Key.Key_Delete):
            return flow.delete_figure
        if text.isdigit() and len(text) == 1:
            return lambda: flow.type_figure(int(text))
        answer = self._answer_of(key, text)
        return None if answer is None else lambda: self._controls.answer(answer)

    def _answer_of(self, key: int, text: str) -> Answer | None:
        asking = self._page.flow.asking
        asks_sign = asking is not None and isinstance(asking.question.answer, Sign)
        signs = {sign.value: sign for sign in Sign}
        if text in signs:
            return signs[text] if asks_sign or text != "=" else Side.SAME
        for code, side in _SIDES.items():
            if key == code:
                return _SIGNS_OF_ARROWS[code] if asks_sign else side
        return None
