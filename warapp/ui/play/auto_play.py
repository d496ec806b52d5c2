"""Plays several battles in a row: ten, until stopped, or to the end; knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal


class AutoPlayMode(Enum):
    """How far battles are played in a row."""

    TEN = auto()
    AUTO = auto()
    TO_END = auto()


TEN_BATTLES = 10


class AutoPlay(QObject):
    """Plays the next battle each time the table comes to rest.

    Args:
        turn_cards: plays the next battle; returns whether there was one.
        at_rest: whether nothing moves on the table.
    """

    changed = Signal(object)
    """Another mode is on, or None."""

    def __init__(
        self, turn_cards: Callable[[], bool], at_rest: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._turn_cards = turn_cards
        self._at_rest = at_rest
        self._scheduled = False
        self._mode: AutoPlayMode | None = None
        self._left = 0

    @property
    def mode(self) -> AutoPlayMode | None:
        """How far battles are played; None while nothing plays."""
        return self._mode

    @property
    def is_done(self) -> bool:
        """Whether ten battles were played since a series began."""
        return self._left == 0

    def toggle(self, mode: AutoPlayMode) -> None:
        """Start playing, or stop if that mode is on already."""
        if self._mode is mode:
            self.stop()
        else:
            self._left = TEN_BATTLES
            self._set(mode)
            self._schedule_next()

    def stop(self) -> None:
        """Play no further battle; the one on the table goes on."""
        self._set(None)

    def table_settled(self) -> None:
        """Go on if the table is at rest and nothing else is in the way."""
        if self._mode:
            self._schedule_next()

    def _schedule_next(self) -> None:
        if not self._scheduled:
            self._scheduled = True
            # so that instant battles follow each other by way of the event loop and not by recursion
            QTimer.singleShot(0, self, self._next)

    def _next(self) -> None:
        self._scheduled = False
        if not self._mode or not self._at_rest():
            return
        if self._mode is AutoPlayMode.TEN and self._left == 0:
            self.stop()
            return
        self._left -= 1
        if not self._turn_cards():
            self.stop()

    def _set(self, mode: AutoPlayMode | None) -> None:
        if mode is not self._mode:
            self._mode = mode
            self.changed.emit(mode)
