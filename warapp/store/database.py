"""The database of the statistics as a file: opened, brought up to date, and set aside where it is damaged."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from warapp.store.files import Fault, Trouble, fault_of, make_private_folder, open_private, set_aside
from warapp.store.locks import Held, held

APPLICATION_ID = 0x57415252
"""What marks a database as ours in its header ("WARR")."""

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
"""What leads from each version of the schema to the next. A step that was published is never changed."""

VERSION = len(MIGRATIONS)
_COLUMNS = (
    "round_id, finished_at, rules, preset, deal_number, piles, battles, time_called_after, reason, winner, "
    "wars, longest_war, duration_ms, seats, names"
)
_COMPANIONS = ("-journal", "-wal", "-shm")
_WAIT_S = 2.0
"""How long to wait for another window; it holds the database for milliseconds."""

_FAULTS = {
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Fault.UNWRITABLE,
    sqlite3.SQLITE_IOERR: Fault.UNWRITABLE,
    sqlite3.SQLITE_NOMEM: Fault.UNWRITABLE,
    sqlite3.SQLITE_BUSY: Fault.BUSY,
    sqlite3.SQLITE_LOCKED: Fault.BUSY,
}


class _Damaged(Exception):
    """The database is damaged, or none of ours."""


class _Later(Exception):
    """A later version of this program wrote the database."""


def database_fault(error: Exception) -> Fault:
    """Return the fault that an error of using the database stands for."""
    if isinstance(error, _Later):
        return Fault.LATER
    if isinstance(error, OSError):
        return fault_of(error)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return _FAULTS.get(code & 0xFF, Fault.DAMAGED)


def open_database(path: Path) -> tuple[sqlite3.Connection, Trouble | None]:
    """Open the database, or begin a new one.

    A damaged one is set aside, one of a later version left as it is. Where none can be used, the one returned
    is in memory, and there is a trouble.
    """
    try:
        return _open(path), None
    except (sqlite3.Error, OSError, _Damaged, _Later) as error:
        fault = database_fault(error)
        if fault is Fault.DAMAGED:
            return _begin_anew(path, str(error))
        return _in_memory(), Trouble(fault, path, detail=str(error))


def _begin_anew(path: Path, detail: str) -> tuple[sqlite3.Connection, Trouble | None]:
    try:
        return _begin_anew_alone(path, detail)
    except Held:
        return _in_memory(), Trouble(Fault.BUSY, path, detail=detail)


def _begin_anew_alone(path: Path, detail: str) -> tuple[sqlite3.Connection, Trouble | None]:
    with held(path.with_name(path.name + ".lock"), _WAIT_S):
        with suppress(sqlite3.Error, OSError, _Damaged, _Later):
            return _open(path), None  # another window has begun it anew meanwhile
        aside = set_aside(path, _COMPANIONS)
        trouble = Trouble(Fault.DAMAGED, path, aside, detail)
        if aside:
            with suppress(sqlite3.Error, OSError, _Damaged, _Later):
                return _open(path), trouble
    return _in_memory(), trouble


def _open(path: Path) -> sqlite3.Connection:
    make_private_folder(path.parent)
    with suppress(OSError):  # SQLite says why
        os.close(open_private(str(path), os.O_RDWR | os.O_CREAT))
    db = sqlite3.connect(path, timeout=_WAIT_S, isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")  # somebody else may have written it
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        _check_and_migrate(db)
        _tune(db)
    except BaseException:
        db.close()
        raise
    return db


def _in_memory() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    _check_and_migrate(db)
    return db


def is_on_disk(db: sqlite3.Connection) -> bool:
    """Return whether a database has a file."""
    return bool(db.execute("PRAGMA database_list").fetchone()[2])


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Make all of a block's changes or none, alone among all windows."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk has rolled back by itself
            db.execute("ROLLBACK")
        raise


def _check_and_migrate(db: sqlite3.Connection) -> None:
    with transaction(db):
        version = _number(db, "PRAGMA user_version")
        is_new = not version and not _number(db, "SELECT count(*) FROM sqlite_master")
        if not is_new and _number(db, "PRAGMA application_id") != APPLICATION_ID:
            raise _Damaged("not a database of this program")
        if version > VERSION:
            raise _Later(f"version {version}")
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise _Damaged(found)
        for step in MIGRATIONS[version:]:
            for statement in step.split(";"):
                db.execute(statement)
        if version < VERSION:
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute(f"SELECT {_COLUMNS} FROM rounds LIMIT 0")


def _tune(db: sqlite3.Connection) -> None:
    """Keep a round without waiting for the disk (0.02 ms; 20 ms otherwise), and forget what is cleared.

    A write-ahead log loses nothing when the program is killed, and where the power fails at most its latest
    rounds. Where a file system can't have one the journal stays as it is.
    """
    with suppress(sqlite3.OperationalError):
        db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA secure_delete = ON")


def _number(db: sqlite3.Connection, query: str) -> int:
    return int(db.execute(query).fetchone()[0])
