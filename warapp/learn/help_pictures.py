"""The pictures that help with a question, as data: towers, rods, ten frames, number lines and rows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import ceil

from warapp.learn.number_cards import Numbers
from warapp.learn.questions import SIDES, Asked, Question, Side
from warapp.learn.settings import HelpModel

_FIVE, _TEN, _HUNDRED = 5, 10, 100


class Part(Enum):
    """Which card a block or counter stands for."""

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Tower:
    """Blocks on top of each other, from the ground.

    Attributes:
        parts: the card that each block stands for.
        surplus: how many blocks at the top stick out over what the tower is compared with.
    """

    parts: tuple[Part, ...]
    surplus: int = 0

    @property
    def height(self) -> int:
        """The number of blocks."""
        return len(self.parts)


@dataclass(frozen=True, slots=True)
class Towers:
    """Two towers side by side, or for cards further apart two such pairs.

    Attributes:
        groups: the towers, each group on a ground of its own.
        level: where each group's lesser tower ends.
    """

    groups: tuple[tuple[Tower, ...], ...]
    level: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TensAndOnes:
    """A number of two figures: tens as rods of ten cubes, ones as cubes."""

    tens: int
    ones: int


@dataclass(frozen=True, slots=True)
class Rods:
    """Two numbers of two figures, side by side."""

    left: TensAndOnes
    right: TensAndOnes


@dataclass(frozen=True, slots=True)
class Frames:
    """Ten frames of both sides, filled row by row, the upper row of five first.

    Attributes:
        sides: for each side the counters in order.
    """

    sides: tuple[tuple[Part, ...], ...]

    @property
    def frames_each(self) -> int:
        """The number of frames that each side needs."""
        return max(1, ceil(max(map(len, self.sides)) / _TEN))


def cell(counter: int) -> tuple[int, int, int]:
    """Return frame, row and column of a counter, all from 0.

    >>> cell(4), cell(5), cell(12)
    ((0, 0, 4), (0, 1, 0), (1, 0, 2))
    """
    frame, place = divmod(counter, _TEN)
    return frame, *divmod(place, _FIVE)


@dataclass(frozen=True, slots=True)
class Hop:
    """A hop along a number line."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Line:
    """A number line from 0.

    Attributes:
        end: its last number.
        marks: the numbers marked, and for which side.
        hops: in order.
        step: between the numbers written below: 1, or 10 on a long line.
    """

    end: int
    marks: tuple[tuple[int, Side], ...]
    hops: tuple[Hop, ...] = ()
    step: int = 1


@dataclass(frozen=True, slots=True)
class Lines:
    """One number line for both sides, or one for each."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Pips:
    """The pips of the cards of both sides, to be counted."""

    sides: tuple[Numbers, Numbers]


@dataclass(frozen=True, slots=True)
class Rows:
    """Two products: so many rows of so many blocks."""

    left: Numbers
    right: Numbers


HelpPicture = Towers | Rods | Frames | Lines | Pips | Rows

_TENS = {Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER}
_APART = {Asked.FURTHER_APART, Asked.CLOSER}


def help_picture(question: Question, model: HelpModel) -> HelpPicture:
    """Return the picture of a model for a question; it shows both sides, and no answer by itself."""
    match model:
        case HelpModel.TOWERS:
            return _towers(question)
        case HelpModel.PIPS:
            return Pips((question.left, question.right))
        case HelpModel.FRAME:
            return Frames(tuple(_parts(question.numbers(side)) for side in SIDES))
        case _:
            return _lines(question)


def _parts(numbers: Numbers) -> tuple[Part, ...]:
    first, *rest = numbers
    return (Part.FIRST,) * first + (Part.SECOND,) * sum(rest)


def _towers(question: Question) -> Towers | Rods | Rows:
    if question.asked in _TENS:
        return Rods(TensAndOnes(*question.left), TensAndOnes(*question.right))
    if question.asked is Asked.GREATER_PRODUCT:
        return Rows(question.left, question.right)
    if question.asked in _APART:
        groups = [
            [(Part.FIRST,) * first, (Part.SECOND,) * second]
            for first, second in (question.left, question.right)
        ]
    else:
        groups = [[_parts(question.left), _parts(question.right)]]
    levels = tuple(min(map(len, group)) for group in groups)
    return Towers(
        tuple(
            tuple(Tower(parts, len(parts) - level) for parts in group)
            for group, level in zip(groups, levels, strict=True)
        ),
        levels,
    )


def _lines(question: Question) -> Lines:
    if question.asked in _TENS:
        marks = tuple((question.worth(side), side) for side in SIDES)
        return Lines((Line(_HUNDRED, marks, step=_TEN),))
    if len(question.left) == 1:
        return Lines((_line_of_cards(question),))
    hops = {side: _hops(question, side) for side in SIDES}
    end = _end(max((hop.end for side in SIDES for hop in hops[side]), default=0), question)
    step = _TEN if end > 2 * _TEN + _FIVE else 1
    return Lines(tuple(Line(end, _marks(question, side), hops[side], step) for side in SIDES))


def _line_of_cards(question: Question) -> Line:
    marks = tuple((question.worth(side), side) for side in SIDES)
    hops: tuple[Hop, ...] = ()
    if question.asked is Asked.HOW_MANY_MORE:
        hops = _single_hops(question.lesser, question.greater)
    return Line(_end(question.greater, question), marks, hops)


def _end(greatest: int, question: Question) -> int:
    """Return the end of a line: a multiple of five."""
    most = max(greatest, _TEN, *question.left, *question.right)
    return ceil(most / _FIVE) * _FIVE


def _single_hops(start: int, end: int) -> tuple[Hop, ...]:
    return tuple(Hop(number, number + 1) for number in range(start, end))


def _hops(question: Question, side: Side) -> tuple[Hop, ...]:
    """Return the hops for two cards: on from the greater, from the lesser to the greater, or in rows."""
    lesser, greater = sorted(question.numbers(side))
    if question.asked in _APART:
        return _single_hops(lesser, greater)
    if question.asked is Asked.GREATER_PRODUCT:
        times, width = question.numbers(side)
        return tuple(Hop(row * width, (row + 1) * width) for row in range(times))
    return _single_hops(greater, greater + lesser)


def _marks(question: Question, side: Side) -> tuple[tuple[int, Side], ...]:
    """Return what is marked of two cards: both numbers, or where hops begin, but no answer."""
    if question.asked is Asked.GREATER_PRODUCT:
        return ()
    numbers = sorted(question.numbers(side))
    return tuple((number, side) for number in (numbers if question.asked in _APART else numbers[1:]))
