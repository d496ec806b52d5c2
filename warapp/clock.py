"""The clock of a round: it runs only while nothing holds it; knows no Qt."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import Enum, auto


class Hold(Enum):
    """Why the clock stands still."""

    OVER = auto()
    DEAL = auto()
    """No card is turned yet."""
    PAUSE = auto()
    HIDDEN = auto()
    """The window is minimised, or closed."""
    INACTIVE = auto()
    """Another window has the keys, and no series goes on."""
    DIALOG = auto()
    EXAMPLE = auto()
    HISTORY = auto()


class RoundClock:
    """Counts the milliseconds of a round.

    Args:
        now_ms: any clock that only goes forward, in milliseconds.
        changed: called when it is restarted, held or released.
    """

    def __init__(self, now_ms: Callable[[], float], changed: Callable[[], None] = lambda: None) -> None:
        self._now_ms, self._changed = now_ms, changed
        self._holds: set[Hold] = {Hold.OVER}
        self._counted_ms = 0.0
        self._since_ms = 0.0

    @property
    def running(self) -> bool:
        """Whether nothing holds it."""
        return not self._holds

    @property
    def elapsed_ms(self) -> float:
        """What it has counted."""
        return self._counted_ms + (self._now_ms() - self._since_ms if self.running else 0.0)

    def restart(self, elapsed_ms: float = 0.0) -> None:
        """Begin a round that has already taken so long."""
        self._counted_ms, self._since_ms = elapsed_ms, self._now_ms()
        self._holds.discard(Hold.OVER)
        self._changed()

    def hold(self, hold: Hold) -> None:
        """Let it stand still for one more reason."""
        self.set_held(hold, held=True)

    def release(self, hold: Hold) -> None:
        """Take one reason away."""
        self.set_held(hold, held=False)

    def set_held(self, hold: Hold, *, held: bool) -> None:
        """Let it stand still for a reason, or no longer for that one."""
        if held == self.holds(hold):
            return
        self._counted_ms, self._since_ms = self.elapsed_ms, self._now_ms()
        (self._holds.add if held else self._holds.discard)(hold)
        self._changed()

    def holds(self, hold: Hold) -> bool:
        """Whether it stands still for that reason."""
        return hold in self._holds


def monotonic_ms() -> float:
    """Return the milliseconds of a clock that nobody sets."""
    return time.monotonic() * 1_000
