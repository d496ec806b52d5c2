"""What the four queens wear, from the neck down to the hem; the axis of the figure is x = 0."""

from __future__ import annotations

import math

from figure import hem, neck, panel, quad, shadow, shoulders
from finery import SIDES, beads, collar, jewel
from palette import ERMINE, GOLD, Palette
from patterns import dots, lozenges, stripes
from suits import DIAMOND, HEART
from svg import circle_path, fill, line


def queen_of_spades(p: Palette) -> str:
    """Return a gown with a standing fan collar and a string of pearls."""
    bodice = quad(-44, 44, -66, 66)
    fan = "M{0}26 252L{0}100 252L{0}92 192Q{0}62 218 {0}26 232Z"
    sides = ("-", " ")
    return "".join(
        [
            fill(p.second, *(fan.format(s) for s in sides)),
            line(
                p.main, 3, *(f"M{s * 30} 246L{s * x} {y}" for s in SIDES for x, y in ((76, 208), (90, 222)))
            ),
            line(GOLD, 4.5, *(f"M{s * 100} 252L{s * 92} 192Q{s * 62} 218 {s * 26} 232" for s in SIDES)),
            shoulders(p.main, 142),
            panel(p.deep, bodice),
            fill(p.second, dots(bodice, 26, 5)),
            line(GOLD, 6, *(f"M{s * 46} 240L{s * 68} {hem(s * 68):g}" for s in SIDES)),
            shadow(142),
            neck(p, "M-44 230H44L34 290Q0 300-34 290Z"),
            line(GOLD, 5, "M-42 240L-34 290Q0 300 34 290L42 240"),
            beads(ERMINE, 34, 240, 26, 11, 4.6),
            jewel(DIAMOND, p.main, 282, 0.2),
        ]
    )


def queen_of_hearts(p: Palette) -> str:
    """Return a gown that leaves the shoulders free, with a ruffle and a heart on a chain."""
    skirt = quad(-60, 60, -84, 84, 300)
    ruffle = "".join(
        circle_path(s * x, y, 12)
        for s in SIDES
        for x, y in ((122, 292), (102, 286), (82, 286), (62, 291), (43, 300), (23, 310), (5, 317))
    )
    return "".join(
        [
            shoulders(p.main, 144),
            panel(p.deep, skirt),
            fill(p.second, stripes(skirt, 28, 9)),
            shadow(144),
            neck(
                p,
                "M-34 224C-90 229-134 250-148 292L-120 300C-80 284-40 300 0 318"
                "C40 300 80 284 120 300L148 292C134 250 90 229 34 224Z",
            ),
            fill(ERMINE, ruffle),
            line(GOLD, 4, "M-122 304C-80 292-40 310 0 328C40 310 80 292 122 304"),
            line(GOLD, 4, "M-26 236Q0 300 26 236"),
            jewel(HEART, p.main, 276, 0.28),
        ]
    )


def queen_of_diamonds(p: Palette) -> str:
    """Return a gown with a pleated ruff and a harlequin bodice."""
    bodice = quad(-46, 46, -62, 62)
    pleats = []
    for degrees in range(0, 360, 15):
        a = math.radians(degrees)
        pleats.append(
            f"M{40 * math.cos(a):.1f} {246 + 14 * math.sin(a):.1f}"
            f"L{86 * math.cos(a):.1f} {250 + 32 * math.sin(a):.1f}"
        )
    return "".join(
        [
            shoulders(p.main, 146),
            panel(p.second, bodice),
            fill(GOLD, lozenges(bodice, 31, 44, 7)),
            line(p.deep, 5, *(f"M{s * 48} 240L{s * 64} {hem(s * 64):g}" for s in SIDES)),
            line(p.second, 5, *(f"M{s * 96} 262Q{s * 118} 300 {s * 116} {hem(s * 116):g}" for s in SIDES)),
            shadow(146),
            neck(p, "M-26 226H26V250H-26Z"),
            f'<ellipse fill="{ERMINE}" cx="0" cy="250" rx="92" ry="37"/>',
            line("#D9C7A6", 3, *pleats),
            f'<ellipse fill="{p.shade}" cx="0" cy="243" rx="38" ry="14"/>',
            jewel(DIAMOND, p.second, 304, 0.3),
        ]
    )


def queen_of_clubs(p: Palette) -> str:
    """Return a robe with a broad collar of beads."""
    rings = [(110, GOLD), (103, p.deep), (86, GOLD), (80, p.second), (64, GOLD), (58, p.deep)]
    beads = []
    for radius, step in ((94.5, 12), (72, 15)):
        for degrees in range(18, 163, step):
            a = math.radians(degrees)
            beads.append(circle_path(radius * math.cos(a), 222 + radius * math.sin(a), 4.6))
    return "".join(
        [
            shoulders(p.main, 144),
            line(
                p.deep,
                5,
                *(f"M{s * x} 300L{s * x * 1.08:g} {hem(s * x * 1.08):g}" for s in SIDES for x in (70, 104)),
            ),
            *(fill(colour, collar(r)) for r, colour in rings),
            shadow(144),
            fill(ERMINE, *beads),
            neck(p, "M-44 216A44 44 0 0 0 44 216Z"),
            line(GOLD, 5, "M-45 222A45 45 0 0 0 45 222"),
        ]
    )
