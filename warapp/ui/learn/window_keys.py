"""Which keys of the window work in lessons, where all others are a child's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence


class WindowKeys:
    """Tells the keys of some actions from all others.

    Args:
        actions: those that work in lessons.
        latin_letter: returns the Latin letter of a key of another layout; '' for none.
    """

    def __init__(self, actions: Sequence[QAction], latin_letter: Callable[[QKeyEvent], str]) -> None:
        self._actions, self._latin_letter = tuple(actions), latin_letter

    def __call__(self, event: QKeyEvent) -> bool:
        """Return whether a key is that of one of the actions."""
        letter = self._latin_letter(event)
        key = Qt.Key(ord(letter)) if letter else Qt.Key(event.key())
        without_shift = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        pressed = [
            QKeySequence(QKeyCombination(modifiers & ~Qt.KeyboardModifier.KeypadModifier, key))
            for modifiers in (event.modifiers(), without_shift)  # a "+" may be typed with Shift
        ]
        return any(keys in action.shortcuts() for action in self._actions for keys in pressed)
