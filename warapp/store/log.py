"""The log in the state folder, for whoever mends the program; knows no window."""

from __future__ import annotations

import faulthandler
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from warapp._compat import override
from warapp.store.files import make_private_folder, open_private

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

PROGRAM = "warapp"
MOST_BYTES = 256 * 1024
BACKUPS = 2
_TAIL_BYTES = 8 * 1024


class Log(logging.Handler):
    """Writes what the program's loggers say, and the last words of a crash, to a file and on standard error.

    Args:
        file: the file; its folder is made if need be.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(logging.WARNING)
        self.file = file
        self._lines: RotatingFileHandler | None = None
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

    def _opened(self) -> RotatingFileHandler:
        if self._lines is None:
            from logging.handlers import (
                RotatingFileHandler,  # 45 ms, which a run without a problem has no use for
            )

            lines = self._lines = RotatingFileHandler(
                self.file, "a", MOST_BYTES, BACKUPS, encoding="utf-8", delay=True, errors="backslashreplace"
            )
            lines.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            lines.rotator = self._rotate
            # a full disk loses lines, and is told where the round is kept
            lines.handleError = lambda record: None  # type: ignore[method-assign]
        return self._lines

    def _rotate(self, full: str, backup: str) -> None:
        """Rename a full file, which must not be open for it, and make a new one."""
        self._let_go()
        with suppress(OSError):  # where open files can't be renamed, another window may have it open
            Path(full).replace(backup)
        self._take()

    def _take(self) -> None:
        """Have the interpreter write to the file when it crashes, or to standard error."""
        try:
            make_private_folder(self.file.parent)
            self._crashes = open(self.file, "ab", opener=open_private)  # noqa: SIM115 - until `_let_go`
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
