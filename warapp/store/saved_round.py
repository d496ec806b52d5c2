"""The round on a window's table as it is saved between two runs of the program; knows no file."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from warapp.engine import MOST_SEATS, InvalidRecord, Record, parse_record, read_record
from warapp.store.match import MOST_NAMES, NO_ROUNDS, Match
from warapp.store.setting_values import clean_name, is_name
from warapp.store.snapshot import InvalidSnapshot, Snapshot, read_snapshot

if TYPE_CHECKING:
    from warapp.store.statistics.played_round import PlayedRound

FORMAT = "warapp-autosave"
VERSION = 2
"""Version 1 had no snapshot and no checksum: its round is played forward."""
MOST_BYTES = 256 * 1024
MOST_UNCOUNTED = 16
"""The most rounds saved here while the statistics can't be written; older ones are dropped."""
_MOST_MS = 2**53
_MOST_ROUNDS = 2**31
_LONGEST_ID = 64


class InvalidSave(ValueError):
    """A content that isn't a valid saved round."""


class NewerSave(InvalidSave):
    """A saved round written by a newer version of this program."""


@dataclass(frozen=True, slots=True)
class SavedRound:
    """A round and everything that belongs to it on the table.

    Attributes:
        record: the record up to the last battle played.
        names: the name of each seat; empty for its default name.
        match: the running score.
        elapsed_ms: the time on the round's clock.
        round_id: the ID of the round in the statistics, so that it counts once.
        snapshot: where the record leads, so that it need not be played forward; None if unknown.
        uncounted: finished or abandoned rounds that may not be in the statistics yet; those that are count
            once thanks to their IDs.
    """

    record: Record
    names: tuple[str, ...]
    match: Match = NO_ROUNDS
    elapsed_ms: int = 0
    round_id: str = ""
    snapshot: Snapshot | None = None
    uncounted: tuple[PlayedRound, ...] = ()

    def dumps(self) -> bytes:
        """Return it as JSON, for `read_saved_round`."""
        saved = {
            "format": FORMAT,
            "version": VERSION,
            "record": json.loads(self.record.dumps()),
            "names": [clean_name(name) for name in self.names],
            "match": _match_fields(self.match),
            "elapsed_ms": self.elapsed_ms,
            "round_id": self.round_id,
            "standing": self.snapshot and self.snapshot.as_dict(),
        }
        if self.uncounted:
            saved["uncounted"] = _rows_of(self.uncounted[-MOST_UNCOUNTED:])
        return json.dumps(saved | {"checksum": _checksum(saved)}).encode("ascii")


def read_saved_round(content: bytes) -> SavedRound:
    """Read a saved round; one without a snapshot is played forward once to see that it can be.

    Raises:
        InvalidSave: the content isn't a valid saved round.
        NewerSave: a newer version wrote it.
    """
    given = _parse(content)
    try:
        snapshot = given["standing"] if given["version"] > 1 else None
        read = read_record if snapshot is None else parse_record
        record = read(json.dumps(given["record"]).encode("utf-8"))
        saved = SavedRound(
            record,
            _listed(given["names"]),
            _match_of(given["match"]),
            given["elapsed_ms"],
            given["round_id"],
            None if snapshot is None else read_snapshot(snapshot, record),
            _rounds_of(_listed(given.get("uncounted", []))),
        )
    except (KeyError, TypeError, RecursionError) as error:
        raise InvalidSave(f"{type(error).__name__}: {error}") from error
    except InvalidRecord as error:
        raise InvalidSave(f"record: {error}") from error
    except InvalidSnapshot as error:
        raise InvalidSave(f"standing: {error}") from error
    _check(saved)
    return saved


def _match_fields(match: Match) -> dict[str, object]:
    named = [[clean_name(name), number] for name, number in match.named if clean_name(name)]
    return {"won": match.won, "drawn": match.drawn} | ({"named": named} if named else {})


def _match_of(given: dict[str, Any]) -> Match:
    won, drawn = _listed(given["won"]), given["drawn"]
    named = _listed(given.get("named", []))  # was not saved before players had scores of their own
    return Match(won, drawn, tuple(map(_listed, named)))


def _parse(content: bytes) -> dict[str, Any]:
    try:
        given = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise InvalidSave("not JSON") from error
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise InvalidSave("not a saved round")
    version = given.get("version")
    if type(version) is int and version > VERSION:
        raise NewerSave(f"version {version}")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise InvalidSave("not a version")
    if version > 1 or "checksum" in given:
        _check_sum(given)
    return given


def _check_sum(given: dict[str, Any]) -> None:
    try:
        if given.pop("checksum", None) != _checksum(given):
            raise InvalidSave("checksum")
    except RecursionError as error:
        raise InvalidSave("nested too deeply") from error


def _checksum(saved: Mapping[str, object]) -> str:
    """Return a checksum that detects damage; it is no protection against manipulation."""
    return f"{zlib.crc32(json.dumps(saved, sort_keys=True).encode('ascii')):08x}"


def _rows_of(rounds: tuple[PlayedRound, ...]) -> list[tuple[object, ...]]:
    from warapp.store.statistics.round_rows import row_of  # not needed at every start

    return list(map(row_of, rounds))


def _rounds_of(rows: tuple[Any, ...]) -> tuple[PlayedRound, ...]:
    if not rows:
        return ()
    from warapp.store.statistics.round_rows import InvalidRow, round_of

    try:
        return tuple(map(round_of, rows))
    except InvalidRow as error:
        raise InvalidSave(f"uncounted: {error}") from error


def _listed(value: object) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise InvalidSave("not a list")
    return tuple(value)


def _check(saved: SavedRound) -> None:
    if len(saved.names) != saved.record.rules.seats or not all(map(is_name, saved.names)):
        raise InvalidSave("names")
    _check_match(saved.match)
    if not _is_number(saved.elapsed_ms, _MOST_MS):
        raise InvalidSave("elapsed_ms")
    if (
        not isinstance(saved.round_id, str)
        or len(saved.round_id) > _LONGEST_ID
        or not saved.round_id.isascii()
    ):
        raise InvalidSave("round_id")


def _check_match(match: Match) -> None:
    pairs = match.named
    if len(pairs) > MOST_NAMES or not all(len(pair) == 2 and pair[0] and is_name(pair[0]) for pair in pairs):
        raise InvalidSave("match")
    numbers = (*match.won, match.drawn, *(number for _, number in pairs))
    if len(match.won) != MOST_SEATS or not all(_is_number(number, _MOST_ROUNDS) for number in numbers):
        raise InvalidSave("match")


def _is_number(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most
