"""What the twelve court figures wear, from the neck down to the hem; the axis of the figure is x = 0."""

from __future__ import annotations

import math

from figure import hem, mirrored, neck, panel, quad, shadow, shoulders
from palette import DEEP_GOLD, DEEP_ERMINE, ERMINE, GOLD, INK, LEATHER, Palette
from patterns import bars, chevrons, dots, lozenges, scales, stripes
from suits import CLUB, DIAMOND, HEART
from svg import at, circle_path, fill, group, line, polygon_path, star_path

SIDES = (-1, 1)


def _tails(*places: tuple[float, float]) -> str:
    return fill(INK, *(f"M{x:g} {y - 9:g}l5 13l-5 5l-5-5Z" for x, y in places))


def _beads(colour: str, half: float, top: float, drop: float, count: int, radius: float) -> str:
    """Return a string of beads that hangs from two points at the same height."""
    found = []
    for i in range(count):
        t = 2 * i / (count - 1) - 1
        found.append(circle_path(half * math.sin(t * math.pi / 2), top + drop * (1 - t * t), radius))
    return fill(colour, *found)


def _chain(half: float, top: float, drop: float) -> str:
    return line(GOLD, 6, f"M-{half:g} {top:g}Q0 {top + 2 * drop:g} {half:g} {top:g}")


def _jewel(shape: str, colour: str, y: float, scale: float) -> str:
    rim = group(fill(GOLD, shape), transform=at(0, y, scale))
    return rim + group(fill(colour, shape), transform=at(0, y, scale * 0.62))


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
            _tails(*((s * (56 + 42 * t), 242 + 84 * t) for s in SIDES for t in (0.1, 0.5, 0.9))),
        ]
    )


def king_of_hearts(p: Palette) -> str:
    """Return a cape of ermine with a scalloped hem and a chain with a heart."""
    tunic = quad(-60, 60, -86, 86)
    half = "M{0}10 228L{0}30 221C{0}90 228{0}142 250{0}166 308Q{0}148 330{0}126 322Q{0}110 342{0}88 330Q{0}70 346{0}50 330Z"
    tails = ((66, 262), (92, 292), (128, 290), (60, 304), (104, 260))
    return "".join(
        [
            shoulders(p.main, 156),
            panel(p.second, tunic),
            fill(p.main, stripes(tunic, 30, 13)),
            shadow(156),
            fill(ERMINE, half.format("-")),
            fill(DEEP_ERMINE, half.format(" ")),
            _tails(*((s * x, y) for s in SIDES for x, y in tails)),
            _chain(40, 270, 34),
            _jewel(HEART, p.main, 322, 0.34),
        ]
    )


def king_of_diamonds(p: Palette) -> str:
    """Return a broad golden collar with lozenges over a harlequin tunic."""
    tunic = quad(-58, 58, -90, 90)
    stones = []
    for degrees in range(8, 181, 27):
        a = math.radians(degrees)
        stones.append(group(fill(p.second, DIAMOND), transform=at(86 * math.cos(a), 224 + 86 * math.sin(a), 0.21, degrees - 90)))
    return "".join(
        [
            shoulders(p.main, 154),
            panel(p.second, tunic),
            fill(p.main, lozenges(tunic, 40, 56, 6)),
            line(p.deep, 6, *(f"M{s * 62} 232L{s * 92} {hem(s * 92):g}" for s in SIDES)),
            fill(GOLD, "M-108 232A108 108 0 0 0 108 232L62 222A62 62 0 0 1-62 222Z"),
            line(p.second, 3, "M-101 236A102 102 0 0 0 101 236"),
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
            _chain(58, 264, 26),
            fill(GOLD, circle_path(-60, 262, 15), circle_path(60, 262, 15)),
            fill(p.deep, circle_path(-60, 262, 8), circle_path(60, 262, 8)),
            _jewel(CLUB, p.deep, 314, 0.4),
        ]
    )


