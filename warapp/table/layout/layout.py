"""Lays out a table of a given size, in pixels; knows no Qt and no rule."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from warapp.table.layout.geometry import CARD_ASPECT, Box, Point, Size

_GAP, _MARGIN = 0.18, 0.10
_ROOMS = ((1.2, 1.10), (0.75, 1.43))
"""The room that three wars need, in card sizes: beside a card in one long row, or below it in two."""
_OFF_BAND = 0.06
"""The room that a raised winning card needs next to the band, in card heights."""


class SeatArea(NamedTuple):
    """The areas of a seat: its plate, its pile, and the room for its column."""

    plate: Box
    pile: Point
    column: Box


class Layout(NamedTuple):
    """The layout of a table.

    Attributes:
        size: the size of the table.
        card: the size of a card.
        seat_areas: the areas of each seat.
        plates_beside: whether the plates are beside the cards, with two lines of text.
        band: the strip between the rows of seats.
        mini: the scale of cards in the carried pot and of those set aside.
        pot: the position of the carried pot.
        aside: the position of the cards set aside.
        deck: the position of the deck while cards are dealt.
    """

    size: Size
    card: Size
    seat_areas: tuple[SeatArea, ...]
    plates_beside: bool
    band: Box
    mini: float
    pot: Point
    aside: Point
    deck: Point


_ROWS = {
    2: ((1,), (0,)),
    3: ((1, 2), (0,)),
    4: ((1, 2, 3), (0,)),
    5: ((2, 3), (1, 0, 4)),
    6: ((2, 3, 4), (1, 0, 5)),
}
"""The seats of the upper and the lower row, left to right; clockwise from seat 0 in the lower row."""


_LEAST_GAIN = 1.15
"""How much larger the cards must get for the plates to go beside them."""


class _Plates(Enum):
    """Where the plates are: above and below the cards, or beside them if the table is low."""

    OUTSIDE = auto()
    BESIDE = auto()


def arrange(size: Size, seats: int, text_px: float) -> Layout:
    """Lay out two rows of seats with a band between them and the largest cards that fit.

    Args:
        size: the size of the table.
        seats: the number of seats, 2 … 6.
        text_px: the height of the text.
    """
    outside, beside = (_arrange(size, seats, text_px, plates) for plates in _Plates)
    return beside if beside.card.width > outside.card.width * _LEAST_GAIN else outside


def _arrange(size: Size, seats: int, text_px: float, plates: _Plates) -> Layout:
    margin = max(5.0, min(size) * 0.015)
    band_height = max(text_px * 1.45, min(size) * (0.06 if seats == 2 else 0.09))
    rows = _ROWS[seats]
    row_height = (size.height - 2 * margin - band_height) / 2
    width = size.width - 2 * margin
    band = Box(margin, margin + row_height, width, band_height)
    cells: dict[int, tuple[Box, Box]] = {}
    for row, y in zip(rows, (margin, band.bottom), strict=True):
        across = width / len(row)
        for i, seat in enumerate(row):
            cell = Box(margin + across * i, y, across, row_height)
            cells[seat] = _split(cell, text_px, plates, above=row is rows[0])
    narrowest = min((cards for _, cards in cells.values()), key=lambda box: box.width)
    card, fan_room = _card_size(narrowest)
    mini = min(0.5, 0.96 * band_height / card.height)
    middle = band.center.y - card.height * mini / 2
    return Layout(
        size=size,
        card=card,
        seat_areas=tuple(
            _seat_area(*cells[seat], card, fan_room, above=seat in rows[0]) for seat in range(seats)
        ),
        plates_beside=plates is _Plates.BESIDE,
        band=band,
        mini=mini,
        pot=Point(size.width * 0.72, middle),
        aside=Point(margin, middle),
        deck=Point((size.width - card.width) / 2, (size.height - card.height) / 2),
    )


def _split(cell: Box, text_px: float, plates: _Plates, *, above: bool) -> tuple[Box, Box]:
    """Split the cell of a seat into the boxes of its plate and its cards."""
    if plates is _Plates.BESIDE:
        width, height = min(cell.width * 0.34, text_px * 8), min(cell.height, text_px * 2.7)
        plate = Box(cell.x, cell.center.y - height / 2, width, height)
        return plate, Box(plate.right, cell.y, cell.width - width, cell.height)
    height = min(cell.height / 2, text_px * 1.5)
    rest = cell.height - height
    if above:
        return Box(cell.x, cell.y, cell.width, height), Box(cell.x, cell.y + height, cell.width, rest)
    return Box(cell.x, cell.y + rest, cell.width, height), Box(cell.x, cell.y, cell.width, rest)


def _card_size(box: Box) -> tuple[Size, float]:
    """Return the largest card for which pile and column fit into a box, and the column's room to grow."""

    def greatest(room: tuple[float, float]) -> float:
        beside, down = room
        return min(box.width / (2 + _GAP + 2 * _MARGIN + beside), box.height / down / CARD_ASPECT)

    room = max(_ROOMS, key=greatest)
    width = max(1.0, float(int(greatest(room))))
    return Size(width, width * CARD_ASPECT), room[0]


def _seat_area(plate: Box, cards: Box, card: Size, fan_room: float, *, above: bool) -> SeatArea:
    rest = cards.height - card.height
    y = cards.y + (rest * 0.1 if above else max(rest * 0.1, min(rest, card.height * _OFF_BAND)))
    margin, gap = card.width * _MARGIN, card.width * _GAP
    # pile and turned card are centered together as far as the column keeps its room to grow
    middle = cards.center.x - card.width - gap / 2
    rightmost = cards.right - margin - gap - card.width * (2 + fan_room)
    left = max(cards.x + margin, min(middle, rightmost))
    column_x = left + card.width + gap
    column = Box(column_x, y, cards.right - margin - column_x, cards.bottom - y)
    if plate.right <= cards.x:  # beside: next to the pile
        plate = plate._replace(x=max(plate.x, left - margin * 2 - plate.width))
    return SeatArea(plate, Point(left, y), column)
