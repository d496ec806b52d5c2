"""Decides when to save: at once after user input, during auto-play now and then and when it stops; pure."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

LEAST_PAUSE_MS = 250


class SaveReason(Enum):
    """The reason for a save."""

    PRESSED = auto()
    """The user did something."""
    PLAYED = auto()
    """Auto-play played a battle."""
    STOPPED = auto()
    """Nothing may happen for a while: auto-play stopped, or the window is closing."""


class SavePolicy:
    """Decides whether to save now.

    Args:
        now_ms: a monotonic clock, in milliseconds.
        least_pause_ms: the least time between a save and the next one during auto-play.
    """

    def __init__(self, now_ms: Callable[[], float], least_pause_ms: float = LEAST_PAUSE_MS) -> None:
        self._now_ms, self._least_pause_ms = now_ms, least_pause_ms
        self._saved_ms: float | None = None
        self.is_pending = False
        """Whether something has happened since the last save."""

    def due(self, reason: SaveReason) -> bool:
        """Return whether to save; if so, the save counts as done unless `failed` is called."""
        if reason is SaveReason.STOPPED and not self.is_pending:
            return False
        now = self._now_ms()
        rests = self._saved_ms is not None and now - self._saved_ms < self._least_pause_ms
        self.is_pending = reason is SaveReason.PLAYED and rests
        if not self.is_pending:
            self._saved_ms = now
        return not self.is_pending

    def failed(self) -> None:
        """Note that the last save failed, so that the next stop tries again."""
        self.is_pending = True
