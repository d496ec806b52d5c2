"""Locks between programs that the system itself lifts when their holder dies, however it dies."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from warapp.store.files import open_private

if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_RETRY_S = 0.005
_NEVER_SET = threading.Event()


class AlreadyLocked(Exception):
    """Another program, or another window of this one, holds the lock."""


def acquire(path: Path) -> BinaryIO:
    """Hold a lock until the returned file is closed or the program ends.

    Not a QLockFile: that goes by the number of the process that left it, always the same in a sandbox.

    Raises:
        AlreadyLocked: somebody else holds it.
        OSError: the file can't be made.
    """
    file = open(path, "ab", opener=open_private)  # noqa: SIM115 - the caller closes it
    try:
        _lock_file(file)
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise AlreadyLocked(path) from error
    except OSError:
        pass  # a file system without locks: better two windows on one file than none
    return file


@contextmanager
def locked(path: Path, patience_s: float) -> Iterator[None]:
    """Hold a lock for the length of a block, waiting for it for a while, or without where none can be.

    Args:
        path: the lock's file.
        patience_s: how long to wait for another who holds it.

    Raises:
        AlreadyLocked: somebody else holds it all that time.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            stack.enter_context(_acquire_within(path, time.monotonic() + patience_s))
        yield


def _acquire_within(path: Path, until_s: float) -> BinaryIO:
    while True:
        try:
            return acquire(path)
        except AlreadyLocked:
            if time.monotonic() > until_s:
                raise
        _NEVER_SET.wait(_RETRY_S)
