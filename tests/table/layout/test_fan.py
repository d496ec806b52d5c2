"""Columns of cards: every face-up card shows its rank, and no card leaves its seat's box."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.boxes import overlap
from warapp.table.layout.fan import INDEX_HEIGHT, INDEX_WIDTH, fan
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout, arrange

HALF_A_PIXEL = 0.5
WINDOWS = [(640, 300, 13), (640, 300, 17), (800, 450, 16), (1000, 560, 16), (1280, 620, 16), (3840, 1900, 24)]
"""Width and height of tables, and the height of their text."""

faces = st.lists(st.booleans(), min_size=1, max_size=40).map(tuple)


def war_column(wars: int, face_down: int) -> tuple[bool, ...]:
    """The cards of a column after so many wars: the turned one, and what each war added."""
    return (True, *([False] * face_down + [True]) * wars)


def box_of(at: Point, card: Size) -> Box:
    return Box(*at, *card)


def hidden_ranks(column: tuple[bool, ...], points: tuple[Point, ...], card: Size) -> list[int]:
    """The face-up cards whose rank a later card covers by more than half a pixel each way."""
    hidden = []
    for i, (face_up, at) in enumerate(zip(column, points, strict=True)):
        rank = Box(
            at.x,
            at.y,
            card.width * INDEX_WIDTH - HALF_A_PIXEL,
            card.height * INDEX_HEIGHT - HALF_A_PIXEL,
        )
        if face_up and any(overlap(rank, box_of(later, card)) for later in points[i + 1 :]):
            hidden.append(i)
    return hidden


def beyond(points: tuple[Point, ...], card: Size, box: Box) -> list[int]:
    """The cards that reach out of a box by more than half a pixel."""
    return [
        i
        for i, at in enumerate(points)
        if at.x < box.x - HALF_A_PIXEL
        or at.y < box.y - HALF_A_PIXEL
        or at.x + card.width > box.right + HALF_A_PIXEL
        or at.y + card.height > box.bottom + HALF_A_PIXEL
    ]


def hidden_on(layout: Layout, column: tuple[bool, ...]) -> dict[int, list[int]]:
    """By seat, the cards of such a column whose rank can't be read."""
    fans = {seat: fan(column, place.column, layout.card) for seat, place in enumerate(layout.seat_areas)}
    found = {seat: hidden_ranks(column, points, layout.card) for seat, points in fans.items()}
    return {seat: cards for seat, cards in found.items() if cards}


@pytest.mark.parametrize(("width", "height", "text_px"), WINDOWS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_rank_of_every_face_up_card_can_be_read_up_to_a_third_war(
    seats: int, width: int, height: int, text_px: int
) -> None:
    layout = arrange(Size(width, height), seats, text_px)
    columns = {(wars, down): war_column(wars, down) for wars in (1, 2, 3) for down in (0, 1, 3)}
    hidden = {key: hidden_on(layout, column) for key, column in columns.items()}
    assert {key: cards for key, cards in hidden.items() if cards} == {}


@given(
    st.integers(640, 3840),
    st.integers(300, 2000),
    st.sampled_from(range(2, 7)),
    st.integers(0, 3),
    st.integers(0, 10),
)
def test_a_column_stays_in_its_box(width: int, height: int, seats: int, wars: int, face_down: int) -> None:
    layout = arrange(Size(width, height), seats, 16)
    column = war_column(wars, face_down)
    for place in layout.seat_areas:
        assert beyond(fan(column, place.column, layout.card), layout.card, place.column) == []


@given(faces, st.floats(1.3, 6.0), st.floats(1.15, 4.0))
def test_a_column_begins_at_its_corner_and_places_every_card_within_the_box(
    column: tuple[bool, ...], across: float, down: float
) -> None:
    card = Size(100, 140)
    box = Box(30, 40, card.width * across, card.height * down)
    points = fan(column, box, card)
    assert len(points) == len(column)
    assert points[0] == (30, 40)
    assert beyond(points, card, box) == []


def test_where_there_is_room_cards_lie_side_by_side_in_the_order_laid() -> None:
    points = fan(war_column(3, 3), Box(0, 0, 1_000, 140), Size(100, 140))
    assert {point.y for point in points} == {0}
    assert [point.x for point in points] == sorted({point.x for point in points})


def test_the_cards_already_laid_do_not_move_when_more_are_reserved_on_a_wide_table() -> None:
    box, card = Box(0, 0, 1_000, 400), Size(100, 140)
    assert fan(war_column(2, 1), box, card)[:3] == fan(war_column(1, 1), box, card)


def test_a_column_without_any_room_still_has_a_place_for_each_card() -> None:
    card = Size(100, 140)
    points = fan(war_column(6, 10), Box(0, 0, 110, 141), card)
    assert len(points) == len(set(points)) == 67
    assert points[0] == (0, 0)
