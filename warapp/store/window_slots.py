"""Which autosave belongs to which window: each window has a number of its own for as long as it is open."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, NamedTuple

from warapp.store.files import make_private_folder, remove_parts
from warapp.store.locks import AlreadyLocked, acquire

MOST_WINDOWS = 99


class WindowSlot(NamedTuple):
    """A window's number, from 1, and the file of its round.

    Attributes:
        number: the least that no other open window has, so that the first window finds its round again.
        file: the autosave.
        lock: the open file that others see is held; None where there is none.
    """

    number: int
    file: Path
    lock: BinaryIO | None = None

    def release(self) -> None:
        """Leave the number to the next window; the end of the program does so too, however it comes."""
        if self.lock:
            self.lock.close()


def claim_slot(folder: Path) -> WindowSlot:
    """Return a slot in the folder of the autosaves that no other window has.

    Where the folder can't be written, it is the first one, and saving tells what is wrong.
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
