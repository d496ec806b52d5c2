"""Draws what is asked next: items that were hard come back sooner, easy ones begin and end a lesson.

Each item is in a box (`boxes`); the rules are tried in order, and all lots come from one seeded stream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from warapp.engine import SplitMix64
from warapp.learn.boxes import HARD, NOT_ASKED, SURE, Boxes, Result
from warapp.learn.items import Item, all_items, ease, is_easy_by_nature, is_equal
from warapp.learn.number_cards import Numbers
from warapp.learn.questions import SIDES, Side
from warapp.learn.settings import LessonSettings, Mode, Players

_RECENT_PAIRS, _RECENT_KINDS = 3, 1
_NEW_WINDOW, _MOST_NEW = 8, 2
_LEAST_BETWEEN_EQUALS, _MOST_BETWEEN_EQUALS = 5, 11
_LONGEST_RUN = 3
_HARD_RUN = 2
_LATE = 3


class Wish(Enum):
    """What kind of item is wanted."""

    EASY = "easy"
    ANY = "any"


class Equals(Enum):
    """Whether both sides may be alike in the next question."""

    ALLOWED = "allowed"
    NOT_YET = "not_yet"
    DUE = "due"


@dataclass(frozen=True, slots=True)
class AskedItem:
    """An item that was asked, or is planned, in this lesson.

    Attributes:
        item: the item.
        is_new: whether it had never been asked.
        greater_side: the side that had more.
        child: the number of the child whom it is about.
        result: how it was answered; None while it is planned.
    """

    item: Item
    is_new: bool
    greater_side: Side
    child: int
    result: Result | None = None


@dataclass(frozen=True)
class Memory:
    """What decides on the next question.

    Attributes:
        mode: of the lesson.
        numbers: those that cards can have.
        boxes: those of each child.
        history: what was asked in this lesson.
    """

    mode: Mode
    numbers: Numbers
    boxes: tuple[Boxes, ...]
    history: tuple[AskedItem, ...] = ()

    @classmethod
    def begin(cls, settings: LessonSettings, boxes: Sequence[Boxes]) -> Memory:
        """Return the memory at the start of a lesson; a class has no boxes of its own."""
        children = 2 if settings.players is Players.TWO else 1
        kept = tuple(boxes)[:children]
        return cls(settings.mode, settings.numbers, kept + (Boxes(),) * (children - len(kept)))

    def child_at(self, side: Side) -> int:
        """Return the number of the child at a side; one child answers for both sides."""
        return side.seat if len(self.boxes) > 1 else 0

    def with_asked(self, asked: AskedItem) -> Memory:
        """Return the memory with an item asked; one that is only planned counts as right at once."""
        changed = self.boxes[asked.child].after(asked.item, asked.result or Result.RIGHT_AT_ONCE)
        boxes = tuple(changed if child == asked.child else old for child, old in enumerate(self.boxes))
        return replace(self, boxes=boxes, history=(*self.history, asked))

    def is_new(self, item: Item, child: int) -> bool:
        """Return whether a child has never been asked an item."""
        return self.boxes[child].box(item) == NOT_ASKED

    def is_easy(self, item: Item, child: int) -> bool:
        """Return whether an item is easy for a child."""
        box = self.boxes[child].box(item)
        return box >= SURE or (box != HARD and is_easy_by_nature(self.mode, item, self.numbers))

    @property
    def had_new(self) -> bool:
        """Whether the last questions had as many new items as they may."""
        return sum(asked.is_new for asked in self.history[-_NEW_WINDOW:]) >= _MOST_NEW

    def is_fitting(self, item: Item, child: int, wish: Wish) -> bool:
        """Return whether an item drawn from what is left of a deck is of the kind that is wanted.

        It is not if an easy one is wanted and it isn't, if it is one too many that is new, or if another
        that was hard has long been due.
        """
        if wish is Wish.EASY:
            return self.is_easy(item, child)
        if self.boxes[child].box(item) == HARD:
            return True
        late = self.boxes[child].answered - _LATE
        overdue = (place.box == HARD and place.due <= late for place in self.boxes[child].places.values())
        return not (self.is_new(item, child) and self.had_new) and not any(overdue)

    @property
    def was_hard(self) -> bool:
        """Whether the two questions before were not right at once."""
        results = [asked.result for asked in self.history[-_HARD_RUN:]]
        return results == [Result.NOT_AT_ONCE] * _HARD_RUN

    @property
    def equals(self) -> Equals:
        """Whether the next question may be one with both sides alike: at most once in 6, at least in 12."""
        sides = [asked.greater_side for asked in self.history]
        if Side.SAME in sides[-_LEAST_BETWEEN_EQUALS:]:
            return Equals.NOT_YET
        if len(sides) >= _MOST_BETWEEN_EQUALS and Side.SAME not in sides[-_MOST_BETWEEN_EQUALS:]:
            return Equals.DUE
        return Equals.ALLOWED

    @property
    def wish(self) -> Wish:
        """What kind of item is wanted next, the last question of a lesson apart."""
        return Wish.EASY if not self.history or self.was_hard else Wish.ANY

    @property
    def recent(self) -> set[Item]:
        """The items that can't be asked next."""
        number = _RECENT_KINDS if self.mode is Mode.TENS else _RECENT_PAIRS
        return {asked.item for asked in self.history[-number:]}

    def side(self, stream: SplitMix64) -> Side:
        """Return the side that has more next: by lot, but never four times running the same."""
        sides = [asked.greater_side for asked in self.history if asked.greater_side is not Side.SAME]
        drawn = SIDES[stream.below(2)]
        return drawn.other if sides[-_LONGEST_RUN:] == [drawn] * _LONGEST_RUN else drawn

    def may_be_greater(self, side: Side) -> bool:
        """Return whether a side may have more next."""
        sides = [asked.greater_side for asked in self.history if asked.greater_side is not Side.SAME]
        return sides[-_LONGEST_RUN:] != [side] * _LONGEST_RUN


