"""Does by its place what a key means whose layout has no Latin letters: shortcuts and letters of menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMainWindow, QMenu, QMenuBar, QWidget

from warapp.desktop.keyboard import Keyboard

_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class LatinKeys:
    """Finds what such a key means in a window.

    Args:
        window: has the actions and the menus.
        keyboard: knows the layout.
    """

    def __init__(self, window: QMainWindow, keyboard: Keyboard) -> None:
        self._window, self._keyboard = window, keyboard

    def meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does as a shortcut; None where it is none, or Qt finds it by itself."""
        letter = self._keyboard.latin_letter(event)
        if not letter:
            return None
        keys = QKeySequence(QKeyCombination(event.modifiers() & _MODIFIERS, Qt.Key(ord(letter))))
        for action in self._window.findChildren(QAction):
            if keys in action.shortcuts() and action.isEnabled():
                return action.trigger
        return self._letter_of_menu(keys) or self._letter_of_control(keys)

    def send_to_menu(self, menu: QWidget, event: QKeyEvent) -> bool:
        """Give a menu the Latin letter in place of its own; return whether that was done."""
        letter = self._keyboard.latin_letter(event)
        if not letter or not isinstance(menu, (QMenu, QMenuBar)):
            return False
        QApplication.sendEvent(
            menu, QKeyEvent(QEvent.Type.KeyPress, ord(letter), event.modifiers(), letter.lower())
        )
        return True

    def _letter_of_menu(self, keys: QKeySequence) -> Callable[[], object] | None:
        bar = self._window.menuBar()
        for action in bar.actions():
            if action.isEnabled() and QKeySequence.mnemonic(action.text()) == keys:
                return partial(bar.setActiveAction, action)
        return None

    def _letter_of_control(self, keys: QKeySequence) -> Callable[[], object] | None:
        for button in self._window.findChildren(QAbstractButton):
            if button.shortcut() == keys and button.isVisible() and button.isEnabled():
                return button.click
        for label in self._window.findChildren(QLabel):
            buddy = label.buddy()
            if buddy and buddy.isVisible() and QKeySequence.mnemonic(label.text()) == keys:
                return partial(buddy.setFocus, Qt.FocusReason.ShortcutFocusReason)
        return None
