"""Children, their lessons and answers in the database of the statistics; problems never stop a lesson."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple, TypeVar

from warapp.store.files import FileProblem, FileProblemKind, write_atomic
from warapp.store.progress.csv_export import as_csv
from warapp.store.progress.rows import (
    AnswerOfLesson,
    Child,
    InvalidRow,
    KeptAnswer,
    KeptLesson,
    answer_of,
    child_of,
    lesson_of,
    values_of,
)
from warapp.store.progress.tables import ProgressProblem, prepare
from warapp.store.statistics.database import is_on_disk, transaction
from warapp.store.statistics.statistics import Statistics

T = TypeVar("T")
_log = logging.getLogger(__name__)


def _upsert(table: str, row: type, key: str) -> str:
    names = [field.name for field in fields(row)]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names)
    values = ", ".join("?" * len(names))
    insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"
    return f"{insert} ON CONFLICT ({key}) DO UPDATE SET {changes}"


_INSERT = {
    Child: _upsert("child", Child, "child_id"),
    KeptLesson: _upsert("lesson", KeptLesson, "lesson_id"),
    KeptAnswer: _upsert("answer", KeptAnswer, "lesson_id, number"),
}
_CHILD = ", ".join(field.name for field in fields(Child))
_LESSON = [field.name for field in fields(KeptLesson)]
_ANSWER = [field.name for field in fields(KeptAnswer)]

_DELETE = (
    "DELETE FROM answer WHERE child_id = ?1",
    "DELETE FROM lesson WHERE child_id = ?1 AND second_child_id IS NULL",
    "UPDATE lesson SET child_id = second_child_id, second_child_id = NULL WHERE child_id = ?1",
    "UPDATE lesson SET second_child_id = NULL WHERE second_child_id = ?1",
    "DELETE FROM child WHERE child_id = ?1",
)
"""A lesson of two children stays with the other one."""

Row = Child | KeptLesson | KeptAnswer


class _Write(NamedTuple):
    """A statement that waits until it is on the disk."""

    statement: str
    values: tuple[object, ...]


class Progress:
    """What is kept of lessons; for one thread at a time, that of the statistics.

    What can't be written waits in memory and is tried again with the next rows. Tables that another program
    wrote, or a newer version, are left as they are.

    Args:
        statistics: whose file it is kept in.
    """

    def __init__(self, statistics: Statistics) -> None:
        self._statistics = statistics
        self._waiting: list[_Write] = []
        self.problem: ProgressProblem | None = None
        """Why nothing can be read or written, as found last."""

    def save(self, *rows: Row) -> bool:
        """Save rows, or change those of the same ID.

        Returns:
            Whether all rows passed so far are on the disk.
        """
        self._waiting += [_Write(_INSERT[type(row)], values_of(row)) for row in rows]
        self._use(lambda db: None, None)
        return not self._waiting

    def children(self) -> list[Child]:
        """Return all children, by name."""
        query = f"SELECT {_CHILD} FROM child ORDER BY name COLLATE NOCASE, made_on, child_id"
        return self._use(lambda db: list(_rows(db, query, (), child_of)), [])

    def lessons(self, child_id: str) -> list[KeptLesson]:
        """Return the lessons of a child, oldest first."""
        where = "child_id = ?1 OR second_child_id = ?1 ORDER BY began, lesson_id"
        query = f"SELECT {', '.join(_LESSON)} FROM lesson WHERE {where}"
        return self._use(lambda db: list(_rows(db, query, (child_id,), lesson_of)), [])

    def answers(self, child_id: str) -> list[AnswerOfLesson]:
        """Return the answers of a child in the order in which they were given."""
        return self._use(lambda db: list(_answers(db, "answer.child_id = ?1", (child_id,))), [])

    def delete_child(self, child_id: str) -> bool:
        """Delete a child and all that is kept of it.

        Returns:
            Whether it is gone from the disk.
        """
        self._waiting += [_Write(statement, (child_id,)) for statement in _DELETE]

        def erase(db: sqlite3.Connection) -> None:
            db.execute("VACUUM")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        self._use(erase, None)
        return not self._waiting

    def export_csv(self, path: Path, child_id: str) -> FileProblem | None:
        """Export the answers of a child as CSV, oldest first; write nothing if they can't be read."""

        def table(db: sqlite3.Connection) -> bytes:
            names = {child.child_id: child.name for child in _children(db)}
            return as_csv(_answers(db, "answer.child_id = ?1", (child_id,)), names)

        content = self._use(table, None)
        if content is None:
            return FileProblem(FileProblemKind.UNREADABLE, self._statistics.path)
        return write_atomic(path, content)

    def _use(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """Write what waits, then work with the tables, unless they can't be used."""

        def use(db: sqlite3.Connection) -> T:
            with transaction(db):
                self.problem = prepare(db)
                if self.problem is None:
                    for write in self._waiting:
                        db.execute(write.statement, write.values)
            if self.problem is not None:
                return otherwise
            if is_on_disk(db):
                self._waiting.clear()
            return work(db)

        return self._statistics.use(use, otherwise)


def _children(db: sqlite3.Connection) -> Iterator[Child]:
    return _rows(db, f"SELECT {_CHILD} FROM child", (), child_of)


def _answers(db: sqlite3.Connection, where: str, values: tuple[object, ...]) -> Iterator[AnswerOfLesson]:
    columns = [f"lesson.{name}" for name in _LESSON] + [f"answer.{name}" for name in _ANSWER]
    query = (
        f"SELECT {', '.join(columns)} FROM answer JOIN lesson USING (lesson_id) "
        f"WHERE {where} ORDER BY lesson.began, lesson.lesson_id, answer.number"
    )
    split = len(_LESSON)
    return _rows(
        db, query, values, lambda row: AnswerOfLesson(lesson_of(row[:split]), answer_of(row[split:]))
    )


def _rows(
    db: sqlite3.Connection, query: str, values: Iterable[object], read: Callable[[tuple[object, ...]], T]
) -> Iterator[T]:
    with closing(db.execute(query, tuple(values))) as rows:
        for row in rows:
            try:
                yield read(row)
            except InvalidRow as error:
                _log.warning("a row of a lesson can't be read: %s", error)
