"""The room that a window has for a lesson, and what its layouts share; knows no Qt."""

from __future__ import annotations

from warapp.table.layout.geometry import Box, Size
from warapp.ui.learn.layout.places import LessonLayout, Need, unit_of

LEAST_KEY = 60.0
"""The least side of a key that answers, in logical pixels."""
PAD_ROW = 5


class Room:
    """A window with its bar and bubble.

    Args:
        window: its size.
        bubble_height: that of the bubble.
        need: what is to be placed.
    """

    def __init__(self, window: Size, bubble_height: float, need: Need) -> None:
        self.window, self.need = window, need
        self.u = unit_of(window)
        self.bar = Box(0, window.height - 84 * self.u, window.width, 84 * self.u)
        self.felt = Box(0, 0, window.width, self.bar.y)
        self.bubble = Box(0, 20 * self.u, window.width, bubble_height)
        self.top = self.bubble.bottom + 20 * self.u
        self.foot = self.felt.bottom - 18 * self.u
        self.middle = window.width / 2

    def result(self, cards: tuple[tuple[Box, ...], tuple[Box, ...]], **places: object) -> LessonLayout:
        """Return the places of cards and all else."""
        return LessonLayout(self.u, self.felt, self.bar, self.bubble, cards, **places)  # type: ignore[arg-type]

    def pad_keys(self, room: Box) -> tuple[Box, ...]:
        """Return the keys of a pad in two rows of five."""
        gap = 10 * self.u
        rows = -(-self.need.pad_keys // PAD_ROW)
        side = (room.width - (PAD_ROW - 1) * gap) / PAD_ROW
        height = max(LEAST_KEY, min(1.13 * side, (room.height - (rows - 1) * gap) / rows))
        top = room.y + max(0.0, (room.height - rows * height - (rows - 1) * gap) / 2)
        return tuple(
            Box(room.x + nth % PAD_ROW * (side + gap), top + nth // PAD_ROW * (height + gap), side, height)
            for nth in range(self.need.pad_keys)
        )
