"""A ticker whose frames come when a test says so."""

from __future__ import annotations

from collections.abc import Callable

from warapp.table.ticker import FrameTicker


class ManualTicker(FrameTicker):
    """Starts no timer: a test advances the table, or calls `tick`."""

    def start(self, frame: Callable[[float], None]) -> None:
        """Note what a frame would do."""
        self._frame = frame

    def tick(self, ms: float) -> None:
        """Let one frame pass."""
        if self._frame:
            self._frame(ms)
