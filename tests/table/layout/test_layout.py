"""Where things lie: all of it on the table, none of it over another, at any size."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boxes import overlap
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import CARD_ASPECT, Box, Point, Size
from warapp.table.layout.layout import STACK_SPREAD, Layout, arrange

SEATS = range(2, 7)
TEXT_PX, LARGE_TEXT_PX = 13, 26
LEAST_CARD_PX = {13: 80, 20: 50, 26: 48}
"""By the height of the text, the least width of a card: its rank is a seventh of it wide."""


def table_of(width: float, height: float, text_px: float = TEXT_PX) -> Size:
    """The table in a window of this size, without its menu and its bar."""
    button = max(56.0, 2.75 * text_px)
    return Size(width, height - 1.55 * text_px - button - (10 if height < 560 else 16))


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Tables from the least window to a screen of 4K, some with seats that are out."""
    size = Size(draw(st.integers(640, 3840)), draw(st.integers(350, 2000)))
    seats = draw(st.sampled_from(SEATS))
    out = draw(st.dictionaries(st.integers(1, seats - 1), st.floats(0.0, 1.0))) if seats > 2 else {}
    return arrange(size, seats, draw(st.integers(TEXT_PX, LARGE_TEXT_PX)), out=out)


def all_in(layout: Layout) -> Layout:
    """The same table with every seat in."""
    return arrange(layout.size, len(layout.seat_areas), layout.text_px)


def boxes(layout: Layout) -> dict[str, Box]:
    """Everything that takes room on the table while all seats are in, by name."""
    found = {"band": layout.band}
    for seat, area in enumerate(layout.seat_areas):
        found[f"plate {seat}"] = area.plate
        found[f"pile {seat}"] = area.pile
        found[f"column {seat}"] = area.column
    return found


def is_within(box: Box, outer: Box) -> bool:
    return (
        box.x >= outer.x - 1e-6
        and box.y >= outer.y - 1e-6
        and box.right <= outer.right + 1e-6
        and box.bottom <= outer.bottom + 1e-6
    )


def rounded(box: Box) -> tuple[float, ...]:
    return tuple(round(edge, 2) for edge in box)


@pytest.mark.parametrize(
    ("width", "height", "seats", "text_px", "card", "composition"),
    [
        (1000, 700, 2, TEXT_PX, 167, Composition.BESIDE),
        (700, 500, 2, TEXT_PX, 109, Composition.BESIDE),
        (700, 1100, 2, TEXT_PX, 233, Composition.STACKED),
        (1900, 600, 2, TEXT_PX, 139, Composition.BESIDE),
        (1400, 900, 6, TEXT_PX, 201, Composition.STACKED),
        (700, 500, 6, TEXT_PX, 86, Composition.OUTSIDE),
        (1000, 700, 2, LARGE_TEXT_PX, 143, Composition.BESIDE),
        (1000, 700, 6, LARGE_TEXT_PX, 102, Composition.OUTSIDE),
    ],
)
def test_cards_are_as_large_as_they_can_be(
    width: int, height: int, seats: int, text_px: int, card: float, composition: Composition
) -> None:
    layout = arrange(table_of(width, height, text_px), seats, text_px)
    assert (layout.card.width, layout.composition) == (card, composition)


def test_two_seats_beside_their_piles_lie_here() -> None:
    layout = arrange(Size(1000, 600), 2, TEXT_PX)
    you, other = layout.seat_areas
    assert (layout.card, layout.pile_scale, layout.margin) == (Size(165, 165 * CARD_ASPECT), 1.0, 15.6)
    assert rounded(you.column) == (417.5, 351.25, 562.9, 231.0)
    assert rounded(you.pile) == (203.0, 351.25, 165.0, 231.0)
    assert rounded(you.plate) == (17.6, 412.81, 173.4, 107.9)
    assert (you.above, other.above) == (False, True)
    assert rounded(other.column) == (417.5, 17.75, 562.9, 231.0)
    assert rounded(other.pile) == (203.0, 17.75, 165.0, 231.0)
    assert rounded(other.plate) == (17.6, 79.3, 173.4, 107.9)


def test_plates_over_and_under_piles_lie_here() -> None:
    layout = arrange(Size(1400, 800), 6, TEXT_PX)
    below, above = layout.seat_areas[1], layout.seat_areas[3]
    assert (layout.card.width, layout.pile_scale) == (201, 0.72)
    assert rounded(below.column) == (214.03, 480.31, 255.57, 281.4)
    assert rounded(below.pile) == (39.16, 480.31, 144.72, 202.61)
    assert rounded(below.plate) == (39.16, 690.92, 144.72, 70.79)
    assert rounded(above.column) == (666.83, 38.29, 255.57, 281.4)
    assert rounded(above.pile) == (491.96, 117.08, 144.72, 202.61)
    assert rounded(above.plate) == (491.96, 38.29, 144.72, 70.79)


