"""The values that settings have, each read from a text and written as one; knows no file.

What reads a text raises ValueError where the text stands for no value.
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

SLOWEST, FASTEST = 0.25, 4.0
MOST_RECENT_FILES = 10
LONGEST_NAME = 40
MOST_STATE_BYTES = 64 * 1024
_JOINERS = "\u200c\u200d"
"""Not printable by themselves, but words of some languages and pictures of families are made with them."""
_LONGEST_TEXT = 64 * 1024


class Chrome(StrEnum):
    """The colours of all around the table."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class ReducedMotion(StrEnum):
    """Whether cards travel."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast the table tells: a factor on the milliseconds that pass, or None for instantly.

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
        """Read what `str` writes."""
        if text == "instant":
            return cls(None)
        if not re.fullmatch(r"[0-9](\.[0-9]{1,17})?", text):
            raise ValueError(text)
        return cls(float(text))


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number of a range."""

    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def read_bool(text: str) -> bool:
    """Read `true` or `false`."""
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


def write_bool(value: bool) -> str:
    """Write what `read_bool` reads."""
    return "true" if value else "false"


def read_language(text: str) -> str:
    """Read the name of a locale such as `de` or `pt_BR`; the empty text is the system's."""
    if not re.fullmatch("([a-z]{2,3}(_[A-Za-z]{2,4}){0,2})?", text):
        raise ValueError(text)
    return text


def read_bytes(text: str) -> bytes:
    """Read base64, as of a window's geometry."""
    content = base64.b64decode(text, validate=True)
    if len(content) > MOST_STATE_BYTES:
        raise ValueError(f"{len(content)} bytes")
    return content


def write_bytes(content: bytes) -> str:
    """Write what `read_bytes` reads."""
    return base64.b64encode(content).decode("ascii")


def read_paths(text: str) -> tuple[Path, ...]:
    """Read a JSON list of at most ten absolute paths, the latest first."""
    paths = tuple(map(Path, _texts(text, MOST_RECENT_FILES)))
    if not all(path.is_absolute() and "\0" not in str(path) for path in paths):
        raise ValueError(text)
    return paths


def write_paths(paths: tuple[Path, ...]) -> str:
    """Write what `read_paths` reads."""
    return _write_json(list(map(str, paths)))


def read_names(text: str) -> tuple[str, ...]:
    """Read a JSON list of the seats' names; an empty one is the name that the seat has by itself."""
    names = tuple(_texts(text, MOST_SEATS))
    if not all(map(is_name, names)):
        raise ValueError(text)
    return names


def write_names(names: tuple[str, ...]) -> str:
    """Write what `read_names` reads."""
    return _write_json(names)


def read_people(text: str) -> tuple[bool, ...]:
    """Read a JSON list that says of each seat whether a person plays there."""
    given = _read_json(text)
    if not isinstance(given, list) or len(given) > MOST_SEATS or not {type(item) for item in given} <= {bool}:
        raise ValueError(text)
    return tuple(given)


def write_people(people: tuple[bool, ...]) -> str:
    """Write what `read_people` reads."""
    return _write_json(people)


def clean_name(text: str) -> str:
    """Return a seat's name for what a person typed: short, on one line, of characters that can be shown."""
    shown = (char for char in text if char.isprintable() or char in _JOINERS)
    return "".join(shown).strip()[:LONGEST_NAME].rstrip()


def is_name(value: object) -> bool:
    """Return whether a value is a seat's name as `clean_name` makes it."""
    return isinstance(value, str) and value == clean_name(value)


@lru_cache(maxsize=64)  # of ten thousand rounds in the statistics, most have the same
def read_rules_text(text: str) -> Rules:
    """Read rules from a JSON object, as records have it."""
    given = _read_json(text)
    if not isinstance(given, dict):
        raise ValueError(text)
    return read_rules(given)


@lru_cache(maxsize=64)
def write_rules_text(rules: Rules) -> str:
    """Write every field, so that a preset that changes later changes nothing here."""
    return _write_json(rules.as_dict())


def _texts(text: str, most: int) -> list[str]:
    given = _read_json(text)
    if not isinstance(given, list) or len(given) > most or not all(type(item) is str for item in given):
        raise ValueError(text)
    return given


def _read_json(text: str) -> object:
    import json  # 2 ms that a start without kept lists does without

    if len(text) > _LONGEST_TEXT:
        raise ValueError(f"{len(text)} characters")
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("too deep") from error


def _write_json(value: object) -> str:
    import json

    return json.dumps(value)
