"""Tells which keys a widget takes for itself: those that type into it, scroll it or press it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QScrollBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

_Key = Qt.Key
_CONFIRM = {_Key.Key_Return, _Key.Key_Enter}
_PRESS = _CONFIRM | {_Key.Key_Space, _Key.Key_Select}
_ACROSS = {_Key.Key_Left, _Key.Key_Right}
_ALONG = {_Key.Key_Up, _Key.Key_Down, _Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Home, _Key.Key_End}
MOVE = _ACROSS | _ALONG | {_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Backspace, _Key.Key_Delete}
"""Keys that move a cursor or delete beside it: they repeat while they are held."""
_FIRST_SPECIAL = _Key.Key_Escape
_COMMAND = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class KeyTaker:
    """A widget that takes keys for itself and all widgets in it, such as a page over the whole window."""

    def takes_key(self, event: QKeyEvent) -> bool:
        """Return whether it takes a key; all others are shortcuts of the window."""
        raise NotImplementedError


def key_taker_of(widget: QWidget) -> KeyTaker | None:
    """Return the widget around this one, or itself, that takes keys for all in it."""
    around: QWidget | None = widget
    while around is not None and not isinstance(around, KeyTaker):
        around = around.parentWidget()
    return around


def is_command(event: QKeyEvent) -> bool:
    """Return whether a key is pressed together with Control, Alt or Meta."""
    return bool(event.modifiers() & _COMMAND)


def is_typed_into(widget: QWidget | None) -> bool:
    """Return whether a widget accepts typed text."""
    if isinstance(widget, (QTextEdit, QPlainTextEdit, QLineEdit, QAbstractSpinBox)):
        return not widget.isReadOnly()
    return isinstance(widget, QComboBox) and widget.isEditable()


def takes(widget: QWidget, event: QKeyEvent) -> bool:
    """Return whether a focused widget takes a key for itself."""
    if taker := key_taker_of(widget):
        return taker.takes_key(event)
    key = event.key()
    if is_command(event) or key == _Key.Key_Escape:
        return False
    if is_typed_into(widget):
        return prints(key) or key in MOVE
    if isinstance(widget, QAbstractButton):
        return key in _PRESS
    if isinstance(widget, QComboBox):
        return prints(key) or key in MOVE
    if isinstance(widget, QMenuBar):
        return prints(key) or key in MOVE | _PRESS
    if isinstance(widget, QAbstractSlider):
        return key in _ACROSS | _ALONG
    if isinstance(widget, QLabel):
        by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
        return key in _ACROSS | _ALONG and bool(widget.textInteractionFlags() & by_keys)
    return isinstance(widget, QAbstractScrollArea) and _takes_in_view(widget, key)


def takes_space(widget: QWidget) -> bool:
    """Return whether Space does something in a focused widget."""
    return takes(
        widget, QKeyEvent(QKeyEvent.Type.KeyPress, _Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    )


def prints(key: int) -> bool:
    """Return whether a key prints a character."""
    return key < _FIRST_SPECIAL


def _takes_in_view(view: QAbstractScrollArea, key: int) -> bool:
    if isinstance(view, QAbstractItemView) and key in _ALONG | _CONFIRM:
        return True
    if isinstance(view, QTextBrowser) and key in _CONFIRM:
        return view.textCursor().hasSelection() and view.textCursor().charFormat().isAnchor()
    across, along = view.horizontalScrollBar(), view.verticalScrollBar()
    return (key in _ACROSS and _moves(across)) or (key in _ALONG and _moves(along))


def _moves(bar: QScrollBar) -> bool:
    return bar.maximum() > bar.minimum()
