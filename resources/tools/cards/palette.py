"""The colours of the court cards: one jewel for each suit, with what goes with it."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#231F2A"
GOLD = "#E5AE37"
DEEP_GOLD = "#B57F1B"
ERMINE = "#FAF3E3"
DEEP_ERMINE = "#E4D8C0"
STEEL = "#C8D1DA"
DEEP_STEEL = "#8E9BA9"
LEAF = "#3F7F4F"
DEEP_LEAF = "#2A5C3B"
LEATHER = "#744C28"


@dataclass(frozen=True)
class Palette:
    """What the figures of one suit wear, and their skin and hair."""

    ground: str
    main: str
    deep: str
    second: str
    deep_second: str
    skin: str
    shade: str
    lips: str
    hair: str
    curl: str
    sash: str


JOKERS = {
    1: Palette(
        "#EFE6F5",
        "#7B3FA0",
        "#582A78",
        "#F0B83C",
        "#CC9322",
        "#F6D3B3",
        "#E6B48E",
        "#B8433F",
        "#8A4B25",
        "#A9683A",
        "#432060",
    ),
    2: Palette(
        "#DFF0F0",
        "#157A85",
        "#0E5761",
        "#F2836B",
        "#D0624C",
        "#D9A06B",
        "#C0834F",
        "#9B3B33",
        "#33262A",
        "#54423F",
        "#0B444C",
    ),
    3: Palette(
        "#FBE6EE",
        "#C2366F",
        "#932252",
        "#3F9C9C",
        "#2C7878",
        "#A9713F",
        "#8C592E",
        "#7B2F2B",
        "#26201F",
        "#43393A",
        "#701A3E",
    ),
    4: Palette(
        "#E9ECF3",
        "#47536B",
        "#313A4E",
        "#D9A441",
        "#B07F26",
        "#F0C8A0",
        "#DDA97C",
        "#B5524A",
        "#B98A3C",
        "#D6AC63",
        "#262D3D",
    ),
}

PALETTES = {
    "S": Palette(
        "#E3E8F1",
        "#2F4B8C",
        "#203566",
        "#8FA8D6",
        "#6C87BB",
        "#F0C8A0",
        "#DDA97C",
        "#B5524A",
        "#3A2C2A",
        "#574340",
        "#203566",
    ),
    "H": Palette(
        "#F9E3DA",
        "#C1283C",
        "#8E1730",
        "#F1A79A",
        "#D98478",
        "#F6D3B3",
        "#E6B48E",
        "#B8433F",
        "#A8552A",
        "#C9743B",
        "#8E1730",
    ),
    "D": Palette(
        "#FBEBD0",
        "#DF7F24",
        "#B45A14",
        "#7A2740",
        "#5A1A2F",
        "#D9A06B",
        "#C0834F",
        "#9B3B33",
        "#5B3420",
        "#7B4A2C",
        "#5A1A2F",
    ),
    "C": Palette(
        "#E1EEE3",
        "#2F7D54",
        "#1F5A3C",
        "#B9D4A0",
        "#93B67C",
        "#A9713F",
        "#8C592E",
        "#7B2F2B",
        "#26201F",
        "#43393A",
        "#1F5A3C",
    ),
}
