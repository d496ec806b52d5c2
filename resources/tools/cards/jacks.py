"""What the four jacks wear, from the neck down to the hem; the axis of the figure is x = 0."""

from __future__ import annotations

import math

from figure import hem, neck, panel, quad, shadow, shoulders
from finery import SIDES, jewel
from palette import DEEP_GOLD, ERMINE, GOLD, LEATHER, Palette
from patterns import bars, lozenges
from suits import HEART
from svg import Point, circle_path, fill, line, points, star_path


def jack_of_spades(p: Palette) -> str:
    """Return a slashed doublet with a small ruff and golden buttons."""
    front = quad(-40, 40, -60, 60)
    ruff = "".join(
        circle_path(x, y, 13)
        for x, y in ((-44, 238), (44, 238), (-30, 250), (30, 250), (-14, 257), (14, 257), (0, 259))
    )
    return "".join(
        [
            shoulders(p.main, 148),
            fill(
                p.second,
                *(
                    f"M{s * x} {y}L{s * (x + 9)} {y - 3}L{s * (x + 20)} {y + 62}L{s * (x + 11)} {y + 64}Z"
                    for s in SIDES
                    for x, y in ((66, 252), (88, 258), (110, 268))
                ),
            ),
            panel(p.deep, front),
            line(GOLD, 5, *(f"M{s * 42} 236L{s * 62} {hem(s * 62):g}" for s in SIDES)),
            shadow(148),
            fill(GOLD, circle_path(0, 286, 6), circle_path(0, 308, 6), circle_path(0, 330, 6)),
            neck(p, "M-25 222H25V250H-25Z"),
            fill(ERMINE, ruff),
            line(
                p.second,
                3,
                "M-46 246L-36 234M-30 260L-23 243M-10 268L-7 248M46 246L36 234M30 260L23 243M10 268L7 248",
            ),
        ]
    )


def jack_of_hearts(p: Palette) -> str:
    """Return a tabard with a heart and an open white collar."""
    tabard = quad(-62, 62, -84, 84)
    return "".join(
        [
            shoulders(p.main, 148),
            fill(
                p.second,
                bars(quad(-106, -70, -156, -92, 250), 26, 9),
                bars(quad(70, 106, 92, 156, 250), 26, 9),
            ),
            panel(p.deep, tabard),
            line(GOLD, 5, *(f"M{s * 62} 236L{s * 84} {hem(s * 84):g}" for s in SIDES)),
            shadow(148),
            neck(p, "M-30 222H30L0 284Z"),
            fill(ERMINE, "M-28 220L-62 236L-44 284L0 276Z", "M28 220L62 236L44 284L0 276Z"),
            fill("#1A1030", "M28 220L62 236L44 284L0 276Z", extra='fill-opacity=".1"'),
            jewel(HEART, p.main, 316, 0.42),
        ]
    )


def jack_of_diamonds(p: Palette) -> str:
    """Return a doublet in two colours, a scarf and a strap."""
    left, right = quad(-88, 0, -120, 0, 240), quad(0, 88, 0, 120, 240)
    return "".join(
        [
            shoulders(p.main, 148),
            panel(p.second, right),
            fill(p.second, lozenges(left, 40, 54, 10)),
            fill(p.main, lozenges(right, 40, 54, 10)),
            shadow(148),
            line(GOLD, 4, f"M0 250V{hem(0):g}"),
            neck(p, "M-25 222H25V250H-25Z"),
            fill(ERMINE, "M-46 228Q0 262 46 228L52 250Q0 290-52 250Z"),
            fill("#EADBBE", "M-10 266L-30 316L-6 306L4 274ZM8 268L24 312L36 296L22 262Z"),
            fill(ERMINE, "M-16 256Q0 248 16 256L12 278Q0 284-12 278Z"),
        ]
    )


def jack_of_clubs(p: Palette) -> str:
    """Return a forester's cape with a dagged hem, a strap, and arrows over the shoulder."""
    teeth: list[Point] = []
    for i in range(10):
        x = -135.0 + 30 * i
        depth = 312 + 16 * math.cos(x / 95)
        teeth += [(x, depth + 14), (x + 15, depth - 12)]
    cape = "M-34 226C-90 234-132 256-150 302L" + points(teeth) + "L150 302C132 256 90 234 34 226Z"
    return "".join(
        [
            line(LEATHER, 5, *(f"M{x + 26} 262L{x} 186" for x in (-114, -92, -70))),
            fill(GOLD, *(f"M{x} 170L{x - 9} 184L{x - 1} 218L{x + 8} 204Z" for x in (-114, -92, -70))),
            fill(DEEP_GOLD, *(f"M{x} 170L{x + 11} 180L{x + 18} 212L{x + 8} 204Z" for x in (-114, -92, -70))),
            shoulders(p.second, 148),
            line(
                p.deep_second, 5, *(f"M{x} 300L{x * 1.1:g} {hem(x * 1.1):g}" for x in (-90, -45, 0, 45, 90))
            ),
            fill(p.main, cape),
            shadow(148),
            line(LEATHER, 15, "M-98 248Q-30 300 60 372", blunt=True),
            line(DEEP_GOLD, 2.4, "M-98 248Q-30 300 60 372", extra='stroke-dasharray="2 2.5"', blunt=True),
            neck(p, "M-24 222H24V244Q0 262-24 244Z"),
            fill(GOLD, star_path(0, 270, 15, 7, 8)),
            fill(p.deep, circle_path(0, 270, 4.5)),
        ]
    )
