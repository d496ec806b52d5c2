"""Assigns autosave files to windows: each open window has a number of its own."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, NamedTuple

from warapp.store.files import make_private_folder, remove_parts
from warapp.store.locks import AlreadyLocked, acquire

MOST_WINDOWS = 99


class WindowSlot(NamedTuple):
    """The number of a window and the file of its round.

    Attributes:
        number: the least number, from 1, that no other open window has.
        file: the autosave.
        lock: the open lock file; None if it could not be locked.
    """

    number: int
    file: Path
    lock: BinaryIO | None = None

    def release(self) -> None:
        """Free the number for another window; so does the end of the process."""
        if self.lock:
            self.lock.close()


def claim_slot(folder: Path) -> WindowSlot:
    """Claim a free slot in the folder of the autosaves.

    If the folder can't be written, it is the first one, and saving reports the problem.
    """
    for number in range(1, MOST_WINDOWS + 1):
        file = folder / f"window-{number}.json"
        try:
            make_private_folder(folder)
            lock = acquire(folder / f"window-{number}.lock")
        except AlreadyLocked:
            continue
        except OSError:
            break
        remove_parts(file)
        return WindowSlot(number, file, lock)
    return WindowSlot(number, file)
