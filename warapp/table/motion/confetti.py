"""How confetti flies up and falls: a number of pieces, each on its own way, as a function of time."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from warapp.table.layout.geometry import Point, Size

PIECES = 70
_SEED = 3
_GRAVITY = 1.5
"""How fast a piece gets faster on its way down, in heights of the table per second squared."""
_START = Point(0.5, 0.5)
"""Where it flies up, by the size of the table."""


class Piece(NamedTuple):
    """A piece of confetti as it starts.

    Attributes:
        delay_s: how long after the first ones, in seconds.
        across: how fast it flies to the right, in widths of the table a second.
        up: how fast it flies up, in heights of the table a second.
        turns: how often it turns a second.
        size: its size in pixels.
        colour: the index of its colour.
    """

    delay_s: float
    across: float
    up: float
    turns: float
    size: Size
    colour: int


class Falling(NamedTuple):
    """Where a piece is.

    Attributes:
        at: its middle.
        angle: how far it has turned, in degrees.
        tilt: how much of its height is seen, 0 … 1.
    """

    at: Point
    angle: float
    tilt: float


@lru_cache(maxsize=1)
def pieces(colours: int) -> tuple[Piece, ...]:
    """Return all pieces in a number of colours, the same every time."""
    chance = random.Random(_SEED)
    return tuple(
        Piece(
            delay_s=chance.uniform(0.0, 0.25),
            across=chance.uniform(-0.45, 0.45),
            up=chance.uniform(0.4, 1.15),
            turns=chance.uniform(0.3, 1.4) * chance.choice((-1, 1)),
            size=Size(chance.uniform(6, 11), chance.uniform(4, 8)),
            colour=chance.randrange(colours),
        )
        for _ in range(PIECES)
    )


def falling(piece: Piece, ms: float, table: Size) -> Falling | None:
    """Return where a piece is after so many milliseconds; None before it flies or once it is off the table.

    >>> falling(Piece(0.0, 0.5, 0.75, 1.0, Size(8, 5), 0), 500, Size(1000, 600)).at
    Point(x=750.0, y=187.5)
    """
    s = ms / 1000 - piece.delay_s
    y = (_START.y - piece.up * s + _GRAVITY * s * s / 2) * table.height
    if s < 0 or y > table.height + piece.size.width:
        return None
    x = (_START.x + piece.across * s) * table.width
    return Falling(Point(x, y), 360 * piece.turns * s, abs(math.cos(2 * math.pi * piece.turns * s)))
