"""Where a card at a spot lies in a layout."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from warapp.engine import Card
from warapp.table.layout.fan import fan
from warapp.table.layout.geometry import Point
from warapp.table.layout.layout import STACK_SPREAD, Layout
from warapp.table.stage.deck import CARDS_PER_EDGE
from warapp.table.stage.spots import Aside, InColumn, InDeck, InPot, OnPile, Spot
from warapp.table.stage.sprite import Mark, Sprite

_EDGE = 0.0125
"""How much of an edge of the deck is seen, in card widths."""
_HALVES_APART = 0.35
"""How far the halves of a deck are apart as it is riffled, in card widths."""


class CardPlacement(NamedTuple):
    """The upper left corner and the scale of a card."""

    at: Point
    scale: float


def placement(spot: Spot, layout: Layout, columns: list[tuple[bool, ...]]) -> CardPlacement:
    """Return the placement of a card at a spot."""
    match spot:
        case OnPile(seat):
            pile = layout.seat_areas[seat].pile
            return CardPlacement(Point(pile.x, pile.y), layout.pile_scale)
        case InColumn(seat, index, left):
            faces = columns[seat] if left is None else left
            column = layout.seat_areas[seat].column
            return CardPlacement(fan(faces, column, layout.card, layout.strip)[index], 1.0)
        case InPot(index):
            return CardPlacement(_stacked(layout.pot, index, layout), layout.mini)
        case Aside(index):
            return CardPlacement(_stacked(layout.aside, index, layout), layout.mini)
        case InDeck(index, side):
            return CardPlacement(_in_deck(index, side, layout), layout.pile_scale)
    raise AssertionError(spot)  # `fan_place` has the places of a fan


RAISED = {Mark.WINNER: 1.05, Mark.TIED: 1.02}
"""The scale of a card that is raised, by its mark."""


_TOWARD_BAND = {Mark.WINNER: 0.016, Mark.TIED: 0.012, Mark.BEATEN: -0.012}
"""How far it lies toward the middle of the table, by its height."""


def set_off(sprite: Sprite, placed: CardPlacement, layout: Layout) -> CardPlacement:
    """Return where a card is drawn that may be set off: larger about its middle, and nearer the other row."""
    if sprite.mark is None:
        return placed
    at, scale = placed
    larger = scale * (1.0 + (RAISED.get(sprite.mark, 1.0) - 1.0) * sprite.emphasis)
    width, height = layout.card
    toward = 1.0 if at.y < layout.band.y else -1.0
    y = at.y + toward * _TOWARD_BAND[sprite.mark] * sprite.emphasis * height
    return CardPlacement(
        Point(at.x - (larger - scale) * width / 2, y - (larger - scale) * height / 2), larger
    )


_TURNS_DEG = (-0.9, -0.6, -0.3, 0.0, 0.3, 0.6, 0.9)


def turn_of(card: Card) -> float:
    """Return by how many degrees a card lies turned, as if laid by hand; the same card always alike.

    >>> from warapp.engine import parse_cards
    >>> [turn_of(card) for card in parse_cards("9C 2D KS")]
    [-0.3, 0.9, 0.9]
    """
    return _TURNS_DEG[crc32(str(card).encode()) % len(_TURNS_DEG)]


def _in_deck(nth: int, side: int, layout: Layout) -> Point:
    """Return the position of a card in the deck, which shows an edge for every few cards."""
    card, scale = layout.card, layout.pile_scale
    rise = nth // CARDS_PER_EDGE * _EDGE * card.width * scale
    x = layout.deck.x + card.width * ((1.0 - scale) / 2 + side * _HALVES_APART / 2 * scale)
    return Point(x - rise * 0.55, layout.deck.y + card.height * (1.0 - scale) / 2 - rise)


def _stacked(at: Point, index: int, layout: Layout) -> Point:
    """Return the position of a card in a stack whose cards are slightly offset to the right."""
    return Point(at.x + layout.card.width * layout.mini * min(STACK_SPREAD, index * 0.04), at.y)
