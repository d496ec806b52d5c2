"""Lets the table's keys work wherever the focus is, each press once, under every keyboard layout."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QMenu, QMenuBar, QWidget

from warapp._compat import override
from warapp.desktop.keyboard import Keyboard
from warapp.ui.play.held_keys import HeldKeys
from warapp.ui.play.key_takers import MOVE, is_command, is_typed_into, key_taker_of, takes, takes_space
from warapp.ui.play.latin_keys import LatinKeys
from warapp.ui.widgets.labels import without_letter

_KINDS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonPress,
    )
)
_CONFIRM = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableKeys(QObject):
    """Filters every key of the application before its widgets get it.

    A key is a shortcut of the window unless the focused widget takes it. An open menu takes all keys. A key
    that is held down acts once, except for keys that move a cursor or type.

    Args:
        application: whose keys are filtered.
        window: has the actions.
        table: has the focus unless a widget was chosen by key.
        keyboard: knows the layout.
    """

    space_taken = Signal(str)
    """Space acts on another widget than the table now: its name; '' for the table."""

    def __init__(
        self, application: QApplication, window: QMainWindow, table: QWidget, keyboard: Keyboard
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._keyboard = window, table, keyboard
        self._held, self._latin = HeldKeys(), LatinKeys(window, keyboard)
        application.installEventFilter(self)
        application.focusChanged.connect(self._report_space)
        for menu in window.menuBar().findChildren(QMenu):
            menu.aboutToHide.connect(self._report_space_again, Qt.ConnectionType.QueuedConnection)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _KINDS:
            return False
        if isinstance(event, QMouseEvent):
            self._return_focus()
        elif isinstance(event, QKeyEvent):
            if kind == QEvent.Type.KeyRelease:
                self._held.note_release(event)
            elif self._is_ignored_repeat(event):
                event.accept()
                return True
            elif kind == QEvent.Type.ShortcutOverride:
                return self._overrides_shortcut(event)
            else:
                return self._act(event)
        return False

    def _is_ignored_repeat(self, event: QKeyEvent) -> bool:
        """Return whether a press repeats a key that acts once."""
        if not self._held.is_repeat(event):
            return False
        key, focus = event.key(), QApplication.focusWidget()
        if is_typed_into(focus):
            return key in _CONFIRM or is_command(event)
        return key not in MOVE or is_command(event)

    def _overrides_shortcut(self, event: QKeyEvent) -> bool:
        """Send a key to the focused widget instead of the shortcuts, if it takes it."""
        self._keyboard.note(event)
        if QApplication.activePopupWidget():
            overrides = not event.modifiers() & Qt.KeyboardModifier.AltModifier
        else:
            overrides = (self._has_keys() and self._is_taken(event)) or self._meaning(event) is not None
        if overrides:
            event.accept()
        return overrides

    def _act(self, event: QKeyEvent) -> bool:
        """Do what a key without a Latin letter means by its place on the keyboard."""
        popup, focus = QApplication.activePopupWidget(), QApplication.focusWidget()
        taken = popup is not None or (self._has_keys() and self._is_taken(event))
        meaning = None if taken else self._meaning(event)
        if meaning:
            meaning()
            return True
        receiver = popup or focus
        return receiver is not None and self._latin.send(receiver, event)

    def _meaning(self, event: QKeyEvent) -> Callable[[], object] | None:
        if self._has_keys() and not is_command(event) and (claimed := self._keyboard.claimed(event)):
            return claimed
        active = self._window if self._has_keys() else QApplication.activeWindow()
        return self._latin.meaning(event, active) if active else None

    def _is_taken(self, event: QKeyEvent) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and focus is not self._table and takes(focus, event)

    def _has_keys(self) -> bool:
        """Return whether keys go to the window, or to one of its floating docks."""
        active = QApplication.activeWindow()
        return active is self._window or bool(
            active and active.parentWidget() is self._window and active.windowType() == Qt.WindowType.Tool
        )

    def _return_focus(self) -> None:
        """Give the keys back to the table if a button has them, once the mouse is used."""
        focus = QApplication.focusWidget()
        if not isinstance(focus, QAbstractButton) or not self._has_keys() or self._table.isAncestorOf(focus):
            return
        if QApplication.activePopupWidget() or key_taker_of(focus):
            return
        if focus.window() is self._window:
            self._table.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            focus.clearFocus()

    @Slot()
    def _report_space_again(self) -> None:
        """Report where Space goes once a menu has closed, which changes no focus."""
        self._report_space(None, QApplication.focusWidget())

    def _report_space(self, _before: QWidget | None, focus: QWidget | None) -> None:
        if focus is None or not self._has_keys() or QApplication.activePopupWidget():
            return
        taken = focus is not self._table and not key_taker_of(focus) and takes_space(focus)
        self.space_taken.emit(self._name(focus) if taken else "")

    def _name(self, widget: QWidget) -> str:
        if isinstance(widget, QMenuBar):
            return self.tr("the menus")
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        return widget.accessibleName() or without_letter(text)
