"""What marks a card: its ring, its medal in the free corner, and its shade."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from tests.table.drawing.pictures import box_where, coloured, context, opacity
from warapp.table.drawing import marks
from warapp.table.drawing.card_art import CardArt
from warapp.table.layout.geometry import Box, Size
from warapp.table.stage.sprite import Mark
from warapp.vocabulary import ThemeName

pytestmark = pytest.mark.usefixtures("qapp")
CARD = Size(100, 140)


def near(found: Box, *expected: float) -> bool:
    return all(abs(a - b) <= 1 for a, b in zip(found, expected, strict=True))


@pytest.mark.parametrize(("width", "size"), [(80, 20.0), (100, 22.0), (200, 44.0), (300, 48.0)])
def test_a_medal_grows_with_the_card_within_bounds(width: float, size: float) -> None:
    assert marks.medal_size(Size(width, width * 1.4)) == pytest.approx(size)


def test_a_medal_is_in_the_corner_that_is_free() -> None:
    at = marks.medal_at(CARD)
    assert at == pytest.approx((103 - 11, -2.2))


def test_a_star_is_the_medal_of_the_winner() -> None:
    medal, theme = marks.badge(context(), Mark.WINNER, 40), context().theme
    assert medal.size() == QSize(40, 40)
    assert near(coloured(medal, "#FFFFFF", 4), 0, 0, 40, 40)
    assert near(coloured(medal, theme.badge_text, 4), 10, 11, 20, 18)
    image = medal.toImage()
    assert image.pixelColor(20, 5).lightness() > image.pixelColor(20, 34).lightness()
    assert opacity(medal, 1, 1) == 0


def test_crossed_swords_are_the_medal_of_a_tie() -> None:
    medal, theme = marks.badge(context(), Mark.TIED, 40), context().theme
    assert near(coloured(medal, theme.tied_text, 4), 4, 4, 32, 32)
    image = medal.toImage()
    swords = box_where(
        image, lambda x, y: abs(x - 20) < 12 and abs(y - 20) < 12 and image.pixelColor(x, y).blue() > 200
    )
    assert near(swords, 11, 11, 18, 18)
    row = [image.pixelColor(x, 13).blue() > 120 for x in range(6, 34)]
    assert row == row[::-1]
    assert row.count(True) in range(4, 12)


@pytest.mark.parametrize(("height", "margin"), [(140, 32), (234, 37)])
def test_a_ring_leaves_room_for_the_shadow_of_a_raised_card(height: float, margin: float) -> None:
    assert marks.ring_margin(Size(height / 1.4, height)) == margin


@pytest.mark.parametrize("mark", [Mark.WINNER, Mark.TIED])
def test_a_ring_lies_round_the_card_and_glows(mark: Mark) -> None:
    ring, theme = marks.ring(context(), mark, CARD), context().theme
    assert ring.size() == QSize(164, 204)
    colour, width = (theme.ring, 4.4) if mark is Mark.WINNER else (theme.tied, 4.0)
    assert near(coloured(ring, colour), 28, 28, 108, 148)
    assert opacity(ring, 82, 26) > 60
    glow = [opacity(ring, 82, y) for y in (9, 15, 21, 24)]
    assert glow == sorted(glow)
    assert 0 < glow[0] < 6
    column = [opacity(ring, 82, y) for y in range(27, 33)]
    assert sum(value > 150 for value in column) == pytest.approx(width, abs=1)


@pytest.mark.parametrize(("mark", "strengths"), [(Mark.WINNER, [11, 3, 1]), (Mark.TIED, [5, 1, 1])])
def test_a_raised_card_casts_its_shadow_lower_than_its_glow_reaches(mark: Mark, strengths: list[int]) -> None:
    ring = marks.ring(context(), mark, CARD)
    below = [opacity(ring, 82, y) for y in (194, 198, 202)]
    assert below == pytest.approx(strengths, abs=2)
    assert opacity(ring, 82, 2) == 0


def test_rings_of_a_plain_table_are_broad_and_do_not_glow() -> None:
    plain = context(ThemeName.HIGH_CONTRAST)
    for mark, box in ((Mark.WINNER, (25, 25, 114, 154)), (Mark.TIED, (26, 26, 112, 152))):
        ring = marks.ring(plain, mark, CARD)
        colour = plain.theme.ring if mark is Mark.WINNER else plain.theme.tied
        found = coloured(ring, colour)
        assert all(abs(a - b) <= 1 for a, b in zip(found, box, strict=True))
        assert opacity(ring, 82, 18) == 0
        assert opacity(ring, 82, 200) == 0


@pytest.mark.parametrize(("name", "alpha"), [(ThemeName.GREEN, 112), (ThemeName.HIGH_CONTRAST, 150)])
def test_a_shade_has_the_shape_of_a_card(name: ThemeName, alpha: int) -> None:
    art = CardArt()
    art.set_size(100, 1)
    shade = marks.veil(context(name), art.back())
    assert shade.size() == QSize(100, 140)
    assert opacity(shade, 50, 70) == alpha
    assert opacity(shade, 0, 0) == 0
    assert near(box_where(shade.toImage(), lambda x, y: opacity(shade, x, y) > 100), 0, 0, 100, 140)
