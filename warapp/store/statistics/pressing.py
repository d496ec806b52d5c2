"""How long a person waits between battles, in a table of its own in the database of the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3  # which takes long to load

_TABLE = """CREATE TABLE IF NOT EXISTS pressing (
    id INTEGER PRIMARY KEY, presses INTEGER NOT NULL, waited_ms INTEGER NOT NULL, followed INTEGER NOT NULL
)"""
_ROUNDS = 50
"""So many rounds are kept; older ones may have been played by another person."""
_ENOUGH = 30
"""From so many battles on, the mean says something."""


class Pressing(NamedTuple):
    """What came between battles, over a round or several.

    Attributes:
        presses: how many battles began with a press, at rest.
        waited_ms: how long the table had been at rest before these presses, in all.
        followed: how many battles followed the one before on their own.
    """

    presses: int = 0
    waited_ms: int = 0
    followed: int = 0

    def plus(self, other: Pressing) -> Pressing:
        """Return both together."""
        return Pressing(*(one + another for one, another in zip(self, other, strict=True)))

    def rest_ms(self, followed_ms: float) -> float | None:
        """Return how long the table rests between two battles on average; None while too little is known.

        >>> Pressing(presses=30, waited_ms=60_000, followed=10).rest_ms(followed_ms=400)
        1600.0

        Args:
            followed_ms: how long it rests where battles follow each other on their own.
        """
        battles = self.presses + self.followed
        return (self.waited_ms + self.followed * followed_ms) / battles if self.presses >= _ENOUGH else None


def add_pressing(db: sqlite3.Connection, pressing: Pressing) -> None:
    """Add a round, and forget the oldest."""
    from warapp.store.statistics.database import transaction

    with transaction(db):
        db.execute(_TABLE)
        db.execute("INSERT INTO pressing (presses, waited_ms, followed) VALUES (?, ?, ?)", pressing)
        db.execute("DELETE FROM pressing WHERE id <= (SELECT max(id) FROM pressing) - ?", (_ROUNDS,))


def read_pressing(db: sqlite3.Connection) -> Pressing:
    """Return all rounds together."""
    if not _exists(db):
        return Pressing()
    numbers = " AND ".join(f"typeof({name}) = 'integer'" for name in Pressing._fields)
    query = f"SELECT total(presses), total(waited_ms), total(followed) FROM pressing WHERE {numbers}"
    return Pressing(*(max(0, int(value)) for value in db.execute(query).fetchone()))


def delete_pressing(db: sqlite3.Connection) -> None:
    """Delete all rounds, within a transaction."""
    if _exists(db):
        db.execute("DELETE FROM pressing")


def _exists(db: sqlite3.Connection) -> bool:
    return bool(
        db.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'pressing'").fetchone()
    )
