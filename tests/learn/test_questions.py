"""Judging, on every pair of numbers and every two cards a side."""

from itertools import product

import pytest

from warapp.learn.number_cards import Numbers
from warapp.learn.questions import Asked, Question, Side, Sign, greatest_first, swapped, worth

NUMBERS = range(1, 15)
PAIRS = [(a, b) for a in NUMBERS for b in NUMBERS]
LEFT, SAME, RIGHT = Side.LEFT, Side.SAME, Side.RIGHT


def side_of(left: float, right: float) -> Side:
    return LEFT if left > right else RIGHT if right > left else SAME


def right_answers(question: Question) -> list[object]:
    """Return every answer that is right, of all that there are."""
    every: list[Side | Sign | int] = [*Side, *Sign, *range(200)]
    return [answer for answer in every if question.is_right(answer)]


@pytest.mark.parametrize("asked", [Asked.MORE, Asked.MORE_DOTS])
def test_the_side_with_the_greater_number_is_right_or_the_same_if_there_is_none(asked: Asked) -> None:
    for a, b in PAIRS:
        assert right_answers(Question(asked, (a,), (b,))) == [side_of(a, b)]


def test_where_less_is_asked_the_side_with_the_lesser_number_is_right() -> None:
    for a, b in PAIRS:
        assert right_answers(Question(Asked.LESS, (a,), (b,))) == [side_of(b, a)]


def test_how_many_more_is_the_difference_whichever_side_has_more() -> None:
    for a, b in PAIRS:
        assert right_answers(Question(Asked.HOW_MANY_MORE, (a,), (b,))) == [abs(a - b)]


def test_the_sign_is_read_from_left_to_right() -> None:
    for a, b in PAIRS:
        sign = Sign.LESS if a < b else Sign.GREATER if a > b else Sign.EQUAL
        assert right_answers(Question(Asked.SIGN, (a,), (b,))) == [sign]


def sums(numbers: Numbers) -> int:
    return numbers[0] + numbers[1]


def products(numbers: Numbers) -> int:
    return numbers[0] * numbers[1]


def apart(numbers: Numbers) -> int:
    return abs(numbers[0] - numbers[1])


def tens_and_ones(numbers: Numbers) -> int:
    return int(f"{numbers[0]}{numbers[1]}")


@pytest.mark.parametrize(
    ("asked", "value"),
    [(Asked.GREATER_SUM, sums), (Asked.GREATER_PRODUCT, products), (Asked.FURTHER_APART, apart)],
)
def test_with_two_cards_a_side_the_side_that_they_make_more_on_is_right(asked: Asked, value: object) -> None:
    assert callable(value)
    for left, right in product(PAIRS, PAIRS[::7]):
        question = Question(asked, left, right)
        assert question.answer is side_of(value(left), value(right))


def test_where_closer_cards_are_asked_for_the_lesser_difference_is_right() -> None:
    for left, right in product(PAIRS, PAIRS[::7]):
        assert Question(Asked.CLOSER, left, right).answer is side_of(apart(right), apart(left))


def test_the_greater_of_two_numbers_of_two_figures_is_right() -> None:
    figures = [(tens, ones) for tens in range(1, 10) for ones in range(1, 10)]
    for left, right in product(figures, figures):
        question = Question(Asked.GREATER_NUMBER, left, right)
        assert question.answer is side_of(tens_and_ones(left), tens_and_ones(right))


def test_the_greatest_number_has_the_greater_figure_as_its_tens() -> None:
    for tens, ones in product(range(1, 10), repeat=2):
        greatest = max(10 * tens + ones, 10 * ones + tens)
        assert right_answers(Question(Asked.GREATEST_NUMBER, (tens, ones), (5, 2))) == [greatest]
        assert Question(Asked.GREATEST_NUMBER, (5, 2), (tens, ones), RIGHT).answer == greatest


def test_a_sum_is_asked_of_the_cards_of_its_owner() -> None:
    assert Question(Asked.SUM, (5, 3), (6, 4), LEFT).answer == 8
    assert Question(Asked.SUM, (5, 3), (6, 4), RIGHT).answer == 10


def test_a_question_knows_which_side_has_more_and_what_both_are_worth() -> None:
    question = Question(Asked.CLOSER, (9, 4), (7, 6))
    assert (question.greater_side, question.greater, question.lesser) == (LEFT, 5, 1)
    assert worth(Asked.MORE, (7,)) == 7


def test_a_child_who_tells_how_many_there_are_is_known() -> None:
    question = Question(Asked.HOW_MANY_MORE, (9,), (7,))
    assert question.tells_how_many(9)
    assert not question.tells_how_many(7)
    assert not Question(Asked.SUM, (9, 1), (7, 1)).tells_how_many(10)


def test_only_questions_about_amounts_are_answered_by_a_number() -> None:
    assert [asked for asked in Asked if asked.is_answered_by_number] == [Asked.HOW_MANY_MORE, Asked.SUM]


def test_swapping_turns_the_cards_of_the_owner_round() -> None:
    question = Question(Asked.GREATEST_NUMBER, (4, 7), (5, 2))
    assert swapped(question).left == (7, 4)
    assert swapped(swapped(question)) == question
    assert swapped(Question(Asked.GREATEST_NUMBER, (5, 2), (4, 7), RIGHT)).right == (7, 4)
    assert greatest_first((4, 7)) == (7, 4)


def test_each_side_has_a_seat_and_another_side() -> None:
    assert [side.seat for side in (LEFT, RIGHT)] == [0, 1]
    assert [side.other for side in Side] == [RIGHT, SAME, LEFT]
    with pytest.raises(ValueError, match=r"^both sides have no seat$"):
        _ = SAME.seat
