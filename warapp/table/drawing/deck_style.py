"""The choices for the look of the deck, and what they mean for a card; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from warapp.engine.cards import ACE, JACK, KING, QUEEN, Card, Suit
from warapp.vocabulary import FaceStyle, IndexLetters, SuitColours, ThemeName, ValueDots

BACKS: tuple[str, ...] = ("stars", "guilloche", "waves", "lattice", "rays", "plain")
"""The names of the card backs; the first is the default."""

PAPER, RED, BLACK = "#FDFBF6", "#C4122F", "#1C1B20"
"""The paper colour, and the two colours that the art uses for suits and for nothing else."""
FOUR_COLOURS = {Suit.CLUBS: "#1A7F37", Suit.DIAMONDS: "#1565C0", Suit.HEARTS: RED, Suit.SPADES: BLACK}

JOKER_INKS = {1: "#582A78", 2: "#0E5761", 3: "#932252", 4: "#313A4E"}
"""The colours of index and frame of each joker; they are in its picture, too."""

_BACKS_OF_TABLES = {ThemeName.NIGHT_BLUE: "rays"}
"""The backs of tables on which the default back would hardly be seen."""

LETTERS = {
    IndexLetters.ENGLISH: "AKQJ",
    IndexLetters.GERMAN: "AKDB",
    IndexLetters.FRENCH: "ARDV",
    IndexLetters.DUTCH: "AHVB",
    IndexLetters.POLISH: "AKDW",
    IndexLetters.RUSSIAN: "ТКДВ",
}
"""The letters of ace, king, queen and jack."""

_LETTERS_OF_LANGUAGES = {
    "de": IndexLetters.GERMAN,
    "fr": IndexLetters.FRENCH,
    "nl": IndexLetters.DUTCH,
    "pl": IndexLetters.POLISH,
    "ru": IndexLetters.RUSSIAN,
    "uk": IndexLetters.RUSSIAN,
}


class DeckStyle(NamedTuple):
    """The look of the deck; every combination is drawn from the same files."""

    back: str = BACKS[0]
    colours: SuitColours = SuitColours.TWO
    faces: FaceStyle = FaceStyle.CLASSIC
    letters: IndexLetters = IndexLetters.ENGLISH
    dots: ValueDots = ValueDots.NONE


DEFAULT_STYLE = DeckStyle()


def back_of(theme: ThemeName) -> str:
    """Return the back that goes with a table."""
    return _BACKS_OF_TABLES.get(theme, BACKS[0])


def letters_of(language: str) -> IndexLetters:
    """Return the letters that players of a language know.

    >>> letters_of("de_AT").value, letters_of("ja").value
    ('german', 'english')
    """
    return _LETTERS_OF_LANGUAGES.get(language.partition("_")[0], IndexLetters.ENGLISH)


def rank_text(card: Card, letters: IndexLetters) -> str:
    """Return the text of a card's index; empty for a joker.

    >>> from warapp.engine.cards import parse_cards
    >>> [rank_text(card, IndexLetters.GERMAN) for card in parse_cards("7C 10D JH X1")]
    ['7', '10', 'B', '']
    """
    if card.suit is Suit.JOKER:
        return ""
    return dict(zip((ACE, KING, QUEEN, JACK), LETTERS[letters], strict=True)).get(card.rank, str(card.rank))


def dot_count(card: Card, dots: ValueDots) -> int:
    """Return how many value dots a card has; more on a higher card.

    >>> from warapp.engine.cards import parse_cards
    >>> [dot_count(card, ValueDots.ACE_HIGH) for card in parse_cards("2C KH AD X1")]
    [2, 13, 14, 15]
    >>> [dot_count(card, ValueDots.ACE_LOW) for card in parse_cards("2C KH AD X1")]
    [2, 13, 1, 15]
    """
    if dots is ValueDots.NONE:
        return 0
    return 1 if dots is ValueDots.ACE_LOW and card.rank == ACE else card.rank


def two_colour_ink(suit: Suit) -> str:
    """Return the colour of a suit in a deck of two colours, in which the pictures are drawn."""
    return RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else BLACK


def ink_of(card: Card, colours: SuitColours) -> str:
    """Return the colour of a card's index and pips.

    >>> from warapp.engine.cards import parse_cards
    >>> [ink_of(card, SuitColours.FOUR) for card in parse_cards("7C 7S X1")]
    ['#1A7F37', '#1C1B20', '#582A78']
    """
    if card.suit is Suit.JOKER:
        return JOKER_INKS[card.copy]
    return FOUR_COLOURS[card.suit] if colours is SuitColours.FOUR else two_colour_ink(card.suit)
