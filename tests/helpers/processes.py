"""Programs that tests start: none outlives its test, and no test waits for one without end."""

from __future__ import annotations

import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

MOST_S = 60
"""How long a program of a test may take, also on a busy machine."""
_END_S = 10
"""How long one that was killed may take to end."""


@contextmanager
def running(
    command: Sequence[str | Path], *, most_s: float = MOST_S, **options: Any
) -> Iterator[subprocess.Popen[Any]]:
    """Run a program that hears Ctrl+C; it is killed at the end, and after so many seconds.

    What it has not written by then never comes, so that reading from it ends too. Not the context of Popen
    itself: that waits for ever for a program that does not end.

    Args:
        command: the program and its arguments.
        most_s: how long it may take.
        options: those of Popen.
    """
    process = start(command, **options)
    watch = threading.Timer(most_s, process.kill)
    watch.daemon = True
    watch.start()
    try:
        yield process
    finally:
        watch.cancel()
        end(process)


def start(command: Sequence[str | Path], **options: Any) -> subprocess.Popen[Any]:
    """Start a program that hears Ctrl+C, as one from a terminal does."""
    with hearing_ctrl_c():
        return subprocess.Popen(command, **options)


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Hear Ctrl+C in a block, in the main thread, however these tests were started.

    In the background of a shell it is ignored, which every program started from there inherits.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def end(process: subprocess.Popen[Any]) -> None:
    """End a program, however it stands, and close what it was read and written by."""
    if process.poll() is None:
        process.kill()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            with suppress(BrokenPipeError):  # what it was told last it did not read
                stream.close()
    process.wait(_END_S)
