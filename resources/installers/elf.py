"""Reads from a folder of Linux programs what they need of the system around them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path


def programs(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def needed_libraries(folder: Path, files: Iterable[Path] | None = None) -> set[str]:
    """Return the libraries that are needed and not in the folder, such as libz.so.1, but the C library.

    Args:
        folder: where libraries of our own are.
        files: whose needs are asked for; None for every program and library in the folder.
    """
    here = {path.name for path in folder.rglob("*")}
    asked = programs(folder) if files is None else files
    needed = {name for path in asked for name in re.findall(r"NEEDED +(\S+)", _headers(path))}
    return {name for name in needed - here if not _C_LIBRARY.match(name)}


def needed_glibc(folder: Path) -> str:
    """Return the least version of the C library, such as 2.34."""
    versions = {
        tuple(map(int, version.split(".")))
        for path in programs(folder)
        for version in re.findall(r"\bGLIBC_(\d+\.\d+)\b", _headers(path))
    }
    return ".".join(map(str, max(versions)))


_C_LIBRARY = re.compile(r"(ld-linux.*|lib(c|m|dl|pthread|resolv|rt|util))\.so\.\d+$")


def _headers(path: Path) -> str:
    return subprocess.run(
        ["objdump", "-p", path], capture_output=True, text=True, check=True, timeout=300
    ).stdout
