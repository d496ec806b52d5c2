"""The colours and materials of the tables as values; knows no Qt."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from warapp.vocabulary import ThemeName


class Material(Enum):
    """What a table is made of."""

    FELT = auto()
    NIGHT = auto()
    """Felt by moonlight, with stars."""
    WOOD = auto()
    NONE = auto()
    """Plain colours, without gradients, shadows or light."""


class Theme(NamedTuple):
    """The colours of a table as #RRGGBB; of what is shaded from top to bottom, the light and the dark end.

    Attributes:
        material: what the table is made of.
        felt_light, felt, felt_dark: the table where light falls, elsewhere, and in its corners.
        rim_light, rim_dark: the rim of the table, and the bar below it.
        hairline: a line round the inside of the rim.
        text: text on the felt.
        slot: outlines of plates and of what lies on the table.
        place: the outline of an empty place and the shape in it, 3:1 against the table.
        plate_light, plate, plate_text: the plate of a seat.
        badge_light, badge, badge_dark, badge_text: what is to be pressed, and what has won.
        ring: the ring round a winning card.
        tied, tied_text: the badge of a tied card.
        groove: what the share bar lies in.
        shade: what lies over a beaten card.
        glow: how strong the light round a winning card is, 0 … 255.
    """

    material: Material
    felt_light: str
    felt: str
    felt_dark: str
    rim_light: str
    rim_dark: str
    hairline: str
    text: str
    slot: str
    place: str
    plate_light: str
    plate: str
    plate_text: str
    badge_light: str
    badge: str
    badge_dark: str
    badge_text: str
    ring: str
    tied: str
    tied_text: str
    groove: str
    shade: str
    glow: int = 190

    @property
    def is_plain(self) -> bool:
        """Whether nothing is shaded, blurred or turned."""
        return self.material is Material.NONE

    @property
    def is_light(self) -> bool:
        """Whether text on the table is dark."""
        return contrast(self.felt, "#FFFFFF") < contrast(self.felt, "#000000")


THEMES = {
    ThemeName.GREEN: Theme(
        material=Material.FELT,
        felt_light="#2B8256",
        felt="#20714A",
        felt_dark="#0E3C27",
        rim_light="#14492F",
        rim_dark="#082317",
        hairline="#D9B25F",
        text="#FBF8EE",
        slot="#7CBF9B",
        place="#B9E8CE",
        plate_light="#124230",
        plate="#092C1E",
        plate_text="#FBF8EE",
        badge_light="#FFE08A",
        badge="#F4C542",
        badge_dark="#D2962A",
        badge_text="#2B2204",
        ring="#F4C542",
        tied="#FDFBF6",
        tied_text="#8E1226",
        groove="#0A2F1F",
        shade="#06261A",
    ),
    ThemeName.NIGHT_BLUE: Theme(
        material=Material.NIGHT,
        felt_light="#2A4880",
        felt="#1A315F",
        felt_dark="#0A1531",
        rim_light="#22375F",
        rim_dark="#0A1430",
        hairline="#8FB6E8",
        text="#F0F4FC",
        slot="#7E9BD0",
        place="#A9C2EE",
        plate_light="#4D70AC",
        plate="#3E619D",
        plate_text="#FFFFFF",
        badge_light="#FFEBA8",
        badge="#FFD166",
        badge_dark="#E0A63A",
        badge_text="#2B2204",
        ring="#FFD166",
        tied="#FDFBF6",
        tied_text="#8E1226",
        groove="#0B1838",
        shade="#040A1C",
    ),
    ThemeName.WARM_WOOD: Theme(
        material=Material.WOOD,
        felt_light="#A9754A",
        felt="#8C5B33",
        felt_dark="#44260F",
        rim_light="#5A351A",
        rim_dark="#2A1609",
        hairline="#E8C48A",
        text="#FFF8EC",
        slot="#D9AE7C",
        place="#FFEBD3",
        plate_light="#4A2B15",
        plate="#2B170A",
        plate_text="#FFF6E9",
        badge_light="#FFE6AE",
        badge="#FFD07A",
        badge_dark="#DB9A3C",
        badge_text="#3A2206",
        ring="#FFD07A",
        tied="#FDFBF6",
        tied_text="#8E1226",
        groove="#351C0C",
        shade="#180B03",
    ),
    ThemeName.LIGHT: Theme(
        material=Material.FELT,
        felt_light="#E6EEE6",
        felt="#D5E2D8",
        felt_dark="#B4C9BC",
        rim_light="#557566",
        rim_dark="#3A5649",
        hairline="#FFFFFF",
        text="#12291F",
        slot="#7E9C8C",
        place="#476B5A",
        plate_light="#2F5D4A",
        plate="#214A39",
        plate_text="#FFFFFF",
        badge_light="#FFE08A",
        badge="#F4C542",
        badge_dark="#AD6F0C",
        badge_text="#2B2204",
        ring="#AD6F0C",
        tied="#FFFFFF",
        tied_text="#8E1226",
        groove="#9BA59E",
        shade="#22382D",
    ),
    ThemeName.HIGH_CONTRAST: Theme(
        material=Material.NONE,
        felt_light="#000000",
        felt="#000000",
        felt_dark="#000000",
        rim_light="#000000",
        rim_dark="#000000",
        hairline="#FFFFFF",
        text="#FFFFFF",
        slot="#FFFFFF",
        place="#FFFFFF",
        plate_light="#000000",
        plate="#000000",
        plate_text="#FFFFFF",
        badge_light="#FFFF00",
        badge="#FFFF00",
        badge_dark="#FFFF00",
        badge_text="#000000",
        ring="#FFFF00",
        tied="#FFFFFF",
        tied_text="#000000",
        groove="#000000",
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
