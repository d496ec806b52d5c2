"""When a round is saved: at once where a person pressed, otherwise now and then and at each stop; pure."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

LEAST_PAUSE_MS = 250


class SaveReason(Enum):
    """What a save would be for."""

    PRESSED = auto()
    """A person pressed for what happened."""
    PLAYED = auto()
    """Auto-play or a series of battles went on by itself."""
    STOPPED = auto()
    """Nothing happened, but it may be a while until something does: a series ended, a window closes."""


class SavePolicy:
    """Whether to save now.

    Args:
        now_ms: a clock that never goes back.
        least_pause_ms: the least time between a save and the next one that nobody pressed for.
    """

    def __init__(self, now_ms: Callable[[], float], least_pause_ms: float = LEAST_PAUSE_MS) -> None:
        self._now_ms, self._least_pause_ms = now_ms, least_pause_ms
        self._saved_ms: float | None = None
        self.is_pending = False
        """Whether something happened that is not saved."""

    def due(self, reason: SaveReason) -> bool:
        """Return whether to save, which is then taken as done; `failed` takes that back."""
        if reason is SaveReason.STOPPED and not self.is_pending:
            return False
        now = self._now_ms()
        rests = self._saved_ms is not None and now - self._saved_ms < self._least_pause_ms
        self.is_pending = reason is SaveReason.PLAYED and rests
        if not self.is_pending:
            self._saved_ms = now
        return not self.is_pending

    def failed(self) -> None:
        """Take it that the last save was not kept, so that the next stop tries again."""
        self.is_pending = True
