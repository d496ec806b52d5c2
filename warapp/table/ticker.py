"""The timer of the table, which ticks at the screen's rate while something moves and stops at rest."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

LOWEST_RATE_HZ, HIGHEST_RATE_HZ = 60.0, 144.0
LONGEST_FRAME_MS = 100
"""Longer pauses, such as while the window is dragged, count as this much, so that nothing jumps."""


def frame_rate(screen_hz: float) -> float:
    """Return the frame rate for a screen: its own, or an integer fraction of it if it is too high.

    >>> [frame_rate(hz) for hz in (75.0, 30.0, 0.0, 143.9, 144.2, 165.0, 240.0)]
    [75.0, 60.0, 60.0, 143.9, 144.0, 82.5, 120.0]
    """
    if not LOWEST_RATE_HZ < screen_hz < math.inf:  # also NaN
        return LOWEST_RATE_HZ
    parts = max(1.0, -(-(screen_hz - 1) // HIGHEST_RATE_HZ))  # a screen of 144.2 Hz is one of 144
    return min(HIGHEST_RATE_HZ, screen_hz / parts)


class FramePacer:
    """Keeps an average rate with waits of whole milliseconds."""

    def __init__(self) -> None:
        self._due_ms = 0.0

    def begin(self, now_ms: float, rate_hz: float) -> None:
        """Start counting now, or go on in step if the next frame was due within a period anyway."""
        period_ms = 1_000 / rate_hz
        in_step = now_ms < self._due_ms <= now_ms + period_ms
        self._due_ms = self._due_ms - period_ms if in_step else now_ms

    def wait_ms(self, now_ms: float, rate_hz: float) -> int:
        """Return the time to the next frame; missed frames are skipped."""
        period_ms = 1_000 / rate_hz
        self._due_ms += period_ms
        if self._due_ms <= now_ms:
            self._due_ms = now_ms + period_ms
        return max(1, round(self._due_ms - now_ms))


class FrameTicker(QObject):
    """Calls a function with the milliseconds since the last frame, from `start` to `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._frame: Callable[[float], None] | None = None
        self._screen_hz: Callable[[], float] = lambda: LOWEST_RATE_HZ
        self._pacer = FramePacer()
        self._last_ms = 0.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._soon: list[Callable[[], None]] = []
        # Python never lets go of a function whose single shot is still to come when Qt deletes this
        self._after_events = QTimer(self, singleShot=True)
        self._after_events.timeout.connect(self._call_soon)

    @property
    def running(self) -> bool:
        """Whether it is ticking."""
        return self._frame is not None

    def follow_rate(self, screen_hz: Callable[[], float]) -> None:
        """Query the screen's rate before each frame, so that a change of screen takes effect at once."""
        self._screen_hz = screen_hz

    def start(self, frame: Callable[[float], None]) -> None:
        """Start calling `frame`, unless it is being called already."""
        was_running, self._frame = self.running, frame
        if not was_running:
            self._last_ms = _now_ms()
            rate_hz = frame_rate(self._screen_hz())
            self._pacer.begin(self._last_ms, rate_hz)
            self._wait(self._last_ms, rate_hz)

    def stop(self) -> None:
        """Stop calling `frame`."""
        self._timer.stop()
        self._frame = None

    def later(self, function: Callable[[], None]) -> None:
        """Call a function once all pending events, including a frame, have been handled."""
        self._soon.append(function)
        self._after_events.start(0)

    def _call_soon(self) -> None:
        soon, self._soon = self._soon, []
        for function in soon:
            function()

    def _wait(self, now_ms: float, rate_hz: float) -> None:
        self._timer.start(self._pacer.wait_ms(now_ms, rate_hz))

    def _tick(self) -> None:
        now_ms = _now_ms()
        ms, self._last_ms = now_ms - self._last_ms, now_ms
        self._wait(
            now_ms, frame_rate(self._screen_hz())
        )  # before the frame, which may stop the ticker or raise
        if self._frame:
            self._frame(min(ms, LONGEST_FRAME_MS))


def _now_ms() -> float:
    return time.perf_counter() * 1_000
