"""Rounds as files: rules, cards and the number of battles played, from which all else follows."""

from __future__ import annotations

import json
import os
import reprlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from select import select
from stat import S_ISFIFO, S_ISREG
from typing import NoReturn

from warapp.engine.battle import Battle, RoundOver, call_time
from warapp.engine.cards import ALL_CARDS, BadCard, Pile, format_cards, parse_cards
from warapp.engine.play import Played, battles
from warapp.engine.rule_fields import MOST_BATTLES, InvalidRules
from warapp.engine.rules import Rules, read_rules
from warapp.engine.state import MOST_DEALS, State, deal, from_piles

FORMAT = "warapp-round"
VERSION = 1
SUFFIX = ".wargame"
MOST_BYTES = 64 * 1024
_PIPE_WAIT_S = 2


class InvalidRecord(ValueError):
    """A record that can't be read; the message says where, what was given and what is allowed."""


class NewerRecord(InvalidRecord):
    """The record was written by a newer version of this program."""


@dataclass(frozen=True, slots=True)
class Record:
    """A round from its deal to a position.

    Attributes:
        rules: the rules of the round.
        deal_number: the deal number, or 0 if the round began with `piles`.
        piles: the piles it began with, top first; empty if it was dealt.
        battles: the number of battles played.
        time_called_after: the battle after which time was called, where the round ends.
    """

    rules: Rules
    deal_number: int = 0
    piles: tuple[Pile, ...] = ()
    battles: int = 0
    time_called_after: int | None = None

    @classmethod
    def of(cls, start: State, rules: Rules, battles: int, time_called_after: int | None = None) -> Record:
        """Return the record of a round that began at `start`."""
        piles = () if start.deal_number else start.piles
        return cls(rules, start.deal_number, piles, battles, time_called_after)

    @property
    def start(self) -> State:
        """The state before the first battle."""
        return deal(self.rules, self.deal_number) if self.deal_number else from_piles(self.piles)

    def play(self, until: int | None = None) -> Iterator[Battle]:
        """Yield the battles of the round up to its end, to where time was called, or to battle `until`."""
        last = (until, self.time_called_after)
        for battle in battles(self.start, self.rules) if 0 not in last else ():
            yield battle
            if battle.number in last:
                return

    def played(self, until: int | None = None) -> Played:
        """Return the round after battle `until` (None for the last), with time called where it was."""
        played = Played(self.start)
        for battle in self.play(until):
            played = played.then(battle)
        if played.state.battles == self.time_called_after:
            return replace(played, state=call_time(played.state, self.rules))
        return played

    def position(self) -> Played:
        """Return the round after the battles that the record counts."""
        return self.played(self.battles)

    def dumps(self) -> str:
        """Return the record as JSON, for `read_record`.

        >>> print(Record(Rules(), deal_number=48213, battles=7).dumps())
        {"format": "warapp-round", "version": 1, "rules": {}, "deal_number": 48213, "battles": 7}
        """
        plain = Rules().as_dict()
        changed = {name: value for name, value in self.rules.as_dict().items() if value != plain[name]}
        record: dict[str, object] = {"format": FORMAT, "version": VERSION, "rules": changed}
        if self.deal_number:
            record["deal_number"] = self.deal_number
        else:
            record["piles"] = [format_cards(pile) for pile in self.piles]
        record["battles"] = self.battles
        if self.time_called_after is not None:
            record["time_called_after"] = self.time_called_after
        return json.dumps(record)


def load_record(path: Path) -> Record:
    """Read a record from a file or a pipe, without waiting and without reading more than a record holds.

    Raises:
        InvalidRecord: the file can't be read or holds no valid record.
    """
    try:
        with open(path, "rb", opener=_open_without_waiting) as file:
            mode = os.fstat(file.fileno()).st_mode
            if S_ISFIFO(mode):
                content = _read_pipe(file.fileno())
            elif S_ISREG(mode):
                content = file.read(MOST_BYTES + 1)
            else:
                raise InvalidRecord("it is not a file")
    except OSError as error:
        raise InvalidRecord(f"the file can't be read: {error.strerror or error}") from error
    return read_record(content)


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _read_pipe(pipe: int) -> bytes:
    content = b""
    while len(content) <= MOST_BYTES:
        if not select([pipe], [], [], _PIPE_WAIT_S)[0]:
            raise InvalidRecord(f"nothing came through the pipe for {_PIPE_WAIT_S} seconds")
        more = os.read(pipe, MOST_BYTES + 1 - len(content))
        if not more:
            break
        content += more
    if not content:
        raise InvalidRecord("nothing came through the pipe")
    return content


def read_record(content: bytes) -> Record:
    """Parse a record and play it forward to check it.

    >>> read_record(b'{"format": "warapp-round", "version": 1, "rules": {}, "piles": ["AS", "AX"]}')
    Traceback (most recent call last):
    ...
    warapp.engine.record.InvalidRecord: piles[1]: 'AX' is not a card; a card is a rank (2 to 10, J, Q, K, A) \
and a suit (C, D, H, S), such as 10D, or a joker (X1 to X4)

    Raises:
        InvalidRecord: it is not a record, or can't be played.
    """
    record = parse_record(content)
    _check_length(record)
    return record