def queen_of_spades(p: Palette) -> str:
    """Return a gown with a standing fan collar and a string of pearls."""
    bodice = quad(-44, 44, -66, 66)
    fan = "M{0}26 252L{0}100 252L{0}92 192Q{0}62 218 {0}26 232Z"
    sides = ("-", " ")
    return "".join(
        [
            fill(p.second, *(fan.format(s) for s in sides)),
            line(p.main, 3, *(f"M{s * 30} 246L{s * x} {y}" for s in SIDES for x, y in ((76, 208), (90, 222)))),
            line(GOLD, 4.5, *(f"M{s * 100} 252L{s * 92} 192Q{s * 62} 218 {s * 26} 232" for s in SIDES)),
            shoulders(p.main, 142),
            panel(p.deep, bodice),
            fill(p.second, dots(bodice, 26, 5)),
            line(GOLD, 6, *(f"M{s * 46} 240L{s * 68} {hem(s * 68):g}" for s in SIDES)),
            shadow(142),
            neck(p, "M-44 230H44L34 290Q0 300-34 290Z"),
            line(GOLD, 5, "M-42 240L-34 290Q0 300 34 290L42 240"),
            _beads(ERMINE, 34, 240, 26, 11, 4.6),
            _jewel(DIAMOND, p.main, 282, 0.2),
        ]
    )


def queen_of_hearts(p: Palette) -> str:
    """Return a gown that leaves the shoulders free, with a ruffle and a heart on a chain."""
    skirt = quad(-60, 60, -84, 84, 300)
    ruffle = "".join(circle_path(s * x, y, 12) for s in SIDES for x, y in ((122, 292), (102, 286), (82, 286), (62, 291), (43, 300), (23, 310), (5, 317)))
    return "".join(
        [
            shoulders(p.main, 144),
            panel(p.deep, skirt),
            fill(p.second, stripes(skirt, 28, 9)),
            shadow(144),
            neck(p, "M-34 224C-90 229-134 250-148 292L-120 300C-80 284-40 300 0 318C40 300 80 284 120 300L148 292C134 250 90 229 34 224Z"),
            fill(ERMINE, ruffle),
            line(GOLD, 4, "M-122 304C-80 292-40 310 0 328C40 310 80 292 122 304"),
            line(GOLD, 4, "M-26 236Q0 300 26 236"),
            _jewel(HEART, p.main, 276, 0.28),
        ]
    )


def queen_of_diamonds(p: Palette) -> str:
    """Return a gown with a pleated ruff and a harlequin bodice."""
    bodice = quad(-46, 46, -62, 62)
    pleats = []
    for degrees in range(0, 360, 15):
        a = math.radians(degrees)
        pleats.append(f"M{40 * math.cos(a):.1f} {246 + 14 * math.sin(a):.1f}L{86 * math.cos(a):.1f} {250 + 32 * math.sin(a):.1f}")
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
            _jewel(DIAMOND, p.second, 304, 0.3),
        ]
    )


def queen_of_clubs(p: Palette) -> str:
    """Return a robe with a broad collar of beads."""
    rings = [(112, GOLD), (105, p.deep), (88, GOLD), (82, p.second), (66, GOLD), (60, p.deep)]
    beads = []
    for radius, step in ((96, 12), (74, 15)):
        for degrees in range(6, 180, step):
            a = math.radians(degrees)
            beads.append(circle_path(radius * math.cos(a), 222 + radius * 0.96 * math.sin(a), 4.6))
    return "".join(
        [
            shoulders(p.main, 144),
            line(p.deep, 5, *(f"M{s * x} 300L{s * x * 1.08:g} {hem(s * x * 1.08):g}" for s in SIDES for x in (70, 104))),
            *(fill(colour, f"M-{r} 222A{r} {r * 0.96:.1f} 0 0 0 {r} 222Z") for r, colour in rings),
            shadow(144),
            fill(ERMINE, *beads),
            neck(p, "M-44 216A44 44 0 0 0 44 216Z"),
            line(GOLD, 5, "M-45 222A45 45 0 0 0 45 222"),
        ]
    )


