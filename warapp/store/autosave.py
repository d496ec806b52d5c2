"""Saves the round on the table in a background thread, so that no frame waits for the disk."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from warapp.background import SerialExecutor, run_in_background
from warapp.store.files import FileProblem, FileProblemKind, quarantine, read_file_content, write_private
from warapp.store.save_policy import SavePolicy, SaveReason
from warapp.store.saved_round import MOST_BYTES, InvalidSave, NewerSave, SavedRound, read_saved_round

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """The saved round of one window.

    If several saves are requested while one is being written, only the latest is written next. The program
    doesn't exit before it is.

    Args:
        file: the file of the window's slot.
        now_ms: a monotonic clock, in milliseconds.
        parent: the owner of this object.
    """

    problem_changed = Signal(object)
    """A `FileProblem` when the round can't be saved any more, None when it can again."""

    written = Signal(object)
    """Writing a `SavedRound` was attempted; `problem` is None if it succeeded."""

    def __init__(self, file: Path, now_ms: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.policy = SavePolicy(now_ms)
        self.problem: FileProblem | None = None
        self._is_in_the_way = False
        self._latest: SavedRound | None = None
        self._executor = SerialExecutor("autosave")
        self._lock = threading.Lock()
        self._next: SavedRound | None = None
        self._result: FileProblem | None = None

    def load(self) -> SavedRound | FileProblem | None:
        """Return the saved round, or None if there is none.

        A file that isn't a saved round is quarantined, so that it is never overwritten.
        """
        try:
            content = read_file_content(self.file, MOST_BYTES + 1)
            if len(content) > MOST_BYTES:
                return self._refuse(FileProblemKind.TOO_LARGE)
            return read_saved_round(content)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return self._refuse(FileProblemKind.UNREADABLE, error)
        except NewerSave as error:
            return self._refuse(FileProblemKind.NEWER, error)
        except InvalidSave as error:
            return self._refuse(FileProblemKind.DAMAGED, error)

    def save(self, saved: SavedRound, reason: SaveReason) -> None:
        """Save a round if one is due, otherwise keep it for the next save."""
        self._latest = saved
        if self.policy.due(reason):
            self._submit(saved)

    def stop(self) -> None:
        """Save what has not been saved yet, since nothing more may happen for a while."""
        if self._latest and self.policy.due(SaveReason.STOPPED):
            self._submit(self._latest)

    def flush(self) -> FileProblem | None:
        """Save what has not been saved yet and wait for it; return the problem with the last save, if any."""
        self.stop()
        self._executor.wait()
        if self._next:  # no thread could be started
            self._write_next()
        return self._result

    def _refuse(self, kind: FileProblemKind, error: Exception | None = None) -> FileProblem:
        aside = quarantine(self.file)
        self._is_in_the_way = aside is None
        return FileProblem(kind, self.file, aside, str(error or ""))

    def _submit(self, saved: SavedRound) -> None:
        with self._lock:
            self._next = saved
        run_in_background(
            lambda _: self._write_next(), self._take_result, self._take_error, executor=self._executor
        )

    def _write_next(self) -> tuple[SavedRound, FileProblem | None] | None:
        """Write the latest round unless an earlier job has done so; runs in the background thread."""
        with self._lock:
            saved, self._next = self._next, None
        if saved is None:
            return None
        self._result = FileProblem(FileProblemKind.UNWRITABLE, self.file)  # in case of an exception
        self._result = self._write(saved.dumps())
        return saved, self._result

    def _write(self, content: bytes) -> FileProblem | None:
        if self._is_in_the_way and quarantine(self.file) is None:
            return FileProblem(
                FileProblemKind.UNWRITABLE, self.file, detail="a file that can't be set aside is in its place"
            )
        self._is_in_the_way = False
        return write_private(self.file, content)

    def _take_result(self, written: tuple[SavedRound, FileProblem | None] | None) -> None:
        if written:
            self._set_problem(written[1])
            self.written.emit(written[0])

    def _take_error(self, error: BaseException) -> None:
        """Report an unexpected error as a failure to save."""
        _log.error("the round can't be saved", exc_info=error)
        self._set_problem(FileProblem(FileProblemKind.UNWRITABLE, self.file, detail=repr(error)))

    def _set_problem(self, problem: FileProblem | None) -> None:
        if problem:
            self.policy.failed()
        before, self.problem = self.problem, problem
        if (before and before.kind) != (problem and problem.kind):
            self.problem_changed.emit(problem)