def parse_record(content: bytes) -> Record:
    """Parse a record without checking that its round lasts as long as it says.

    Raises:
        InvalidRecord: it is not a record.
    """
    if len(content) > MOST_BYTES:
        raise InvalidRecord(f"the file is larger than {MOST_BYTES:,} bytes, too large for a record")
    data = _parse(content)
    _check_header(data)
    try:
        return _read(data)
    except (InvalidRules, BadCard) as error:
        raise InvalidRecord(str(error)) from error


def _parse(content: bytes) -> dict[str, object]:
    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        unique = dict(pairs)
        if len(unique) < len(pairs):
            twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
            raise InvalidRecord(f"{twice[:40]!r} appears twice in one object; each name can only appear once")
        return unique

    def refuse(constant: str) -> NoReturn:
        raise InvalidRecord(f"the file is not JSON: {constant} is not a JSON number")

    try:
        data = json.loads(
            content.decode(json.detect_encoding(content)), object_pairs_hook=once, parse_constant=refuse
        )
    except InvalidRecord:
        raise
    except json.JSONDecodeError as error:
        raise InvalidRecord(f"line {error.lineno}, column {error.colno}: the file is not JSON") from error
    except (ValueError, RecursionError) as error:  # not UTF-8, a number of thousands of digits, deep nesting
        raise InvalidRecord("the file is not JSON") from error
    if not isinstance(data, dict):
        raise InvalidRecord(f'the file contains no JSON object; a record is one, with "format": "{FORMAT}"')
    return data


def _check_header(data: Mapping[str, object]) -> None:
    if data.get("format") != FORMAT:
        raise InvalidRecord(f'format: {_describe(data, "format")}; a record has "{FORMAT}"')
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise NewerRecord(f"version: {version} is newer than {VERSION}, the latest this program can read")
    if type(version) is not int or version != VERSION:
        raise InvalidRecord(f"version: {_describe(data, 'version')}; this program reads version {VERSION}")
    names = ("format", "version", "rules", *(field.name for field in fields(Record)))
    for name in data:
        if name not in names:
            raise InvalidRecord(
                f"{name[:40]!r} is not a field of a record; the fields are {', '.join(sorted({*names}))}"
            )


def _describe(data: Mapping[str, object], name: str) -> str:
    if name not in data:
        return "nothing was given"
    text = reprlib.repr(data[name])
    return f"{text[:40]} was given"


def _read(data: Mapping[str, object]) -> Record:
    rules = data.get("rules", {})
    if not isinstance(rules, dict):
        raise InvalidRules("rules", rules, "an object of fields", what="allowed")
    if ("piles" in data) == ("deal_number" in data):
        both = "both were given" if "piles" in data else "neither was given"
        raise InvalidRecord(f"deal_number, piles: {both}; a record has one of them")
    battles = _number(data, "battles", 0, MOST_BATTLES, absent=0)
    time = _number(data, "time_called_after", battles, MOST_BATTLES) if "time_called_after" in data else None
    if "piles" in data:
        piles = _read_piles(data["piles"])
        record = Record(read_rules(rules, seats=len(piles)), 0, piles, battles, time)
    else:
        record = Record(read_rules(rules), _number(data, "deal_number", 1, MOST_DEALS), (), battles, time)
    if time is not None and record.rules.minute_limit is None:
        raise InvalidRecord("time_called_after: the rules have no minute_limit, so time is never called")
    return record


def _number(data: Mapping[str, object], name: str, least: int, most: int, absent: object = None) -> int:
    value = data.get(name, absent)
    if type(value) is not int or not least <= value <= most:
        raise InvalidRules(name, value, f"{least:,} to {most:,}")
    return value


def _read_piles(data: object) -> tuple[Pile, ...]:
    if not isinstance(data, list) or not all(isinstance(pile, str) for pile in data):
        raise InvalidRules("piles", data, 'a list of one text of cards a seat, such as ["AD KC", "KH QS"]')
    piles = []
    for seat, text in enumerate(data):
        if len(text.split()) > len(ALL_CARDS):
            raise InvalidRecord(f"piles[{seat}]: more than {len(ALL_CARDS)} cards, which is all there are")
        try:
            piles.append(parse_cards(text))
        except BadCard as error:
            raise BadCard(f"piles[{seat}]: {error}") from error
    from_piles(piles)
    return tuple(piles)


def _check_length(record: Record) -> None:
    """Raise InvalidRecord if the round ends before its number of battles."""
    name, until = "battles", record.battles
    if record.time_called_after is not None:
        name, until = "time_called_after", record.time_called_after
    try:
        reached = replace(record, battles=until).position().state.battles
    except RoundOver as error:
        raise InvalidRecord(f"{name}: {until} was given, but the round was already over then") from error
    if reached < until:
        raise InvalidRecord(f"{name}: {until} was given, but the round is over after battle {reached}")