def test_plates_on_lines_of_their_own_lie_here() -> None:
    layout = arrange(Size(700, 400), 6, TEXT_PX)
    below, above = layout.seat_areas[0], layout.seat_areas[4]
    assert (layout.card.width, layout.pile_scale) == (82, 0.72)
    assert rounded(below.column) == (336.47, 241.56, 122.73, 114.8)
    assert rounded(below.pile) == (265.13, 257.64, 59.04, 82.66)
    assert rounded(below.plate) == (265.13, 362.36, 153.34, 26.0)
    assert rounded(above.column) == (562.87, 43.64, 122.73, 114.8)
    assert rounded(above.pile) == (491.53, 59.71, 59.04, 82.66)
    assert rounded(above.plate) == (491.53, 11.64, 153.34, 26.0)


def test_names_have_more_room_on_lines_of_their_own_where_cards_are_small() -> None:
    layout = arrange(Size(700, 340), 6, LARGE_TEXT_PX)
    middle, left = layout.seat_areas[0], layout.seat_areas[2]
    assert layout.text_px == pytest.approx(17.586, abs=0.001)
    assert (layout.card.width, layout.composition) == (49, Composition.OUTSIDE)
    assert rounded(middle.pile) == (299.28, 227.99, 35.28, 49.39)
    assert rounded(middle.plate) == (257.17, 292.99, 175.86, 35.17)
    assert rounded(left.plate) == (30.5, 11.84, 175.86, 35.17)


def test_a_wide_plate_reaches_into_no_other_seat() -> None:
    layout = arrange(Size(640, 358), 4, LARGE_TEXT_PX)
    assert rounded(layout.seat_areas[1].plate) == (15.95, 11.49, 185.17, 37.03)
    assert rounded(layout.seat_areas[2].plate) == (222.61, 11.49, 185.17, 37.03)
    out = arrange(Size(640, 358), 4, LARGE_TEXT_PX, out={1: 1.0})
    assert out.seat_areas[2].plate.width == layout.seat_areas[2].plate.width


def test_plates_are_beside_the_piles_of_three_seats_where_text_is_large_and_the_table_low() -> None:
    layout = arrange(Size(1900, 472), 3, LARGE_TEXT_PX)
    assert (layout.card.width, layout.composition) == (112, Composition.BESIDE)
    alone, beside = layout.seat_areas[0], layout.seat_areas[2]
    assert rounded(alone.column) == (894.0, 299.19, 989.73, 156.8)
    assert rounded(alone.plate) == (348.01, 303.9, 378.41, 147.39)
    assert rounded(beside.column) == (1624.66, 16.01, 259.07, 156.8)
    assert rounded(beside.pile) == (1479.06, 16.01, 112.0, 156.8)
    assert rounded(beside.plate) == (1078.67, 20.71, 378.41, 147.39)


@given(layouts())
def test_all_plates_of_a_table_have_one_size(layout: Layout) -> None:
    first = layout.seat_areas[0].plate
    for area in layout.seat_areas:
        assert (area.plate.width, area.plate.height) == pytest.approx((first.width, first.height))


def test_a_seat_alone_in_its_row_has_room_to_the_edge_of_the_table() -> None:
    layout = arrange(Size(1000, 500), 3, TEXT_PX)
    assert layout.card.width == 136
    assert rounded(layout.seat_areas[0].column) == (432.0, 294.32, 551.0, 190.4)
    assert rounded(layout.seat_areas[0].pile) == (313.68, 294.32, 97.92, 137.09)
    assert rounded(layout.seat_areas[2].column) == (721.06, 15.28, 261.94, 190.4)


def test_band_deck_and_stacks_lie_here() -> None:
    layout = arrange(Size(1000, 600), 2, TEXT_PX)
    assert rounded(layout.band) == (15.6, 248.75, 968.8, 102.51)
    assert rounded(layout.words) == (31.85, 275.78, 936.3, 24.13)
    assert (layout.words_px, layout.words_gap) == pytest.approx((18.85, 8.06))
    assert layout.lines == 1
    assert rounded(layout.share) == (45.6, 307.97, 908.8, 16.25)
    assert layout.deck == (417.5, 184.5)
    assert layout.card.width * layout.mini == pytest.approx(19.5)
    assert layout.pot == pytest.approx((958.3, 302.444))
    assert layout.aside == pytest.approx((19.275, 302.444))


def test_seats_that_are_out_are_chips_and_the_others_share_their_room() -> None:
    layout = arrange(Size(1400, 800), 6, TEXT_PX, out={4: 1.0, 1: 0.5})
    assert layout.card.width == 201
    assert rounded(layout.seat_areas[4].chip) == (1249.2, 162.74, 123.5, 32.5)
    assert rounded(layout.seat_areas[2].column) == (293.11, 38.29, 334.64, 281.4)
    assert rounded(layout.seat_areas[3].column) == (904.06, 38.29, 334.64, 281.4)
    assert rounded(layout.seat_areas[1].chip) == (122.19, 604.76, 123.5, 32.5)
    assert rounded(layout.seat_areas[0].column) == (571.95, 480.31, 287.2, 281.4)
    assert rounded(layout.seat_areas[5].column) == (1088.01, 480.31, 287.2, 281.4)


