"""Keeps the bytecode of what PySide would compile at each start; loads no Qt.

A part of PySide is Python source that lies in no file of its own, so that Python never keeps its bytecode: it
compiles 14 modules whenever PySide is imported, 20 ms of a start that takes 180. Where anything is odd about
what is kept, they are compiled as ever.
"""

from __future__ import annotations
import __future__

import builtins
import marshal
import os
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

_FUTURE: int = __future__.annotations.compiler_flag
"""The flag of code below `from __future__ import annotations`, which all that such code compiles inherits."""
_HEAD = f"warapp {sys.implementation.cache_tag} {sys.hexversion:x} {sys.flags.optimize} ".encode()

Key = tuple[str, int, int, int]
"""The name of a file, its source's length and checksum, and the flags that it was compiled with."""


class Bytecode:
    """The bytecode of whole modules, kept in one file.

    Args:
        file: where; it may be missing, damaged or not to be written.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept = _read(file)
        self._used: dict[Key, CodeType] = {}

    @contextmanager
    def instead_of_compiling(self) -> Iterator[None]:
        """Have modules that are kept loaded inside, and others compiled and remembered."""
        compile_it = builtins.compile

        def compile_once(source: Any, filename: Any, mode: str, *others: Any, **named: Any) -> Any:
            if mode != "exec" or others or named or type(source) is not bytes:
                return compile_it(source, filename, mode, *others, **named)
            flags = sys._getframe(1).f_code.co_flags & _FUTURE
            key = (filename, len(source), zlib.crc32(source), flags)
            code = self._kept.get(key)
            if code is None:
                code = compile_it(source, filename, mode, flags=flags, dont_inherit=True)
            self._used[key] = code
            return code

        builtins.compile = compile_once
        try:
            yield
        finally:
            builtins.compile = compile_it

    def keep(self, write: Callable[[Path, bytes], object]) -> None:
        """Write what was used, if it is not what is kept, unless Python is told to write no bytecode.

        A packaged program always says so to its Python, since it has the bytecode of all its files.
        """
        may_write = not sys.dont_write_bytecode or hasattr(sys, "frozen")
        if may_write and self._used and self._used.keys() != self._kept.keys():
            content = marshal.dumps(self._used)
            write(self._file, _HEAD + b"%08x" % zlib.crc32(content) + content)


def standard_file() -> Path:
    """Return where the bytecode of PySide is kept: in the system's folder for what can be made anew."""
    try:
        caches = _caches()
    except RuntimeError:  # somebody without a home; in this folder there is nothing, and nothing can be
        caches = Path(os.devnull)
    return caches / f"pyside.{sys.implementation.cache_tag}.bytecode"


def _caches() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home(), "warapp", "cache")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "warapp"
    given = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".cache") / "warapp"


def _read(file: Path) -> dict[Key, CodeType]:
    try:
        content = file.read_bytes() if file.is_file() else b""
    except OSError:
        return {}
    body = len(_HEAD) + 8
    if content[:body] != _HEAD + b"%08x" % zlib.crc32(content[body:]):
        return {}
    kept: dict[Key, CodeType] = marshal.loads(content[body:])
    return kept
