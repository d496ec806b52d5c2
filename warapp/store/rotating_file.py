"""The log's file, set aside when it is full; the handler of the library for this takes 45 ms to import."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from warapp._compat import override

MOST_BYTES = 256 * 1024
BACKUPS = 2


class RotatingFile(logging.FileHandler):
    """Writes lines to a file, and keeps the two before it.

    Args:
        file: the file, made by the first line.
        let_go: called before the file is renamed, for whoever else has it open.
        take: called when there is a file of that name again.
    """

    def __init__(self, file: Path, let_go: Callable[[], None], take: Callable[[], None]) -> None:
        super().__init__(file, encoding="utf-8", errors="backslashreplace", delay=True)
        self._file = file
        self._let_go, self._take = let_go, take
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    @override
    def emit(self, record: logging.LogRecord) -> None:
        try:
            line = len(self.format(record).encode("utf-8", "backslashreplace")) + len("\n")
            if self._file.is_file() and self._file.stat().st_size + line > MOST_BYTES:
                self._set_aside()
            super().emit(record)
        except OSError:
            self.handleError(record)

    def _set_aside(self) -> None:
        if self.stream:
            self.stream.close()
            self.stream = None
        self._let_go()
        with suppress(OSError):  # where open files can't be renamed, another window may have it open
            for number in range(BACKUPS, 1, -1):
                older = self._file.with_name(f"{self._file.name}.{number - 1}")
                if older.exists():
                    older.replace(older.with_name(f"{self._file.name}.{number}"))
            self._file.replace(self._file.with_name(f"{self._file.name}.1"))
        self._take()

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        """Lose the line: a full disk is told where the round is kept."""
