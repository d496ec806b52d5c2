"""The round on the table, kept while it goes on; written beside the window: no frame waits for a disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from warapp.store.files import Fault, Trouble, set_aside, write_whole
from warapp.store.save_policy import Occasion, SavePolicy
from warapp.store.saved_round import MOST_BYTES, InvalidSave, LaterSave, SavedRound, read_saved_round


class Autosave(QObject):
    """One window's saved round.

    A save is handed to a thread that lives only while there is something to write, and writes the latest if
    there came several meanwhile. The program does not end before it has written.

    Args:
        file: the file, from the window's slot.
        now_ms: a clock that never goes back.
        parent: who owns this object.
    """

    trouble_changed = Signal(object)
    """A `Trouble` if the round can't be saved, None when it can again; told once, not for every battle."""

    _written = Signal(object)

    def __init__(self, file: Path, now_ms: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.policy = SavePolicy(now_ms)
        self.trouble: Trouble | None = None
        self._is_in_the_way = False
        self._latest: SavedRound | None = None
        self._lock = threading.Lock()
        self._next: bytes | None = None
        self._thread: threading.Thread | None = None
        self._result: Trouble | None = None
        self._written.connect(self._take_result, Qt.ConnectionType.QueuedConnection)

    def load(self) -> SavedRound | Trouble | None:
        """Return the round that was on the table, or None if none was kept.

        What is no saved round is set aside, so that it is never written over.
        """
        try:
            with self.file.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
            if len(content) > MOST_BYTES:
                return self._refuse(Fault.TOO_LARGE)
            return read_saved_round(content)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            return self._refuse(Fault.UNREADABLE, error)
        except LaterSave as error:
            return self._refuse(Fault.LATER, error)
        except InvalidSave as error:
            return self._refuse(Fault.DAMAGED, error)

    def keep(self, saved: SavedRound, occasion: Occasion) -> None:
        """Save a round if it is time to, and otherwise remember it until it is."""
        self._latest = saved
        if self.policy.due(occasion):
            self._submit(saved)

    def stop(self) -> None:
        """Save what was not saved yet: for a while nothing more will happen."""
        if self._latest and self.policy.due(Occasion.STOPPED):
            self._submit(self._latest)

    def flush(self) -> Trouble | None:
        """Save what was not saved yet, and wait until it is; return what went wrong with the last save."""
        self.stop()
        with self._lock:
            thread = self._thread
        if thread:
            thread.join()
        return self._result

    def _refuse(self, fault: Fault, error: Exception | None = None) -> Trouble:
        aside = set_aside(self.file)
        self._is_in_the_way = aside is None
        return Trouble(fault, self.file, aside, str(error or ""))

    def _submit(self, saved: SavedRound) -> None:
        content = saved.dumps()
        with self._lock:
            self._next = content
            if self._thread is None:
                thread = threading.Thread(target=self._write_all, name="autosave")
                thread.start()
                self._thread = thread

    def _write_all(self) -> None:
        while content := self._take_next():
            self._result = self._write(content)
            with suppress(RuntimeError):  # the window is gone, but its round is written
                self._written.emit(self._result)

    def _take_next(self) -> bytes | None:
        with self._lock:
            content, self._next = self._next, None
            if content is None:
                self._thread = None
            return content

    def _write(self, content: bytes) -> Trouble | None:
        if self._is_in_the_way and set_aside(self.file) is None:
            return Trouble(
                Fault.UNWRITABLE, self.file, detail="a file that can't be set aside is in its place"
            )
        self._is_in_the_way = False
        return write_whole(self.file, content)

    @Slot(object)
    def _take_result(self, trouble: Trouble | None) -> None:
        if trouble:
            self.policy.failed()
        before, self.trouble = self.trouble, trouble
        if (before and before.fault) != (trouble and trouble.fault):
            self.trouble_changed.emit(trouble)
