"""Lays out a table of a given size, in pixels; knows no Qt and no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from warapp.table.layout.band import Band, band, band_needs, text_that_fits
from warapp.table.layout.composition import (
    LINE_GAP_PX,
    STACK_GAP_PX,
    Composition,
    Fit,
    Room,
    best_fit,
    height_over_pile,
    plate_distance,
    width_beside_pile,
)
from warapp.table.layout.fan import SMALL_INDEX
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.seats import ROWS, Cell, cells, fullest_row

_CHIP_CELL, _CHIP_HEIGHT = 10.5, 2.5
"""The width that a seat which is out needs, and the height of its chip, in heights of the text."""
_WIDEST_PLATE, _HIGHEST_PLATE = 15.5, 8.3
"""The largest plate beside a pile, in heights of the text."""
_LINE_PLATE, _EDGE = 10.0, 0.3
"""The width that a plate on a line of its own has if its seat has so much, and its distance to the next seat,
in heights of the text."""
_LEFT_OF_MIDDLE = 0.10
"""How far a seat is to the left of the middle of its cell, for its fan, in card widths."""
_FAN_GAP_PX = 4.0
_STACKED_CARD = 1.5
"""The width of a card in the carried pot and of those set aside, in heights of the text."""
STACK_SPREAD = 0.15
"""How far their stacks spread at most, in widths of these cards."""
_STACK_GAP = 0.3
"""Their distance to the share bar, in heights of the text."""


class SeatArea(NamedTuple):
    """The areas of a seat.

    Attributes:
        plate: the plate.
        pile: the pile.
        column: the room for the cards of a battle, which begin at its left.
        chip: what stands for the seat once it is out.
        above: whether it is in the upper row.
    """

    plate: Box
    pile: Box
    column: Box
    chip: Box
    above: bool


class Layout(NamedTuple):
    """The layout of a table.

    Attributes:
        size: the size of the table.
        text_px: the height of the text, from which everything else derives that isn't a card.
        margin: the margin of the table, its rim included.
        card: the size of a card.
        composition: where the plates are.
        pile_scale: the size of the cards of a pile, relative to `card`.
        strip: how much of a face-up card is visible below the next one, in card widths.
        seat_areas: the areas of each seat.
        band: the strip between the rows of seats.
        words: in it, the room for the line of words, with the mark of a war.
        words_px: the size of the words.
        lines: how many lines there is room for.
        words_gap: the distance of the words to the share bar.
        share: the share bar.
        mini: the scale of cards in the carried pot and of those set aside.
        pot: the position of the carried pot.
        aside: the position of the cards set aside.
        deck: the position of the deck while cards are dealt.
    """

    size: Size
    text_px: float
    margin: float
    card: Size
    composition: Composition
    pile_scale: float
    strip: float
    seat_areas: tuple[SeatArea, ...]
    band: Box
    words: Box
    words_px: float
    lines: int
    words_gap: float
    share: Box
    mini: float
    pot: Point
    aside: Point
    deck: Point


def arrange(
    size: Size,
    seats: int,
    text_px: float,
    *,
    out: Mapping[int, float] | None = None,
    strip: float = SMALL_INDEX,
) -> Layout:
    """Lay out two rows of seats that face each other across a band, with the largest cards that fit.

    Args:
        size: the size of the table.
        seats: the number of seats, 2 … 6.
        text_px: the height of the text; on a low table it is smaller.
        out: by seat that is out, how far it has made room for the others, 0 … 1; cards keep their size.
        strip: how much of a face-up card must be visible to show its index, in card widths.
    """
    text_px = text_that_fits(size, text_px)
    margin = min(max(0.026 * min(size), 10.0), 26.0)
    width = size.width - 2 * margin
    needs = band_needs(size, margin, text_px)
    row_height = (size.height - 2 * margin - needs.height) / 2
    room = Room(seats, text_px, width / 2, width / fullest_row(seats), row_height)
    fit = best_fit(room)
    slack = max(0.0, row_height - fit.plate_line - fit.card.height)
    middle = band(size, margin, text_px, needs, slack)
    rows = _Rows(size, margin, room, fit, middle.box)
    upper, lower = ROWS[seats]
    areas = rows.areas(upper, out or {}, above=True) | rows.areas(lower, out or {}, above=False)
    return Layout(
        size,
        text_px,
        margin,
        fit.card,
        fit.composition,
        fit.pile_scale,
        strip,
        tuple(areas[seat] for seat in range(seats)),
        *middle,
        *_stacks(middle, fit.card, text_px),
        deck=Point((size.width - fit.card.width) / 2, (size.height - fit.card.height) / 2),
    )


def _stacks(middle: Band, card: Size, text_px: float) -> tuple[float, Point, Point]:
    """Return the scale of the cards in the two small stacks, and where these are beside the share bar."""
    mini, gap = _STACKED_CARD * text_px / card.width, _STACK_GAP * text_px
    width, height = card.width * mini * (1.0 + STACK_SPREAD), card.height * mini
    y = min(middle.share.center.y - height / 2, middle.box.bottom - height)
    return mini, Point(middle.share.right + gap, y), Point(middle.share.x - gap - width, y)


class _Rows(NamedTuple):
    """What both rows of seats have in common."""

    size: Size
    margin: float
    room: Room
    fit: Fit
    band: Box

    @property
    def text_px(self) -> float:
        """The height of the text."""
        return self.room.text_px

    def areas(self, row: tuple[int, ...], out: Mapping[int, float], *, above: bool) -> dict[int, SeatArea]:
        """Return the areas of the seats of a row."""
        width = self.size.width - 2 * self.margin
        shares = cells(row, out, self.margin, width, _CHIP_CELL * self.text_px)
        return {
            seat: self._area(cell, alone=len(row) == 1, above=above)
            for seat, cell in zip(row, shares, strict=True)
        }

    def _area(self, cell: Cell, *, alone: bool, above: bool) -> SeatArea:
        card, fit = self.fit.card, self.fit
        x = (self.size.width - card.width) / 2
        if not alone:
            block = fit.block_width + self._width_before_pile
            x = cell.middle + block / 2 - (1.0 + _LEFT_OF_MIDDLE) * card.width
        y = self.band.y - card.height if above else self.band.bottom
        duel = Box(x, y, *card)
        pile = self._pile(duel, above=above)
        right = cell.right - _FAN_GAP_PX
        return SeatArea(
            plate=self._plate(duel, pile, cell, above=above),
            pile=pile,
            column=duel._replace(width=max(card.width, right - duel.x)),
            chip=self._chip(cell, duel.center.y),
            above=above,
        )

    def _pile(self, duel: Box, *, above: bool) -> Box:
        fit = self.fit
        width, height = duel.width * fit.pile_scale, duel.height * fit.pile_scale
        x, rest = duel.x - fit.gap * duel.width - width, duel.height - height
        down = {
            Composition.BESIDE: 0.0,
            Composition.STACKED: rest if above else 0.0,
            Composition.OUTSIDE: rest / 2,
        }
        return Box(x, duel.y + down[fit.composition], width, height)

    @property
    def _width_before_pile(self) -> float:
        """The width of a plate beside a pile with its distance, if plates are there."""
        beside = self.fit.composition is Composition.BESIDE
        return self._width_beside_pile + plate_distance(self.text_px) if beside else 0.0

    @property
    def _width_beside_pile(self) -> float:
        room, fit = self.room, self.fit
        free = width_beside_pile(fit, room)
        if room.seats == 2:
            free = room.half_width - fit.block_width + fit.card.width / 2 - plate_distance(room.text_px) - 2
        return min(_WIDEST_PLATE * room.text_px, free)

    def _plate(self, duel: Box, pile: Box, cell: Cell, *, above: bool) -> Box:
        fit, text_px = self.fit, self.text_px
        if fit.composition is Composition.BESIDE:
            width, height = self._width_beside_pile, min(0.94 * duel.height, _HIGHEST_PLATE * text_px)
            right = pile.x - plate_distance(text_px)
            return Box(right - width, duel.center.y - height / 2, width, height)
        if fit.composition is Composition.STACKED:
            y = duel.y if above else pile.bottom + STACK_GAP_PX
            return Box(pile.x, y, pile.width, height_over_pile(fit))
        height = fit.plate_line - LINE_GAP_PX
        y = duel.y - LINE_GAP_PX - height if above else duel.bottom + LINE_GAP_PX
        width = max(fit.block_width, min(_LINE_PLATE, self.room.cell_width / text_px - 2 * _EDGE) * text_px)
        x = pile.x + (fit.block_width - width) / 2
        if width > fit.block_width:
            x = min(max(x, cell.x + _EDGE * text_px), cell.right - _EDGE * text_px - width)
        return Box(x, y, width, height)

    def _chip(self, cell: Cell, y: float) -> Box:
        width, height = (_CHIP_CELL - 1.0) * self.text_px, _CHIP_HEIGHT * self.text_px
        return Box(cell.middle - width / 2, y - height / 2, width, height)
