"""The pictures that help: what they count is what the cards say."""

from itertools import product

import pytest

from warapp.learn.help_pictures import (
    Frames,
    Hop,
    Line,
    Lines,
    Part,
    Pips,
    Rods,
    Rows,
    TensAndOnes,
    Tower,
    Towers,
    cell,
    help_picture,
)
from warapp.learn.questions import Asked, Question, Side
from warapp.learn.settings import HelpModel

A, B = Part.FIRST, Part.SECOND
LEFT, RIGHT = Side.LEFT, Side.RIGHT
MORE = Question(Asked.MORE, (7,), (9,))


def test_two_towers_stand_side_by_side_and_what_sticks_out_is_the_difference() -> None:
    picture = help_picture(MORE, HelpModel.TOWERS)
    assert picture == Towers(((Tower((A,) * 7), Tower((A,) * 9, surplus=2)),), level=(7,))


def test_for_every_pair_the_surplus_of_the_towers_is_the_difference() -> None:
    for a, b in product(range(1, 15), repeat=2):
        picture = help_picture(Question(Asked.HOW_MANY_MORE, (a,), (b,)), HelpModel.TOWERS)
        assert isinstance(picture, Towers)
        ((left, right),) = picture.groups
        assert (left.height, right.height) == (a, b)
        assert left.surplus + right.surplus == abs(a - b)


def test_the_towers_of_a_sum_have_a_part_for_each_card() -> None:
    picture = help_picture(Question(Asked.GREATER_SUM, (5, 3), (6, 4)), HelpModel.TOWERS)
    assert picture == Towers(((Tower((A,) * 5 + (B,) * 3), Tower((A,) * 6 + (B,) * 4, 2)),), (8,))


@pytest.mark.parametrize("asked", [Asked.FURTHER_APART, Asked.CLOSER])
def test_of_cards_apart_each_side_has_two_towers(asked: Asked) -> None:
    picture = help_picture(Question(asked, (9, 4), (6, 6)), HelpModel.TOWERS)
    assert picture == Towers(
        ((Tower((A,) * 9, 5), Tower((B,) * 4)), (Tower((A,) * 6), Tower((B,) * 6))), (4, 6)
    )


@pytest.mark.parametrize("asked", [Asked.GREATER_NUMBER, Asked.GREATEST_NUMBER])
def test_tens_are_rods_and_ones_are_cubes(asked: Asked) -> None:
    question = Question(asked, (4, 7), (5, 2))
    assert help_picture(question, HelpModel.TOWERS) == Rods(TensAndOnes(4, 7), TensAndOnes(5, 2))
    assert help_picture(question, HelpModel.LINE) == Lines((Line(100, ((47, LEFT), (52, RIGHT)), step=10),))


def test_a_product_is_rows_of_blocks_or_hops_along_a_line() -> None:
    question = Question(Asked.GREATER_PRODUCT, (3, 4), (2, 5))
    assert help_picture(question, HelpModel.TOWERS) == Rows((3, 4), (2, 5))
    left, right = lines_of(question)
    assert left == Line(15, (), (Hop(0, 4), Hop(4, 8), Hop(8, 12)))
    assert right == Line(15, (), (Hop(0, 5), Hop(5, 10)))
    (long, _) = lines_of(Question(Asked.GREATER_PRODUCT, (13, 13), (1, 1)))
    assert (long.end, long.step, long.hops[-1]) == (170, 10, Hop(156, 169))


def lines_of(question: Question) -> tuple[Line, ...]:
    picture = help_picture(question, HelpModel.LINE)
    assert isinstance(picture, Lines)
    return picture.lines


def test_a_line_marks_both_numbers_and_hops_only_where_hops_are_counted() -> None:
    assert lines_of(MORE) == (Line(10, ((7, LEFT), (9, RIGHT))),)
    assert lines_of(Question(Asked.HOW_MANY_MORE, (9,), (7,))) == (
        Line(10, ((9, LEFT), (7, RIGHT)), (Hop(7, 8), Hop(8, 9))),
    )
    assert lines_of(Question(Asked.HOW_MANY_MORE, (9,), (9,)))[0].hops == ()
    assert lines_of(Question(Asked.MORE, (14,), (9,)))[0].end == 15


def test_a_sum_is_hopped_on_from_the_greater_card() -> None:
    left, right = lines_of(Question(Asked.SUM, (3, 5), (6, 4)))
    assert left == Line(10, ((5, LEFT),), (Hop(5, 6), Hop(6, 7), Hop(7, 8)))
    assert right.hops[-1] == Hop(9, 10)


def test_cards_apart_are_hopped_from_one_to_the_other() -> None:
    left, right = lines_of(Question(Asked.FURTHER_APART, (9, 7), (6, 6)))
    assert left == Line(10, ((7, LEFT), (9, LEFT)), (Hop(7, 8), Hop(8, 9)))
    assert right == Line(10, ((6, RIGHT), (6, RIGHT)), ())
    assert lines_of(Question(Asked.CLOSER, (6, 6), (3, 3)))[0].end == 10


def test_ten_frames_are_filled_row_by_row() -> None:
    picture = help_picture(Question(Asked.GREATER_SUM, (5, 3), (6, 8)), HelpModel.FRAME)
    assert picture == Frames(((A,) * 5 + (B,) * 3, (A,) * 6 + (B,) * 8))
    assert picture.frames_each == 2
    assert help_picture(MORE, HelpModel.FRAME) == Frames(((A,) * 7, (A,) * 9))
    assert [cell(counter) for counter in (0, 4, 5, 9, 10, 13)] == [
        (0, 0, 0), (0, 0, 4), (0, 1, 0), (0, 1, 4), (1, 0, 0), (1, 0, 3),
    ]  # fmt: skip


def test_pips_are_those_of_the_cards() -> None:
    assert help_picture(MORE, HelpModel.PIPS) == Pips(((7,), (9,)))
