"""The tables to choose from: words on each are readable."""

from __future__ import annotations

import re

import pytest

from warapp.table.drawing.theme import THEMES, contrast
from warapp.vocabulary import ThemeName

AA, AAA = 4.5, 7.0
"""The least contrast of text by WCAG 2.2, 1.4.3 and 1.4.6."""


def test_every_table_has_its_theme() -> None:
    assert list(THEMES) == list(ThemeName)


@pytest.mark.parametrize("name", ThemeName)
def test_every_colour_is_written_out_in_full(name: ThemeName) -> None:
    colours = [value for value in THEMES[name] if isinstance(value, str)]
    assert len(colours) == 10
    for colour in colours:
        assert re.fullmatch("#[0-9A-F]{6}", colour)


@pytest.mark.parametrize("name", ThemeName)
def test_words_stand_out_from_what_is_behind_them(name: ThemeName) -> None:
    least = AAA if name is ThemeName.HIGH_CONTRAST else AA
    theme = THEMES[name]
    pairs = (
        (theme.text, theme.felt),
        (theme.plate_text, theme.plate),
        (theme.badge_text, theme.badge),
        (theme.tied_text, theme.tied),
    )
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < least} == {}


@pytest.mark.parametrize("name", ThemeName)
def test_an_empty_place_can_be_seen(name: ThemeName) -> None:
    theme = THEMES[name]
    assert contrast(theme.slot, theme.felt) >= 2.0


def test_contrast_is_that_of_the_guidelines_and_knows_no_order() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert contrast("#767676", "#FFFFFF") == contrast("#FFFFFF", "#767676") >= AA
    assert contrast("#0A0A0A", "#0A0A0A") == 1.0
