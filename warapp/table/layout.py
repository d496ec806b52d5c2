"""Where everything lies on a table of a given size, in pixels; knows no Qt and no rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

CARD_ASPECT = 7 / 5
"""Height of a card by its width."""
INDEX_WIDTH, INDEX_HEIGHT = 0.30, 0.34
"""The part of a face that shows the rank, by card width and height, from the upper left corner."""
_FACE_DOWN_STRIP = 0.10
_GAP, _MARGIN = 0.18, 0.10


class Point(NamedTuple):
    """A place on the table; of a card, its upper left corner."""

    x: float
    y: float


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y where it ends."""
        return self.y + self.height

    @property
    def center(self) -> Point:
        """Its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - 1e-6
            and other.x < self.right - 1e-6
            and self.y < other.bottom - 1e-6
            and other.y < self.bottom - 1e-6
        )


@dataclass(frozen=True, slots=True)
class Place:
    """What one seat has of the table: its plate, its pile, and the box its column grows in."""

    plate: Box
    pile: Point
    column: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """A table laid out.

    Attributes:
        size: of the table.
        card: a card's size.
        places: one a seat.
        band: the strip between the rows, for the pot and the banner.
        mini: the scale of cards in the carried pot and of those set aside.
        pot: where the carried pot lies.
        aside: where the cards set aside lie.
        deck: where cards are dealt from.
    """

    size: Size
    card: Size
    places: tuple[Place, ...]
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
"""The seats of the upper and of the lower row, left to right: clockwise from seat 0, which is below."""


def arrange(size: Size, seats: int, text_px: float) -> Layout:
    """Lay a table out: two rows of seats, the greatest cards that fit, a band between.

    Args:
        size: of the table.
        seats: 2 … 6.
        text_px: the height of the text on it.
    """
    margin = max(6.0, min(size) * 0.015)
    plate_height = text_px * 1.5
    band_height = max(text_px * 1.6, min(size) * (0.06 if seats == 2 else 0.09))
    upper, lower = _ROWS[seats]
    across = max(len(upper), len(lower))
    row_height = (size.height - 2 * (margin + plate_height) - band_height) / 2
    card = _card_size(Size((size.width - 2 * margin) / across, row_height), seats)
    band = Box(margin, margin + plate_height + row_height, size.width - 2 * margin, band_height)
    rows = (
        _row(
            upper, Box(margin, margin, band.width, plate_height + row_height), card, plate_height, above=True
        ),
        _row(
            lower,
            Box(margin, band.bottom, band.width, plate_height + row_height),
            card,
            plate_height,
            above=False,
        ),
    )
    places = {seat: place for row in rows for seat, place in row.items()}
    mini = min(0.5, 0.96 * band_height / card.height)
    middle = band.center.y - card.height * mini / 2
    return Layout(
        size=size,
        card=card,
        places=tuple(places[seat] for seat in range(seats)),
        band=band,
        mini=mini,
        pot=Point(size.width * 0.72, middle),
        aside=Point(margin, middle),
        deck=Point((size.width - card.width) / 2, (size.height - card.height) / 2),
    )


def _card_size(cell: Size, seats: int) -> Size:
    across = 4.2 if seats == 2 else 2.75  # pile, gap, a card, and room for its column to grow
    down = 1.06 if seats == 2 else 1.22
    width = min(cell.width / across, cell.height / down / CARD_ASPECT)
    width = max(24.0, float(int(width)))
    return Size(width, width * CARD_ASPECT)


def _row(
    seats: tuple[int, ...], row: Box, card: Size, plate_height: float, *, above: bool
) -> dict[int, Place]:
    width = row.width / len(seats)
    cells = [Box(row.x + width * i, row.y, width, row.height) for i in range(len(seats))]
    return {
        seat: _place(cell, card, plate_height, above=above) for seat, cell in zip(seats, cells, strict=True)
    }


def _place(cell: Box, card: Size, plate_height: float, *, above: bool) -> Place:
    plate = Box(cell.x, cell.y if above else cell.bottom - plate_height, cell.width, plate_height)
    top = cell.y + plate_height if above else cell.y
    room = cell.height - plate_height
    first_y = top + (room - card.height) * 0.15
    margin, gap = card.width * _MARGIN, card.width * _GAP
    # where there is room, the pile and the turned card stand in the middle together
    wide = cell.width > 4.2 * card.width
    left = cell.center.x - card.width - gap / 2 if wide else cell.x + margin
    column_x = left + card.width + gap
    column = Box(column_x, first_y, cell.right - margin - column_x, top + room - first_y)
    return Place(plate, Point(left, first_y), column)


@lru_cache(maxsize=256)
def fan(faces_up: tuple[bool, ...], box: Box, card: Size) -> tuple[Point, ...]:
    """Return where the cards of a column lie: to the right, then in further rows below.

    The rank of each face-up card stays in sight as long as the box has room; beyond that all move closer.

    Args:
        faces_up: of each card in the order laid, whether it lies face up.
        box: the room that the column has.
        card: a card's size.
    """
    closeness = 1.0
    while True:
        points = _fanned(faces_up, box, card, closeness)
        if closeness < 0.1 or points[-1].y + card.height <= box.bottom + 0.5:
            return points
        closeness *= 0.9


def _fanned(faces_up: tuple[bool, ...], box: Box, card: Size, closeness: float) -> tuple[Point, ...]:
    points: list[Point] = []
    x, y = box.x, box.y
    for face_up in faces_up:
        if x > box.right - card.width + 0.5 and x > box.x:
            x, y = box.x, y + card.height * INDEX_HEIGHT * closeness
        points.append(Point(x, y))
        x += card.width * (INDEX_WIDTH if face_up else _FACE_DOWN_STRIP) * closeness
    return tuple(points)
