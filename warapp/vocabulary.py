"""Enums and values shared by table, store and lab; knows none of them."""

from __future__ import annotations

import math
from enum import StrEnum


class ThemeName(StrEnum):
    """The colours of the table."""

    GREEN = "green"
    NIGHT_BLUE = "night_blue"
    WARM_WOOD = "warm_wood"
    LIGHT = "light"
    HIGH_CONTRAST = "high_contrast"


class SuitColours(StrEnum):
    """How many colours the suits have."""

    TWO = "two"
    FOUR = "four"


class FaceStyle(StrEnum):
    """How the faces of the cards are drawn."""

    CLASSIC = "classic"
    LARGE_INDEX = "large_index"
    BIG_NUMBERS = "big_numbers"


class ValueDots(StrEnum):
    """How many dots show the value of a card, if any."""

    NONE = "none"
    ACE_HIGH = "ace_high"
    ACE_LOW = "ace_low"


class IndexLetters(StrEnum):
    """The letters of jack, queen, king and ace, as the cards of a country have them."""

    ENGLISH = "english"
    GERMAN = "german"
    FRENCH = "french"
    DUTCH = "dutch"
    POLISH = "polish"
    RUSSIAN = "russian"


class SpokenDetail(StrEnum):
    """How much a screen reader is told of battles."""

    EVERYTHING = "everything"
    SHORT = "short"
    WARS = "wars"


SPEEDS = (0.4, 0.6, 0.8, 1.0, 1.5, 2.5, 4.0, math.inf)
"""The speeds of the table, as factors on the time that passes: from slow for small children to instant."""
NORMAL_SPEED = 1.0
