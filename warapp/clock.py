"""The clock of a round, which runs only while nothing holds it; knows no Qt."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto


class Hold(Enum):
    """A reason for the clock to stand still."""

    OVER = auto()
    DEAL = auto()
    """No card has been turned yet."""
    PAUSE = auto()
    HIDDEN = auto()
    """The window is minimised or closed."""
    INACTIVE = auto()
    """Another window is active, and auto-play is off."""
    DIALOG = auto()
    EXAMPLE = auto()
    LESSON = auto()
    HISTORY = auto()


class RoundClock:
    """Measures the time of a round.

    Args:
        now_ms: a monotonic clock, in milliseconds.
        changed: called when the clock is restarted, held or released.
    """

    def __init__(self, now_ms: Callable[[], float], changed: Callable[[], None] = lambda: None) -> None:
        self._now_ms, self._changed = now_ms, changed
        self._holds: set[Hold] = {Hold.OVER}
        self._counted_ms = 0.0
        self._since_ms = 0.0

    @property
    def running(self) -> bool:
        """Whether nothing holds the clock."""
        return not self._holds

    @property
    def elapsed_ms(self) -> float:
        """The time of the round so far."""
        return self._counted_ms + (self._now_ms() - self._since_ms if self.running else 0.0)

    def restart(self, elapsed_ms: float = 0.0) -> None:
        """Begin a round that has already taken `elapsed_ms`."""
        self._counted_ms, self._since_ms = elapsed_ms, self._now_ms()
        self._holds.discard(Hold.OVER)
        self._changed()

    def hold(self, hold: Hold) -> None:
        """Add a reason to stand still."""
        self.set_held(hold, held=True)

    def release(self, hold: Hold) -> None:
        """Remove a reason to stand still."""
        self.set_held(hold, held=False)

    def set_held(self, hold: Hold, *, held: bool) -> None:
        """Add or remove a reason to stand still."""
        if held == self.holds(hold):
            return
        self._counted_ms, self._since_ms = self.elapsed_ms, self._now_ms()
        (self._holds.add if held else self._holds.discard)(hold)
        self._changed()

    def holds(self, hold: Hold) -> bool:
        """Return whether the clock stands still for this reason."""
        return hold in self._holds


def monotonic_ms() -> float:
    """Return the time of the system's monotonic clock, in milliseconds."""
    return time.monotonic() * 1_000
