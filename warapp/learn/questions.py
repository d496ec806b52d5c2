"""The questions of a lesson and whether an answer is right; knows no words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from warapp.learn.number_cards import Numbers


class Side(Enum):
    """A side of the table, or both alike."""

    LEFT = "left"
    SAME = "same"
    RIGHT = "right"

    @property
    def other(self) -> Side:
        """The side across the table."""
        return {Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT, Side.SAME: Side.SAME}[self]

    @property
    def seat(self) -> int:
        """The seat there: 0 or 1.

        Raises:
            ValueError: no side alone.
        """
        if self is Side.SAME:
            raise ValueError("both sides have no seat")
        return 0 if self is Side.LEFT else 1


SIDES = (Side.LEFT, Side.RIGHT)
"""The side of each seat."""


class Sign(Enum):
    """What can stand between two numbers."""

    LESS = "<"
    EQUAL = "="
    GREATER = ">"


Answer = Side | Sign | int
"""A side, a sign, or a number."""


class Asked(Enum):
    """What is asked about the cards of the two sides."""

    MORE = "more"
    LESS = "less"
    MORE_DOTS = "more_dots"
    HOW_MANY_MORE = "how_many_more"
    SIGN = "sign"
    GREATER_SUM = "greater_sum"
    SUM = "sum"
    FURTHER_APART = "further_apart"
    CLOSER = "closer"
    GREATER_PRODUCT = "greater_product"
    GREATEST_NUMBER = "greatest_number"
    GREATER_NUMBER = "greater_number"

    @property
    def is_answered_by_number(self) -> bool:
        """Whether the answer is a number on the pad."""
        return self in (Asked.HOW_MANY_MORE, Asked.SUM)


_LESSER = {Asked.LESS, Asked.CLOSER}
_SUMS = {Asked.GREATER_SUM, Asked.SUM}
_TENS = {Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER}
_APART = {Asked.FURTHER_APART, Asked.CLOSER}


def worth(asked: Asked, numbers: Numbers) -> int:
    """Return what the cards of a side are worth to a question: a number, sum, difference or product.

    >>> worth(Asked.GREATER_SUM, (5, 3)), worth(Asked.CLOSER, (4, 9)), worth(Asked.GREATER_NUMBER, (4, 7))
    (8, 5, 47)
    """
    if len(numbers) == 1:
        return numbers[0]
    first, second = numbers
    if asked in _SUMS:
        return first + second
    if asked in _APART:
        return abs(first - second)
    return 10 * first + second if asked in _TENS else first * second


@dataclass(frozen=True, slots=True)
class Question:
    """A question about two sides.

    Attributes:
        asked: what is asked.
        left: the numbers of the cards on the left.
        right: those on the right.
        owner: whose cards a sum or an arrangement is asked of.
    """

    asked: Asked
    left: Numbers
    right: Numbers
    owner: Side = Side.LEFT

    def numbers(self, side: Side) -> Numbers:
        """Return the numbers of a side."""
        return self.right if side is Side.RIGHT else self.left

    def worth(self, side: Side) -> int:
        """Return what a side's cards are worth."""
        return worth(self.asked, self.numbers(side))

    @property
    def greater_side(self) -> Side:
        """The side whose cards are worth more."""
        left, right = self.worth(Side.LEFT), self.worth(Side.RIGHT)
        return Side.SAME if left == right else Side.LEFT if left > right else Side.RIGHT

    @property
    def greater(self) -> int:
        """What the greater side is worth."""
        return max(self.worth(Side.LEFT), self.worth(Side.RIGHT))

    @property
    def lesser(self) -> int:
        """What the lesser side is worth."""
        return min(self.worth(Side.LEFT), self.worth(Side.RIGHT))

    @property
    def answer(self) -> Answer:
        """The right answer."""
        match self.asked:
            case Asked.HOW_MANY_MORE:
                return self.greater - self.lesser
            case Asked.SUM:
                return self.worth(self.owner)
            case Asked.GREATEST_NUMBER:
                return worth(self.asked, greatest_first(self.numbers(self.owner)))
            case Asked.SIGN:
                return _SIGNS[self.greater_side]
            case _:
                return self.greater_side.other if self.asked in _LESSER else self.greater_side

    def is_right(self, answer: Answer) -> bool:
        """Return whether an answer is right.

        >>> Question(Asked.MORE, (7,), (9,)).is_right(Side.RIGHT)
        True
        >>> Question(Asked.HOW_MANY_MORE, (7,), (9,)).is_right(9)
        False
        """
        return answer == self.answer

    def tells_how_many(self, answer: Answer) -> bool:
        """Return whether an answer tells how many there are, where how many more was asked."""
        return self.asked is Asked.HOW_MANY_MORE and answer == self.greater


_SIGNS = {Side.LEFT: Sign.GREATER, Side.SAME: Sign.EQUAL, Side.RIGHT: Sign.LESS}


def greatest_first(numbers: Numbers) -> Numbers:
    """Return two figures in the order that makes the greatest number."""
    return tuple(sorted(numbers, reverse=True))


def swapped(question: Question) -> Question:
    """Return a question whose owner has swapped tens and ones."""
    if question.owner is Side.RIGHT:
        return Question(question.asked, question.left, question.right[::-1], question.owner)
    return Question(question.asked, question.left[::-1], question.right, question.owner)
