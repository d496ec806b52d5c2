"""An executor whose jobs run when a test says so, in the thread of the test."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication


class JobsByHand:
    """Takes jobs in, and runs the oldest by hand; what comes of one is delivered at once."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def execute(self, run: Callable[[], None]) -> None:
        self._waiting.append(run)

    def run_next(self) -> None:
        """Run the oldest job."""
        self._waiting.popleft()()
        QCoreApplication.sendPostedEvents()

    def run_all(self) -> None:
        """Run jobs until there are none, also those that others begin."""
        while self._waiting:
            self.run_next()
