"""Items, which of them are easy, and their boxes."""

import pytest

from warapp.learn.boxes import Boxes, Knowledge, Place, Result, boxes_after
from warapp.learn.items import (
    Item,
    Pair,
    TensKind,
    all_items,
    ease,
    is_easy_by_nature,
    is_equal,
    pair_of,
    tens_kind,
)
from warapp.learn.settings import Mode

TO_TEN = tuple(range(1, 11))
TO_FIVE = tuple(range(1, 6))
AT_ONCE, WITH_HELP, NOT_AT_ONCE = Result.RIGHT_AT_ONCE, Result.RIGHT_WITH_HELP, Result.NOT_AT_ONCE


def easy(mode: Mode, numbers: tuple[int, ...] = TO_FIVE) -> list[Item]:
    return [item for item in all_items(mode, numbers) if is_easy_by_nature(mode, item, numbers)]


def test_a_mode_has_every_pair_of_its_numbers_and_tens_have_five_kinds() -> None:
    assert all_items(Mode.ADD, (1, 2, 3)) == (
        Pair(1, 1), Pair(1, 2), Pair(1, 3), Pair(2, 2), Pair(2, 3), Pair(3, 3),
    )  # fmt: skip
    assert all_items(Mode.TENS, TO_TEN) == tuple(TensKind)
    assert pair_of((9, 7)) == Pair(7, 9)


def test_numbers_far_apart_are_easy_to_compare() -> None:
    expected = [Pair(1, 3), Pair(1, 4), Pair(1, 5), Pair(2, 4), Pair(2, 5), Pair(3, 5)]
    assert easy(Mode.WHICH) == easy(Mode.SIGNS) == easy(Mode.DOTS) == expected
    assert easy(Mode.WHICH, TO_TEN)[0] == Pair(1, 6)
    assert Pair(4, 8) not in easy(Mode.WHICH, TO_TEN)


def test_small_differences_are_easy_to_tell() -> None:
    for mode in (Mode.DIFFERENCE, Mode.TAKE_AWAY):
        assert easy(mode, TO_TEN)[:6] == [
            Pair(1, 1), Pair(1, 2), Pair(1, 3), Pair(2, 2), Pair(2, 3), Pair(2, 4),
        ]  # fmt: skip
        assert Pair(9, 10) in easy(mode, TO_TEN)
        assert Pair(4, 6) not in easy(mode, TO_TEN)


def test_small_sums_are_easy_and_so_is_once_twice_and_ten_times() -> None:
    assert easy(Mode.ADD) == [Pair(1, 1), Pair(1, 2), Pair(1, 3), Pair(1, 4), Pair(2, 2), Pair(2, 3)]
    assert Pair(2, 9) in easy(Mode.TIMES, TO_TEN)
    assert Pair(7, 10) in easy(Mode.TIMES, TO_TEN)
    assert Pair(3, 4) not in easy(Mode.TIMES, TO_TEN)
    assert easy(Mode.TENS) == [TensKind.FAR_APART]


def test_new_items_come_from_the_easiest() -> None:
    def first(mode: Mode) -> list[Item]:
        return sorted(all_items(mode, TO_FIVE), key=lambda item: ease(mode, item, TO_FIVE))[:3]

    assert first(Mode.WHICH) == [Pair(1, 5), Pair(1, 4), Pair(2, 5)]
    assert first(Mode.DIFFERENCE) == first(Mode.TAKE_AWAY) == [Pair(1, 1), Pair(2, 2), Pair(3, 3)]
    assert first(Mode.ADD) == [Pair(1, 1), Pair(1, 2), Pair(1, 3)]
    assert first(Mode.TIMES) == [Pair(1, 1), Pair(1, 2), Pair(1, 3)]
    assert first(Mode.TENS) == [TensKind.FAR_APART, TensKind.NEAR, TensKind.SAME_TENS]


@pytest.mark.parametrize(
    ("left", "right", "kind"),
    [
        ((7, 1), (4, 9), TensKind.FAR_APART),
        ((5, 1), (4, 9), TensKind.NEAR),
        ((5, 1), (5, 9), TensKind.SAME_TENS),
        ((5, 1), (1, 5), TensKind.SWAPPED),
        ((5, 1), (5, 1), TensKind.EQUAL),
    ],
)
def test_numbers_of_two_figures_differ_in_five_ways(
    left: tuple[int, int], right: tuple[int, int], kind: TensKind
) -> None:
    assert tens_kind(left, right) is tens_kind(right, left) is kind


def test_an_item_tells_that_both_sides_are_alike_where_it_is_the_whole_question() -> None:
    assert is_equal(Mode.WHICH, Pair(4, 4))
    assert not is_equal(Mode.WHICH, Pair(4, 5))
    assert not is_equal(Mode.ADD, Pair(4, 4))
    assert is_equal(Mode.TENS, TensKind.EQUAL)
    assert not is_equal(Mode.TENS, TensKind.SWAPPED)


PAIR = Pair(7, 9)


@pytest.mark.parametrize(
    ("results", "box"),
    [
        ((), 0),
        ((AT_ONCE,), 2),
        ((WITH_HELP,), 2),
        ((NOT_AT_ONCE,), 1),
        ((AT_ONCE, AT_ONCE), 3),
        ((AT_ONCE, WITH_HELP), 2),
        ((NOT_AT_ONCE, AT_ONCE), 2),
        ((NOT_AT_ONCE, WITH_HELP), 2),
        ((AT_ONCE, AT_ONCE, AT_ONCE), 4),
        ((AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE), 4),
        ((AT_ONCE, AT_ONCE, AT_ONCE, WITH_HELP), 4),
        ((AT_ONCE, AT_ONCE, AT_ONCE, NOT_AT_ONCE), 1),
    ],
)
def test_an_item_moves_through_the_boxes(results: tuple[Result, ...], box: int) -> None:
    assert boxes_after((PAIR, result) for result in results).box(PAIR) == box


def test_an_item_is_due_later_the_higher_its_box() -> None:
    boxes = Boxes()
    dues = []
    for _ in range(3):
        boxes = boxes.after(PAIR, AT_ONCE)
        dues.append(boxes.due(PAIR) - boxes.answered)
    assert dues == [8, 20, 60]
    assert boxes.after(PAIR, NOT_AT_ONCE).places[PAIR] == Place(box=1, due=7, asked_at=4)


def test_an_item_is_due_once_enough_questions_were_answered() -> None:
    boxes = Boxes().after(PAIR, NOT_AT_ONCE)
    for other in (Pair(1, 2), Pair(1, 3)):
        boxes = boxes.after(other, AT_ONCE)
        assert not boxes.is_due(PAIR)
    assert boxes.after(Pair(1, 4), AT_ONCE).is_due(PAIR)
    assert not boxes.is_due(Pair(2, 3))


def test_what_is_known_of_an_item_goes_by_its_box() -> None:
    boxes = boxes_after([(PAIR, AT_ONCE), (PAIR, AT_ONCE), (Pair(1, 2), AT_ONCE), (Pair(1, 3), NOT_AT_ONCE)])
    assert [boxes.knowledge(item) for item in (PAIR, Pair(1, 2), Pair(1, 3), Pair(1, 4))] == [
        Knowledge.SURE,
        Knowledge.NOT_YET,
        Knowledge.NOT_YET,
        Knowledge.NOT_ASKED,
    ]
    assert (boxes.last_asked(PAIR), boxes.last_asked(Pair(1, 4)), boxes.due(Pair(1, 4))) == (2, 0, 0)
