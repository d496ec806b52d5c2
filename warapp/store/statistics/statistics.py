"""Every round played, in a database in the data folder; problems with it never stop the game."""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from warapp.engine import MOST_SEATS
from warapp.store.files import FileProblem, FileProblemKind, write_atomic
from warapp.store.statistics.csv_export import as_csv
from warapp.store.statistics.database import is_on_disk, kind_of_database_error, open_database, transaction
from warapp.store.statistics.played_round import PlayedRound, Result, Summary, Tally, streaks
from warapp.store.statistics.players import (
    EVERYONE,
    Player,
    PlayerKind,
    players_at,
    read_names,
    seat_mask,
)
from warapp.store.statistics.pressing import delete_pressing
from warapp.store.statistics.round_rows import COLUMNS, InvalidRow, round_of, row_of

T = TypeVar("T")
_log = logging.getLogger(__name__)

_MASK = "seat_mask(CAST(names AS BLOB), seats, :kind, :name)"  # text that is no Unicode can't be passed
_RESULT = f"""CASE WHEN reason IS NULL THEN '{Result.ABANDONED}' WHEN winner IS NULL THEN '{Result.DRAWN}'
    WHEN {_MASK} >> winner & 1 THEN '{Result.WON}' ELSE '{Result.LOST}' END"""
"""What a round was for a player."""
_THERE = f"{_MASK} <> 0"
"""Whether a player was at the table."""

_ROUND = f"SELECT {', '.join(COLUMNS)} FROM rounds "

_INSERT = f"""INSERT INTO rounds ({", ".join(COLUMNS)}) VALUES ({", ".join("?" * len(COLUMNS))})
    ON CONFLICT (round_id) DO NOTHING"""

