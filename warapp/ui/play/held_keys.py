"""Distinguishes the repeats of a held key from presses; knows no widget.

On X11 a repeat is a release and a press at the same instant, which Qt does not always mark as repeated.
Where there is a screen reader, Qt sends copies of both without their time; then it counts when they come.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent

CHATTER_MS = 30
"""A press this soon after the release of the same key is a repeat: no finger is that quick."""


def _now_ms() -> float:
    return time.monotonic() * 1_000


class HeldKeys:
    """Tracks all keys by the timestamps of their events.

    Args:
        now_ms: returns the time.
    """

    def __init__(self, now_ms: Callable[[], float] = _now_ms) -> None:
        self._now_ms = now_ms
        self._released: dict[int, tuple[int, float]] = {}

    def note_release(self, event: QKeyEvent) -> None:
        """Record that a key was released."""
        if not event.isAutoRepeat():
            self._released[_identity(event)] = event.timestamp(), self._now_ms()

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Return whether a press or a shortcut override comes from a key that is held down."""
        if event.type() == QEvent.Type.KeyRelease:
            return False
        return event.isAutoRepeat() or 0 <= self._since_release(event) < CHATTER_MS

    def _since_release(self, event: QKeyEvent) -> float:
        """Return for how long its key had been released; -1 if unknown."""
        sent, came = self._released.get(_identity(event), (0, 0.0))
        if sent and event.timestamp():
            return event.timestamp() - sent
        is_copy = event.nativeScanCode() and not event.timestamp() and came
        return self._now_ms() - came if is_copy else -1


def _identity(event: QKeyEvent) -> int:
    return event.nativeScanCode() or event.key()
