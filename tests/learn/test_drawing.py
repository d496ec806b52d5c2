"""How questions are drawn, on lessons that children who are right 70 % of the time play to their end."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from statistics import median

import pytest

from tests.learn.lessons import Played, child, lessons_in_a_row, play, settings
from warapp.engine import SplitMix64
from warapp.learn.boxes import Boxes, Knowledge, Place, Result
from warapp.learn.drawing import AskedItem, Equals, Memory, Wish, draw_item
from warapp.learn.items import Item, Pair, TensKind, all_items
from warapp.learn.lesson import Lesson
from warapp.learn.number_cards import NumberCards, NumberRange
from warapp.learn.questions import Side
from warapp.learn.settings import LessonSettings, Mode, Players

CHILDREN = 4
QUESTIONS = 45
TO_FIVE, TO_TEN = NumberCards(NumberRange.TO_FIVE), NumberCards()
CASES = [
    (Mode.WHICH, TO_TEN),
    (Mode.WHICH, TO_FIVE),
    (Mode.DIFFERENCE, TO_TEN),
    (Mode.ADD, TO_TEN),
    (Mode.TAKE_AWAY, TO_FIVE),
]
each_case = pytest.mark.parametrize(
    ("mode", "cards"), CASES, ids=[f"{mode.value} to {cards.highest}" for mode, cards in CASES]
)


@cache
def lessons(mode: Mode, cards: NumberCards) -> list[list[Played]]:
    """Return six lessons of each child."""
    return [lessons_in_a_row(settings(mode, cards, QUESTIONS), seed) for seed in range(CHILDREN)]


def every_lesson(mode: Mode, cards: NumberCards) -> list[Played]:
    return [lesson for of_child in lessons(mode, cards) for lesson in of_child]


@each_case
def test_each_lesson_starts_and_ends_with_an_easy_one(mode: Mode, cards: NumberCards) -> None:
    assert all(lesson.easy[0] and lesson.easy[-1] for lesson in every_lesson(mode, cards))


@each_case
def test_nothing_is_asked_again_within_three_questions(mode: Mode, cards: NumberCards) -> None:
    for lesson in every_lesson(mode, cards):
        items = lesson.items
        assert all(item not in items[max(0, n - 3) : n] for n, item in enumerate(items))


def returns(mode: Mode, cards: NumberCards, result: Result) -> list[int]:
    """Return after how many questions items with a result come back, 99 for never."""
    after = []
    for lesson in every_lesson(mode, cards):
        items = lesson.items
        for number, asked in enumerate(lesson.history[:-12]):
            later = items[number + 1 :]
            if asked.result is result:
                after.append(later.index(asked.item) + 1 if asked.item in later else 99)
    return after


@each_case
def test_what_was_not_right_at_once_comes_back_within_four_to_eleven_questions(
    mode: Mode, cards: NumberCards
) -> None:
    after = returns(mode, cards, Result.NOT_AT_ONCE)
    assert len(after) > 200
    assert sum(4 <= questions <= 11 for questions in after) >= 0.95 * len(after)


@each_case
def test_what_was_right_at_once_comes_back_later(mode: Mode, cards: NumberCards) -> None:
    right = median(returns(mode, cards, Result.RIGHT_AT_ONCE))
    assert right >= 2 * median(returns(mode, cards, Result.NOT_AT_ONCE))


@each_case
def test_hardly_ever_are_more_than_two_of_eight_questions_new(mode: Mode, cards: NumberCards) -> None:
    windows = [
        sum(asked.is_new for asked in lesson.history[end - 8 : end])
        for lesson in every_lesson(mode, cards)
        for end in range(28, QUESTIONS + 1)
    ]
    assert sum(new > 2 for new in windows) < 0.02 * len(windows)


@each_case
def test_seven_to_fifteen_questions_in_a_hundred_have_both_sides_alike(
    mode: Mode, cards: NumberCards
) -> None:
    asked = [asked for lesson in every_lesson(mode, cards) for asked in lesson.history]
    assert 0.07 <= sum(one.greater_side is Side.SAME for one in asked) / len(asked) <= 0.15


@each_case
def test_no_side_has_more_four_times_running(mode: Mode, cards: NumberCards) -> None:
    for lesson in every_lesson(mode, cards):
        sides = [asked.greater_side for asked in lesson.history if asked.greater_side is not Side.SAME]
        assert all(len({*sides[n : n + 4]}) == 2 for n in range(len(sides) - 3))


@each_case
def test_no_number_is_there_more_than_four_times_in_a_round(mode: Mode, cards: NumberCards) -> None:
    for lesson in every_lesson(mode, cards):
        for deal in (dealt.deal for dealt in lesson.dealt if dealt.deal):
            assert set(cards.counts((*deal.piles[0], *deal.piles[1])).values()) == {4}


@each_case
def test_the_same_seed_and_child_give_the_same_lesson(mode: Mode, cards: NumberCards) -> None:
    first, again, other = (
        play(Lesson(settings(mode, cards), [Boxes()], seed), child(0.7, 1)) for seed in (4, 4, 5)
    )
    assert first == again
    assert [dealt.turn for dealt in first.dealt] != [dealt.turn for dealt in other.dealt]


def test_six_lessons_make_a_child_sure_of_two_fifths_of_the_pairs_to_ten() -> None:
    sure = []
    for of_child in lessons(Mode.WHICH, TO_TEN):
        boxes = of_child[-1].boxes[0]
        items = all_items(Mode.WHICH, TO_TEN.numbers)
        sure.append(sum(boxes.knowledge(item) is Knowledge.SURE for item in items) / len(items))
    assert 0.33 <= sum(sure) / CHILDREN <= 0.47


def test_a_range_to_five_never_stalls() -> None:
    for lesson in every_lesson(Mode.WHICH, TO_FIVE):
        assert len(lesson.history) == QUESTIONS


def memory(
    boxes: Boxes | None = None, history: tuple[AskedItem, ...] = (), mode: Mode = Mode.WHICH
) -> Memory:
    return Memory(mode, TO_FIVE.numbers, (boxes or Boxes(),), history)


def asked(
    item: Item, *, side: Side = Side.LEFT, new: bool = False, result: Result | None = None
) -> AskedItem:
    return AskedItem(item, new, side, 0, result)


def drawn(from_memory: Memory, wish: Wish = Wish.ANY, only: set[Item] | None = None) -> Item | None:
    return draw_item(from_memory, 0, wish, lambda item: only is None or item in only, SplitMix64(1))


def test_where_nothing_is_allowed_nothing_is_drawn() -> None:
    assert drawn(memory(), only=set()) is None


def test_an_easy_question_is_about_the_surest_item_not_asked_for_longest() -> None:
    boxes = Boxes(
        40, {Pair(4, 5): Place(4, 80, 30), Pair(3, 4): Place(4, 80, 20), Pair(2, 3): Place(3, 41, 10)}
    )
    assert drawn(memory(boxes), Wish.EASY) == Pair(3, 4)


def test_where_nothing_is_easy_the_least_hard_is_asked() -> None:
    boxes = Boxes(9, {Pair(1, 5): Place(1, 9, 9)})
    assert drawn(memory(boxes), Wish.EASY, {Pair(1, 5), Pair(4, 5), Pair(3, 4)}) == Pair(3, 4)
    assert drawn(memory(boxes), Wish.EASY, {Pair(1, 5)}) == Pair(1, 5)


def test_what_is_due_comes_first_the_hardest_before_the_rest() -> None:
    boxes = Boxes(
        20, {Pair(1, 2): Place(2, 15, 7), Pair(1, 3): Place(1, 18, 15), Pair(1, 4): Place(1, 19, 16)}
    )
    assert drawn(memory(boxes)) == Pair(1, 3)


def test_something_new_comes_from_the_easiest_while_few_of_the_last_were_new() -> None:
    boxes = Boxes(20, {Pair(1, 2): Place(2, 25, 17), Pair(1, 3): Place(2, 22, 14)})
    assert drawn(memory(boxes)) == Pair(1, 5)
    two_new = tuple(asked(item, new=True) for item in (Pair(2, 3), Pair(2, 4)))
    assert drawn(memory(boxes, two_new)) == Pair(1, 3), "the one due soonest"


def test_something_new_comes_if_nothing_else_can_and_at_last_what_was_not_asked_for_longest() -> None:
    two_new = tuple(asked(item, new=True) for item in (Pair(2, 3), Pair(2, 4)))
    boxes = Boxes(20, {Pair(1, 2): Place(1, 25, 17), Pair(1, 3): Place(1, 22, 14)})
    assert drawn(memory(boxes, two_new), only={Pair(1, 2), Pair(1, 4)}) == Pair(1, 4)
    assert drawn(memory(boxes, two_new), only={Pair(1, 2), Pair(1, 3)}) == Pair(1, 3)


def test_both_sides_are_alike_once_in_six_to_twelve_questions() -> None:
    plain, alike = asked(Pair(1, 2)), asked(Pair(2, 2), side=Side.SAME)
    assert memory(history=(plain,) * 10).equals is Equals.ALLOWED
    assert memory(history=(plain,) * 11).equals is Equals.DUE
    assert memory(history=(alike, *(plain,) * 4)).equals is Equals.NOT_YET
    assert memory(history=(alike, *(plain,) * 5)).equals is Equals.ALLOWED
    due = drawn(memory(history=(plain,) * 11))
    assert isinstance(due, Pair)
    assert due.a == due.b
    assert drawn(memory(history=(plain,) * 11), only={Pair(3, 4)}) == Pair(3, 4)
    assert drawn(memory(history=(alike, *(plain,) * 4)), only={Pair(3, 3)}) is None


def test_two_that_were_not_right_at_once_ask_for_an_easy_one() -> None:
    wrong = asked(Pair(3, 4), result=Result.NOT_AT_ONCE)
    right = asked(Pair(3, 5), result=Result.RIGHT_AT_ONCE)
    assert memory(history=(right, wrong, wrong)).wish is Wish.EASY
    assert memory(history=(wrong, right)).wish is memory(history=(right, wrong)).wish is Wish.ANY
    assert memory().wish is Wish.EASY


def test_of_the_five_kinds_of_tens_only_the_last_is_not_asked_again() -> None:
    history = (asked(TensKind.NEAR), asked(TensKind.FAR_APART))
    assert memory(history=history).recent == {TensKind.NEAR, TensKind.FAR_APART}
    assert memory(history=history, mode=Mode.TENS).recent == {TensKind.FAR_APART}


def test_what_a_deck_has_left_may_not_be_what_is_wanted() -> None:
    boxes = Boxes(20, {Pair(1, 5): Place(1, 17, 14), Pair(1, 2): Place(3, 30, 10)})
    late = memory(boxes)
    assert late.is_fitting(Pair(1, 5), 0, Wish.ANY)
    assert not late.is_fitting(Pair(1, 2), 0, Wish.ANY), "another has long been due"
    assert late.is_fitting(Pair(1, 2), 0, Wish.EASY)
    assert not late.is_fitting(Pair(1, 5), 0, Wish.EASY)
    two_new = tuple(asked(item, new=True) for item in (Pair(2, 3), Pair(2, 4)))
    fresh = memory(Boxes(), two_new)
    assert not fresh.is_fitting(Pair(3, 4), 0, Wish.ANY)
    assert memory(Boxes()).is_fitting(Pair(3, 4), 0, Wish.ANY)


def test_of_two_children_each_has_its_own_boxes() -> None:
    two = Memory.begin(LessonSettings(players=Players.TWO), [Boxes()])
    assert [two.child_at(side) for side in (Side.LEFT, Side.RIGHT)] == [0, 1]
    after = two.with_asked(AskedItem(Pair(1, 2), True, Side.RIGHT, 1, Result.NOT_AT_ONCE))
    assert [boxes.answered for boxes in after.boxes] == [0, 1]
    assert Memory.begin(LessonSettings(), []).child_at(Side.RIGHT) == 0


def test_sides_are_drawn_by_lot() -> None:
    stream = SplitMix64(1)
    sides = [memory().side(stream) for _ in range(40)]
    assert {*sides} == {Side.LEFT, Side.RIGHT}
    assert any(before is after for before, after in pairwise(sides))
    three = tuple(asked(Pair(1, 2), side=Side.LEFT) for _ in range(3))
    assert {memory(history=three).side(stream) for _ in range(20)} == {Side.RIGHT}
    assert not memory(history=three).may_be_greater(Side.LEFT)
    assert memory(history=three).may_be_greater(Side.RIGHT)
