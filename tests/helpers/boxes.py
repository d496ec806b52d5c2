"""Boxes compared."""

from __future__ import annotations

from warapp.table.layout.geometry import Box


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    return (
        one.x < other.right - 1e-6
        and other.x < one.right - 1e-6
        and one.y < other.bottom - 1e-6
        and other.y < one.bottom - 1e-6
    )
