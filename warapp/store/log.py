"""The log in the state folder, for developers; knows no window."""

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
    """Writes the program's log records to a file and to standard error, and crashes to the file.

    Args:
        file: the file; its folder is created if necessary.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(logging.WARNING)
        self.file = file
        self._lines: RotatingFileHandler | None = None
        self._crashes: IO[bytes] | None = None

    def open(self) -> None:
        """Start logging records and crashes."""
        logging.getLogger(PROGRAM).addHandler(self)
        self._enable_crash_log()

    @override
    def close(self) -> None:
        logging.getLogger(PROGRAM).removeHandler(self)
        self._disable_crash_log()
        if self._lines:
            with suppress(OSError):  # flushing to a full disk is attempted again
                self._lines.close()
            self._lines = None
        super().close()

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._opened().handle(record)
        if sys.stderr:  # None in a windowed program on Windows
            with suppress(OSError, ValueError):
                print(record.getMessage().rstrip(), file=sys.stderr, flush=True)

    def tail(self) -> str:
        """Return the last lines of the file; nothing if there is no file."""
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
                RotatingFileHandler,  # takes 45 ms, wasted unless there is a problem
            )

            lines = self._lines = RotatingFileHandler(
                self.file, "a", MOST_BYTES, BACKUPS, encoding="utf-8", delay=True, errors="backslashreplace"
            )
            lines.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
            lines.rotator = self._rotate
            # drop the record: the autosave reports a full disk
            lines.handleError = lambda record: None  # type: ignore[method-assign]
        return self._lines

    def _rotate(self, full: str, backup: str) -> None:
        """Rename a full file, which must be closed for that, and open a new one."""
        self._disable_crash_log()
        with suppress(OSError):  # on Windows another window may have it open
            Path(full).replace(backup)
        self._enable_crash_log()

    def _enable_crash_log(self) -> None:
        """Have `faulthandler` write crashes to the file, or to standard error if that fails."""
        try:
            make_private_folder(self.file.parent)
            self._crashes = open(self.file, "ab", opener=open_private)  # noqa: SIM115 - until `_disable_crash_log`
            faulthandler.enable(self._crashes)
        except OSError:
            if sys.stderr:
                with suppress(ValueError, OSError):  # replaced by an object without a file descriptor
                    faulthandler.enable()

    def _disable_crash_log(self) -> None:
        faulthandler.disable()
        if self._crashes:
            self._crashes.close()
            self._crashes = None