def jack_of_spades(p: Palette) -> str:
    """Return a slashed doublet with a small ruff and golden buttons."""
    front = quad(-40, 40, -60, 60)
    ruff = "".join(circle_path(x, y, 13) for x, y in ((-44, 238), (44, 238), (-30, 250), (30, 250), (-14, 257), (14, 257), (0, 259)))
    return "".join(
        [
            shoulders(p.main, 148),
            fill(p.second, *(f"M{s * x} {y}L{s * (x + 9)} {y - 3}L{s * (x + 20)} {y + 62}L{s * (x + 11)} {y + 64}Z" for s in SIDES for x, y in ((66, 252), (88, 258), (110, 268)))),
            panel(p.deep, front),
            line(GOLD, 5, *(f"M{s * 42} 236L{s * 62} {hem(s * 62):g}" for s in SIDES)),
            shadow(148),
            fill(GOLD, circle_path(0, 286, 6), circle_path(0, 308, 6), circle_path(0, 330, 6)),
            neck(p, "M-25 222H25V250H-25Z"),
            fill(ERMINE, ruff),
            line(p.second, 3, "M-46 246L-36 234M-30 260L-23 243M-10 268L-7 248M46 246L36 234M30 260L23 243M10 268L7 248"),
        ]
    )


def jack_of_hearts(p: Palette) -> str:
    """Return a tabard with a heart and an open white collar."""
    tabard = quad(-62, 62, -84, 84)
    return "".join(
        [
            shoulders(p.main, 148),
            fill(p.second, bars(quad(-112, -70, -158, -92, 250), 26, 9), bars(quad(70, 112, 92, 158, 250), 26, 9)),
            panel(p.deep, tabard),
            line(GOLD, 5, *(f"M{s * 62} 236L{s * 84} {hem(s * 84):g}" for s in SIDES)),
            shadow(148),
            neck(p, "M-30 222H30L0 284Z"),
            fill(ERMINE, "M-28 220L-62 236L-44 284L0 276Z", "M28 220L62 236L44 284L0 276Z"),
            fill("#1A1030", "M28 220L62 236L44 284L0 276Z", extra='fill-opacity=".1"'),
            _jewel(HEART, p.main, 316, 0.42),
        ]
    )


def jack_of_diamonds(p: Palette) -> str:
    """Return a doublet in two colours, a scarf and a strap."""
    left, right = quad(-100, 0, -120, 0, 240), quad(0, 100, 0, 120, 240)
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
    teeth = [(-150, 302)]
    for i in range(10):
        x = -135 + 30 * i
        depth = 312 + 16 * math.cos(x / 95)
        teeth += [(x, depth + 14), (x + 15, depth - 12)]
    cape = "M-34 226C-90 234-132 256-150 302L" + polygon_path(teeth[1:])[1:-1] + "L150 302C132 256 90 234 34 226Z"
    return "".join(
        [
            line(LEATHER, 5, *(f"M{x + 26} 262L{x} 186" for x in (-114, -92, -70))),
            fill(GOLD, *(f"M{x} 170L{x - 9} 184L{x - 1} 218L{x + 8} 204Z" for x in (-114, -92, -70))),
            fill(DEEP_GOLD, *(f"M{x} 170L{x + 11} 180L{x + 18} 212L{x + 8} 204Z" for x in (-114, -92, -70))),
            shoulders(p.second, 148),
            line(p.deep_second, 5, *(f"M{x} 300L{x * 1.1:g} {hem(x * 1.1):g}" for x in (-90, -45, 0, 45, 90))),
            fill(p.main, cape),
            shadow(148),
            line(LEATHER, 15, "M-98 248Q-30 300 60 372", blunt=True),
            line(DEEP_GOLD, 2.4, "M-98 248Q-30 300 60 372", extra='stroke-dasharray="2 2.5"', blunt=True),
            neck(p, "M-24 222H24V244Q0 262-24 244Z"),
            fill(GOLD, star_path(0, 270, 15, 7, 8)),
            fill(p.deep, circle_path(0, 270, 4.5)),
        ]
    )
