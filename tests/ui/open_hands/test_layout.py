"""The parts of a table with open hands keep apart, at every size and for every number of seats."""

from __future__ import annotations

import pytest

from warapp.table.layout.geometry import Box, Size
from warapp.ui.open_hands.layout import Hands, arrange_open
from warapp.ui.open_hands.strips import Fit

SIZES = [Size(1_000, 575), Size(700, 380), Size(640, 325), Size(1_900, 980), Size(700, 1_000)]


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_px", [13.0, 26.0])
def test_plates_cards_fans_and_strips_lie_apart_and_on_the_table(
    seats: int, size: Size, text_px: float
) -> None:
    layout = arrange_open(size, seats, text_px, Hands(52 // seats, 52), out={}, strip=0.2)
    table = layout.table
    boxes = [table.words, table.share]
    for area, strip in zip(table.seat_areas, layout.strips, strict=True):
        boxes += [area.plate, area.column, strip]
    for nth, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= size.width + 0.01
        assert box.y >= 0
        assert box.bottom <= size.height + 0.01
        assert all(apart(box, other) for other in boxes[nth + 1 :])


def test_seats_face_each_other_clockwise() -> None:
    layout = arrange_open(Size(1_000, 575), 4, 13.0, Hands(13, 52), out={}, strip=0.2)
    middle = layout.table.band.center.y
    places = [(box.y > middle, box.x > 500) for box in layout.strips]
    assert places == [(True, False), (False, False), (False, True), (True, True)]


def test_cards_lie_as_before_if_that_is_asked_for() -> None:
    fit = Fit(40, 3, 52)
    assert arrange_open(Size(1_000, 575), 2, 13.0, Hands(26, 52, fit), out={}, strip=0.2).fit == fit
