"""Opens and migrates the database of the statistics, and quarantines a damaged one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

from warapp.store.files import (
    FileProblem,
    FileProblemKind,
    kind_of_error,
    make_private_folder,
    open_private,
    quarantine,
)
from warapp.store.locks import AlreadyLocked, locked
from warapp.store.statistics.players import seat_mask

APPLICATION_ID = 0x57415252
"""Marks a database as ours in its header ("WARR")."""

MIGRATIONS = (
    """
    CREATE TABLE rounds (
        id INTEGER PRIMARY KEY,
        finished_at TEXT NOT NULL,
        rules TEXT NOT NULL,
        preset TEXT,
        deal_number INTEGER NOT NULL,
        piles TEXT,
        battles INTEGER NOT NULL,
        time_called_after INTEGER,
        reason TEXT,
        winner INTEGER,
        wars INTEGER NOT NULL,
        longest_war INTEGER NOT NULL,
        duration_ms INTEGER NOT NULL,
        seats INTEGER NOT NULL
    );
    """,
    """
    ALTER TABLE rounds ADD COLUMN names TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE rounds ADD COLUMN round_id TEXT NOT NULL DEFAULT '';
    UPDATE rounds SET round_id = 'round-' || id;
    CREATE UNIQUE INDEX rounds_by_round_id ON rounds (round_id);
    """,
)
"""The statements that lead from each version of the schema to the next; a released one never changes."""

VERSION = len(MIGRATIONS)
_COMPANIONS = ("-journal", "-wal", "-shm")
_LEAST_BYTES = 512
"""The size of the smallest possible database; a smaller file is truncated."""
_WAIT_S = 2.0
"""How long to wait for another window, which locks the database for milliseconds."""

_KINDS = {
    sqlite3.SQLITE_FULL: FileProblemKind.FULL,
    sqlite3.SQLITE_READONLY: FileProblemKind.READ_ONLY,
    sqlite3.SQLITE_PERM: FileProblemKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: FileProblemKind.UNWRITABLE,
    sqlite3.SQLITE_IOERR: FileProblemKind.UNWRITABLE,
    sqlite3.SQLITE_NOMEM: FileProblemKind.UNWRITABLE,
    sqlite3.SQLITE_BUSY: FileProblemKind.BUSY,
    sqlite3.SQLITE_LOCKED: FileProblemKind.BUSY,
}


class _Damaged(Exception):
    """The database is damaged or isn't ours."""


class _NewerVersion(Exception):
    """A later version of this program wrote the database."""


def kind_of_database_error(error: Exception) -> FileProblemKind:
    """Return the kind of problem behind an error raised by the use of the database.

    Not all of them come from SQLite: Python fails to decode messages that quote a damaged file.
    """
    if isinstance(error, _NewerVersion):
        return FileProblemKind.NEWER
    if isinstance(error, AlreadyLocked):
        return FileProblemKind.BUSY
    if isinstance(error, OSError):
        return kind_of_error(error)
    if isinstance(error, MemoryError):
        return FileProblemKind.UNWRITABLE
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return _KINDS.get(code & 0xFF, FileProblemKind.DAMAGED)


def open_database(path: Path, *, is_damaged: str = "") -> tuple[sqlite3.Connection, FileProblem | None]:
    """Open the database or create a new one.

    A damaged file is quarantined; one of a newer version is left alone. If no file can be used, the
    connection returned is to a database in memory, and there is a problem.

    Args:
        path: the file.
        is_damaged: the damage found in use, in case none is found on opening; empty for none.
    """
    try:
        make_private_folder(path.parent)
        if not is_damaged and path.exists():
            return _open(path), None
    except FileNotFoundError:  # another window has just quarantined it
        pass
    except Exception as error:  # a damaged file can cause any error
        kind = _kind_of_opening_error(error, path)
        if kind is not FileProblemKind.DAMAGED:
            return _in_memory(), FileProblem(kind, path, detail=str(error))
    try:
        with locked(path.with_name(path.name + ".lock"), _WAIT_S):
            return _recreate(path, is_damaged)
    except Exception as error:
        return _in_memory(), FileProblem(_kind_of_opening_error(error, path), path, detail=str(error))


def _recreate(path: Path, is_damaged: str) -> tuple[sqlite3.Connection, FileProblem | None]:
    """Create a new database and quarantine the old one; the caller holds the lock."""
    problem = None
    if path.exists():
        try:
            if not is_damaged:
                return _open(path), None  # another window has created it meanwhile
        except Exception as error:
            is_damaged = str(error)
        problem = FileProblem(FileProblemKind.DAMAGED, path, quarantine(path, _COMPANIONS), is_damaged)
        if problem.quarantined is None:
            return _in_memory(), problem
    try:
        _create(path)
        return _open(path), problem
    except Exception:
        if problem is None:
            raise
        return _in_memory(), problem


