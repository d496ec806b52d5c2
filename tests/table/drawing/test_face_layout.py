"""Where pips, indices and value dots are on a face."""

from itertools import pairwise

import pytest

from warapp.table.drawing.deck_style import LETTERS
from warapp.table.drawing.face_layout import (
    BIG_RANK_SCALE,
    BUST_RANK,
    BUST_RANK_SCALE,
    DOT_RADIUS,
    FRAME_INSET,
    HEIGHT,
    INDICES,
    TEN_SCALE,
    WIDTH,
    dots,
    pips,
)
from warapp.table.drawing.letter_outlines import GLYPHS
from warapp.table.layout.fan import strip_of
from warapp.vocabulary import FaceStyle

STYLES = [FaceStyle.CLASSIC, FaceStyle.LARGE_INDEX]
WIDEST_SUIT, HIGHEST_SUIT = 54, 58
"""Half the width and half the height of the largest suit, of scale 1."""


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", range(2, 11))
def test_a_number_card_has_as_many_pips_as_its_number_says(style: FaceStyle, count: int) -> None:
    spots = pips(count, style)
    assert len({(spot.x, spot.y) for spot in spots}) == count
    assert len({spot.scale for spot in spots}) == 1
    assert all(spot.upside_down == (spot.y > HEIGHT / 2) for spot in spots)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8, 9, 10])
def test_pips_but_those_of_a_seven_are_the_same_upside_down(style: FaceStyle, count: int) -> None:
    places = {(round(spot.x, 3), round(spot.y, 3)) for spot in pips(count, style)}
    assert {(round(WIDTH - x, 3), round(HEIGHT - y, 3)) for x, y in places} == places


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", range(2, 11))
def test_a_strip_of_a_fan_shows_the_whole_index_and_no_part_of_a_pip(style: FaceStyle, count: int) -> None:
    index, strip = INDICES[style], strip_of(style) * WIDTH
    assert index.x + index.room / 2 <= strip
    assert index.x + index.suit_scale * WIDEST_SUIT <= strip
    for spot in pips(count, style):
        assert spot.x - spot.scale * WIDEST_SUIT > strip


def test_a_strip_of_a_fan_shows_a_big_number_whole() -> None:
    widest = max(GLYPHS[rank].width for rank in (*"23456789", "10", "A"))
    right = (WIDTH + widest * BIG_RANK_SCALE) / 2
    assert right <= strip_of(FaceStyle.BIG_NUMBERS) * WIDTH
    courts = max(GLYPHS[letter].width for letter in "".join(LETTERS.values()))
    assert BUST_RANK[0] + courts * BUST_RANK_SCALE <= strip_of(FaceStyle.BIG_NUMBERS) * WIDTH


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("count", range(2, 11))
def test_pips_touch_neither_each_other_nor_the_indices(style: FaceStyle, count: int) -> None:
    spots = pips(count, style)
    for i, one in enumerate(spots):
        for other in spots[i + 1 :]:
            apart = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
            assert apart**0.5 > 1.7 * one.scale * HIGHEST_SUIT, (one, other)
    lower = 700 - INDICES[style].suit_y - INDICES[style].suit_scale * HIGHEST_SUIT
    rightmost = WIDTH - INDICES[style].x - INDICES[style].room / 2
    beside = [spot for spot in spots if spot.y + spot.scale * HIGHEST_SUIT > lower]
    assert all(spot.x + spot.scale * WIDEST_SUIT < rightmost + 4 for spot in beside)


@pytest.mark.parametrize("style", STYLES)
def test_ranks_of_every_country_are_hardly_condensed(style: FaceStyle) -> None:
    index = INDICES[style]
    ranks = {*"23456789", *"".join(LETTERS.values())}
    condensed = {rank: index.room / GLYPHS[rank].width / index.rank_scale for rank in ranks}
    assert min(condensed.values()) > 0.72
    assert {rank for rank, scale in condensed.items() if scale < 1} <= {"W", "\N{CYRILLIC CAPITAL LETTER DE}"}
    assert GLYPHS["10"].width * TEN_SCALE * index.rank_scale <= index.room


@pytest.mark.parametrize("style", STYLES)
def test_dots_stand_below_the_index_and_beside_the_frame(style: FaceStyle) -> None:
    index = INDICES[style]
    row = dots(15, index.dots_top)
    assert row[0][1] - DOT_RADIUS > index.suit_y + index.suit_scale * HIGHEST_SUIT - 6
    assert row[-1][1] + DOT_RADIUS < HEIGHT - FRAME_INSET
    assert all(x + DOT_RADIUS < FRAME_INSET for x, _ in row)
    steps = [round(later - earlier, 3) for (_, earlier), (_, later) in pairwise(row)]
    assert steps == [23.5] * 4 + [34.5] + [23.5] * 4 + [34.5] + [23.5] * 4
