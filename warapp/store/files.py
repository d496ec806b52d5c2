"""Writes files atomically, and quarantines bad ones rather than overwriting them; knows no file's content."""

from __future__ import annotations

import errno
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
"""How many characters of a file's name its temporary file repeats, so that the name doesn't get too long."""
_OLD_S = 60
"""A temporary file older than this was left behind by a program that died."""


class FileProblemKind(StrEnum):
    """What is wrong with a file."""

    DAMAGED = "damaged"
    """It is damaged, or not a file of this program."""
    NEWER = "newer"
    """A newer version of this program wrote it."""
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    FULL = "full"
    """The disk is full."""
    READ_ONLY = "read_only"
    GONE = "gone"
    """It was deleted or moved while in use."""
    BUSY = "busy"
    """Another window has locked it."""
    UNWRITABLE = "unwritable"
    """It can't be written for another reason, given by `FileProblem.detail`."""


class FileProblem(NamedTuple):
    """A problem with a file, from which a window makes a sentence.

    Attributes:
        kind: what is wrong.
        path: the file.
        quarantined: the new path of the file, if it was quarantined.
        detail: the error message, for the log.
    """

    kind: FileProblemKind
    path: Path
    quarantined: Path | None = None
    detail: str = ""


def kind_of_error(error: OSError) -> FileProblemKind:
    """Return the kind of problem behind an error raised by writing."""
    if error.errno in _FULL:
        return FileProblemKind.FULL
    return FileProblemKind.READ_ONLY if error.errno in _READ_ONLY else FileProblemKind.UNWRITABLE


def make_private_folder(folder: Path) -> None:
    """Create a folder and its parents for the owner alone; withdraw others' rights to an existing folder.

    Raises:
        OSError: it can't be created.
    """
    if not folder.is_dir():
        with suppress(FileExistsError):  # another window has just created it
            if not folder.parent.exists():
                make_private_folder(folder.parent)
            folder.mkdir(mode=0o700)
    mode = folder.stat().st_mode
    if mode & 0o077 and os.name == "posix":
        with suppress(OSError):  # owned by someone else
            folder.chmod(mode & 0o7700)


def open_private(path: str, flags: int) -> int:
    """Open a file that only its owner may read; for `open(…, opener=open_private)`.

    Raises:
        OSError: it can't be opened.
    """
    return os.open(path, flags, 0o600)


def make_private_file(path: Path) -> None:
    """Create a file for its owner only, in such a folder, or take others' permissions from an existing one.

    Raises:
        OSError: it can't be created.
    """
    make_private_folder(path.parent)
    os.close(open_private(str(path), os.O_RDWR | os.O_CREAT))
    if os.name == "posix":
        path.chmod(path.stat().st_mode & 0o7700)


def read_file_content(path: Path, most: int) -> bytes:
    """Return at most `most` bytes of a file, without waiting as for a pipe.

    Raises:
        OSError: it can't be read or isn't a regular file.
    """
    with open(path, "rb", opener=_open_without_waiting) as file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is not a file", str(path))
        return file.read(most)


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def write_atomic(path: Path, content: bytes) -> FileProblem | None:
    """Write a document atomically, creating its folder if necessary.

    QSaveFile does the same, but PySide6 holds the GIL while it waits for the disk (4 to 12 ms per save on
    ext4, more on a busy disk), so the window would freeze even if another thread saves.
    """
    return _write(path, content, 0o666, lambda folder: folder.mkdir(parents=True, exist_ok=True))


def write_private(path: Path, content: bytes) -> FileProblem | None:
    """Write a file of the program's own atomically, accessible only to its owner, as its folder is."""
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
    """Write a file that gets its name only once it is complete; return whether this is possible here."""
    if sys.platform != "linux":
        return False
    with suppress(OSError), os.fdopen(os.open(part.parent, os.O_WRONLY | os.O_TMPFILE, mode), "wb") as file:
        _write_to_disk(file, content)
        part.unlink(missing_ok=True)
        # src_dir_fd makes Python call linkat; link would link the entry in /proc
        os.link(f"/proc/self/fd/{file.fileno()}", part, src_dir_fd=file.fileno(), follow_symlinks=True)
        return True
    return False


def _write_to_disk(file: BinaryIO, content: bytes) -> None:
    file.write(content)
    file.flush()
    os.fsync(file.fileno())


def _remove_old_parts(target: Path) -> None:
    """Remove temporary files left behind by killed programs, but none that is being written."""
    for part in _parts_of(target):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > _OLD_S and part.suffixes[-2][1:].isdecimal():
                part.unlink()


def remove_parts(path: Path) -> None:
    """Remove temporary files beside a file that only this process writes now."""
    for part in _parts_of(path):
        with suppress(OSError):
            part.unlink()


def _parts_of(path: Path) -> list[Path]:
    start = f"{path.name[:_LONGEST_NAME]}."
    try:
        beside = list(path.parent.iterdir())
    except OSError:
        return []
    return [
        file for file in beside if file.name.startswith(start) and file.name[len(start) :].endswith(".part")
    ]


def quarantine(path: Path, companions: Sequence[str] = ()) -> Path | None:
    """Rename a file to the first free name of the form `<stem>.damaged-1<suffix>`.

    Args:
        path: the file.
        companions: suffixes of files that belong to it and are renamed with it, such as `-wal`.

    Returns:
        The new path, or None if the file can't be renamed.
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
        path.replace(aside)  # replaces the empty file just created, which reserved the name
    except OSError:
        aside.unlink(missing_ok=True)
        return None
    for ending in companions:
        with suppress(OSError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    return aside
