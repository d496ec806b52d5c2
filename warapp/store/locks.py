"""Locks between processes, which the system releases even if their holder crashes."""

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
    """Another process or another window holds the lock."""


def acquire(path: Path) -> BinaryIO:
    """Acquire a lock, held until the returned file is closed or the process ends.

    QLockFile is no substitute: it goes by process IDs, which are always the same in a sandbox.

    Raises:
        AlreadyLocked: another process holds the lock.
        OSError: the file can't be created.
    """
    file = open(path, "ab", opener=open_private)  # noqa: SIM115 - the caller closes it
    try:
        _lock_file(file)
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise AlreadyLocked(path) from error
    except OSError:
        pass  # no support for locks: better two windows on one file than none
    return file


@contextmanager
def locked(path: Path, patience_s: float) -> Iterator[None]:
    """Hold a lock during a block; go on without it if the file system has no locks.

    Args:
        path: the file of the lock.
        patience_s: how long to wait while another process holds it, in seconds.

    Raises:
        AlreadyLocked: another process holds it all that time.
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
