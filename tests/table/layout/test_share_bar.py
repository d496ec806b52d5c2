"""Where the segments of the share bar are."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.table.layout.geometry import Box
from warapp.table.layout.share_bar import Segment, divide
from warapp.table.stage.shares import Shares

BAR = Box(10, 20, 520, 16)


def test_two_seats_share_the_bar_from_both_ends() -> None:
    assert divide(Shares((37, 15)), BAR) == (
        Segment(0, 37, Box(10, 20, 518 * 37 / 52, 16), None),
        Segment(1, 15, Box(10 + 518 * 37 / 52 + 2, 20, 518 * 15 / 52, 16), None),
    )


def test_the_pot_lies_between_two_seats() -> None:
    seats = [segment.seat for segment in divide(Shares((25, 25), 2), BAR)]
    assert seats == [0, None, 1]


def test_the_pot_lies_at_the_end_with_more_seats() -> None:
    seats = [segment.seat for segment in divide(Shares((16, 16, 17), 3), BAR)]
    assert seats == [0, 1, 2, None]


def test_who_has_no_card_has_no_segment() -> None:
    assert [segment.seat for segment in divide(Shares((0, 40, 12)), BAR)] == [1, 2]
    assert [segment.seat for segment in divide(Shares((0, 52)), BAR)] == [1]


def test_a_fair_share_is_ticked_where_a_seat_has_clearly_more() -> None:
    segments = divide(Shares((30, 12, 10)), BAR)
    assert [segment.fair_x for segment in segments] == [10 + 516 / 3, None, None]
    assert segments[0].box.width == pytest.approx(516 * 30 / 52)


@given(
    st.lists(st.integers(0, 40), min_size=2, max_size=6).filter(lambda counts: sum(counts) > 0),
    st.integers(0, 20),
)
def test_segments_fill_the_bar_and_are_as_long_as_their_cards_are_many(counts: list[int], pot: int) -> None:
    shares = Shares(tuple(counts), pot)
    segments = divide(shares, BAR)
    assert segments[0].box.x == BAR.x
    assert segments[-1].box.right == pytest.approx(BAR.right)
    for left, right in itertools.pairwise(segments):
        assert right.box.x == pytest.approx(left.box.right + 2)
    per_card = segments[0].box.width / segments[0].cards
    assert [segment.box.width for segment in segments] == pytest.approx(
        [segment.cards * per_card for segment in segments]
    )
    assert sum(segment.cards for segment in segments) == shares.in_play
