"""The tables of children, lessons and answers: made, migrated, and left alone if they are not ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from enum import StrEnum
from functools import cache
from typing import Any

TABLES = ("child", "lesson", "answer")

MIGRATIONS = (
    """
    CREATE TABLE progress (version INTEGER NOT NULL);
    INSERT INTO progress VALUES (0);
    CREATE TABLE child (
        child_id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        picture INTEGER NOT NULL,
        made_on TEXT NOT NULL
    );
    CREATE TABLE lesson (
        lesson_id TEXT PRIMARY KEY,
        child_id TEXT NOT NULL,
        second_child_id TEXT,
        mode TEXT NOT NULL,
        low INTEGER NOT NULL,
        high INTEGER NOT NULL,
        ace TEXT NOT NULL,
        faces INTEGER NOT NULL,
        shows TEXT NOT NULL,
        help TEXT NOT NULL,
        began TEXT NOT NULL,
        ended TEXT,
        seed INTEGER NOT NULL,
        ended_by TEXT
    );
    CREATE TABLE answer (
        lesson_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        child_id TEXT NOT NULL,
        a INTEGER NOT NULL,
        b INTEGER NOT NULL,
        c INTEGER,
        d INTEGER,
        greater_side TEXT NOT NULL,
        asked_at TEXT NOT NULL,
        first_answer TEXT NOT NULL,
        tries INTEGER NOT NULL,
        right_at_once INTEGER NOT NULL,
        help_step INTEGER NOT NULL,
        said_aloud INTEGER NOT NULL,
        seconds REAL NOT NULL,
        PRIMARY KEY (lesson_id, number)
    );
    CREATE INDEX answer_by_child ON answer (child_id, asked_at);
    """,
)
"""The statements that lead from each version of these tables to the next; a released one never changes."""

VERSION = len(MIGRATIONS)
_VERSION_TABLE = "progress"


class ProgressProblem(StrEnum):
    """Why the tables can't be used; they are left as they are."""

    DAMAGED = "damaged"
    NEWER = "newer"


def prepare(db: sqlite3.Connection) -> ProgressProblem | None:
    """Make the tables, or migrate them, in a transaction of the caller; change nothing of those not ours.

    Raises:
        sqlite3.Error: the file as a whole can't be used.
    """
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")}
    if not names & {_VERSION_TABLE, *TABLES}:
        _migrate(db, 0)
        return None
    version = _version(db) if _VERSION_TABLE in names else None
    if version is None:
        return ProgressProblem.DAMAGED
    if version > VERSION:
        return ProgressProblem.NEWER
    if _columns(db) != _sound_columns(version):
        return ProgressProblem.DAMAGED
    _migrate(db, version)
    return None


def _migrate(db: sqlite3.Connection, version: int) -> None:
    for step in MIGRATIONS[version:]:
        for statement in step.split(";"):
            db.execute(statement)
    if version < VERSION:
        db.execute(f"UPDATE {_VERSION_TABLE} SET version = {VERSION}")


def _version(db: sqlite3.Connection) -> int | None:
    """Return the version of the tables, or None if nothing says it."""
    if [row[1] for row in db.execute(f"PRAGMA table_xinfo({_VERSION_TABLE})")] != ["version"]:
        return None
    versions = db.execute(f"SELECT version FROM {_VERSION_TABLE}").fetchall()
    if len(versions) != 1 or type(versions[0][0]) is not int or versions[0][0] < 1:
        return None
    return int(versions[0][0])


def _columns(db: sqlite3.Connection) -> tuple[list[Any], ...]:
    return tuple(db.execute(f"PRAGMA table_xinfo({table})").fetchall() for table in TABLES)


@cache
def _sound_columns(version: int) -> tuple[list[Any], ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for step in MIGRATIONS[:version]:
            for statement in step.split(";"):
                db.execute(statement)
        return _columns(db)
