"""The spots where a card can be, without coordinates."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OnPile:
    """On a seat's pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class InColumn:
    """In a seat's column, as the `nth` card laid in a battle, from 0.

    Attributes:
        seat: the seat.
        nth: the index of the card.
        left: for a column that is being collected, which of its cards lay face up; else None.
    """

    seat: int
    nth: int
    left: tuple[bool, ...] | None = None


@dataclass(frozen=True, slots=True)
class InPot:
    """In the pot carried to the next battle."""

    nth: int


@dataclass(frozen=True, slots=True)
class Aside:
    """Among the cards set aside."""

    nth: int


@dataclass(frozen=True, slots=True)
class InDeck:
    """In the deck being dealt."""


Spot = OnPile | InColumn | InPot | Aside | InDeck
