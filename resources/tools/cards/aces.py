"""The four aces: the suit in large with a gilded rosette, between two palmettes."""

from __future__ import annotations

import math

from ornament import rosette
from palette import GOLD, PALETTES, Palette
from sheet import HALF_TURN, HEIGHT, WIDTH
from suits import COLOURS, PAPER, SUITS
from svg import at, circle_path, document, fill, group, line, smooth_path, use

_SIZE = {"S": 2.35, "H": 2.45, "D": 2.3, "C": 2.4}
_ROSETTES = {
    "S": [(0, 1, 0.45)],
    "H": [(0, 0, 0.46)],
    "D": [(0, 0, 0.46)],
    "C": [(0, -28, 0.3), (-28, 13, 0.3), (28, 13, 0.3)],
}
_PETALS = {
    "S": ("M0 0C-18-30-16-66 0-100", "C16-66 18-30 0 0Z"),
    "H": ("M0 0C-10-28-24-58-19-82C-16-98-4-98 0-88", "C4-98 16-98 19-82C24-58 10-28 0 0Z"),
    "D": ("M0 0L-17-54L0-104", "L17-54L0 0Z"),
    "C": (
        "M0 0C-4-24-6-40-9-52C-25-50-26-74-11-73C-20-98-10-106 0-106",
        "C10-106 20-98 11-73C26-74 25-50 9-52C6-40 4-24 0 0Z",
    ),
}


def _spiral(side: int) -> str:
    """Return a scroll that runs out from the foot of the palmette and curls up."""
    x, y = 96, -14
    corners = [(side * 6.0, 4.0), (side * 34.0, 12.0), (side * 66.0, 10.0)]
    for i in range(9):
        a = math.radians(100 - 52 * i)
        r = 26 - 2.6 * i
        corners.append((side * (x + r * math.cos(a) * 0.95 - 8), y + r * math.sin(a)))
    return smooth_path(corners)


def _palmette(suit: str, p: Palette) -> str:
    """Return a fan of seven leaves over two scrolls, its foot at (0, 0)."""
    left, right = _PETALS[suit]
    tip = -88 if suit == "H" else -106 if suit == "C" else -104 if suit == "D" else -100
    petal = line(PAPER, 5, left + right) + fill(p.main, left + right) + fill(p.deep, f"M0 0V{tip}{right}")
    sizes = {75: 0.66, 50: 0.84, 25: 0.98}
    leaves = [
        group(petal, transform=at(0, -8, size, turn))
        for degrees, size in sizes.items()
        for turn in (-degrees, degrees)
    ]
    leaves.append(group(petal, transform=at(0, -8, 1.1)))
    tips = []
    for degrees, reach in ((62.0, 77.0), (37.0, 94.0), (12.5, 106.0)):
        across, up = reach * math.sin(math.radians(degrees)), reach * math.cos(math.radians(degrees))
        tips += [circle_path(-across, -8 - up, 5), circle_path(across, -8 - up, 5)]
    return "".join(
        [
            *leaves,
            fill(GOLD, *tips),
            line(GOLD, 7, _spiral(-1), _spiral(1)),
            fill(GOLD, circle_path(0, 0, 15)),
            fill(p.main, circle_path(0, 0, 7)),
        ]
    )


def _gilding(suit: str) -> str:
    lines = [rosette(30, 58, 12), rosette(30, 58, 12, 180), rosette(16, 40, 12, 90)]
    found = []
    for x, y, scale in _ROSETTES[suit]:
        found.append(
            group(
                line(
                    GOLD,
                    2.6 if scale > 0.4 else 3.4,
                    *(lines if scale > 0.4 else lines[:1]),
                    circle_path(0, 0, 62),
                    circle_path(0, 0, 20),
                ),
                group(fill(GOLD, SUITS[suit]), transform=at(0, 0, 0.24)),
                transform=at(x, y, scale),
            )
        )
    return "".join(found)


def ace_picture(suit: str) -> str:
    """Return what the ace of a suit shows between its indices."""
    p, colour, shape = PALETTES[suit], COLOURS[suit], SUITS[suit]
    symbol = "".join(
        [line(colour, 12, shape, blunt=True), line(PAPER, 6.4, shape), fill(colour, shape), _gilding(suit)]
    )
    fan = group(_palmette(suit, p), transform=at(WIDTH / 2, 166), name="fan")
    return document(
        WIDTH,
        HEIGHT,
        group(
            fan,
            use("fan", HALF_TURN),
            group(symbol, transform=at(WIDTH / 2, HEIGHT / 2, _SIZE[suit])),
            name="picture",
        ),
    )
