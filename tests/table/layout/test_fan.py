"""Columns of cards: every face-up card shows its index while there is room, and no card leaves its box."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.table.layout.fan import BIG_NUMBER, LARGE_INDEX, SMALL_INDEX, fan, strip_of
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout, arrange
from warapp.vocabulary import FaceStyle

CARD = Size(100, 140)
HALF_A_PIXEL = 0.5
WINDOWS = [
    (700, 408, 13),
    (700, 340, 26),
    (1000, 608, 13),
    (1000, 571, 26),
    (1280, 620, 16),
    (3840, 1900, 24),
]
"""Width and height of tables, and the height of their text."""

faces = st.lists(st.booleans(), min_size=1, max_size=40).map(tuple)


def war_column(wars: int, face_down: int) -> tuple[bool, ...]:
    """The cards of a column after so many wars: the turned one, and what each war added."""
    return (True, *([False] * face_down + [True]) * wars)


def strips(column: tuple[bool, ...], room: float, strip: float = SMALL_INDEX) -> list[float]:
    """How wide each card is in sight below the next one, with so much room beside the first card."""
    points = fan(column, Box(0, 0, CARD.width + room, CARD.height), CARD, strip)
    return [round(after.x - before.x, 2) for before, after in pairwise(points)]


def beyond(points: tuple[Point, ...], card: Size, box: Box) -> list[int]:
    """The cards that reach out of a box by more than half a pixel."""
    return [
        i
        for i, at in enumerate(points)
        if at.x < box.x - HALF_A_PIXEL or at.x + card.width > box.right + HALF_A_PIXEL or at.y != box.y
    ]


def hidden_on(layout: Layout, column: tuple[bool, ...], least: float) -> list[int]:
    """The seats where less is in sight of a face-up card of such a column, in card widths."""
    card = layout.card
    return [
        seat
        for seat, area in enumerate(layout.seat_areas)
        for face_up, (before, after) in zip(
            column, pairwise(fan(column, area.column, card, layout.strip)), strict=False
        )
        if face_up and after.x - before.x < least * card.width - 1e-6
    ]


def test_a_strip_shows_the_index_of_its_face() -> None:
    assert strip_of(FaceStyle.CLASSIC) == SMALL_INDEX == 0.20
    assert strip_of(FaceStyle.LARGE_INDEX) == LARGE_INDEX == 0.29
    assert strip_of(FaceStyle.BIG_NUMBERS) == BIG_NUMBER == 0.75


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        (400, [20, 16, 20, 16, 16, 20]),
        (107.5, [20, 16, 20, 16, 16, 20]),
        (107.4, [20, 11.2, 20, 11.2, 11.2, 20]),
        (93, [20, 8, 20, 8, 8, 20]),
        (80, [18, 5.6, 18, 5.6, 5.6, 18]),
        (70, [16, 4, 16, 4, 4, 16]),
        (59, [13, 3.2, 13, 3.2, 3.2, 13]),
        (47, [10, 2.4, 10, 2.4, 2.4, 10]),
        (36, [7, 1.6, 7, 1.6, 1.6, 7]),
        (12.9, [3.5, 0.8, 3.5, 0.8, 0.8, 3.5]),
    ],
)
def test_cards_lie_closer_the_less_room_there_is(room: float, expected: list[float]) -> None:
    assert strips((True, False, True, False, False, True, True), room) == expected


def test_a_large_index_has_a_wider_strip() -> None:
    assert strips((True, False, True), 400, LARGE_INDEX) == [29, 16]


@pytest.mark.parametrize(("width", "height", "text_px"), WINDOWS)
@pytest.mark.parametrize("strip", [SMALL_INDEX, LARGE_INDEX])
def test_with_two_seats_every_index_can_be_read_up_to_a_third_war(
    width: int, height: int, text_px: int, strip: float
) -> None:
    layout = arrange(Size(width, height), 2, text_px, strip=strip)
    columns = {(wars, down): war_column(wars, down) for wars in (1, 2, 3) for down in (0, 1, 3)}
    hidden = {key: hidden_on(layout, column, strip) for key, column in columns.items()}
    assert {key: seats for key, seats in hidden.items() if seats} == {}


@pytest.mark.parametrize(("width", "height", "text_px"), WINDOWS)
def test_with_two_seats_every_big_number_can_be_read_in_a_first_war(
    width: int, height: int, text_px: int
) -> None:
    layout = arrange(Size(width, height), 2, text_px, strip=BIG_NUMBER)
    for down in (0, 1, 3):
        assert hidden_on(layout, war_column(1, down), BIG_NUMBER) == []


@pytest.mark.parametrize(("width", "height", "text_px"), WINDOWS)
@pytest.mark.parametrize("seats", range(3, 7))
def test_with_more_seats_every_index_can_be_read_in_a_first_war(
    seats: int, width: int, height: int, text_px: int
) -> None:
    layout = arrange(Size(width, height), seats, text_px)
    for down in (0, 1):
        assert hidden_on(layout, war_column(1, down), 0.18) == []


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
    for area in layout.seat_areas:
        points = fan(column, area.column, layout.card, layout.strip)
        assert beyond(points, layout.card, area.column) == []


@given(faces, st.floats(1.0, 6.0))
def test_a_column_begins_at_its_corner_and_places_every_card_within_the_box(
    column: tuple[bool, ...], across: float
) -> None:
    box = Box(30, 40, CARD.width * across, CARD.height)
    points = fan(column, box, CARD, SMALL_INDEX)
    assert len(points) == len(column)
    assert points[0] == (30, 40)
    assert beyond(points, CARD, box) == []
    assert [point.x for point in points] == sorted(point.x for point in points)


def test_the_cards_already_laid_do_not_move_when_more_are_reserved_on_a_wide_table() -> None:
    box = Box(0, 0, 1_000, 140)
    long, short = (fan(war_column(wars, 1), box, CARD, SMALL_INDEX) for wars in (2, 1))
    assert long[:3] == short


def test_a_column_without_any_room_still_has_a_place_for_each_card() -> None:
    points = fan(war_column(6, 10), Box(0, 0, 110, 140), CARD, SMALL_INDEX)
    assert len(points) == len(set(points)) == 67
    assert points[0] == (0, 0)
    assert points[-1].x == pytest.approx(10)
