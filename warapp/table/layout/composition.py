"""How plate, pile and cards of a seat are put together, and how large cards can be then; pure."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from warapp.table.layout.geometry import CARD_ASPECT, Size


class Composition(Enum):
    """Where the plate of a seat is: beside its pile, over or under it, or on a line of its own."""

    BESIDE = auto()
    STACKED = auto()
    OUTSIDE = auto()


class Room(NamedTuple):
    """The room for one row of seats.

    Attributes:
        seats: the number of seats at the table.
        text_px: the height of the text.
        half_width: the width of half the table without its margin.
        cell_width: the width for one seat of the fuller row.
        height: the height of a row.
    """

    seats: int
    text_px: float
    half_width: float
    cell_width: float
    height: float


class Fit(NamedTuple):
    """A composition at the largest size that fits.

    Attributes:
        composition: the composition.
        card: the size of a card.
        pile_scale: the size of a pile's cards relative to that.
        gap: the distance between pile and turned card, in card widths.
        plate_line: the height that a plate on a line of its own takes, with its distance to the cards.
    """

    composition: Composition
    card: Size
    pile_scale: float
    gap: float
    plate_line: float

    @property
    def block_width(self) -> float:
        """The width of a pile and the card beside it."""
        return self.card.width * (self.pile_scale + self.gap + 1.0)


_SCORES = {Composition.BESIDE: 1.12, Composition.STACKED: 1.06, Composition.OUTSIDE: 1.0}
"""What a card's width counts: plates that belong to their piles are worth cards a little smaller."""
_BESIDE_MORE_SEATS = 0.9
"""The same of plates beside the piles of more seats: large text in a wide, low window needs them there."""
_FILL = 0.985
"""How much of the height of a row a card may take."""
_LEAST_PLATE_WIDTH, _LEAST_PLATE_HEIGHT = 6.6, 3.3
"""The least size of a plate over a pile, in heights of the text."""
_BESIDE_ROOM = 8.5
"""The room for a plate beside a pile with its distance, in heights of the text."""
_FAN_ROOM = 0.30
"""The room for a first war beside the cards of three to six seats, in card widths."""
_HALF_BLOCK = 1.42
"""The width of pile, gap and half of the card on the axis, with a little room, in card widths."""
_CELL_GAP = 1.2
"""The distance between two seats, in heights of the text."""
STACK_GAP_PX = 8.0
"""The distance between a pile and the plate over or under it."""
LINE_GAP_PX = 6.0
"""The distance between the cards and a plate on a line of its own."""


def best_fit(room: Room) -> Fit:
    """Return the composition whose cards are the largest, as weighed by its score."""
    allowed = [fit for fit in fits(room) if _has_room_for_plates(fit, room.text_px)]
    scores = _SCORES if room.seats == 2 else _SCORES | {Composition.BESIDE: _BESIDE_MORE_SEATS}
    return max(allowed, key=lambda fit: fit.card.width * scores[fit.composition])


def fits(room: Room) -> list[Fit]:
    """Return what fits of each composition."""
    return [_fit(room, composition) for composition in Composition]


def width_beside_pile(fit: Fit, room: Room) -> float:
    """Return the width that a seat of three to six leaves for a plate beside its pile."""
    taken = fit.block_width + _FAN_ROOM * fit.card.width
    return room.cell_width - _CELL_GAP * room.text_px - taken - plate_distance(room.text_px)


def plate_distance(text_px: float) -> float:
    """Return the distance between a plate and the pile beside it."""
    return max(12.0, 0.9 * text_px)


def height_over_pile(fit: Fit) -> float:
    """Return the height that a pile leaves for a plate over or under it."""
    return fit.card.height * (1.0 - fit.pile_scale) - STACK_GAP_PX


def _has_room_for_plates(fit: Fit, text_px: float) -> bool:
    if fit.composition is not Composition.STACKED:
        return True
    wide = fit.card.width * fit.pile_scale >= _LEAST_PLATE_WIDTH * text_px
    return wide and height_over_pile(fit) >= _LEAST_PLATE_HEIGHT * text_px


def _fit(room: Room, composition: Composition) -> Fit:
    beside = composition is Composition.BESIDE
    pile_scale, gap = (1.0, 0.30) if beside else (0.72, 0.15)
    plate_line = 2.0 * room.text_px + LINE_GAP_PX if composition is Composition.OUTSIDE else 0.0
    plate = _BESIDE_ROOM * room.text_px if beside else 0.0
    if room.seats > 2:
        width = room.cell_width - _CELL_GAP * room.text_px - plate
        across = width / (1.0 + pile_scale + gap + _FAN_ROOM)
    elif beside:
        across = (room.half_width - plate) / (pile_scale + gap + 0.5)
    else:
        across = room.half_width / _HALF_BLOCK
    down = (room.height - plate_line) * _FILL / CARD_ASPECT
    width = max(1.0, float(int(min(across, down))))
    return Fit(composition, Size(width, width * CARD_ASPECT), pile_scale, gap, plate_line)
