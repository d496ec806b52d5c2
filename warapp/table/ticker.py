"""The one timer of the table: frames while something moves, nothing at rest."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer

FRAME_MS = 16
LONGEST_FRAME_MS = 100
"""A longer pause (the window was dragged, the machine slept) counts as this much, so that nothing jumps."""


class FrameTicker(QObject):
    """Calls a function with the milliseconds since the last frame, from `start` to `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._frame: Callable[[float], None] | None = None
        self._last = 0.0
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether frames come."""
        return self._timer.isActive()

    def start(self, frame: Callable[[float], None]) -> None:
        """Call `frame` for each frame from now on."""
        self._frame = frame
        if not self.running:
            self._last = time.perf_counter()
            self._timer.start()

    def stop(self) -> None:
        """Let no more frames come."""
        self._timer.stop()
        self._frame = None

    def later(self, function: Callable[[], None]) -> None:
        """Call a function once the events that wait are handled; a frame counts as one."""
        QTimer.singleShot(0, self, function)

    def _tick(self) -> None:
        now = time.perf_counter()
        ms, self._last = (now - self._last) * 1_000, now
        if self._frame:
            self._frame(min(ms, LONGEST_FRAME_MS))
