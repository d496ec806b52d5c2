"""A series of turns with two cards a side from a shuffled number deck; the engine has no part in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, permutations, product

from warapp.engine import Pile, SplitMix64, shuffled
from warapp.learn.boxes import HARD
from warapp.learn.drawing import AskedItem, Equals, Memory, Wish, draw_item
from warapp.learn.items import Item, Pair, TensKind, tens_kind
from warapp.learn.number_cards import Numbers
from warapp.learn.questions import SIDES, Asked, Question, Side, greatest_first, worth
from warapp.learn.settings import LessonSettings, Mode, Players
from warapp.learn.turns import Turn, asked_in

_EQUAL_IN = 12
"""Both sides are alike once in so many questions, beside those that are due."""


@dataclass(frozen=True, slots=True)
class Series:
    """The cards of a series between two turns.

    Attributes:
        deck: the cards not turned yet.
        kept: the cards that each side has taken.
        pot: cards of turns in which both sides were alike, for the next side that has more.
    """

    deck: Pile
    kept: tuple[Pile, Pile] = ((), ())
    pot: Pile = ()

    @classmethod
    def begin(cls, settings: LessonSettings, stream: SplitMix64) -> Series:
        """Return a series with a shuffled deck."""
        return cls(shuffled(settings.cards.deck(settings.numbers), stream))

    def after(self, turn: Turn) -> Series:
        """Return the series once the side that has more has taken the cards of a turn."""
        cards = self.pot + turn.left + turn.right
        deck = tuple(card for card in self.deck if card not in cards)
        side = turn.asked.greater_side
        if side is Side.SAME:
            return replace(self, deck=deck, pot=cards)
        kept = tuple(pile + cards if seat == side.seat else pile for seat, pile in enumerate(self.kept))
        return Series(deck, (kept[0], kept[1]))


def plan_turn(
    settings: LessonSettings, memory: Memory, series: Series, wish: Wish, stream: SplitMix64
) -> Turn | None:
    """Return the next turn of a series, or None if the deck is through.

    The item is about the cards of one side: the child's own two. The other side's come by lot from those
    left in the deck, such that the side wanted has more.
    """
    counts = settings.cards.counts(series.deck)
    for greater in _wanted_sides(memory, stream):
        owner = _owner(settings, greater, stream)
        choice = _Choice(settings, memory, counts, greater, owner, asked_in(settings, len(memory.history)))
        item = draw_item(memory, memory.child_at(owner), wish, choice.exists, stream)
        if item is not None:
            return _turn(choice, item, series, stream)
    return None


def _wanted_sides(memory: Memory, stream: SplitMix64) -> list[Side]:
    """Return the sides that may have more, the first wanted most."""
    side = memory.side(stream)
    sides = [side, *([side.other] if memory.may_be_greater(side.other) else [])]
    equals, is_drawn = memory.equals, stream.below(_EQUAL_IN) == 0
    if equals is Equals.NOT_YET:
        return sides
    return [Side.SAME, *sides] if equals is Equals.DUE or is_drawn else [*sides, Side.SAME]


def _owner(settings: LessonSettings, greater: Side, stream: SplitMix64) -> Side:
    """Return whose cards the item is about: one child sits on the left, of two the one who has more."""
    if settings.players is not Players.TWO:
        return Side.LEFT
    return SIDES[stream.below(2)] if greater is Side.SAME else greater


@dataclass(frozen=True)
class _Choice:
    """The cards that can be turned so that one side has more."""

    settings: LessonSettings
    memory: Memory
    counts: Counter[int]
    greater: Side
    owner: Side
    asked: Asked

    def exists(self, item: Item) -> bool:
        """Return whether there are cards for an item."""
        return next(self.ways(item), None) is not None

    def ways(self, item: Item) -> Iterator[tuple[Numbers, Numbers]]:
        """Go through the numbers of the owner's cards and of the other side's."""
        if isinstance(item, Pair):
            if not _has(self.counts, item):
                return
            left = self.counts - Counter(item)
            for other in combinations_with_replacement(sorted(left), 2):
                if _has(left, other) and self._fits(item, other):
                    yield tuple(item), other
        else:
            yield from self._ways_of_tens(item)

    def _fits(self, own: Numbers, other: Numbers) -> bool:
        difference = worth(self.asked, own) - worth(self.asked, other)
        if self.greater is Side.SAME:
            return difference == 0
        return difference > 0 if self.greater is self.owner else difference < 0

    def _ways_of_tens(self, kind: TensKind) -> Iterator[tuple[Numbers, Numbers]]:
        if (kind is TensKind.EQUAL) != (self.greater is Side.SAME):
            return
        figures = sorted(self.counts)
        arranges = self.asked is Asked.GREATEST_NUMBER
        for own in product(figures, repeat=2):
            if not _has(self.counts, own) or (arranges and own != greatest_first(own)):
                continue
            left = self.counts - Counter(own)
            for other in product(sorted(left), repeat=2):
                if self._fits(own, other) and tens_kind(own, other) is kind and _has(left, other):
                    yield own, other


def _has(counts: Counter[int], numbers: Numbers) -> bool:
    first, second = numbers
    return counts[first] > 1 if first == second else counts[first] > 0 and counts[second] > 0


def _turn(choice: _Choice, item: Item, series: Series, stream: SplitMix64) -> Turn:
    own, other = _way(choice, item, stream)
    own, other = _laid(choice, own, stream), _laid_by_other(choice, other, stream)
    left, right = (own, other) if choice.owner is Side.LEFT else (other, own)
    cards = _found(choice, left + right, series, stream)
    child = choice.memory.child_at(choice.owner)
    asked = AskedItem(item, choice.memory.is_new(item, child), choice.greater, child)
    return Turn(cards[:2], cards[2:], Question(choice.asked, left, right, choice.owner), asked)


def _way(choice: _Choice, item: Item, stream: SplitMix64) -> tuple[Numbers, Numbers]:
    """Return one of the ways by lot, of those that leave the most cards for items that were hard."""
    boxes = choice.memory.boxes[choice.memory.child_at(choice.owner)]
    hard = {number for pair, place in boxes.places.items() if place.box == HARD for number in _of(pair)}
    ways = list(choice.ways(item))
    least = min(sum(number in hard for number in other) for _, other in ways)
    sparing = [way for way in ways if sum(number in hard for number in way[1]) == least]
    return sparing[stream.below(len(sparing))]


def _of(item: Item) -> Numbers:
    return item if isinstance(item, Pair) else ()


def _laid(choice: _Choice, numbers: Numbers, stream: SplitMix64) -> Numbers:
    """Return numbers as they are laid: in any order, unless their order counts."""
    return numbers if choice.asked is Asked.GREATER_NUMBER else _either_way(numbers, stream)


def _laid_by_other(choice: _Choice, numbers: Numbers, stream: SplitMix64) -> Numbers:
    return numbers if choice.memory.mode is Mode.TENS else _either_way(numbers, stream)


def _either_way(numbers: Numbers, stream: SplitMix64) -> Numbers:
    orders = sorted(set(permutations(numbers)))
    return orders[stream.below(len(orders))]


def _found(choice: _Choice, numbers: Numbers, series: Series, stream: SplitMix64) -> Pile:
    """Return a card of the deck for each number."""
    found: Pile = ()
    for number in numbers:
        cards = [
            card for card in series.deck if choice.settings.cards.number(card) == number and card not in found
        ]
        found += (cards[stream.below(len(cards))],)
    return found
