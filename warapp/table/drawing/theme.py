"""The colours of the table as values; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from warapp.vocabulary import ThemeName


class Theme(NamedTuple):
    """The colours of a table as #RRGGBB.

    Attributes:
        felt: the table.
        grain: how far its texture deviates from that colour, in steps of 255.
        text: text on the felt.
        slot: the outline of an empty place.
        plate, plate_text: the plate of a seat.
        badge, badge_text: the banner and the badge of a winning card.
        tied, tied_text: the badge of a tied card.
        shade: what lies over a beaten card.
        glow: how strong the light round a winning card is, 0 … 255.
    """

    felt: str
    grain: int
    text: str
    slot: str
    plate: str
    plate_text: str
    badge: str
    badge_text: str
    tied: str
    tied_text: str
    shade: str
    glow: int = 190


THEMES = {
    ThemeName.GREEN: Theme(
        felt="#1F6B45",
        grain=5,
        text="#F7F5EC",
        slot="#5FA07D",
        plate="#134A2F",
        plate_text="#F7F5EC",
        badge="#F4C542",
        badge_text="#2B2204",
        tied="#FDFBF6",
        tied_text="#7A1020",
        shade="#06261A",
    ),
    ThemeName.NIGHT_BLUE: Theme(
        felt="#1B2F52",
        grain=4,
        text="#EEF2FA",
        slot="#58719E",
        plate="#101E38",
        plate_text="#EEF2FA",
        badge="#9FD3FF",
        badge_text="#0A1E36",
        tied="#FDFBF6",
        tied_text="#7A1020",
        shade="#040A1C",
    ),
    ThemeName.WARM_WOOD: Theme(
        felt="#6E4526",
        grain=7,
        text="#FFF6E9",
        slot="#A97F5B",
        plate="#472A14",
        plate_text="#FFF6E9",
        badge="#FFD98A",
        badge_text="#3A2206",
        tied="#FDFBF6",
        tied_text="#7A1020",
        shade="#180B03",
    ),
    ThemeName.HIGH_CONTRAST: Theme(
        felt="#000000",
        grain=0,
        text="#FFFFFF",
        slot="#FFFFFF",
        plate="#000000",
        plate_text="#FFFFFF",
        badge="#FFFF00",
        badge_text="#000000",
        tied="#FFFFFF",
        tied_text="#000000",
        shade="#000000",
        glow=0,
    ),
}
"""All themes by name."""


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 … 21 (WCAG 2.2, "contrast ratio").

    >>> round(contrast("#FFFFFF", "#000000"), 1)
    21.0
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
