"""Where the cards of a fan lie at the end of a round."""

from __future__ import annotations

import math
from typing import NamedTuple

from warapp.table.layout.geometry import Point
from warapp.table.layout.layout import Layout
from warapp.table.stage.spots import FanShape, InFan

_EDGE_PX = 8.0
_APART = 8.5
"""How far two cards are apart at most, in degrees."""


class FanPlace(NamedTuple):
    """The place of a card in a fan.

    Attributes:
        center: the middle of the card.
        scale: its size.
        angle: how far it is turned clockwise, in degrees.
    """

    center: Point
    scale: float
    angle: float


class _Arc(NamedTuple):
    """An arc of cards: its middle and radius by the height of the table, its half angle, and their size."""

    middle: float
    radius: float
    half_angle: float
    scale: float


_ARCS = {
    FanShape.WHOLE: _Arc(0.60, 0.43, 104.0, 0.66),
    FanShape.BEST: _Arc(0.80, 0.62, 34.0, 0.62),
    FanShape.MIRRORED: _Arc(0.30, 0.62, -34.0, 0.62),
}
_WHOLE_OF_MANY = _Arc(0.58, 0.34, 104.0, 0.62)
"""The arc of all cards at a table of more than two seats, whose panel is higher."""


def fan_place(spot: InFan, layout: Layout) -> FanPlace:
    """Return the place of a card in a fan; a mirrored fan hangs down from its middle."""
    many = len(layout.seat_areas) > 2
    arc = _WHOLE_OF_MANY if many and spot.shape is FanShape.WHOLE else _ARCS[spot.shape]
    width, height = layout.size
    radius = min(arc.radius * height, _widest(arc, layout))
    part = spot.nth / (spot.of - 1) if spot.of > 1 else 0.5
    half_angle = math.copysign(min(abs(arc.half_angle), _APART * (spot.of - 1) / 2), arc.half_angle)
    angle = half_angle * (2.0 * part - 1.0)
    if spot.shape is FanShape.MIRRORED:
        angle += 180.0
    away = math.radians(angle)
    middle = arc.middle * height
    center = Point(width / 2 + radius * math.sin(away), middle - radius * math.cos(away))
    return FanPlace(center, arc.scale, angle - 180.0 if spot.shape is FanShape.MIRRORED else angle)


def _widest(arc: _Arc, layout: Layout) -> float:
    """Return the radius with which an arc just fits between the sides of the table."""
    room = layout.size.width / 2 - _EDGE_PX
    half_width, half_height = layout.card.width * arc.scale / 2, layout.card.height * arc.scale / 2
    if abs(arc.half_angle) >= 90.0:  # the card that reaches farthest isn't quite level
        return math.sqrt(max(0.0, room**2 - half_width**2)) - half_height
    outermost = math.radians(abs(arc.half_angle))
    return (room - half_width * math.cos(outermost)) / math.sin(outermost) - half_height
