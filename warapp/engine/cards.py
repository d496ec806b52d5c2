"""Cards, their names and the decks they form; knows no rules."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

JACK, QUEEN, KING, ACE, JOKER = 11, 12, 13, 14, 15
_RANK_NAMES = {10: "10", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
MOST_JOKERS = 4


class Suit(StrEnum):
    """The suits, in the order of a new deck; jokers have their own."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    JOKER = "X"


class BadCard(ValueError):
    """A text that names no card, a card given twice, or one that the deck doesn't have."""


class Card(NamedTuple):
    """A card; `copy` tells jokers apart (1 … 4), and is 0 for all other cards.

    >>> str(Card(10, Suit.DIAMONDS)), str(Card(JOKER, Suit.JOKER, 2))
    ('10D', 'X2')
    """

    rank: int
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        if self.suit is Suit.JOKER:
            return f"X{self.copy}"
        return f"{_RANK_NAMES.get(self.rank, self.rank)}{self.suit.value}"

    def __repr__(self) -> str:
        return f"<{self}>"


Pile = tuple[Card, ...]
"""Cards in order, top first."""

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
JOKERS: Pile = tuple(Card(JOKER, Suit.JOKER, copy) for copy in range(1, MOST_JOKERS + 1))
ALL_CARDS: Pile = tuple(Card(rank, suit) for suit in SUITS for rank in range(2, ACE + 1)) + JOKERS

_BY_NAME = {str(card): card for card in ALL_CARDS}
_BY_NAME |= {
    f"T{suit.value}": _BY_NAME[f"10{suit.value}"] for suit in SUITS
}  # one object per card makes comparing equal piles fast


def new_deck(lowest_rank: int = 2, jokers: int = 0) -> Pile:
    """Return the unshuffled deck: suit by suit from the lowest rank to the ace, then the jokers.

    >>> print(*new_deck(lowest_rank=7, jokers=1)[-9:])
    7S 8S 9S 10S JS QS KS AS X1
    """
    return tuple(card for card in ALL_CARDS[:52] if card.rank >= lowest_rank) + JOKERS[:jokers]


def parse_card(text: str) -> Card:
    """Parse one card; `10D` and `TD` are the same.

    >>> parse_card("TD") is parse_card("10D")
    True

    Raises:
        BadCard: the text names no card.
    """
    try:
        return _BY_NAME[text]
    except KeyError:
        raise BadCard(
            f"{text[:20]!r} is not a card; a card is a rank (2 to 10, J, Q, K, A) and a suit (C, D, H, S), "
            "such as 10D, or a joker (X1 to X4)"
        ) from None


def parse_cards(text: str) -> Pile:
    """Parse cards separated by spaces, top first.

    >>> parse_cards("AS TD X1")
    (<AS>, <10D>, <X1>)
    """
    return tuple(parse_card(name) for name in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Format cards as `parse_cards` reads them."""
    return " ".join(map(str, cards))
