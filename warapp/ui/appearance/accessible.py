"""Lets things that are only painted be found by a screen reader; knows nothing of the game."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface

_registered: list[QAccessibleInterface] = []
"""Qt deletes them with their widgets. If Python did before, Qt would use what is gone: none is let go."""


def register(interface: QAccessibleInterface) -> None:
    """Let Qt use an interface for the widget that it was made for."""
    _registered.append(interface)
    QAccessible.registerAccessibleInterface(interface)
