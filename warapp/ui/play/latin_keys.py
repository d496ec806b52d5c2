"""Finds shortcuts and mnemonics by the place of a key, for layouts without Latin letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMainWindow,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)

from warapp.desktop.keyboard import Keyboard

_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class LatinKeys:
    """Finds what a key of such a layout does.

    Args:
        window: has the actions and the menus.
        keyboard: knows the layout.
    """

    def __init__(self, window: QMainWindow, keyboard: Keyboard) -> None:
        self._window, self._keyboard = window, keyboard

    def meaning(self, event: QKeyEvent, active: QWidget) -> Callable[[], object] | None:
        """Return what a key does as a shortcut; None if it is none, or if Qt finds it without help.

        Args:
            event: of the key.
            active: the active window; only the main window has actions.
        """
        letter = self._keyboard.latin_letter(event)
        if not letter:
            return None
        keys = QKeySequence(QKeyCombination(event.modifiers() & _MODIFIERS, Qt.Key(ord(letter))))
        of_window = self._of_action(keys) or self._of_menu(keys) if active is self._window else None
        return of_window or _of_control(keys, active)

    def send(self, receiver: QWidget, event: QKeyEvent) -> bool:
        """Send a menu the Latin letter, or a field its Ctrl+C; return whether one was sent."""
        letter = self._keyboard.latin_letter(event)
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not letter or (isinstance(receiver, (QMenu, QMenuBar)) == with_control):
            return False
        text = "" if with_control else letter.lower()
        QApplication.sendEvent(
            receiver, QKeyEvent(QEvent.Type.KeyPress, ord(letter), event.modifiers(), text)
        )
        return True

    def _of_action(self, keys: QKeySequence) -> Callable[[], object] | None:
        for action in self._window.findChildren(QAction):
            if keys in action.shortcuts() and action.isEnabled():
                return action.trigger
        return None

    def _of_menu(self, keys: QKeySequence) -> Callable[[], object] | None:
        bar = self._window.menuBar()
        for action in bar.actions():
            if action.isEnabled() and QKeySequence.mnemonic(action.text()) == keys:
                return partial(bar.setActiveAction, action)
        return None


def _of_control(keys: QKeySequence, window: QWidget) -> Callable[[], object] | None:
    for button in window.findChildren(QAbstractButton):
        if button.shortcut() == keys and button.isVisible() and button.isEnabled():
            return button.click
    for label in window.findChildren(QLabel):
        buddy = label.buddy()
        if buddy and buddy.isVisible() and QKeySequence.mnemonic(label.text()) == keys:
            return partial(buddy.setFocus, Qt.FocusReason.ShortcutFocusReason)
    for tabs in window.findChildren(QTabBar):
        for index in range(tabs.count()):
            if tabs.isVisible() and QKeySequence.mnemonic(tabs.tabText(index)) == keys:
                return partial(tabs.setCurrentIndex, index)
    return None
