"""Disks that are full or can't be written: real ones, so that the system's own errors are met."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 256 KiB."""
    yield from _mounted(tmp_path / "tiny", "size=256k")


@pytest.fixture
def read_only_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which nothing can be made."""
    if sys.platform == "win32":
        pytest.skip("Windows has no folders that can't be written by who owns them")
    if os.geteuid():
        folder = tmp_path / "read_only"
        folder.mkdir(mode=0o500)
        yield folder
        folder.chmod(0o700)
    else:
        yield from _mounted(tmp_path / "read_only", "ro")


def _mounted(folder: Path, options: str) -> Iterator[Path]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"needs the right to mount a file system: {error}")
    yield folder
    subprocess.run(["umount", str(folder)], check=True, timeout=60)
