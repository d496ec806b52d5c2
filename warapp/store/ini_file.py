"""Validates and formats the settings file; QSettings alone reads what it can, and overwrites the rest."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from stat import S_ISFIFO, S_ISREG

from PySide6.QtCore import QSettings

from warapp.store.files import FileProblemKind

MOST_BYTES = 1024 * 1024
"""The greatest size of a settings file, all of which QSettings reads before the first frame."""
_LAYOUT = b"\t\n\r"
_CONTROLS = bytes(code for code in range(32) if code not in _LAYOUT)
"""QSettings escapes these, so a file with one of them is damaged or wasn't written by it."""

_ESCAPE = re.compile(rb"\\.")


def find_ini_problem(file: Path, groups: frozenset[str]) -> FileProblemKind | None:
    """Return what is wrong with a settings file; None if it is readable, missing or blank.

    A single bad value is not a problem of the file: that setting has its default.

    Args:
        file: the file.
        groups: the groups of keys of which it must have at least one.
    """
    try:
        status = file.stat()
        if not S_ISREG(status.st_mode):
            return (
                FileProblemKind.DAMAGED if S_ISFIFO(status.st_mode) else None
            )  # reading a pipe may block forever
        if status.st_size > MOST_BYTES:
            return FileProblemKind.TOO_LARGE
        content = file.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:
        return FileProblemKind.UNREADABLE
    if not content.strip():
        return None
    torn = content != content.translate(None, _CONTROLS) or any(map(_has_open_quote, content.splitlines()))
    return FileProblemKind.DAMAGED if torn or not _is_of(file, groups) else None


def texts_of(store: QSettings) -> dict[str, str]:
    """Return the texts of a settings file by key, without values of other types."""
    values = ((key, store.value(key)) for key in store.allKeys())
    return {key: value for key, value in values if isinstance(value, str)}


def with_texts(content: bytes, texts: Mapping[str, str]) -> tuple[bytes, dict[str, str]]:
    """Return the content of a settings file after setting some texts, and all its texts then.

    It is formatted in a file of its own: for one that other programs know, `QSettings.sync` waits for as long
    as any of them holds its lock.

    Raises:
        OSError: no temporary file can be written.
    """
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        scratch = Path(folder) / "settings.ini"
        scratch.write_bytes(content)
        store = QSettings(str(scratch), QSettings.Format.IniFormat)
        for key, text in texts.items():
            store.setValue(key, text)
        store.sync()
        return scratch.read_bytes(), texts_of(store)


def _has_open_quote(line: bytes) -> bool:
    """Return whether a value doesn't end on its line, so that QSettings would append the next lines to it."""
    return not line.startswith(b";") and _ESCAPE.sub(b"", line).count(b'"') % 2 == 1


def _is_of(file: Path, groups: frozenset[str]) -> bool:
    store = QSettings(str(file), QSettings.Format.IniFormat)
    keys = store.allKeys()  # parses the lines
    well_formed = store.status() is not QSettings.Status.FormatError
    return well_formed and any(key.partition("/")[0] in groups for key in keys)