_ORDER = {PlayerKind.YOU: 0, PlayerKind.NAMED: 1, PlayerKind.COMPUTER: 2}
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

    def use(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """Work with the database, in which other things than rounds have tables of their own.

        Args:
            work: called with the database, perhaps again if it turns out to be damaged.
            otherwise: returned if it can't be used.
        """
        self._reopen()
        return self._use(work, otherwise)

    def retry(self) -> None:
        """Switch back to the file if it has become usable."""
        if not is_on_disk(self._db):
            self.save()

    def _reopen(self) -> None:
        if not is_on_disk(self._db) and not self._is_fresh:
            self._db.close()
            self._open()

    def players(self) -> list[Player]:
        """Return who has played: you, then the names, who played most first, then the computer."""
        counted: Counter[Player] = Counter()

        def count(db: sqlite3.Connection) -> None:
            for names, seats, number in db.execute("SELECT names, seats, count(*) FROM rounds GROUP BY 1, 2"):
                for player in _players_of(names, seats):
                    counted[player] += number

        self._use(count, None)
        return sorted(counted, key=lambda player: (_ORDER[player.kind], -counted[player], player.name))

    def summary(self, player: Player = EVERYONE) -> Summary:
        """Return a summary of a player's rounds."""
        return self._use(lambda db: _summary(db, player), Summary())

    def by_preset(self, player: Player = EVERYONE) -> dict[str | None, Tally]:
        """Return the tally of each preset played, most played first; None stands for other rules."""
        query = f"SELECT CAST(preset AS TEXT), {_RESULT}, count(*) FROM rounds WHERE {_THERE} GROUP BY 1, 2"

        def count(db: sqlite3.Connection) -> dict[str | None, Tally]:
            counted: dict[str | None, dict[str, int]] = {}
            for preset, result, number in db.execute(query, _values(player)):
                counted.setdefault(preset, {})[result] = number
            most_played = sorted(counted.items(), key=lambda item: -sum(item[1].values()))
            return {preset: Tally(**results) for preset, results in most_played}

        return self._use(count, {})

    def against(self, player: Player) -> dict[Player, Tally]:
        """Return the results of a player's finished rounds by who else was there, most often first.

        Of everyone, return the results of each of them.
        """
        return self._use(lambda db: _against(db, player), {})

    def lengths(self, player: Player = EVERYONE) -> list[int]:
        """Return the number of battles of each of a player's finished rounds, oldest first."""
        query = f"""SELECT battles FROM rounds WHERE reason IS NOT NULL AND typeof(battles) = 'integer'
            AND {_THERE} ORDER BY id"""
        return self._use(lambda db: [battles for (battles,) in db.execute(query, _values(player))], [])

    def count(self, player: Player = EVERYONE) -> int:
        """Return the number of a player's rounds."""
        query = f"SELECT count(*) FROM rounds WHERE {_THERE}"
        return self._use(lambda db: int(db.execute(query, _values(player)).fetchone()[0]), 0)

    def rounds(self, limit: int, offset: int = 0, player: Player = EVERYONE) -> list[PlayedRound]:
        """Return one page of a player's rounds, latest first."""
        which = f"WHERE {_THERE} ORDER BY id DESC LIMIT :limit OFFSET :offset"
        values = _values(player) | {"limit": limit, "offset": offset}
        return self._use(lambda db: _rounds(db, which, values), [])

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
                for done, played in enumerate(_each_round(db, "ORDER BY id", {})):
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
                delete_pressing(db)
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


def _values(player: Player) -> dict[str, object]:
    return {"kind": player.kind.value, "name": player.name}


def _players_of(names: object, seats: object) -> set[Player]:
    """Return who was at the table in a row; no one if another program wrote it."""
    found = read_names(names)
    if found is None or not isinstance(seats, int) or not 0 < seats <= MOST_SEATS:
        return set()
    return set(players_at(seats, found))


def _summary(db: sqlite3.Connection, player: Player) -> Summary:
    values = _values(player)
    query = f"SELECT {_RESULT} FROM rounds WHERE {_THERE} ORDER BY id"
    results = [Result(result) for (result,) in db.execute(query, values)]
    current_streak, longest_streak = streaks(results)
    finished = f"WHERE reason IS NOT NULL AND {_THERE} ORDER BY battles"
    biggest = f"WHERE longest_war > 0 AND {_THERE} ORDER BY longest_war DESC, id LIMIT 1"
    return Summary(
        Tally(**Counter(result.value for result in results)),
        current_streak,
        longest_streak,
        shortest=_first(db, f"{finished}, id LIMIT 1", values),
        longest=_first(db, f"{finished} DESC, id LIMIT 1", values),
        biggest_war=_first(db, biggest, values),
    )


def _against(db: sqlite3.Connection, player: Player) -> dict[Player, Tally]:
    query = "SELECT names, seats, winner, count(*) FROM rounds WHERE reason IS NOT NULL GROUP BY 1, 2, 3"
    counted: dict[Player, Counter[str]] = {}
    for names, seats, winner, number in db.execute(query):
        there = _players_of(names, seats)
        for other in there - {player} if player in there else there if player == EVERYONE else ():
            subject = other if player == EVERYONE else player
            won = isinstance(winner, int) and winner >= 0 and _mask(names, seats, subject) >> winner & 1
            result = Result.DRAWN if winner is None else Result.WON if won else Result.LOST
            counted.setdefault(other, Counter())[result.value] += number
    most_often = sorted(counted, key=lambda other: (-counted[other].total(), _ORDER[other.kind], other.name))
    return {other: Tally(**counted[other]) for other in most_often}


def _mask(names: object, seats: object, player: Player) -> int:
    return seat_mask(names, seats, player.kind.value, player.name)


_Values = Mapping[str, object]


def _first(db: sqlite3.Connection, which: str, values: _Values) -> PlayedRound | None:
    return next(iter(_rounds(db, which, values)), None)


def _rounds(db: sqlite3.Connection, which: str, values: _Values) -> list[PlayedRound]:
    return list(_each_round(db, which, values))


def _each_round(db: sqlite3.Connection, which: str, values: _Values) -> Iterator[PlayedRound]:
    with closing(db.execute(_ROUND + which, values)) as rows:
        for row in rows:
            try:
                yield round_of(row)
            except InvalidRow as error:
                _log.warning("a round of the statistics can't be read: %s", error)
