"""Files written whole or not at all, and set aside rather than overwritten; not knowing their content."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import NamedTuple

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
_LONGEST_NAME = 60
"""Characters of a file's name that its part-file repeats, so that the longer name is still a possible one."""


class Fault(StrEnum):
    """What is wrong with a file."""

    DAMAGED = "damaged"
    """It is cut short, or no file of this program."""
    LATER = "later"
    """A later version of this program wrote it."""
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    FULL = "full"
    """There is no space left for it."""
    READ_ONLY = "read_only"
    BUSY = "busy"
    """Another window holds it."""
    UNWRITABLE = "unwritable"
    """It can't be written, for a reason that `Trouble.detail` gives."""


class Trouble(NamedTuple):
    """What went wrong with a file, for a window to put into one sentence.

    Attributes:
        fault: what is wrong.
        path: the file.
        set_aside: where it is kept now, if it was set aside.
        detail: the words of the error, for the log.
    """

    fault: Fault
    path: Path
    set_aside: Path | None = None
    detail: str = ""


def fault_of(error: OSError) -> Fault:
    """Return the fault that an error of writing stands for."""
    if error.errno in _FULL:
        return Fault.FULL
    return Fault.READ_ONLY if error.errno in _READ_ONLY else Fault.UNWRITABLE


def write_whole(path: Path, content: bytes) -> Trouble | None:
    """Write a file so that, whatever happens, it is there whole or as it was; make its folder if need be.

    QSaveFile promises the same, but PySide6 holds the interpreter's lock while it waits for the disk (4 to
    12 ms a save on ext4, more on a busy disk), so that the window stands still even if a thread saves.
    """
    target = Path(os.path.realpath(path))
    part = target.with_name(f"{target.name[:_LONGEST_NAME]}.{os.getpid()}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, part, content)
    except OSError as error:
        return Trouble(fault_of(error), path, detail=str(error))
    return None


def _replace(target: Path, part: Path, content: bytes) -> None:
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def remove_parts(path: Path) -> None:
    """Remove what killed programs left half written beside a file that only this program writes now."""
    for part in path.parent.glob(f"{path.name[:_LONGEST_NAME]}.*.part"):
        with suppress(OSError):
            part.unlink()


def set_aside(path: Path, companions: Sequence[str] = ()) -> Path | None:
    """Give a file the first free name beside it.

    Args:
        path: the file.
        companions: endings of files that belong to it, such as `-wal`, and go with it.

    Returns:
        The new name, or None if it can't be renamed.
    """
    for number in count(1):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        try:
            aside.open("xb").close()
        except FileExistsError:
            continue
        except OSError:
            return None
        break
    try:
        path.replace(aside)  # over the empty file made just now, which keeps the name from everybody else
    except OSError:
        aside.unlink(missing_ok=True)
        return None
    for ending in companions:
        with suppress(OSError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    return aside
