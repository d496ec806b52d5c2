"""Several battles in a row: ten, until stopped, or to the end; knows no widget."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal


class Kind(Enum):
    """What is going on by itself."""

    TEN = auto()
    AUTO = auto()
    TO_END = auto()


TEN_BATTLES = 10


class AutoPlay(QObject):
    """Asks for the next battle each time the table is at rest.

    Args:
        turn_cards: plays the next battle; returns whether there was one.
        at_rest: whether nothing moves on the table.
    """

    changed = Signal(object)
    """Another kind goes on, or None."""

    def __init__(
        self, turn_cards: Callable[[], bool], at_rest: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._turn_cards = turn_cards
        self._at_rest = at_rest
        self._wanted = False
        self._kind: Kind | None = None
        self._left = 0

    @property
    def kind(self) -> Kind | None:
        """What goes on."""
        return self._kind

    def toggle(self, kind: Kind) -> None:
        """Begin a series, or stop it where it is that kind already."""
        if self._kind is kind:
            self.stop()
        else:
            self._left = TEN_BATTLES
            self._set(kind)
            self._want_next()

    def stop(self) -> None:
        """Ask for no more battles; the one on the table goes on."""
        self._set(None)

    def table_settled(self) -> None:
        """Say that the table is at rest, or that what held up the series may be over."""
        if self._kind:
            self._want_next()

    def _want_next(self) -> None:
        if not self._wanted:
            self._wanted = True
            # so that instant battles follow each other by way of the event loop and not by recursion
            QTimer.singleShot(0, self, self._next)

    def _next(self) -> None:
        self._wanted = False
        if not self._kind or not self._at_rest():
            return
        if self._kind is Kind.TEN and self._left == 0:
            self.stop()
            return
        self._left -= 1
        if not self._turn_cards():
            self.stop()

    def _set(self, kind: Kind | None) -> None:
        if kind is not self._kind:
            self._kind = kind
            self.changed.emit(kind)
