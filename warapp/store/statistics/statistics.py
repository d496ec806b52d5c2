"""Every round played, in a database in the data folder; problems with it never stop the game."""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from warapp.store.files import FileProblem, FileProblemKind, write_atomic
from warapp.store.statistics.csv_export import as_csv
from warapp.store.statistics.database import is_on_disk, kind_of_database_error, open_database, transaction
from warapp.store.statistics.played_round import YOU, PlayedRound, Result, Summary, Tally, streaks
from warapp.store.statistics.round_rows import COLUMNS, InvalidRow, round_of, row_of

T = TypeVar("T")
_log = logging.getLogger(__name__)

_RESULT = f"""CASE WHEN reason IS NULL THEN '{Result.ABANDONED}' WHEN winner IS NULL THEN '{Result.DRAWN}'
    WHEN winner = {YOU} THEN '{Result.WON}' ELSE '{Result.LOST}' END"""

_ROUND = f"SELECT {', '.join(COLUMNS)} FROM rounds "

_INSERT = f"""INSERT INTO rounds ({", ".join(COLUMNS)}) VALUES ({", ".join("?" * len(COLUMNS))})
    ON CONFLICT (round_id) DO NOTHING"""

_EXPECTED = (sqlite3.Error, UnicodeDecodeError)
"""What the use of a damaged file may raise; Python may fail to decode SQLite's messages."""
_REPORTED_ROUNDS = 1_000


