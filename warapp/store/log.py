"""The log in the state folder, for whoever mends the program; knows no window."""

from __future__ import annotations

import faulthandler
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from warapp._compat import override

if TYPE_CHECKING:
    from warapp.store.rotating_file import RotatingFile

PROGRAM = "warapp"
_TAIL_BYTES = 8 * 1024


class Log(logging.Handler):
    """Writes what the program's loggers say, and the last words of a crash, to a file and on standard error.

    Args:
        file: the file; its folder is made if need be.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(logging.WARNING)
        self.file = file
        self._lines: RotatingFile | None = None
        self._crashes: IO[bytes] | None = None

    def open(self) -> None:
        """Hear the program's loggers, and the interpreter when it crashes."""
        logging.getLogger(PROGRAM).addHandler(self)
        self._take()

    @override
    def close(self) -> None:
        logging.getLogger(PROGRAM).removeHandler(self)
        self._let_go()
        if self._lines:
            with suppress(OSError):  # what a full disk did not take is tried again
                self._lines.close()
            self._lines = None
        super().close()

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._opened().handle(record)
        if sys.stderr:  # there is none in a window program on Windows
            with suppress(OSError, ValueError):
                print(record.getMessage().rstrip(), file=sys.stderr, flush=True)

    def tail(self) -> str:
        """Return the end of the file, from the beginning of a line; nothing where there is none."""
        try:
            with self.file.open("rb") as file:
                size = file.seek(0, 2)
                file.seek(max(0, size - _TAIL_BYTES))
                text = file.read().decode("utf-8", "replace")
        except OSError:
            return ""
        return text if size <= _TAIL_BYTES else text.partition("\n")[2]

    def _opened(self) -> RotatingFile:
        if self._lines is None:
            from warapp.store.rotating_file import RotatingFile

            self._lines = RotatingFile(self.file, self._let_go, self._take)
        return self._lines

    def _take(self) -> None:
        """Have the interpreter write to the file when it crashes, or to standard error."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._crashes = self.file.open("ab")
            faulthandler.enable(self._crashes)
        except OSError:
            if sys.stderr:
                with suppress(ValueError, OSError):  # something without a file's number stands in for it
                    faulthandler.enable()

    def _let_go(self) -> None:
        faulthandler.disable()
        if self._crashes:
            self._crashes.close()
            self._crashes = None
