"""The clock of a round: it runs only while nothing holds it; knows no Qt."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto


class Hold(Enum):
    """Why the clock stands still."""

    OVER = auto()
    PAUSE = auto()
    INACTIVE = auto()
    DIALOG = auto()
    EXAMPLE = auto()
    HISTORY = auto()


class RoundClock:
    """Counts the milliseconds of a round.

    Args:
        now_ms: any clock that only goes forward, in milliseconds.
    """

    def __init__(self, now_ms: Callable[[], float]) -> None:
        self._now_ms = now_ms
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
        self.release(Hold.OVER)

    def hold(self, hold: Hold) -> None:
        """Let it stand still for one more reason."""
        self._counted_ms, self._since_ms = self.elapsed_ms, self._now_ms()
        self._holds.add(hold)

    def release(self, hold: Hold) -> None:
        """Take one reason away."""
        self._counted_ms, self._since_ms = self.elapsed_ms, self._now_ms()
        self._holds.discard(hold)

    def holds(self, hold: Hold) -> bool:
        """Whether it stands still for that reason."""
        return hold in self._holds
