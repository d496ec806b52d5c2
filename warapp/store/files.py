"""Files written whole or not at all, and set aside rather than overwritten; not knowing their content."""

from __future__ import annotations

import errno
import glob
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import partial
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO, NamedTuple

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}
_LONGEST_NAME = 60
"""Characters of a file's name that its part-file repeats, so that the longer name is still a possible one."""
_OLD_S = 60
"""A part-file that is older was left by a program that died."""


class FileProblemKind(StrEnum):
    """What is wrong with a file."""

    DAMAGED = "damaged"
    """It is cut short, or no file of this program."""
    NEWER = "newer"
    """A later version of this program wrote it."""
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    FULL = "full"
    """There is no space left for it."""
    READ_ONLY = "read_only"
    GONE = "gone"
    """Somebody deleted or moved it while it was in use."""
    BUSY = "busy"
    """Another window holds it."""
    UNWRITABLE = "unwritable"
    """It can't be written, for a reason that `FileProblem.detail` gives."""


class FileProblem(NamedTuple):
    """What went wrong with a file, for a window to put into one sentence.

    Attributes:
        kind: what is wrong.
        path: the file.
        quarantined: where it is kept now, if it was set aside.
        detail: the words of the error, for the log.
    """

    kind: FileProblemKind
    path: Path
    quarantined: Path | None = None
    detail: str = ""


def kind_of_error(error: OSError) -> FileProblemKind:
    """Return the kind of problem that an error of writing is."""
    if error.errno in _FULL:
        return FileProblemKind.FULL
    return FileProblemKind.READ_ONLY if error.errno in _READ_ONLY else FileProblemKind.UNWRITABLE


def make_private_folder(folder: Path) -> None:
    """Make a folder for its owner alone, as those above it that are missing; take others' rights in it away.

    Raises:
        OSError: it can't be made.
    """
    if not folder.is_dir():
        with suppress(FileExistsError):  # another window has just made it
            if not folder.parent.exists():
                make_private_folder(folder.parent)
            folder.mkdir(mode=0o700)
    mode = folder.stat().st_mode
    if mode & 0o077 and os.name == "posix":
        with suppress(OSError):  # somebody else's
            folder.chmod(mode & 0o7700)


def open_private(path: str, flags: int) -> int:
    """Open a file that its owner alone may read, for `open(…, opener=open_private)`.

    Raises:
        OSError: it can't be opened.
    """
    return os.open(path, flags, 0o600)


def read_file_content(path: Path, most: int) -> bytes:
    """Return at most so many bytes of a file; never wait, as the opening of a pipe would.

    Raises:
        OSError: it can't be read, or is no file.
    """
    with open(path, "rb", opener=_open_without_waiting) as file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is not a file", str(path))
        return file.read(most)


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def write_atomic(path: Path, content: bytes) -> FileProblem | None:
    """Write a document so that, whatever happens, it is there whole or as it was; make its folder if need be.

    QSaveFile promises the same, but PySide6 holds the interpreter's lock while it waits for the disk (4 to
    12 ms a save on ext4, more on a busy disk), so that the window stands still even if a thread saves.
    """
    return _write(path, content, 0o666, lambda folder: folder.mkdir(parents=True, exist_ok=True))


def write_private(path: Path, content: bytes) -> FileProblem | None:
    """Write what the program keeps, whole or not at all, for its owner alone, as the folder is."""
    return _write(path, content, 0o600, make_private_folder)


def _write(path: Path, content: bytes, mode: int, make_folder: Callable[[Path], None]) -> FileProblem | None:
    target = Path(os.path.realpath(path))
    part = target.with_name(f"{target.name[:_LONGEST_NAME]}.{os.getpid()}.part")
    try:
        make_folder(target.parent)
        _remove_old_parts(target)
        _replace(target, part, content, mode)
    except OSError as error:
        return FileProblem(kind_of_error(error), path, detail=str(error))
    return None


def _replace(target: Path, part: Path, content: bytes, mode: int) -> None:
    try:
        if not _write_nameless(part, content, mode):
            with open(part, "wb", opener=partial(os.open, mode=mode)) as file:
                _write_to_disk(file, content)
        part.replace(target)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def _write_nameless(part: Path, content: bytes, mode: int) -> bool:
    """Write a file that has no name before it is whole; return whether that is possible here."""
    if sys.platform != "linux":
        return False
    with suppress(OSError), os.fdopen(os.open(part.parent, os.O_WRONLY | os.O_TMPFILE, mode), "wb") as file:
        _write_to_disk(file, content)
        part.unlink(missing_ok=True)
        # the folder is given so that Python calls linkat, as link would link the name in /proc
        os.link(f"/proc/self/fd/{file.fileno()}", part, src_dir_fd=file.fileno(), follow_symlinks=True)
        return True
    return False


def _write_to_disk(file: BinaryIO, content: bytes) -> None:
    file.write(content)
    file.flush()
    os.fsync(file.fileno())


def _remove_old_parts(target: Path) -> None:
    """Remove what killed programs left half written beside a file, but nothing that is being written."""
    for part in target.parent.glob(f"{glob.escape(target.name[:_LONGEST_NAME])}.*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _OLD_S and part.suffixes[-2][1:].isdecimal():
                part.unlink()


def remove_parts(path: Path) -> None:
    """Remove what killed programs left half written beside a file that only this program writes now."""
    for part in path.parent.glob(f"{glob.escape(path.name[:_LONGEST_NAME])}.*.part"):
        with suppress(OSError):
            part.unlink()


def quarantine(path: Path, companions: Sequence[str] = ()) -> Path | None:
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
