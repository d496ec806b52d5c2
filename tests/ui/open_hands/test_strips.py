"""Where the cards of an open pile lie."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warapp.table.layout.geometry import CARD_ASPECT, Size
from warapp.ui.open_hands.strips import SHOWN_OF_MANY, Fit, fit_strips, still_fits, strip

ROOM = Size(620, 225)


def test_cards_are_as_wide_as_the_fullest_pile_allows() -> None:
    assert fit_strips(ROOM, 26, 52) == Fit(78, 2, 52)
    assert fit_strips(ROOM, 2, 52) == Fit(104, 1, 52)
    assert fit_strips(ROOM, 52, 52) == Fit(64, 2, 52)


def test_they_stay_as_they_are_until_a_pile_does_not_fit_any_more() -> None:
    fit = fit_strips(ROOM, 26, 52)
    most = max(cards for cards in range(1, 53) if still_fits(fit, ROOM, cards))
    assert 26 <= most < 52
    assert not still_fits(fit, ROOM, most + 1)


@pytest.mark.parametrize("cards", [1, 2, 5, 8, 13, 26, 40])
@pytest.mark.parametrize("room", [ROOM, Size(240, 170), Size(1_200, 300)])
def test_every_card_lies_within_its_room_with_its_index_in_sight(room: Size, cards: int) -> None:
    fit = fit_strips(room, 40, 52)
    points = strip(fit, room, cards)
    assert len(points) == cards
    assert all(0 <= p.x <= room.width - fit.card_px + 0.01 for p in points)
    assert all(0 <= p.y <= room.height - fit.card_px * CARD_ASPECT + 0.01 for p in points)
    beside = [other.x - one.x for one, other in pairwise(points) if one.y == other.y]
    assert min(beside, default=99.0) >= 0.30 * fit.card_px - 0.01


def test_the_next_card_lies_alone_and_later_rows_begin_below_the_second() -> None:
    fit = fit_strips(ROOM, 26, 52)
    points = strip(fit, ROOM, 26)
    assert points[1].x - points[0].x == pytest.approx(1.12 * fit.card_px)
    rows = sorted({p.y for p in points})
    assert len(rows) == 2
    assert next(p.x for p in points if p.y == rows[1]) == points[1].x


def test_a_small_pile_lies_in_one_row_in_the_middle() -> None:
    fit = fit_strips(ROOM, 26, 52)
    points = strip(fit, ROOM, 7)
    assert len({p.y for p in points}) == 1
    assert points[0].y == pytest.approx((ROOM.height - fit.card_px * CARD_ASPECT) / 2)


def test_where_not_all_have_room_the_first_are_shown() -> None:
    room = Size(200, 45)
    fit = fit_strips(room, 50, 52)
    assert fit.most == SHOWN_OF_MANY
    assert len(strip(fit, room, 50)) == SHOWN_OF_MANY
    assert still_fits(fit, room, 52)


def test_no_card_has_no_place() -> None:
    assert strip(fit_strips(ROOM, 26, 52), ROOM, 0) == ()
