"""What is learned item by item: pairs of numbers, and which of them are easy."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import combinations_with_replacement
from math import ceil
from typing import NamedTuple

from warapp.learn.number_cards import Numbers
from warapp.learn.settings import Mode

_FAR_APART = 3


class Pair(NamedTuple):
    """Two numbers, the lesser first; in modes with two cards a side, the child's own two."""

    a: int
    b: int


class TensKind(Enum):
    """How two numbers of two figures differ; from the easiest."""

    FAR_APART = "far_apart"
    NEAR = "near"
    SAME_TENS = "same_tens"
    SWAPPED = "swapped"
    EQUAL = "equal"


Item = Pair | TensKind


def pair_of(numbers: Sequence[int]) -> Pair:
    """Return the pair of two numbers in any order."""
    return Pair(min(numbers), max(numbers))


def tens_kind(left: Numbers, right: Numbers) -> TensKind:
    """Return how two numbers differ, each given as tens and ones.

    >>> tens_kind((4, 7), (7, 4)).value, tens_kind((4, 7), (5, 2)).value, tens_kind((1, 9), (4, 0)).value
    ('swapped', 'near', 'far_apart')
    """
    if left == right:
        return TensKind.EQUAL
    if left == right[::-1]:
        return TensKind.SWAPPED
    apart = abs(left[0] - right[0])
    if not apart:
        return TensKind.SAME_TENS
    return TensKind.FAR_APART if apart >= _FAR_APART else TensKind.NEAR


def all_items(mode: Mode, numbers: Numbers) -> tuple[Item, ...]:
    """Return the items of a mode.

    >>> len(all_items(Mode.WHICH, tuple(range(1, 11))))
    55
    """
    if mode is Mode.TENS:
        return tuple(TensKind)
    return tuple(Pair(a, b) for a, b in combinations_with_replacement(numbers, 2))


def is_equal(mode: Mode, item: Item) -> bool:
    """Return whether both sides of a question on an item are alike; where the item alone tells."""
    if isinstance(item, Pair):
        return mode.cards_each == 1 and item.a == item.b
    return item is TensKind.EQUAL


def is_easy_by_nature(mode: Mode, item: Item, numbers: Numbers) -> bool:
    """Return whether an item is easy for most children who meet the mode."""
    if not isinstance(item, Pair):
        return item is TensKind.FAR_APART
    a, b = item
    match mode:
        case Mode.DIFFERENCE | Mode.TAKE_AWAY:
            return b - a <= 1 or (b - a <= 2 and b <= 5)
        case Mode.ADD:
            return a + b <= 5
        case Mode.TIMES:
            return a in (1, 2) or b == 10
        case _:
            return b > a and b - a >= max(2, ceil((numbers[-1] - numbers[0]) / 2))


def ease(mode: Mode, item: Item, numbers: Numbers) -> tuple[int, ...]:
    """Return a key by which items sort from the easiest by nature to the hardest."""
    if not isinstance(item, Pair):
        return (list(TensKind).index(item),)
    a, b = item
    easy = 0 if is_easy_by_nature(mode, item, numbers) else 1
    match mode:
        case Mode.DIFFERENCE | Mode.TAKE_AWAY:
            return easy, b - a, a
        case Mode.ADD:
            return easy, a + b, a
        case Mode.TIMES:
            return easy, a * b, a
        case _:
            return a - b, a
