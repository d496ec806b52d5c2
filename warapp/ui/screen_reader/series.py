"""Holds back what a series of battles came to, so that a screen reader can keep up."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from warapp.engine import Battle

BETWEEN_MS = 4_000
"""The least time between two sentences about a series."""


class Series(QObject):
    """Collects battles until they are due to be told together."""

    due = Signal(tuple)
    """These battles are to be told now, in one sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._battles: list[Battle] = []
        self._is_fresh = True
        self._timer = QTimer(self, singleShot=True, interval=BETWEEN_MS)
        self._timer.timeout.connect(self._tell)

    def start(self) -> None:
        """Begin a series, whose first sentence comes after the usual time."""
        self._battles.clear()
        self._is_fresh = True
        self._timer.start()

    def add(self, battle: Battle) -> None:
        """Add a battle, which is told at once if nothing was told for a while."""
        self._battles.append(battle)
        if not self._timer.isActive():
            self._tell()

    def finish(self) -> None:
        """End the series: what is left is told once it is due; at once if nothing was told of it."""
        if self._is_fresh:
            self._tell()
            self._timer.stop()

    def take(self) -> tuple[Battle, ...]:
        """Return what was not told yet, which is told by others."""
        self._timer.stop()
        left = tuple(self._battles)
        self._battles.clear()
        return left

    def put_back(self, battles: tuple[Battle, ...]) -> None:
        """Tell battles only together with later ones."""
        self._battles[:0] = battles

    def _tell(self) -> None:
        if self._battles:
            self._is_fresh = False
            battles = tuple(self._battles)
            self._battles.clear()
            self._timer.start()
            self.due.emit(battles)
