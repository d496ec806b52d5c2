"""Parses and formats the values of settings; knows no file.

Functions that parse a text raise ValueError if it is invalid.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from warapp.engine import MOST_SEATS, Rules, read_rules
from warapp.vocabulary import IndexLetters

SLOWEST, FASTEST = 0.25, 4.0
MOST_RECENT_FILES = 10
LONGEST_NAME = 40
MOST_STATE_BYTES = 64 * 1024
AS_TABLE, _AS_LANGUAGE = "table", "language"
"""The back that goes with the table, and the letters that go with the language."""
_JOINERS = "\u200c\u200d"
"""Not printable, but needed in words of some languages and in emoji of families."""
_LONGEST_TEXT = 64 * 1024
_LONGEST_OBJECT = 4 * 1024


class Chrome(StrEnum):
    """The colours of the window around the table."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ReducedMotion(StrEnum):
    """Whether motion is reduced."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of the table: a factor on the time that passes, or None for instant.

    >>> Speed.parse("1.5"), str(Speed(None))
    (Speed(factor=1.5), 'instant')

    Raises:
        ValueError: the factor is not 0.25 … 4.
    """

    factor: float | None = 1.0

    def __post_init__(self) -> None:
        if self.factor is not None and not SLOWEST <= self.factor <= FASTEST:
            raise ValueError(
                f"speed: {self.factor} is not allowed; it can be {SLOWEST} to {FASTEST}, or None"
            )

    def __str__(self) -> str:
        return "instant" if self.factor is None else str(self.factor)

    @classmethod
    def parse(cls, text: str) -> Speed:
        """Parse the result of `str`."""
        if text == "instant":
            return cls(None)
        if not re.fullmatch(r"[0-9](\.[0-9]{1,17})?", text):
            raise ValueError(text)
        return cls(float(text))


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of integers in a range."""

    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def read_bool(text: str) -> bool:
    """Parse `true` or `false`."""
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


def write_bool(value: bool) -> str:
    """Format for `read_bool`."""
    return "true" if value else "false"


def read_language(text: str) -> str:
    """Parse the name of a locale such as `de` or `pt_BR`; empty for the system's."""
    if not re.fullmatch("([a-z]{2,3}(_[A-Za-z]{2,4}){0,2})?", text):
        raise ValueError(text)
    return text


def read_letters(text: str) -> IndexLetters | None:
    """Parse the letters of the cards; None for those of the language."""
    return None if text == _AS_LANGUAGE else IndexLetters(text)


def write_letters(letters: IndexLetters | None) -> str:
    """Format for `read_letters`."""
    return letters or _AS_LANGUAGE


def read_bytes(text: str) -> bytes:
    """Parse base64, as used for a window's geometry."""
    content = base64.b64decode(text, validate=True)
    if len(content) > MOST_STATE_BYTES:
        raise ValueError(f"{len(content)} bytes")
    return content


def write_bytes(content: bytes) -> str:
    """Format for `read_bytes`."""
    return base64.b64encode(content).decode("ascii")


def read_paths(text: str) -> tuple[Path, ...]:
    """Parse a JSON list of at most ten absolute paths."""
    paths = tuple(map(Path, _texts(text, MOST_RECENT_FILES)))
    if not all(path.is_absolute() and "\0" not in str(path) for path in paths):
        raise ValueError(text)
    return paths


def write_paths(paths: tuple[Path, ...]) -> str:
    """Format for `read_paths`."""
    return _write_json(list(map(str, paths)))


def read_names(text: str) -> tuple[str, ...]:
    """Parse a JSON list of seat names; an empty one stands for the seat's default name."""
    names = tuple(_texts(text, MOST_SEATS))
    if not all(map(is_name, names)):
        raise ValueError(text)
    return names


def write_names(names: tuple[str, ...]) -> str:
    """Format for `read_names`."""
    return _write_json(names)


def read_people(text: str) -> tuple[bool, ...]:
    """Parse a JSON list that says for each seat whether a person plays there."""
    given = _read_json(text)
    if not isinstance(given, list) or len(given) > MOST_SEATS or not {type(item) for item in given} <= {bool}:
        raise ValueError(text)
    return tuple(given)


def write_people(people: tuple[bool, ...]) -> str:
    """Format for `read_people`."""
    return _write_json(people)


def clean_name(text: str) -> str:
    """Return the text as a valid name: short, on one line, without unprintable characters."""
    shown = (char for char in text if char.isprintable() or char in _JOINERS)
    return "".join(shown).strip()[:LONGEST_NAME].rstrip()


def is_name(value: object) -> bool:
    """Return whether a value is a valid name as returned by `clean_name`."""
    return isinstance(value, str) and value == clean_name(value)


@lru_cache(maxsize=64)  # most rounds in the statistics have the same rules
def read_rules_text(text: str) -> Rules:
    """Parse rules from a JSON object as in records."""
    given = _read_json(text)
    if not isinstance(given, dict):
        raise ValueError(text)
    return read_rules(given)


@lru_cache(maxsize=64)
def write_rules_text(rules: Rules) -> str:
    """Format every field, so that a later change of a preset doesn't change these rules."""
    return _write_json(rules.as_dict())


def read_json_object(text: str) -> str:
    """Return a text that is a short JSON object, or empty; what is in it is for its owner to read."""
    if text and (len(text) > _LONGEST_OBJECT or not isinstance(_read_json(text), dict)):
        raise ValueError(text)
    return text


def _texts(text: str, most: int) -> list[str]:
    given = _read_json(text)
    if not isinstance(given, list) or len(given) > most or not all(type(item) is str for item in given):
        raise ValueError(text)
    return given


def _read_json(text: str) -> object:
    import json  # takes 2 ms, not needed at every start

    if len(text) > _LONGEST_TEXT:
        raise ValueError(f"{len(text)} characters")
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _write_json(value: object) -> str:
    import json

    return json.dumps(value)
