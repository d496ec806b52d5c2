"""Engraved ornaments that aces and backs share."""

from __future__ import annotations

import math

from svg import smooth_path


def rosette(inner: float, outer: float, petals: int, turn: float = 0.0) -> str:
    """Return a closed wavy curve around (0, 0) that swings between two radii."""
    middle, swing = (inner + outer) / 2, (outer - inner) / 2
    steps = petals * 6
    corners = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        r = middle + swing * math.cos(petals * a + math.radians(turn))
        corners.append((r * math.sin(a), -r * math.cos(a)))
    return smooth_path(corners, closed=True)
