"""Plans rounds of War whose cards ask the questions: one card a side, played by the engine as any round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from warapp.engine import Pile, SplitMix64, shuffled
from warapp.engine.cards import SUITS
from warapp.learn.drawing import AskedItem, Memory, Wish, draw_item
from warapp.learn.items import Item, Pair, is_equal
from warapp.learn.number_cards import NumberCards
from warapp.learn.questions import SIDES, Question, Side
from warapp.learn.settings import LessonSettings
from warapp.learn.turns import Turn, asked_in, dealt

QUESTIONS = 8
"""The number of questions planned ahead."""

_OF_EACH_NUMBER = len(SUITS)
_CARDS_OF_A_TIE = 6
"""The tied cards, one face down each, and the next pair."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Piles for a round, and the questions that its battles ask in order.

    A tie begins a war: a card face down each, then the next question's pair, in the same battle.

    Attributes:
        piles: those of both seats, top first; all cards of the lesson.
        turns: the questions in order.
        battles: after how many battles they have all been asked.
    """

    piles: tuple[Pile, Pile]
    turns: tuple[Turn, ...]
    battles: int


def plan_deal(
    settings: LessonSettings, memory: Memory, questions: int, last: Wish, stream: SplitMix64
) -> Deal:
    """Return the next deal.

    Args:
        settings: what the lesson is about.
        memory: what was asked before.
        questions: how many are wanted at most; a deal has 8 or fewer.
        last: the kind of item that its last question asks, where so many are wanted.
        stream: all lots.
    """
    planned = _Plan(settings, memory, stream)
    wanted = min(questions, QUESTIONS)
    for number in range(wanted):
        is_last = number == wanted - 1
        if not planned.add(last if is_last else Wish.ANY, may_tie=not is_last):
            break
    return planned.deal()


class _Plan:
    """A deal while it is planned."""

    def __init__(self, settings: LessonSettings, memory: Memory, stream: SplitMix64) -> None:
        self.settings, self.memory, self.stream = settings, memory, stream
        self.used: Counter[int] = Counter()
        self.sides: tuple[list[Pile], list[Pile]] = ([], [])
        self.taken: Pile = ()
        self.turns: list[Turn] = []

    def add(self, wish: Wish, *, may_tie: bool) -> bool:
        """Plan one more question; return whether there was an item for it."""
        memory = self.memory
        after_tie = bool(self.turns) and self.turns[-1].is_equal
        if after_tie or (not self.turns and memory.wish is Wish.EASY):
            wish = Wish.EASY
        side = memory.side(self.stream)
        child = memory.child_at(side)
        item = draw_item(memory, child, wish, lambda item: self._has_cards(item, may_tie), self.stream)
        if not isinstance(item, Pair):
            if after_tie:
                self._drop_tie()
            return False
        if is_equal(memory.mode, item):
            self._lay(item, Side.SAME, child)
            self._lay_face_down()
        else:
            self._lay(item, side, child)
        return True

    def _has_cards(self, item: Item, may_tie: bool) -> bool:
        if not isinstance(item, Pair) or any(turn.item == item for turn in self.turns):
            return False
        if is_equal(self.memory.mode, item) and (not may_tie or self._left < _CARDS_OF_A_TIE):
            return False
        needed = Counter(item)
        return all(self.used[number] + count <= _OF_EACH_NUMBER for number, count in needed.items())

    @property
    def _left(self) -> int:
        return len(self.memory.numbers) * _OF_EACH_NUMBER - len(self.taken)

    def _lay(self, item: Pair, side: Side, child: int) -> None:
        numbers = (item.b, item.a) if side is Side.LEFT else (item.a, item.b)
        left, right = (self._deal(number) for number in numbers)
        asked = AskedItem(item, self.memory.is_new(item, child), side, child)
        question = Question(
            asked_in(self.settings, len(self.memory.history)), (numbers[0],), (numbers[1],), SIDES[child]
        )
        self.turns.append(Turn(left, right, question, asked))
        self.sides[0].append(left)
        self.sides[1].append(right)
        self.memory = self.memory.with_asked(asked)

    def _deal(self, number: int) -> Pile:
        pile = dealt((number,), self.settings.cards, self.taken, self.stream)
        self.taken += pile
        self.used[number] += 1
        return pile

    def _lay_face_down(self) -> None:
        """Lay a card face down for each side, of the numbers of which most are left."""
        for side in self.sides:
            least = min(self.used[number] for number in self.memory.numbers)
            rare = [number for number in self.memory.numbers if self.used[number] == least]
            side.append(self._deal(rare[self.stream.below(len(rare))]))

    def _drop_tie(self) -> None:
        """Take out a tie that no question could follow; nothing else would end its war."""
        self.turns.pop()
        for side in self.sides:
            del side[-2:]

    def deal(self) -> Deal:
        """Return the deal; the cards that ask nothing lie below."""
        planned = [_joined(side) for side in self.sides]
        laid = _joined(planned)
        rest = shuffled([card for card in self._all_cards() if card not in laid], self.stream)
        half = len(rest) // 2
        piles = planned[0] + rest[:half], planned[1] + rest[half : 2 * half]
        ties = sum(turn.is_equal for turn in self.turns)
        return Deal(piles, tuple(self.turns), len(self.turns) - ties)

    def _all_cards(self) -> Pile:
        cards: NumberCards = self.settings.cards
        return cards.deck(self.memory.numbers)


def _joined(piles: Sequence[Pile]) -> Pile:
    return tuple(card for pile in piles for card in pile)
