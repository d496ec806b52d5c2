"""Where the cards of an open pile lie: the next one alone, the others in rows beside it; knows no Qt."""

from __future__ import annotations

import math
from typing import NamedTuple

from warapp.table.layout.geometry import CARD_ASPECT, Point, Size

WIDEST_CARD_PX = 104
_NARROWEST_CARD_PX = 30
"""Below this less than nine pixels of a card would be in sight."""
_IN_SIGHT, _HEAD, _WIDEST_STEP = 0.30, 1.12, 1.04
"""The least part of a card in sight, what the next card takes, and the widest step, in card widths."""
_ROW, _MOST_ROWS = 1.48, 4
"""The distance of rows in card widths, and how many there are at most."""
_FEW_A_ROW = 4
"""A pile with fewer cards a row lies in a single one."""
SHOWN_OF_MANY = 20
"""How many cards are shown where not all have room."""


class Fit(NamedTuple):
    """How the cards of all piles lie.

    Attributes:
        card_px: the width of a card.
        rows: how many rows a strip has.
        most: how many cards are shown of a pile.
    """

    card_px: int
    rows: int
    most: int

    @property
    def card(self) -> Size:
        """The size of a card."""
        return Size(self.card_px, self.card_px * CARD_ASPECT)


def fit_strips(room: Size, fullest: int, all_cards: int) -> Fit:
    """Return how cards lie that are as wide as the fullest pile allows.

    Args:
        room: of a strip.
        fullest: the number of cards in that pile.
        all_cards: how many cards a pile can have at most.
    """
    for width in range(WIDEST_CARD_PX, _NARROWEST_CARD_PX - 1, -1):
        for rows in range(1, _MOST_ROWS + 1):
            if _holds(room, width, rows, fullest):
                return Fit(width, rows, all_cards)
    for width in range(_NARROWEST_CARD_PX, 1, -1):
        for rows in range(1, _MOST_ROWS + 1):
            if _holds(room, width, rows, SHOWN_OF_MANY):
                return Fit(width, rows, SHOWN_OF_MANY)
    return Fit(1, 1, 1)


def still_fits(fit: Fit, room: Size, fullest: int) -> bool:
    """Return whether a pile of so many cards fits as the cards lie."""
    return _holds(room, fit.card_px, fit.rows, min(fullest, fit.most))


def _holds(room: Size, width: int, rows: int, cards: int) -> bool:
    if rows * _ROW * width - (_ROW - CARD_ASPECT) * width > room.height:
        return False
    beside = room.width - (_HEAD + 1) * width
    if beside < 0:
        return False
    return rows * (1 + math.floor(beside / (_IN_SIGHT * width))) >= cards - 1


def strip(fit: Fit, room: Size, cards: int) -> tuple[Point, ...]:
    """Return where the cards of a pile lie in their room, the next one first.

    Args:
        fit: how the cards lie.
        room: of the strip.
        cards: how many there are, of which only `fit.most` are shown.
    """
    shown = min(cards, fit.most)
    if not shown:
        return ()
    width, others = fit.card_px, shown - 1
    rows = _rows(fit, room, others)
    top = (room.height - _height(width, rows)) / 2
    each = max(1, math.ceil(others / rows))
    beside = room.width - (_HEAD + 1) * width
    step = min(_WIDEST_STEP * width, beside / (each - 1)) if each > 1 else 0.0
    points = [Point(0.0, top)]
    for nth in range(others):
        row, place = divmod(nth, each)
        points.append(Point(_HEAD * width + place * step, top + row * _ROW * width))
    return tuple(points)


def _rows(fit: Fit, room: Size, others: int) -> int:
    few = others < _FEW_A_ROW * fit.rows and _holds(room, fit.card_px, 1, others + 1)
    return 1 if few else fit.rows


def _height(width: float, rows: int) -> float:
    return ((rows - 1) * _ROW + CARD_ASPECT) * width