def draw_item(
    memory: Memory, child: int, wish: Wish, allowed: Callable[[Item], bool], stream: SplitMix64
) -> Item | None:
    """Return the item to ask next, or None if none is allowed.

    Args:
        memory: what was asked.
        child: the number of the child whom the question is about.
        wish: what kind of item is wanted.
        allowed: whether there are cards for an item.
        stream: decides between equally good items.
    """
    recent = memory.recent
    items = [
        item
        for item in all_items(memory.mode, memory.numbers)
        if item not in recent and _may_be_asked(item, memory) and allowed(item)
    ]
    if not items:
        return None
    draw = _Draw(memory, memory.boxes[child], child, stream)
    if wish is Wish.EASY:
        return draw.easy(items)
    if memory.equals is Equals.DUE:
        alike = [item for item in items if is_equal(memory.mode, item)]
        items = alike or items
    return draw.any(items)


def _may_be_asked(item: Item, memory: Memory) -> bool:
    return not (memory.equals is Equals.NOT_YET and is_equal(memory.mode, item))


@dataclass(frozen=True)
class _Draw:
    memory: Memory
    boxes: Boxes
    child: int
    stream: SplitMix64

    def easy(self, items: Sequence[Item]) -> Item:
        """Return an easy item: the surest, then the one not asked for longest; else the least hard."""
        easy = [item for item in items if self.memory.is_easy(item, self.child)]
        if easy:
            return self._first(easy, lambda item: (-self.boxes.box(item), self.boxes.last_asked(item)))
        softer = [item for item in items if self.boxes.box(item) != HARD]
        return self._first(softer or items, self._ease)

    def any(self, items: Sequence[Item]) -> Item:
        """Return what is due, else something new, else what is due soonest."""
        boxes = self.boxes
        if due := [item for item in items if boxes.is_due(item)]:
            return self._first(due, lambda item: (boxes.box(item), boxes.due(item)))
        new = [item for item in items if boxes.box(item) == NOT_ASKED]
        if new and not self.memory.had_new:
            return self._first(new, self._ease)
        if known := [item for item in items if boxes.box(item) > HARD]:
            return self._first(known, lambda item: (boxes.due(item),))
        if new:
            return self._first(new, self._ease)
        return self._first(items, lambda item: (boxes.last_asked(item),))

    def _ease(self, item: Item) -> tuple[int, ...]:
        return ease(self.memory.mode, item, self.memory.numbers)

    def _first(self, items: Sequence[Item], key: Callable[[Item], tuple[int, ...]]) -> Item:
        """Return the item that sorts first, by lot among equals."""
        least = min(map(key, items))
        first = [item for item in items if key(item) == least]
        return first[self.stream.below(len(first))]
