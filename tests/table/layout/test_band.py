"""The band between the rows: what it needs, and what it gets where cards leave room."""

from __future__ import annotations

import pytest

from warapp.table.layout.band import band, band_needs, reach, text_that_fits
from warapp.table.layout.geometry import Size

TABLE = Size(1000, 600)


@pytest.mark.parametrize(("text_px", "words_px"), [(13, 18.85), (26, 37.7)])
def test_words_grow_with_the_text(text_px: int, words_px: float) -> None:
    assert band_needs(TABLE, 15, text_px).words_px == pytest.approx(words_px)


@pytest.mark.parametrize(("height", "text_px"), [(600, 26), (400, 600 / 29), (290, 15)])
def test_text_is_smaller_on_a_low_table(height: int, text_px: float) -> None:
    # the words, 1.45 times as high, take at most 0.075 of it
    assert text_that_fits(Size(1000, height), 26) == pytest.approx(text_px)


@pytest.mark.parametrize(("text_px", "height"), [(8, 14), (13, 16.25), (20, 25), (26, 28)])
def test_the_share_bar_grows_with_the_text_within_bounds(text_px: int, height: float) -> None:
    assert band_needs(TABLE, 15, text_px).share_height == height


@pytest.mark.parametrize(("width", "lines"), [(482, 1), (481, 2)])
def test_a_narrow_table_has_two_lines_of_words(width: int, lines: int) -> None:
    # 24 times 18.85 is 452.4
    assert band_needs(Size(width, 600), 14.5, 13).lines == lines


@pytest.mark.parametrize(
    ("size", "text_px", "height"),
    [
        (Size(1000, 608), 13, 100.32),
        (Size(1000, 400), 13, 81.105),
        (Size(300, 400), 13, 105.61),
        (Size(1000, 300), 26, 96.0),
    ],
)
def test_a_band_is_as_high_as_its_content_within_bounds(size: Size, text_px: int, height: float) -> None:
    # what is above and below words and bar is 0.038 of the height of the table, and 18
    assert band_needs(size, 10, text_px).height == pytest.approx(height)


@pytest.mark.parametrize(("slack", "height"), [(0, 99), (10, 108), (50, 144), (100, 156)])
def test_a_band_gets_nine_tenths_of_what_cards_leave_up_to_a_quarter_of_the_table(
    slack: float, height: float
) -> None:
    needs = band_needs(TABLE, 15, 13)
    assert band(TABLE, 15, 13, needs, slack).box == pytest.approx((15, 300 - height / 2, 970, height))


def test_a_high_band_gets_nothing_more() -> None:
    size = Size(1000, 300)
    needs = band_needs(size, 15, 26)
    assert band(size, 15, 26, needs, 50).box.height == needs.height == 96


def test_words_and_bar_are_in_the_middle_of_the_band_at_their_distance() -> None:
    parts = band(TABLE, 15, 13, band_needs(TABLE, 15, 13), 0)
    assert parts.words == pytest.approx((31.25, 275.781, 937.5, 24.128))
    assert parts.share == pytest.approx((45, 307.969, 910, 16.25))
    assert parts.share.y - parts.words.bottom == pytest.approx(parts.words_gap) == pytest.approx(8.06)
    assert parts.words.y - parts.box.y == pytest.approx(parts.box.bottom - parts.share.bottom)


def test_two_lines_of_words_have_twice_the_room() -> None:
    size = Size(400, 600)
    parts = band(size, 15, 13, band_needs(size, 15, 13), 0)
    assert parts.lines == 2
    assert parts.words.height == pytest.approx(48.256)


def test_the_share_bar_is_not_as_wide_as_a_very_wide_table() -> None:
    size = Size(2000, 600)
    assert band(size, 15, 13, band_needs(size, 15, 13), 0).share.width == 1_180
    assert band(size, 15, 16, band_needs(size, 15, 16), 0).share.width == 1_440


@pytest.mark.parametrize(
    ("size", "text_px"), [(Size(1000, 572), 26), (Size(1900, 600), 20), (Size(700, 414), 13)]
)
def test_two_lines_as_small_as_the_text_have_room_between_raised_cards(size: Size, text_px: int) -> None:
    parts = band(size, 15, text_px, band_needs(size, 15, text_px), 0)
    raised = reach(0.37 * size.height)
    above = parts.share.y - parts.words_gap - parts.box.y - raised
    # lines follow each other by 0.9 of 1.36, and begin 0.35 below their upper edge
    assert above >= (1.9 * 1.36 - 0.35) * text_px
    assert parts.box.bottom - parts.share.bottom >= raised - 0.5


def test_large_text_lowers_the_bar_to_make_room_for_two_lines() -> None:
    size = Size(1000, 572)
    parts = band(size, 15, 26, band_needs(size, 15, 26), 0)
    assert parts.words.y - parts.box.y > parts.box.bottom - parts.share.bottom
