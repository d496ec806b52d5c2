"""Every round played, kept in a database in the data folder; a trouble with it never stops the game."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from warapp.engine import (
    MOST_DEALS,
    Outcome,
    Reason,
    Record,
    format_cards,
    parse_cards,
    preset_name,
)
from warapp.store.database import database_fault, is_on_disk, open_database, transaction
from warapp.store.files import Fault, Trouble, write_whole
from warapp.store.played_round import YOU, PlayedRound, Result, Summary, Tally, streaks
from warapp.store.setting_values import clean_name, read_rules_text, write_rules_text
from warapp.store.statistics_csv import as_csv

T = TypeVar("T")
_log = logging.getLogger(__name__)

_RESULT = f"""CASE WHEN reason IS NULL THEN '{Result.ABANDONED}' WHEN winner IS NULL THEN '{Result.DRAWN}'
    WHEN winner = {YOU} THEN '{Result.WON}' ELSE '{Result.LOST}' END"""

_ROUND = """SELECT round_id, finished_at, rules, deal_number, piles, battles, time_called_after, reason,
    winner, wars, longest_war, duration_ms, names FROM rounds """

_KEEP = """INSERT INTO rounds (round_id, finished_at, rules, preset, deal_number, piles, battles,
    time_called_after, reason, winner, wars, longest_war, duration_ms, seats, names)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (round_id) DO NOTHING"""


class Statistics:
    """The rounds played.

    Args:
        path: the database.
        tell: told of a trouble, once while it lasts. Where the file can't be used, rounds are kept in memory
            until it can.
    """

    def __init__(self, path: Path, tell: Callable[[Trouble], None]) -> None:
        self.path, self._tell = path, tell
        self._told: Fault | None = None
        self._waiting: list[PlayedRound] = []
        """Rounds that are not on the disk yet."""
        self._open()

    def keep(self, played: PlayedRound) -> None:
        """Keep a round in one transaction; one that can't be kept now is tried again with the next."""
        self._waiting.append(played)
        if not is_on_disk(self._db):
            self._db.close()
            self._open()

        def insert(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.executemany(_KEEP, map(_row_of, self._waiting))
            if is_on_disk(db):
                self._waiting.clear()
                self._told = None

        self._use(insert, None)

    def summary(self) -> Summary:
        """Return what all rounds come to."""
        return self._use(_summary, Summary())

    def by_preset(self) -> dict[str | None, Tally]:
        """Return the tally of each preset that was played, the most played first; None is for other rules."""
        query = f"SELECT CAST(preset AS TEXT), {_RESULT}, count(*) FROM rounds GROUP BY 1, 2"

        def count(db: sqlite3.Connection) -> dict[str | None, Tally]:
            counted: dict[str | None, dict[str, int]] = {}
            for preset, result, number in db.execute(query):
                counted.setdefault(preset, {})[result] = number
            most_played = sorted(counted.items(), key=lambda item: -sum(item[1].values()))
            return {preset: Tally(**results) for preset, results in most_played}

        return self._use(count, {})

    def lengths(self) -> list[int]:
        """Return the number of battles of each finished round, the oldest first."""
        query = (
            "SELECT battles FROM rounds WHERE reason IS NOT NULL AND typeof(battles) = 'integer' ORDER BY id"
        )
        return self._use(lambda db: [battles for (battles,) in db.execute(query)], [])

    def count(self) -> int:
        """Return how many rounds are kept."""
        return self._use(lambda db: int(db.execute("SELECT count(*) FROM rounds").fetchone()[0]), 0)

    def rounds(self, limit: int, offset: int = 0) -> list[PlayedRound]:
        """Return one page of the rounds, the latest first."""
        return self._use(lambda db: _rounds(db, "ORDER BY id DESC LIMIT ? OFFSET ?", limit, offset), [])

    def export_csv(self, path: Path) -> Trouble | None:
        """Write all rounds as a table, the oldest first; nothing is written where they can't be read."""
        rounds = self._use(lambda db: _rounds(db, "ORDER BY id"), None)
        if rounds is None:
            return Trouble(Fault.UNREADABLE, self.path)
        return write_whole(path, as_csv(rounds))

    def clear(self) -> None:
        """Forget all rounds."""

        def delete(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.execute("DELETE FROM rounds")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        self._waiting.clear()
        self._use(delete, None)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _open(self) -> None:
        self._db, trouble = open_database(self.path)
        if trouble:
            self._report(trouble)

    def _report(self, trouble: Trouble) -> None:
        if trouble.fault is not self._told:
            self._told = trouble.fault
            self._tell(trouble)

    def _use(self, work: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        """Work with the database; once more with a new one where it turns out to be damaged."""
        try:
            return work(self._db)
        except sqlite3.Error as error:
            if database_fault(error) is Fault.DAMAGED:
                self._db.close()
                self._open()
                with suppress(sqlite3.Error):
                    return work(self._db)
            self._report(Trouble(database_fault(error), self.path, detail=str(error)))
            return otherwise


def _row_of(played: PlayedRound) -> tuple[object, ...]:
    record, outcome = played.record, played.outcome
    return (
        played.round_id,
        played.finished_at.astimezone(UTC).isoformat(timespec="milliseconds"),
        write_rules_text(record.rules),
        preset_name(record.rules),
        record.deal_number,
        json.dumps(list(map(format_cards, record.piles))) if record.piles else None,
        record.battles,
        record.time_called_after,
        outcome and outcome.reason.value,
        outcome and outcome.winner,
        played.wars,
        played.longest_war,
        played.duration_ms,
        record.rules.seats,
        json.dumps(played.names),
    )


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
    found = []
    for row in db.execute(_ROUND + which, values):
        try:
            found.append(_round_of(row))
        except (
            ValueError,
            TypeError,
            AttributeError,
            RecursionError,
        ) as error:  # somebody else wrote this row
            _log.warning("a round of the statistics can't be read: %s", error)
    return found


def _round_of(row: tuple[Any, ...]) -> PlayedRound:
    round_id, finished_at, rules, deal_number, piles, battles, time_called_after, *rest = row
    reason, winner, wars, longest_war, duration_ms, names = rest
    for number in (deal_number, battles, wars, longest_war, duration_ms, winner or 0, time_called_after or 0):
        if type(number) is not int or number < 0:
            raise ValueError(f"{number!r} is not a number")
    if not (piles or 1 <= deal_number <= MOST_DEALS):
        raise ValueError(f"{deal_number} is not a deal")
    return PlayedRound(
        round_id=str(round_id),
        record=Record(
            read_rules_text(rules),
            deal_number,
            tuple(map(parse_cards, json.loads(piles))) if piles else (),
            battles,
            time_called_after,
        ),
        outcome=Outcome(Reason(reason), winner) if reason else None,
        wars=wars,
        longest_war=longest_war,
        duration_ms=duration_ms,
        names=tuple(map(clean_name, json.loads(names))),
        finished_at=datetime.fromisoformat(finished_at),
    )