class Statistics:
    """The rounds played; for one thread at a time.

    If the file can't be used, rounds are kept in memory until it can.

    Args:
        path: the file of the database.
        on_problem: called with a problem, once while it lasts.
    """

    def __init__(self, path: Path, on_problem: Callable[[FileProblem], None]) -> None:
        self.path, self._on_problem = path, on_problem
        self._reported: FileProblemKind | None = None
        self._is_fresh = True
        self._waiting: dict[str, PlayedRound] = {}
        """Rounds that are not on the disk yet, by ID."""
        self._open()

    def save(self, *played: PlayedRound) -> bool:
        """Save rounds in one transaction; those that can't be saved are retried with the next ones.

        Returns:
            Whether all rounds passed so far are on the disk.
        """
        self._waiting |= {round_.round_id: round_ for round_ in played}
        self._reopen()

        def insert(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.executemany(_INSERT, map(row_of, self._waiting.values()))
            if is_on_disk(db):
                self._waiting.clear()
                self._reported = None

        self._use(insert, None)
        return not self._waiting

    def retry(self) -> None:
        """Switch back to the file if it has become usable."""
        if not is_on_disk(self._db):
            self.save()

    def _reopen(self) -> None:
        if not is_on_disk(self._db) and not self._is_fresh:
            self._db.close()
            self._open()

    def summary(self) -> Summary:
        """Return a summary of all rounds."""
        return self._use(_summary, Summary())

    def by_preset(self) -> dict[str | None, Tally]:
        """Return the tally of each preset played, most played first; None stands for other rules."""
        query = f"SELECT CAST(preset AS TEXT), {_RESULT}, count(*) FROM rounds GROUP BY 1, 2"

        def count(db: sqlite3.Connection) -> dict[str | None, Tally]:
            counted: dict[str | None, dict[str, int]] = {}
            for preset, result, number in db.execute(query):
                counted.setdefault(preset, {})[result] = number
            most_played = sorted(counted.items(), key=lambda item: -sum(item[1].values()))
            return {preset: Tally(**results) for preset, results in most_played}

        return self._use(count, {})

    def lengths(self) -> list[int]:
        """Return the number of battles of each finished round, oldest first."""
        query = (
            "SELECT battles FROM rounds WHERE reason IS NOT NULL AND typeof(battles) = 'integer' ORDER BY id"
        )
        return self._use(lambda db: [battles for (battles,) in db.execute(query)], [])

    def count(self) -> int:
        """Return the number of rounds."""
        return self._use(lambda db: int(db.execute("SELECT count(*) FROM rounds").fetchone()[0]), 0)

    def rounds(self, limit: int, offset: int = 0) -> list[PlayedRound]:
        """Return one page of the rounds, latest first."""
        return self._use(lambda db: _rounds(db, "ORDER BY id DESC LIMIT ? OFFSET ?", limit, offset), [])

    def export_csv(
        self, path: Path, on_progress: Callable[[int, int], None] = lambda done, of: None
    ) -> FileProblem | None:
        """Export all rounds as CSV, oldest first; write nothing if they can't be read.

        Args:
            path: the file to write.
            on_progress: called with the number of rounds read and of all rounds; may raise to abort.
        """

        def table(db: sqlite3.Connection) -> bytes:
            of = int(db.execute("SELECT count(*) FROM rounds").fetchone()[0])

            def counted() -> Iterator[PlayedRound]:
                for done, played in enumerate(_each_round(db, "ORDER BY id")):
                    if done % _REPORTED_ROUNDS == 0:
                        on_progress(done, of)
                    yield played

            return as_csv(counted())

        content = self._use(table, None)
        if content is None:
            return FileProblem(FileProblemKind.UNREADABLE, self.path)
        return write_atomic(path, content)

    def clear(self) -> None:
        """Delete all rounds."""

        def delete(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute("DELETE FROM rounds")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        self._waiting.clear()
        self._use(delete, None)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _open(self, *, is_damaged: str = "") -> None:
        self._db, problem = open_database(self.path, is_damaged=is_damaged)
        self._file = self._file_identity() if is_on_disk(self._db) else None
        if problem:
            self._report(problem)

    def _file_identity(self) -> tuple[int, int] | None:
        """Return the identity of the file that has the database's path now."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _reopen_if_gone(self) -> None:
        """Reopen if the file in use was deleted or moved, since rounds saved in it would be lost."""
        if self._file is None or self._file == self._file_identity():
            return
        with suppress(*_EXPECTED):
            self._db.execute(
                "PRAGMA wal_checkpoint(TRUNCATE)"
            )  # so that a moved file contains its latest rounds
        self._db.close()
        self._on_problem(FileProblem(FileProblemKind.GONE, self.path))
        self._open()

    def _report(self, problem: FileProblem) -> None:
        if problem.kind is not self._reported:
            self._reported = problem.kind
            self._on_problem(problem)

    def _use(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """Work with the database, replacing it if it turns out to be damaged."""
        self._is_fresh = False
        self._reopen_if_gone()
        for is_looked_at in (False, True):
            try:
                return work(self._db)
            except _EXPECTED as error:
                if kind_of_database_error(error) is not FileProblemKind.DAMAGED:
                    return self._failed(error, otherwise)
                self._db.close()
                self._open(
                    is_damaged=str(error) if is_looked_at and self._file == self._file_identity() else ""
                )
        try:
            return work(self._db)
        except _EXPECTED as error:
            return self._failed(error, otherwise)

    def _failed(self, error: Exception, otherwise: T) -> T:
        self._report(FileProblem(kind_of_database_error(error), self.path, detail=str(error)))
        return otherwise


def _summary(db: sqlite3.Connection) -> Summary:
    results = [Result(result) for (result,) in db.execute(f"SELECT {_RESULT} FROM rounds ORDER BY id")]
    current_streak, longest_streak = streaks(results)
    finished = "WHERE reason IS NOT NULL ORDER BY battles"
    return Summary(
        Tally(**Counter(result.value for result in results)),
        current_streak,
        longest_streak,
        shortest=_first(db, f"{finished}, id LIMIT 1"),
        longest=_first(db, f"{finished} DESC, id LIMIT 1"),
        biggest_war=_first(db, "WHERE longest_war > 0 ORDER BY longest_war DESC, id LIMIT 1"),
    )


def _first(db: sqlite3.Connection, which: str) -> PlayedRound | None:
    return next(iter(_rounds(db, which)), None)


def _rounds(db: sqlite3.Connection, which: str, *values: int) -> list[PlayedRound]:
    return list(_each_round(db, which, *values))


def _each_round(db: sqlite3.Connection, which: str, *values: int) -> Iterator[PlayedRound]:
    with closing(db.execute(_ROUND + which, values)) as rows:
        for row in rows:
            try:
                yield round_of(row)
            except InvalidRow as error:
                _log.warning("a round of the statistics can't be read: %s", error)
