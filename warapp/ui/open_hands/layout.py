"""Lays out a table with open hands: plate, card turned, room for a war, and the pile; knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from warapp.table.layout.band import Band, band, band_needs
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import CARD_ASPECT, Box, Size
from warapp.table.layout.layout import Layout, SeatArea, arrange
from warapp.table.layout.seats import ROWS
from warapp.ui.open_hands.strips import Fit, fit_strips

_ROWS = {**ROWS, 4: ((1, 2), (0, 3))}
"""As on the table, but four seats in two columns."""
_PLATE_EMS, _PLATE_PART, _PLATE_HIGH_EMS = 9.5, 0.2, 7.2
"""The width of a plate beside cards in text heights, at most by the width of the table, and its height."""
_NARROW_EMS, _LOW_EMS = 7.0, 5.6
"""A plate that is no wider than that has smaller letters, and is as low as this."""
_LINE_EMS, _LINE_GAP_PX, _LINE_PART = 2.15, 8.0, 0.62
"""The height of a plate on a line of its own, its distance to cards, and its width by that of the cell."""
_HIGH, _WIDE, _WIDE_IN_CELL = 0.92, 1.05, 0.235
"""The height of the card turned by that of the row, and its width by that of plate or cell."""
_FAN, _FAN_IN_CELL = 0.62, 0.45
"""The room for the cards of a war, in card widths."""
_BESIDE_EMS, _END_PX, _TOP_PX = 0.8, 8.0, 3.0


_BAND_ROOM_PX = 6.0


class OpenLayout(NamedTuple):
    """The layout of a table with open hands.

    Attributes:
        table: of everything but the piles; a seat's `pile` is the first card of its strip.
        strips: the room of each seat's pile.
        fit: how the cards lie there.
    """

    table: Layout
    strips: tuple[Box, ...]
    fit: Fit


class Hands(NamedTuple):
    """How many cards the piles have.

    Attributes:
        fullest: the number in the fullest pile.
        all_cards: the number in play.
        fit: how they lay before, which stays as long as they fit.
    """

    fullest: int
    all_cards: int
    fit: Fit | None = None


def arrange_open(
    size: Size, seats: int, text_px: float, hands: Hands, *, out: Mapping[int, float], strip: float
) -> OpenLayout:
    """Lay out a table with open hands.

    Args:
        size: the size of the table.
        seats: the number of seats, 2 … 6.
        text_px: the height of the text.
        hands: how many cards the piles have.
        out: by seat that is out, how far it has made room for the others, 0 … 1.
        strip: how much of a face-up card must be visible to show its index, in card widths.
    """
    usual = arrange(size, seats, text_px, out=out, strip=strip)
    middle = _middle(size, usual.margin, text_px)
    seat = _Seat(text_px)
    places = {
        nth: seat.in_row(box) if seats == 2 else seat.in_cell(box, above=above)
        for nth, box, above in _cells(usual, middle, seats)
    }
    rooms = tuple(places[nth].strip for nth in range(seats))
    room = Size(rooms[0].width, rooms[0].height)
    fit = hands.fit or fit_strips(room, hands.fullest, hands.all_cards)
    card = places[0].card
    areas = tuple(
        _area(places[nth], fit, usual.seat_areas[nth].chip, above=places[nth].strip.y < middle.box.y)
        for nth in range(seats)
    )
    table = usual._replace(
        card=Size(card.width, card.height),
        composition=Composition.BESIDE if seats == 2 else Composition.OUTSIDE,
        pile_scale=fit.card_px / card.width,
        mini=usual.mini * usual.card.width / card.width,
        seat_areas=areas,
        band=middle.box,
        words=middle.words,
        words_px=middle.words_px,
        lines=middle.lines,
        words_gap=middle.words_gap,
        share=middle.share,
    )
    return OpenLayout(table, rooms, fit)


def _middle(size: Size, margin: float, text_px: float) -> Band:
    """Return the band, at least as high as what is in it."""
    middle = band(size, margin, text_px, band_needs(size, margin, text_px), 0.0)
    top = min(middle.box.y, middle.words.y - _BAND_ROOM_PX)
    bottom = max(middle.box.bottom, middle.share.bottom + _BAND_ROOM_PX)
    return middle._replace(box=middle.box._replace(y=top, height=bottom - top))


class _Place(NamedTuple):
    """Where the parts of a seat are."""

    plate: Box
    card: Box
    fan: float
    strip: Box


class _Seat(NamedTuple):
    """Arranges a seat in its row or cell."""

    text_px: float

    def in_row(self, box: Box) -> _Place:
        """Return the parts of one of two seats, which have a row each."""
        plate_width = min(_PLATE_EMS * self.text_px, _PLATE_PART * box.width)
        high = _PLATE_HIGH_EMS if plate_width > _NARROW_EMS * self.text_px else _LOW_EMS
        plate_height = min(high * self.text_px, 0.94 * box.height)
        width = round(min(_HIGH * box.height / CARD_ASPECT, _WIDE * plate_width))
        card = _card(box.x + plate_width + _BESIDE_EMS * self.text_px, box, width)
        plate = Box(box.x, box.center.y - plate_height / 2, plate_width, plate_height)
        return _Place(plate, card, _FAN * width, _strip(card.right + _FAN * width, box))

    def in_cell(self, box: Box, *, above: bool) -> _Place:
        """Return the parts of one of several seats in a row, whose plates have a line of their own."""
        line = _LINE_EMS * self.text_px
        plate = Box(box.x + 4, box.y if above else box.bottom - line, _LINE_PART * box.width, line)
        rest = box.height - line - _LINE_GAP_PX
        inner = Box(box.x, box.y + line + _LINE_GAP_PX if above else box.y, box.width, rest)
        width = round(min(_WIDE_IN_CELL * box.width, _HIGH * rest / CARD_ASPECT))
        card = _card(box.x + 6, inner, width)
        return _Place(plate, card, _FAN_IN_CELL * width, _strip(card.right + _FAN_IN_CELL * width, inner))


def _card(x: float, box: Box, width: float) -> Box:
    height = width * CARD_ASPECT
    return Box(x, box.center.y - height / 2, width, height)


def _strip(x: float, box: Box) -> Box:
    return Box(x, box.y + _TOP_PX, max(1.0, box.right - _END_PX - x), max(1.0, box.height - 2 * _TOP_PX))


def _cells(usual: Layout, middle: Band, seats: int) -> list[tuple[int, Box, bool]]:
    """Return each seat with its cell, and whether that is above the band."""
    upper, lower = _ROWS[seats]
    width = (usual.size.width - 2 * usual.margin) / max(len(upper), len(lower))
    found = []
    for row, above in ((upper, True), (lower, False)):
        y = usual.margin if above else middle.box.bottom
        height = middle.box.y - usual.margin if above else usual.size.height - usual.margin - y
        x = (usual.size.width - len(row) * width) / 2
        for nth, seat in enumerate(row):
            found.append((seat, Box(x + nth * width, y, width, height), above))
    return found


def _area(place: _Place, fit: Fit, chip: Box, *, above: bool) -> SeatArea:
    card, strip = place.card, place.strip
    pile = Box(strip.x, strip.y, *fit.card)
    at = Box(place.plate.x, place.plate.y, chip.width, chip.height)
    return SeatArea(place.plate, pile, card._replace(width=card.width + place.fan - 4), at, above)
