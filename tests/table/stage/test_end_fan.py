"""Where the cards of a fan lie at the end of a round."""

import itertools
import math

import pytest

from warapp.table.layout.geometry import Point, Size
from warapp.table.layout.layout import arrange
from warapp.table.stage.end_fan import FanPlace, fan_place
from warapp.table.stage.spots import FanShape, InFan

LAYOUT = arrange(Size(1000, 607), 2, 13)


def test_the_middle_card_of_a_fan_stands_upright_above_its_middle() -> None:
    place = fan_place(InFan(FanShape.WHOLE, 26, 53), LAYOUT)
    assert place == FanPlace(Point(500, 607 * 0.60 - 607 * 0.43), 0.66, 0)


def test_the_first_and_the_last_card_of_a_whole_deck_lie_below_the_middle() -> None:
    first, last = (fan_place(InFan(FanShape.WHOLE, nth, 52), LAYOUT) for nth in (0, 51))
    assert (first.angle, last.angle) == (-104, 104)
    radius = 607 * 0.43
    down = radius * math.sin(math.radians(14))
    assert first.center == pytest.approx((500 - radius * math.cos(math.radians(14)), 607 * 0.60 + down))
    assert last.center == pytest.approx((500 + radius * math.cos(math.radians(14)), 607 * 0.60 + down))


def test_the_best_cards_lie_in_a_flat_fan() -> None:
    places = [fan_place(InFan(FanShape.BEST, nth, 9), LAYOUT) for nth in range(9)]
    assert [place.angle for place in places] == [-34, -25.5, -17, -8.5, 0, 8.5, 17, 25.5, 34]
    assert places[4].center == pytest.approx((500, 607 * 0.80 - 607 * 0.62))
    assert {place.scale for place in places} == {0.62}


def test_a_mirrored_fan_hangs_down_and_reads_from_the_left() -> None:
    places = [fan_place(InFan(FanShape.MIRRORED, nth, 3), LAYOUT) for nth in range(3)]
    assert [place.angle for place in places] == [8.5, 0, -8.5]
    xs = [place.center.x for place in places]
    assert xs == sorted(xs)
    assert places[1].center == pytest.approx((500, 607 * 0.30 + 607 * 0.62))
    assert places[0].center.y < places[1].center.y


def test_a_single_card_stands_in_the_middle() -> None:
    assert fan_place(InFan(FanShape.BEST, 0, 1), LAYOUT).angle == 0


@pytest.mark.parametrize("size", [Size(700, 400), Size(700, 1000), Size(1900, 500), Size(1000, 607)])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_fan_never_leaves_the_table_at_its_sides(size: Size, seats: int) -> None:
    layout = arrange(size, seats, 13)
    for shape, nth in itertools.product(FanShape, range(9)):
        place = fan_place(InFan(shape, nth, 9), layout)
        turned = math.radians(abs(place.angle))
        across = layout.card.width * math.cos(turned) + layout.card.height * math.sin(turned)
        half = across * place.scale / 2
        assert half + 7.9 < place.center.x < size.width - half - 7.9


def test_at_a_table_of_many_seats_the_fan_is_smaller() -> None:
    layout = arrange(Size(1400, 800), 6, 13)
    place = fan_place(InFan(FanShape.WHOLE, 26, 53), layout)
    assert place == FanPlace(Point(700, 800 * 0.58 - 800 * 0.34), 0.62, 0)
