"""Distinguishes the repeats of a held key from presses; knows no widget.

On X11 a repeat is a release and a press at the same instant, which Qt does not always mark as repeated.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

CHATTER_MS = 30
"""A press this soon after the release of the same key is a repeat: no finger is that quick."""


class HeldKeys:
    """Tracks all keys by the timestamps of their events."""

    def __init__(self) -> None:
        self._released: dict[int, int] = {}

    def note_release(self, event: QKeyEvent) -> None:
        """Record that a key was released."""
        if not event.isAutoRepeat():
            self._released[_identity(event)] = event.timestamp()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Return whether a press or a shortcut override comes from a key that is held down."""
        if event.type() == QEvent.Type.KeyRelease:
            return False
        released = self._released.get(_identity(event))
        sent = event.timestamp()  # 0 if unknown
        return event.isAutoRepeat() or bool(
            released is not None and sent and 0 <= sent - released < CHATTER_MS
        )


def _identity(event: QKeyEvent) -> int:
    return event.nativeScanCode() or event.key()
