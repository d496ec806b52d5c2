"""An ear at the monitor of a sound server of a test's own."""

from __future__ import annotations

import os
import selectors
import struct
import time
from collections.abc import Callable
from typing import IO

RECORD = [
    "parec",
    "--device=proof.monitor",
    "--format=s16le",
    "--rate=22050",
    "--channels=1",
    "--latency-msec=20",
]
"""Records what the device plays."""


def read_until(pipe: IO[bytes], is_found: Callable[[bytes], bool], seconds: float) -> bytes:
    """Read until what was read so far is enough, the time is over, or nothing more comes."""
    read, end = b"", time.monotonic() + seconds
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, selectors.EVENT_READ)
        while not is_found(read) and selector.select(end - time.monotonic()):
            chunk = os.read(pipe.fileno(), 65536)
            read += chunk
            if not chunk:
                break
    return read


def peak(recorded: bytes) -> int:
    """Return the greatest deviation of 16 bit samples from zero."""
    return max(
        map(abs, struct.unpack(f"<{len(recorded) // 2}h", recorded[: len(recorded) // 2 * 2])), default=0
    )
