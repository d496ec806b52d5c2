"""The spots where a card can be, without coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


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
    """In the deck being dealt, as the `nth` card from below, from 0.

    Attributes:
        nth: the index of the card.
        side: the half of the deck while it is riffled: -1 for the left, 1 for the right one, 0 for the whole.
    """

    nth: int = 0
    side: int = 0


class FanShape(Enum):
    """A fan of cards at the end of a round."""

    WHOLE = auto()
    """All cards of a person who won."""
    BEST = auto()
    """The best cards of another who won, or of the others in a draw."""
    MIRRORED = auto()
    """In a draw, the best cards of seat 0, below."""


@dataclass(frozen=True, slots=True)
class InFan:
    """In a fan at the end of a round, as the `nth` of `of` cards from the left, from 0."""

    shape: FanShape
    nth: int
    of: int


Spot = OnPile | InColumn | InPot | Aside | InDeck | InFan
