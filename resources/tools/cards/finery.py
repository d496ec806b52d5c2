"""What several court figures wear: ermine tails, collars, beads, chains and jewels."""

from __future__ import annotations

import math

from palette import GOLD, INK
from svg import at, circle_path, fill, group, line, number

SIDES = (-1, 1)


def tails(*places: tuple[float, float]) -> str:
    """Return the dark tails on ermine, each around a point."""
    return fill(INK, *(f"M{x:g} {y - 9:g}l5 13l-5 5l-5-5Z" for x, y in places))


def collar(radius: float) -> str:
    """Return a round collar that begins on the shoulders."""
    x, y = radius * math.cos(math.radians(13)), 222 + radius * math.sin(math.radians(13))
    r = number(radius)
    return f"M{number(-x)} {number(y)}A{r} {r} 0 0 0 {number(x)} {number(y)}L30 222H-30Z"


def beads(colour: str, half: float, top: float, drop: float, count: int, radius: float) -> str:
    """Return a string of beads that hangs from two points at the same height."""
    found = []
    for i in range(count):
        t = 2 * i / (count - 1) - 1
        found.append(circle_path(half * math.sin(t * math.pi / 2), top + drop * (1 - t * t), radius))
    return fill(colour, *found)


def chain(half: float, top: float, drop: float) -> str:
    """Return a golden chain that hangs from two points at the same height."""
    return line(GOLD, 6, f"M-{half:g} {top:g}Q0 {top + 2 * drop:g} {half:g} {top:g}")


def jewel(shape: str, colour: str, y: float, scale: float) -> str:
    """Return a suit's shape in a golden setting."""
    rim = group(fill(GOLD, shape), transform=at(0, y, scale))
    return rim + group(fill(colour, shape), transform=at(0, y, scale * 0.62))
