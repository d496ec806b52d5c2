"""The places of a lesson in its window, and what is to be placed; knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from warapp.table.layout.geometry import Box, Size

_PLAIN = Size(1_000, 700)
_LEAST_UNIT, _MOST_UNIT = 0.70, 2.40
_LEAST_KEY = 60.0
_PAD_ROW = 5


class Form(Enum):
    """How the cards of a question lie."""

    SIDES = auto()
    """A large card on either side."""
    NUMBER = auto()
    """Two cards, and a pad for a number."""
    SIGNS = auto()
    """Two cards, and signs below."""
    MATS = auto()
    """Two mats with two cards each."""
    MATS_AND_PAD = auto()
    """The same with a pad on one side."""
    CLASS = auto()
    """Two huge cards and nothing else."""
    TURN = auto()
    """Two children about to turn their cards, half the table each."""


@dataclass(frozen=True, slots=True)
class Need:
    """What is to be placed.

    Attributes:
        form: how the cards lie.
        has_help: whether a picture helps.
        is_wide: whether that picture stands below the cards rather than between them.
        pad_side: the side of the pad: 0 or 1.
        pad_keys: how many keys the pad has; 0 where answers are said aloud.
        is_tens: whether the cards lie over columns of tens and ones.
        owner: the side whose cards may be swapped: 0 or 1.
        cards_each: how many cards each side has.
        has_strip: whether the huge cards leave room below them for what one switch goes through.
    """

    form: Form
    has_help: bool = False
    is_wide: bool = False
    pad_side: int = 1
    pad_keys: int = 10
    is_tens: bool = False
    owner: int = 0
    cards_each: int = 1
    has_strip: bool = False


@dataclass(frozen=True, slots=True)
class LessonLayout:
    """The places of a lesson.

    Attributes:
        unit: what all lengths but those of words grow with.
        felt: the table above the bar.
        bar: the bar.
        bubble: the room for the bubble.
        cards: for each side, its one or two cards.
        equals: the key for both alike; None where there is none.
        piles: the pile of each side; empty where there is no room.
        players: where each side's face is; empty where there is no room.
        sheets: where pictures help: one for both sides, or one for each.
        tabs: where the kinds of pictures are chosen; None where there is none.
        mats: the mat of each side; empty where there is none.
        pad: the keys of a pad, in order.
        slot: where an answer between the cards is shown; None where there is none.
        signs: the keys <, = and >.
        hints: below which each side's key is named: the middle of its upper edge.
        swap: the key that swaps tens and ones; None where there is none.
        delete: the key that deletes a figure typed; None where there is none.
        seat_keys: the keys of two children.
    """

    unit: float
    felt: Box
    bar: Box
    bubble: Box
    cards: tuple[tuple[Box, ...], tuple[Box, ...]]
    equals: Box | None = None
    piles: tuple[Box, ...] = ()
    players: tuple[Box, ...] = ()
    sheets: tuple[Box, ...] = ()
    tabs: Box | None = None
    mats: tuple[Box, ...] = ()
    pad: tuple[Box, ...] = ()
    slot: Box | None = None
    signs: tuple[Box, ...] = ()
    hints: tuple[tuple[float, float], ...] = ()
    swap: Box | None = None
    delete: Box | None = None
    seat_keys: tuple[Box, ...] = ()


def unit_of(window: Size) -> float:
    """Return what lengths grow with.

    >>> unit_of(Size(1000, 700)), unit_of(Size(700, 500)), unit_of(Size(640, 480)), unit_of(Size(4000, 3000))
    (1.0, 0.7, 0.7, 2.4)
    """
    factor = min(window.width / _PLAIN.width, window.height / _PLAIN.height)
    return max(_LEAST_UNIT, min(factor, _MOST_UNIT))
