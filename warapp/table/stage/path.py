"""The way of a card from one place to another: a curve that bulges upwards; pure."""

from __future__ import annotations

import math

from warapp.table.layout.geometry import Point
from warapp.table.stage.placement import RAISED, turn_of
from warapp.table.stage.spots import InColumn
from warapp.table.stage.sprite import Sprite

BULGE = 0.18
"""How far the control point of the curve lies beside the middle of the way, by the length of the way."""


def on_way(start: Point, end: Point, t: float) -> Point:
    """Return where a card is that has gone the part `t` of its way, a quadratic Bezier curve.

    >>> on_way(Point(0, 0), Point(100, 0), 0.5), on_way(Point(100, 0), Point(0, 0), 1.0)
    (Point(x=50.0, y=-9.0), Point(x=0.0, y=0.0))
    """
    dx, dy = end.x - start.x, end.y - start.y
    side = math.copysign(BULGE, dx)
    bend = 2 * t * (1 - t)
    return Point(start.x + dx * t + bend * side * dy, start.y + dy * t - bend * side * dx)


def angle_of(sprite: Sprite) -> float:
    """Return how far a card is turned on its way, clockwise in degrees, 0 for one that lies.

    It is tilted in mid-flight, and begins and ends as it lies in its column.
    """
    if sprite.travel == 1.0:
        return sprite.tilt
    turn = turn_of(sprite.card)
    begins = turn if isinstance(sprite.origin, InColumn) and sprite.mark not in RAISED else 0.0
    ends = turn if isinstance(sprite.target, InColumn) else 0.0
    return sprite.tilt + begins + (ends - begins) * sprite.travel
