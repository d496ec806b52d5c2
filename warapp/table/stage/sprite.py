"""A visible card, and how it can be marked."""

from __future__ import annotations

from enum import Enum, auto

from warapp.engine import Card
from warapp.table.stage.spots import Spot


class Mark(Enum):
    """How a card is marked: by its position and a badge or shade, never by colour alone."""

    TIED = auto()
    WINNER = auto()
    BEATEN = auto()


RAISED_MARKS = frozenset({Mark.TIED, Mark.WINNER})
"""The marks of cards that are raised over the others."""


class Sprite:
    """A single visible card.

    Attributes:
        card: the card.
        origin: the spot where its motion began.
        target: the spot where it goes or lies.
        travel: its progress from origin to target, 0 … 1.
        flip: 0 for the back, 1 for the face, in between it turns.
        lift: how far it is off the table, 0 … 1.
        tilt: how far it is turned in flight, clockwise in degrees.
        z: the stacking order, see `order`.
        nth: its place in the order in which cards were laid.
        mark: how it is marked.
        emphasis: how far it is set off, 0 … 1, or more as it springs up: larger and off its place, or shaded.
        ring: how far the ring around it shows, 0 … 1.
        medal: how large the medal at its corner is, 0 … 1, or a little more as it pops up.
        retired: whether it was removed from the stage for good.
    """

    __slots__ = (
        "card",
        "emphasis",
        "flip",
        "lift",
        "mark",
        "medal",
        "nth",
        "origin",
        "retired",
        "ring",
        "target",
        "tilt",
        "travel",
        "z",
    )

    def __init__(self, card: Card, spot: Spot, flip: float) -> None:
        self.card = card
        self.origin = self.target = spot
        self.travel, self.flip, self.lift, self.tilt = 1.0, flip, 0.0, 0.0
        self.z: float = 0
        self.nth = 0
        self.mark: Mark | None = None
        self.emphasis = self.ring = self.medal = 0.0
        self.retired = False
