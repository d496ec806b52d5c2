"""Piles and the places for cards, as they are drawn."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap

from tests.table.drawing.pictures import box_where, coloured, context, opacity
from warapp.table.layout.geometry import Box, Size
from warapp.table.seats import piles
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
CARD = Size(100, 140)
VIOLET = "#FF00FF"


def back() -> QPixmap:
    pixmap = QPixmap(100, 140)
    pixmap.fill(QColor(VIOLET))
    return pixmap


def outlined(pixmap: QPixmap, least: int) -> Box:
    """Where a picture is at least so opaque."""
    image = pixmap.toImage()
    return box_where(image, lambda x, y: image.pixelColor(x, y).alpha() >= least)


@pytest.mark.parametrize(
    ("count", "edges"), [(1, 0), (2, 1), (8, 1), (9, 2), (26, 4), (51, 8), (52, 8), (56, 8)]
)
def test_a_higher_pile_shows_more_edges(count: int, edges: int) -> None:
    assert piles.layers(count) == edges


@pytest.mark.parametrize(("width", "step"), [(60, 1.0), (80, 1.0), (200, 2.5)])
def test_edges_are_at_least_a_pixel_apart(width: float, step: float) -> None:
    assert piles.layer_step(Size(width, width * 1.4)) == step


@pytest.mark.parametrize(
    ("edges", "box"), [(0, (20, 20, 100, 140)), (4, (20, 20, 102, 145)), (8, (20, 20, 105, 150))]
)
def test_the_edges_of_a_pile_lie_lower_and_a_little_to_the_right(edges: int, box: tuple[int, ...]) -> None:
    pixmap = piles.pile(context(), back(), CARD, edges)
    found = coloured(pixmap, VIOLET)
    assert all(abs(a - b) <= 1 for a, b in zip(found, box, strict=True))
    assert pixmap.size() == QSize(int(140 + 1.25 * edges + 0.99), int(180 + 1.25 * edges + 0.99))


def test_a_pile_casts_a_soft_shadow_below_itself() -> None:
    pixmap = piles.pile(context(), back(), CARD, 0)
    above = [opacity(pixmap, 70, y) for y in (8, 12, 16, 19)]
    below = [opacity(pixmap, 70, y) for y in (176, 172, 168, 164)]
    assert above == sorted(above)
    assert below == sorted(below)
    assert above == pytest.approx([0, 3, 10, 21], abs=2)
    assert below == pytest.approx([4, 14, 33, 58], abs=3)
    plain = piles.pile(context(ThemeName.HIGH_CONTRAST), back(), CARD, 0)
    assert opacity(plain, 70, 164) == 0


def test_an_empty_place_is_outlined_within_the_card_and_shows_the_shape_of_its_seat() -> None:
    pixmap = piles.seat_slot(context(), CARD, 2)
    assert pixmap.size() == QSize(100, 140)
    assert outlined(pixmap, 100) == (1, 1, 98, 138)
    assert opacity(pixmap, 20, 70) == 22
    assert opacity(pixmap, 50, 70) == pytest.approx(64, abs=2)
    plain = piles.seat_slot(context(ThemeName.HIGH_CONTRAST), CARD, 2)
    assert opacity(plain, 20, 70) == 0
    image = plain.toImage()
    shape = box_where(
        image, lambda x, y: 20 < x < 80 and 30 < y < 110 and image.pixelColor(x, y).alpha() > 120
    )
    assert all(abs(a - b) <= 1 for a, b in zip(shape, (36, 56, 28, 28), strict=True))


def test_the_place_of_an_empty_pile_is_dashed() -> None:
    pixmap = piles.empty_pile(context(), CARD)
    assert pixmap.size() == QSize(140, 180)
    assert outlined(pixmap, 60) == (21, 21, 98, 138)
    edge = [opacity(pixmap, 22, y) > 70 for y in range(40, 140)]
    assert 15 <= sum(a != b for a, b in pairwise(edge)) <= 40


def test_outlines_of_stakes_are_sewn_one_beside_another_and_fade() -> None:
    pixmap = piles.stakes(context(), CARD)
    assert pixmap.size() == QSize(74, 140)
    image = pixmap.toImage()
    strengths = [max(image.pixelColor(x, y).alpha() for y in range(20, 120)) for x in range(74)]
    assert [x for x, strength in enumerate(strengths) if strength > 10] == [16, 17, 34, 35, 52, 53, 70, 71]
    assert [strengths[x] for x in (16, 34, 52, 70)] == pytest.approx([49, 38, 27, 16], abs=3)


def test_an_invitation_is_a_ring_in_a_glow() -> None:
    pixmap, theme = piles.invitation(context(), CARD), context().theme
    assert pixmap.size() == QSize(152, 192)
    ring = coloured(pixmap, theme.badge, 30)
    assert all(abs(a - b) <= 1 for a, b in zip(ring, (23, 23, 106, 146), strict=True))
    glow = [opacity(pixmap, 76, y) for y in (3, 9, 15, 21)]
    assert glow == pytest.approx([4, 18, 51, 103], abs=4)
    plain = piles.invitation(context(ThemeName.HIGH_CONTRAST), CARD)
    assert opacity(plain, 76, 15) == 0
    assert opacity(plain, 76, 24) > 200
