"""A child, a lesson and an answer as they are kept; knows no database and no question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from datetime import UTC, date, datetime
from typing import Any

from warapp.store.setting_values import LONGEST_NAME, clean_name

PICTURES = 12
"""The number of pictures that a child can have: those of the court cards."""


@dataclass(frozen=True, slots=True)
class Child:
    """A child with a lesson; two of one name differ by picture and ID.

    Attributes:
        child_id: unlike that of any other child.
        name: of at most 40 letters.
        picture: 0 to 11.
        made_on: the day on which it was added.
    """

    child_id: str
    name: str
    picture: int
    made_on: date


def is_cut(name: str) -> bool:
    """Return whether a name is longer than what is kept of it."""
    return len(name.strip()) > LONGEST_NAME


@dataclass(frozen=True, slots=True)
class KeptLesson:
    """A lesson, with all that it was about as plain values.

    Attributes:
        lesson_id: unlike that of any other lesson.
        child_id: the child on the left.
        second_child_id: the child on the right; None if one child played.
        mode: what was practised.
        low: the least number.
        high: the greatest number.
        ace: whether an ace was high or low.
        faces: whether jack, queen and king were among the cards.
        shows: what the cards showed.
        help: when help was shown.
        began: when it began.
        ended: when it ended; None if it has not been ended.
        seed: the seed of its lots.
        ended_by: what ended it.
    """

    lesson_id: str
    child_id: str
    second_child_id: str | None
    mode: str
    low: int
    high: int
    ace: str
    faces: int
    shows: str
    help: str
    began: datetime
    ended: datetime | None
    seed: int
    ended_by: str | None


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """A question that was answered, and how.

    Attributes:
        lesson_id: its lesson.
        number: from 0.
        child_id: who answered.
        a: the first number of the child's cards, or the lesser of two cards.
        b: the second, or the greater.
        c: the first number of the other side; None in rounds.
        d: the second.
        greater_side: the side that had more.
        asked_at: when it was asked.
        first_answer: the first answer.
        tries: the number of answers.
        right_at_once: whether the first was right.
        help_step: how much help was shown, 0 to 2.
        said_aloud: whether it was said to a grown-up.
        seconds: until the first press.
    """

    lesson_id: str
    number: int
    child_id: str
    a: int
    b: int
    c: int | None
    d: int | None
    greater_side: str
    asked_at: datetime
    first_answer: str
    tries: int
    right_at_once: int
    help_step: int
    said_aloud: int
    seconds: float


@dataclass(frozen=True, slots=True)
class AnswerOfLesson:
    """An answer, and the lesson in which it was given."""

    lesson: KeptLesson
    answer: KeptAnswer


class InvalidRow(ValueError):
    """Values that another program wrote."""


def values_of(row: Child | KeptLesson | KeptAnswer) -> tuple[object, ...]:
    """Return a row as SQLite keeps it: days and times as text."""
    return tuple(_kept(value) for value in astuple(row))


def _kept(value: object) -> object:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat(timespec="milliseconds")
    return value.isoformat() if isinstance(value, date) else value


def child_of(values: Sequence[Any]) -> Child:
    """Return the child of a row.

    Raises:
        InvalidRow: it is none.
    """
    child_id, name, picture, made_on = values
    try:
        return Child(
            _text(child_id),
            clean_name(_text(name)),
            _number(picture, PICTURES - 1),
            date.fromisoformat(made_on),
        )
    except (TypeError, ValueError) as error:
        raise InvalidRow(str(error)) from error


def lesson_of(values: Sequence[Any]) -> KeptLesson:
    """Return the lesson of a row.

    Raises:
        InvalidRow: it is none.
    """
    lesson_id, child_id, second, mode, low, high, ace, faces, shows, help_, *rest = values
    began, ended, seed, ended_by = rest
    try:
        return KeptLesson(
            _text(lesson_id),
            _text(child_id),
            None if second is None else _text(second),
            _text(mode),
            _number(low),
            _number(high),
            _text(ace),
            _number(faces, 1),
            _text(shows),
            _text(help_),
            datetime.fromisoformat(began),
            None if ended is None else datetime.fromisoformat(ended),
            _number(seed, 2**63),
            None if ended_by is None else _text(ended_by),
        )
    except (TypeError, ValueError) as error:
        raise InvalidRow(str(error)) from error


def answer_of(values: Sequence[Any]) -> KeptAnswer:
    """Return the answer of a row.

    Raises:
        InvalidRow: it is none.
    """
    lesson_id, number, child_id, a, b, c, d, side, asked_at, first, *rest = values
    tries, right_at_once, help_step, said_aloud, seconds = rest
    try:
        return KeptAnswer(
            _text(lesson_id),
            _number(number),
            _text(child_id),
            _number(a),
            _number(b),
            None if c is None else _number(c),
            None if d is None else _number(d),
            _text(side),
            datetime.fromisoformat(asked_at),
            _text(first),
            _number(tries),
            _number(right_at_once, 1),
            _number(help_step, 2),
            _number(said_aloud, 1),
            float(seconds),
        )
    except (TypeError, ValueError) as error:
        raise InvalidRow(str(error)) from error


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return value


def _number(value: object, most: int = 1_000_000) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{value!r} is not a number up to {most}")
    return value
