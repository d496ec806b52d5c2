"""The tables to choose from: words on each are readable, and what lies on them stands out."""

from __future__ import annotations

import re

import pytest

from warapp.table.drawing.theme import THEMES, Material, contrast
from warapp.vocabulary import ThemeName

AA, AAA = 4.5, 7.0
"""The least contrast of text by WCAG 2.2, 1.4.3 and 1.4.6."""
LARGE = 3.0
"""The same of large text and of what must be seen to understand a picture, 1.4.3 and 1.4.11."""
BORDERED = [name for name in ThemeName if name is not ThemeName.HIGH_CONTRAST]
"""The tables whose plates have no outline."""


def test_every_table_has_its_theme() -> None:
    assert list(THEMES) == list(ThemeName)


@pytest.mark.parametrize("name", ThemeName)
def test_every_colour_is_written_out_in_full(name: ThemeName) -> None:
    colours = [value for value in THEMES[name] if isinstance(value, str)]
    assert len(colours) == 21
    for colour in colours:
        assert re.fullmatch("#[0-9A-F]{6}", colour)


@pytest.mark.parametrize("name", ThemeName)
def test_words_stand_out_from_what_is_behind_them(name: ThemeName) -> None:
    least = AAA if name is ThemeName.HIGH_CONTRAST else AA
    theme = THEMES[name]
    pairs = (
        (theme.text, theme.felt),
        (theme.text, theme.felt_dark),
        (theme.plate_text, theme.plate_light),
        (theme.plate_text, theme.plate),
        (theme.badge_text, theme.badge_light),
        (theme.badge_text, theme.badge),
        (theme.tied_text, theme.tied),
    )
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < least} == {}


@pytest.mark.parametrize("name", ThemeName)
def test_large_words_stand_out_at_the_ends_of_what_is_shaded(name: ThemeName) -> None:
    theme = THEMES[name]
    assert contrast(theme.text, theme.felt_light) >= LARGE
    assert contrast(theme.badge_text, theme.badge_dark) >= LARGE


@pytest.mark.parametrize(
    ("name", "text", "plate", "ring"),
    [
        (ThemeName.GREEN, 5.6, 2.5, 3.7),
        (ThemeName.NIGHT_BLUE, 11.6, 2.1, 8.8),
        (ThemeName.WARM_WOOD, 5.4, 3.0, 4.0),
        (ThemeName.LIGHT, 11.5, 7.5, 3.1),
        (ThemeName.HIGH_CONTRAST, 21.0, 1.0, 19.6),
    ],
)
def test_text_plate_and_ring_stand_out_from_the_felt_so_much(
    name: ThemeName, text: float, plate: float, ring: float
) -> None:
    theme = THEMES[name]
    found = (contrast(colour, theme.felt) for colour in (theme.text, theme.plate, theme.ring))
    assert tuple(found) == pytest.approx((text, plate, ring), abs=0.06)


@pytest.mark.parametrize("name", BORDERED)
def test_a_plate_can_be_seen_and_so_can_the_ring_of_a_winner(name: ThemeName) -> None:
    theme = THEMES[name]
    assert contrast(theme.plate, theme.felt) >= 2.0
    assert contrast(theme.ring, theme.felt) >= LARGE


@pytest.mark.parametrize("name", ThemeName)
def test_an_empty_place_can_be_seen(name: ThemeName) -> None:
    theme = THEMES[name]
    for felt in (theme.felt_light, theme.felt, theme.felt_dark):
        assert contrast(theme.place, felt) >= 3.0


def test_one_table_is_light_and_one_is_plain() -> None:
    assert [name for name, theme in THEMES.items() if theme.is_light] == [ThemeName.LIGHT]
    assert [name for name, theme in THEMES.items() if theme.is_plain] == [ThemeName.HIGH_CONTRAST]
    assert [theme.material for theme in THEMES.values()] == [
        Material.FELT,
        Material.NIGHT,
        Material.WOOD,
        Material.FELT,
        Material.NONE,
    ]


def test_contrast_is_that_of_the_guidelines_and_knows_no_order() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert contrast("#767676", "#FFFFFF") == contrast("#FFFFFF", "#767676") >= AA
    assert contrast("#0A0A0A", "#0A0A0A") == 1.0
