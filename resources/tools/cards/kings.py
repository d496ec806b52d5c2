"""What the four kings wear, from the neck down to the hem; the axis of the figure is x = 0."""

from __future__ import annotations

import math

from figure import hem, mirrored, panel, quad, shadow, shoulders
from finery import SIDES, chain, collar, jewel, tails
from palette import DEEP_ERMINE, ERMINE, GOLD, Palette
from patterns import chevrons, lozenges, scales, stripes
from suits import CLUB, DIAMOND, HEART
from svg import at, circle_path, fill, group, line


def king_of_spades(p: Palette) -> str:
    """Return a mantle with lapels of ermine over a tunic of chevrons."""
    tunic, lapel = quad(-42, 42, -84, 84), quad(-70, -26, -134, -84)
    return "".join(
        [
            shoulders(p.main),
            panel(p.second, tunic),
            fill(p.main, chevrons(tunic, 34, 12, 70)),
            shadow(),
            panel(ERMINE, lapel),
            panel(DEEP_ERMINE, mirrored(lapel)),
            tails(*((s * (56 + 42 * t), 242 + 84 * t) for s in SIDES for t in (0.1, 0.5, 0.9))),
        ]
    )


def king_of_hearts(p: Palette) -> str:
    """Return a cape of ermine with a scalloped hem and a chain with a heart."""
    tunic = quad(-60, 60, -86, 86)
    half = (
        "M{0}10 228L{0}30 221C{0}90 228{0}142 250{0}166 308Q{0}148 330{0}126 322"
        "Q{0}110 342{0}88 330Q{0}70 346{0}50 330Z"
    )
    spots = ((66, 262), (92, 292), (128, 290), (60, 304), (104, 260))
    return "".join(
        [
            shoulders(p.main, 156),
            panel(p.second, tunic),
            fill(p.main, stripes(tunic, 30, 13)),
            shadow(156),
            fill(ERMINE, half.format("-")),
            fill(DEEP_ERMINE, half.format(" ")),
            tails(*((s * x, y) for s in SIDES for x, y in spots)),
            chain(40, 270, 34),
            jewel(HEART, p.main, 322, 0.34),
        ]
    )


def king_of_diamonds(p: Palette) -> str:
    """Return a broad golden collar with lozenges over a harlequin tunic."""
    tunic = quad(-58, 58, -90, 90)
    stones = []
    for degrees in range(24, 157, 22):
        a = math.radians(degrees)
        stones.append(
            group(
                fill(p.second, DIAMOND),
                transform=at(86 * math.cos(a), 224 + 86 * math.sin(a), 0.21, degrees - 90),
            )
        )
    return "".join(
        [
            shoulders(p.main, 154),
            panel(p.second, tunic),
            fill(p.main, lozenges(tunic, 40, 56, 6)),
            line(p.deep, 6, *(f"M{s * 62} 232L{s * 92} {hem(s * 92):g}" for s in SIDES)),
            fill(GOLD, collar(108)),
            line(p.second, 3, "M-96 252A100 100 0 0 0 96 252"),
            shadow(154),
            *stones,
        ]
    )


def king_of_clubs(p: Palette) -> str:
    """Return a mantle trimmed with gold over scales, held by a chain with a trefoil."""
    tunic, trim = quad(-54, 54, -86, 86), quad(-58, -48, -98, -84)
    return "".join(
        [
            shoulders(p.main, 154),
            panel(p.second, tunic),
            line(p.deep_second, 3.4, scales(tunic, 30)),
            panel(GOLD, trim, mirrored(trim)),
            shadow(154),
            chain(58, 264, 26),
            fill(GOLD, circle_path(-60, 262, 15), circle_path(60, 262, 15)),
            fill(p.deep, circle_path(-60, 262, 8), circle_path(60, 262, 8)),
            jewel(CLUB, p.deep, 314, 0.4),
        ]
    )
