"""Locks between programs that the system itself lifts when their holder dies, however it dies."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _hold(file: BinaryIO, *, wait: bool) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _hold(file: BinaryIO, *, wait: bool) -> None:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another program, or another window of this one, holds the lock."""


def hold(path: Path) -> BinaryIO:
    """Hold a lock until the returned file is closed or the program ends.

    Not a QLockFile: that goes by the number of the process that left it, always the same in a sandbox.

    Raises:
        Held: somebody else holds it.
        OSError: the file can't be made.
    """
    file = path.open("ab")
    try:
        _hold(file, wait=False)
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise Held(path) from error
    except OSError:
        pass  # a file system without locks: better two windows on one file than none
    return file


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a lock for the length of a block, waiting for it if need be, or without where none can be."""
    with ExitStack() as stack:
        with suppress(OSError):
            _hold(stack.enter_context(path.open("ab")), wait=True)
        yield
