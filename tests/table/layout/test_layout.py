"""Where things lie: all of it on the table, none of it over another, at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boxes import overlap
from warapp.table.layout.geometry import CARD_ASPECT, Box, Point, Size
from warapp.table.layout.layout import Layout, arrange

SEATS = range(2, 7)
LEAST_TEXT_PX, MOST_TEXT_PX = 13, 40
LEAST_CARD_PX = 40
"""A card of this width has a rank that is 12 px wide."""


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Tables from the least window to a screen of 4K."""
    size = Size(draw(st.integers(640, 3840)), draw(st.integers(260, 2000)))
    text_px = draw(st.integers(LEAST_TEXT_PX, MOST_TEXT_PX))
    return arrange(size, draw(st.sampled_from(SEATS)), text_px)


def pile_box(layout: Layout, seat: int) -> Box:
    return Box(*layout.seat_areas[seat].pile, *layout.card)


def boxes(layout: Layout) -> dict[str, Box]:
    """Everything that takes room on the table, by name."""
    found = {"band": layout.band}
    for seat, place in enumerate(layout.seat_areas):
        found[f"plate {seat}"] = place.plate
        found[f"pile {seat}"] = pile_box(layout, seat)
        found[f"column {seat}"] = place.column
    return found


def is_within(box: Box, outer: Box) -> bool:
    return (
        box.x >= outer.x - 1e-6
        and box.y >= outer.y - 1e-6
        and box.right <= outer.right + 1e-6
        and box.bottom <= outer.bottom + 1e-6
    )


@given(layouts())
def test_everything_is_on_the_table(layout: Layout) -> None:
    table = Box(0, 0, *layout.size)
    assert [name for name, box in boxes(layout).items() if not is_within(box, table)] == []
    assert is_within(Box(*layout.deck, *layout.card), table)


@given(layouts())
def test_nothing_lies_over_anything_else(layout: Layout) -> None:
    over = [
        f"{one}, {other}" for (one, a), (other, b) in combinations(boxes(layout).items(), 2) if overlap(a, b)
    ]
    assert over == []


@given(layouts())
def test_a_column_has_room_for_a_card(layout: Layout) -> None:
    for place in layout.seat_areas:
        assert place.column.width >= layout.card.width - 1e-6
        assert place.column.height >= layout.card.height - 1e-6


@given(layouts())
def test_cards_keep_their_shape(layout: Layout) -> None:
    assert layout.card.height / layout.card.width == pytest.approx(CARD_ASPECT)
    assert layout.card.width == int(layout.card.width)


@given(layouts())
def test_the_stacks_in_the_band_stay_in_it(layout: Layout) -> None:
    height, width = layout.card.height * layout.mini, layout.card.width * layout.mini
    for at in (layout.pot, layout.aside):
        assert is_within(Box(at.x, at.y, 2 * width, height), layout.band)
    assert not overlap(Box(*layout.pot, 2 * width, height), Box(*layout.aside, 2 * width, height))


@given(layouts())
def test_you_sit_below_and_another_seat_is_opposite(layout: Layout) -> None:
    assert layout.seat_areas[0].plate.y > layout.band.bottom - 1e-6
    assert any(place.plate.bottom < layout.band.y + 1e-6 for place in layout.seat_areas)
    for place in layout.seat_areas:
        below = place.plate.y > layout.band.y
        assert (place.pile.y > layout.band.y) is below
        assert (place.column.y > layout.band.y) is below


def ring(layout: Layout) -> list[int]:
    """The seats as one meets them clockwise: the upper row from the left, the lower one from the right."""
    upper = [s for s, place in enumerate(layout.seat_areas) if place.plate.y < layout.band.y]
    lower = [s for s, place in enumerate(layout.seat_areas) if place.plate.y > layout.band.y]
    x = [place.plate.x for place in layout.seat_areas]
    around = sorted(upper, key=lambda s: x[s]) + sorted(lower, key=lambda s: -x[s])
    return around[around.index(0) :] + around[: around.index(0)]


@given(layouts())
def test_seats_follow_each_other_clockwise(layout: Layout) -> None:
    assert ring(layout) == list(range(len(layout.seat_areas)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("text_px", [13, 16, 20])
def test_cards_are_large_enough_to_read_in_the_least_window(seats: int, text_px: int) -> None:
    assert arrange(Size(640, 260), seats, text_px).card.width >= LEAST_CARD_PX


@given(layouts(), st.floats(1.05, 3.0))
def test_a_larger_table_has_no_cards_that_are_much_smaller(layout: Layout, factor: float) -> None:
    size, seats = layout.size, len(layout.seat_areas)
    larger = Size(size.width * factor, size.height * factor)
    # where the plates go from beside the cards to outside of them, they may lose a little
    assert arrange(larger, seats, 16).card.width >= 0.9 * arrange(size, seats, 16).card.width


def test_cards_never_vanish_however_small_the_table() -> None:
    for size in (Size(100, 60), Size(1, 1), Size(320, 200)):
        assert arrange(size, 6, 40).card.width >= 1


def test_boxes_overlap_only_where_they_share_more_than_an_edge() -> None:
    box = Box(0, 0, 10, 10)
    assert (box.right, box.bottom, box.center) == (10, 10, Point(5, 5))
    assert overlap(box, box)
    assert overlap(box, Box(9, 9, 10, 10))
    assert overlap(box, Box(2, 2, 1, 1))
    for other in (Box(10, 0, 5, 5), Box(-5, 0, 5, 5), Box(0, 10, 5, 5), Box(0, -5, 5, 5), Box(20, 20, 5, 5)):
        assert not overlap(box, other)
        assert not overlap(other, box)
