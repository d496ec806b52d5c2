"""The log's file, set aside when it is full; loaded by the first line, as its base takes 45 ms to import."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from warapp.overriding import override

MOST_BYTES = 256 * 1024
BACKUPS = 2


class RotatingFile(RotatingFileHandler):
    """Writes lines to a file, and keeps the two before it.

    Args:
        file: the file, made by the first line.
        let_go: called before the file is renamed, for whoever else has it open.
        take: called when there is a file of that name again.
    """

    def __init__(self, file: Path, let_go: Callable[[], None], take: Callable[[], None]) -> None:
        super().__init__(
            file,
            maxBytes=MOST_BYTES,
            backupCount=BACKUPS,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        self._let_go, self._take = let_go, take
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    @override
    def doRollover(self) -> None:
        self._let_go()
        with suppress(OSError):  # where open files can't be renamed, another window may have it open
            super().doRollover()
        self._take()

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Lose the line: a full disk is told where the round is kept."""
