"""Measures how long the event loop is blocked."""

from __future__ import annotations

import time
from itertools import pairwise

from PySide6.QtCore import QTimer

LONGEST_STALL_S = 0.6
"""On a busy machine; the same work in the window's thread took 0.8 to 7 s."""


class Heartbeat:
    """Beats in a `with` block, as often as the event loop lets it."""

    def __init__(self) -> None:
        self._beats: list[float] = []
        self._timer = QTimer(interval=5)
        self._timer.timeout.connect(self._beat)

    def __enter__(self) -> Heartbeat:
        self._beat()
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.stop()
        self._beat()

    def _beat(self) -> None:
        self._beats.append(time.monotonic())

    @property
    def longest_s(self) -> float:
        """The longest time between two beats."""
        return max(later - earlier for earlier, later in pairwise(self._beats))