def _create(path: Path) -> None:
    """Create an empty database under another name first, so that it never exists in part."""
    new = path.with_name(f"{path.name}.new")
    leftovers = [new, new.with_name(f"{new.name}-journal")]
    for file in leftovers:
        file.unlink(missing_ok=True)
    with suppress(OSError):  # SQLite reports why
        os.close(open_private(str(new), os.O_RDWR | os.O_CREAT))
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as db:
            _check_and_migrate(db)
        for ending in _COMPANIONS:  # left over from a deleted file, they would be taken for this one's
            path.with_name(path.name + ending).unlink(missing_ok=True)
        new.replace(path)
    except BaseException:
        for file in leftovers:
            with suppress(OSError):
                file.unlink()
        raise


def _open(path: Path) -> sqlite3.Connection:
    found = path.stat()
    if S_ISREG(found.st_mode) and found.st_size < _LEAST_BYTES:
        raise _Damaged("cut short")
    if not S_ISREG(found.st_mode) and not S_ISDIR(found.st_mode):
        raise _Damaged("no file")  # opening a pipe might block forever
    # SQLite must not create a file that another window has just quarantined: that is done under the lock
    where = f"{path.absolute().as_uri()}?mode=rw"
    # used by one job at a time, each in its own thread
    db = sqlite3.connect(where, timeout=_WAIT_S, isolation_level=None, check_same_thread=False, uri=True)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")  # another program may have written it
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        _check_and_migrate(db)
        _tune(db)
        _add_functions(db)
    except BaseException:
        db.close()
        raise
    return db


def _in_memory() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _check_and_migrate(db)
    _add_functions(db)
    return db


def _kind_of_opening_error(error: Exception, path: Path) -> FileProblemKind:
    kind = kind_of_database_error(error)
    if kind is FileProblemKind.READ_ONLY and all(os.access(place, os.W_OK) for place in (path, path.parent)):
        return FileProblemKind.DAMAGED  # its header says that it is read-only
    if kind is FileProblemKind.UNWRITABLE and path.parent.is_dir() and not os.access(path.parent, os.W_OK):
        return FileProblemKind.READ_ONLY
    return kind


def is_on_disk(db: sqlite3.Connection) -> bool:
    """Return whether a database is a file rather than in memory."""
    return bool(db.execute("PRAGMA database_list").fetchone()[2])


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run a block as one exclusive transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error, UnicodeDecodeError):  # already rolled back if the disk is full
            db.execute("ROLLBACK")
        raise


def _check_and_migrate(db: sqlite3.Connection) -> None:
    with transaction(db):
        version = _number(db, "PRAGMA user_version")
        is_new = not version and not _number(db, "SELECT count(*) FROM sqlite_master")
        if not is_new and _number(db, "PRAGMA application_id") != APPLICATION_ID:
            raise _Damaged("not a database of this program")
        if version > VERSION:
            raise _NewerVersion(f"version {version}")
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise _Damaged(found)
        for step in MIGRATIONS[version:]:
            for statement in step.split(";"):
                db.execute(statement)
        if version < VERSION:
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {VERSION}")
        if version and _schema(db) != _sound_schema():
            raise _Damaged("other columns")


def _schema(db: sqlite3.Connection) -> tuple[list[Any], ...]:
    """Return the columns of the table of rounds and its unique index."""
    return (
        db.execute("PRAGMA table_xinfo(rounds)").fetchall(),
        db.execute("SELECT name, \"unique\", partial FROM pragma_index_list('rounds')").fetchall(),
        db.execute("PRAGMA index_xinfo(rounds_by_round_id)").fetchall(),
    )


@cache
def _sound_schema() -> tuple[list[Any], ...]:
    with closing(_in_memory()) as db:
        return _schema(db)


def _tune(db: sqlite3.Connection) -> None:
    """Make writes not wait for the disk (0.02 ms instead of 20), and have deleted rounds erased.

    A write-ahead log loses nothing if the program is killed, and at most the latest rounds in a power
    failure. File systems without support for it keep the default journal.
    """
    with suppress(sqlite3.OperationalError):
        db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA secure_delete = ON")


def _add_functions(db: sqlite3.Connection) -> None:
    db.create_function("seat_mask", 4, seat_mask, deterministic=True)


def _number(db: sqlite3.Connection, query: str) -> int:
    return int(db.execute(query).fetchone()[0])