@given(layouts().map(all_in))
def test_everything_is_on_the_table(layout: Layout) -> None:
    table = Box(0, 0, *layout.size)
    assert [name for name, box in boxes(layout).items() if not is_within(box, table)] == []
    assert is_within(Box(*layout.deck, *layout.card), table)


@given(layouts().map(all_in))
def test_nothing_lies_over_anything_else(layout: Layout) -> None:
    over = [
        f"{one}, {other}" for (one, a), (other, b) in combinations(boxes(layout).items(), 2) if overlap(a, b)
    ]
    assert over == []


@given(layouts())
def test_seats_that_are_in_get_what_those_leave_that_are_out(layout: Layout) -> None:
    before = all_in(layout)
    assert layout.card == before.card
    assert layout.band == before.band
    for area, earlier in zip(layout.seat_areas, before.seat_areas, strict=True):
        assert (area.column.y, area.pile.y, area.plate.y) == (
            earlier.column.y,
            earlier.pile.y,
            earlier.plate.y,
        )


@given(layouts())
def test_a_column_has_room_for_a_card(layout: Layout) -> None:
    for area in layout.seat_areas:
        assert area.column.width >= layout.card.width - 1e-6
        assert area.column.height == layout.card.height


@given(layouts())
def test_cards_keep_their_shape(layout: Layout) -> None:
    assert layout.card.height / layout.card.width == pytest.approx(CARD_ASPECT)
    assert layout.card.width == int(layout.card.width)
    for area in layout.seat_areas:
        assert area.pile.width == pytest.approx(layout.card.width * layout.pile_scale)
        assert area.pile.height == pytest.approx(layout.card.height * layout.pile_scale)


@given(layouts())
def test_both_rows_are_as_far_from_the_band(layout: Layout) -> None:
    for area in layout.seat_areas:
        edge = layout.band.y - area.column.bottom if area.above else area.column.y - layout.band.bottom
        assert edge == pytest.approx(0.0)


@given(layouts())
def test_two_seats_and_one_alone_in_its_row_play_their_cards_on_the_axis(layout: Layout) -> None:
    alone = {2: (0, 1), 3: (0,), 4: (0,)}.get(len(layout.seat_areas), ())
    for seat in alone:
        middle = layout.seat_areas[seat].column.x + layout.card.width / 2
        assert middle == pytest.approx(layout.size.width / 2)


@given(layouts())
def test_the_stacks_beside_the_share_bar_stay_on_the_table(layout: Layout) -> None:
    height, width = layout.card.height * layout.mini, layout.card.width * layout.mini
    stacks = [Box(at.x, at.y, width * (1 + STACK_SPREAD), height) for at in (layout.pot, layout.aside)]
    assert all(is_within(stack, layout.band) for stack in stacks)
    assert not any(overlap(stack, layout.share) for stack in stacks)


@given(layouts())
def test_you_sit_below_and_another_seat_is_opposite(layout: Layout) -> None:
    assert not layout.seat_areas[0].above
    assert any(area.above for area in layout.seat_areas)
    for area in layout.seat_areas:
        for box in (area.plate, area.pile, area.column, area.chip):
            assert (box.center.y < layout.band.center.y) is area.above


def ring(layout: Layout) -> list[int]:
    """The seats as one meets them clockwise: the upper row from the left, the lower one from the right."""
    x = [area.column.x for area in layout.seat_areas]
    upper = [seat for seat, area in enumerate(layout.seat_areas) if area.above]
    lower = [seat for seat, area in enumerate(layout.seat_areas) if not area.above]
    around = sorted(upper, key=lambda s: x[s]) + sorted(lower, key=lambda s: -x[s])
    return around[around.index(0) :] + around[: around.index(0)]


@given(layouts())
def test_seats_follow_each_other_clockwise(layout: Layout) -> None:
    assert ring(layout) == list(range(len(layout.seat_areas)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("text_px", LEAST_CARD_PX)
def test_cards_are_large_enough_to_read_in_the_least_window(seats: int, text_px: int) -> None:
    assert arrange(table_of(640, 480, text_px), seats, text_px).card.width >= LEAST_CARD_PX[text_px]


@given(layouts(), st.floats(1.05, 3.0))
def test_a_larger_table_has_no_cards_that_are_much_smaller(layout: Layout, factor: float) -> None:
    size, seats = layout.size, len(layout.seat_areas)
    larger = Size(size.width * factor, size.height * factor)
    # where the plates go from beside the cards to outside of them, they may lose a little
    assert arrange(larger, seats, 16).card.width >= 0.88 * arrange(size, seats, 16).card.width


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
