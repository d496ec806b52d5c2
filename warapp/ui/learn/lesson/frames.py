"""Hands the frames of one ticker to everything that moves, until nothing does any more."""

from __future__ import annotations

from collections.abc import Callable

from warapp.table.ticker import FrameTicker

Frame = Callable[[float], None]


class Frames:
    """Calls all that wants frames with the milliseconds since the last one.

    Args:
        ticker: ticks as long as something wants frames.
    """

    def __init__(self, ticker: FrameTicker) -> None:
        self._ticker = ticker
        self._wanted: list[Frame] = []

    def add(self, frame: Frame) -> None:
        """Call something with each frame from now on."""
        if frame not in self._wanted:
            self._wanted.append(frame)
        self._ticker.start(self.advance)

    def remove(self, frame: Frame) -> None:
        """Call something no longer."""
        if frame in self._wanted:
            self._wanted.remove(frame)
        if not self._wanted:
            self._ticker.stop()

    def advance(self, ms: float) -> None:
        """Let time pass; called by the ticker."""
        for frame in tuple(self._wanted):
            frame(ms)

    def stop(self) -> None:
        """Call nothing any more."""
        self._wanted = []
        self._ticker.stop()
