"""One turn of a lesson: the cards of both sides, and what is asked about them."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine import Pile, SplitMix64
from warapp.learn.drawing import AskedItem
from warapp.learn.items import Item
from warapp.learn.number_cards import NumberCards, Numbers
from warapp.learn.questions import Asked, Question, Side, greatest_first
from warapp.learn.settings import LessonSettings, Mode, Players, TensBy, Wanted


@dataclass(frozen=True, slots=True)
class Turn:
    """What lies on the table and what is asked first.

    Attributes:
        left: the cards on the left, in the order in which they lie.
        right: those on the right.
        question: what is asked.
        asked: the item, and whom it is about.
    """

    left: Pile
    right: Pile
    question: Question
    asked: AskedItem

    @property
    def item(self) -> Item:
        """The item that the question is about."""
        return self.asked.item

    @property
    def is_equal(self) -> bool:
        """Whether both sides are alike, so that nobody takes the cards."""
        return self.asked.greater_side is Side.SAME


def asked_in(settings: LessonSettings, number: int) -> Asked:
    """Return what the question with a number, from 0, asks first in a lesson."""
    less = settings.wanted is Wanted.LESS or (settings.wanted is Wanted.IN_TURN and number % 2 == 1)
    match settings.mode:
        case Mode.WHICH:
            return Asked.LESS if less else Asked.MORE
        case Mode.TAKE_AWAY:
            return Asked.CLOSER if less else Asked.FURTHER_APART
        case Mode.ADD:
            return Asked.SUM if settings.players is Players.TWO else Asked.GREATER_SUM
        case Mode.TENS:
            by_child = settings.tens_by is TensBy.CHILD and settings.players is not Players.CLASS
            return Asked.GREATEST_NUMBER if by_child else Asked.GREATER_NUMBER
        case _:
            return _ALWAYS[settings.mode]


_ALWAYS = {
    Mode.DOTS: Asked.MORE_DOTS,
    Mode.DIFFERENCE: Asked.HOW_MANY_MORE,
    Mode.SIGNS: Asked.SIGN,
    Mode.TIMES: Asked.GREATER_PRODUCT,
}


def follow_up(question: Question) -> Question | None:
    """Return what is asked about the same cards once a question is answered, or None.

    Who has made the greatest number is then asked which of the two is greater.
    """
    if question.asked is not Asked.GREATEST_NUMBER:
        return None
    left, right = question.left, question.right
    if question.owner is Side.RIGHT:
        right = greatest_first(right)
    else:
        left = greatest_first(left)
    return Question(Asked.GREATER_NUMBER, left, right, question.owner)


def dealt(numbers: Numbers, cards: NumberCards, taken: Pile, stream: SplitMix64) -> Pile:
    """Return a card for each number, of suits by lot, none of those taken."""
    found: Pile = ()
    for number in numbers:
        found += (cards.card(number, taken + found, stream),)
    return found
