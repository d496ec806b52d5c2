"""The names of cards and ranks, as whole phrases for each grammatical position."""

from __future__ import annotations

from warapp.engine.cards import ACE, JACK, JOKER, KING, QUEEN, Card, Suit
from warapp.words.translation import Translate, Translator


def card_name(card: Card, translate: Translate) -> str:
    """Return a card's name, such as "ten of diamonds" or "joker"."""
    return _card(card, Translator(translate))


def rank_name(rank: int, translate: Translate) -> str:
    """Return a rank's name, such as "ten" or "joker"."""
    return _rank(rank, Translator(translate))


def _rank(rank: int, words: Translator) -> str:
    return {
        2: words.tr("two"),
        3: words.tr("three"),
        4: words.tr("four"),
        5: words.tr("five"),
        6: words.tr("six"),
        7: words.tr("seven"),
        8: words.tr("eight"),
        9: words.tr("nine"),
        10: words.tr("ten"),
        JACK: words.tr("jack"),
        QUEEN: words.tr("queen"),
        KING: words.tr("king"),
        ACE: words.tr("ace"),
        JOKER: words.tr("joker"),
    }[rank]


def _card(card: Card, words: Translator) -> str:
    return {
        2: words.tr("two of {suit}"),
        3: words.tr("three of {suit}"),
        4: words.tr("four of {suit}"),
        5: words.tr("five of {suit}"),
        6: words.tr("six of {suit}"),
        7: words.tr("seven of {suit}"),
        8: words.tr("eight of {suit}"),
        9: words.tr("nine of {suit}"),
        10: words.tr("ten of {suit}"),
        JACK: words.tr("jack of {suit}"),
        QUEEN: words.tr("queen of {suit}"),
        KING: words.tr("king of {suit}"),
        ACE: words.tr("ace of {suit}"),
        JOKER: words.tr("joker"),
    }[card.rank].format(suit=_suit(card, words))


def _suit(card: Card, words: Translator) -> str:
    return {
        Suit.CLUBS: words.tr("clubs"),
        Suit.DIAMONDS: words.tr("diamonds"),
        Suit.HEARTS: words.tr("hearts"),
        Suit.SPADES: words.tr("spades"),
        Suit.JOKER: "",
    }[card.suit]


def the_card(card: Card, words: Translator) -> str:
    """Return a card as the object of a sentence: "the ten of diamonds"."""
    return {
        2: words.tr("the two of {suit}"),
        3: words.tr("the three of {suit}"),
        4: words.tr("the four of {suit}"),
        5: words.tr("the five of {suit}"),
        6: words.tr("the six of {suit}"),
        7: words.tr("the seven of {suit}"),
        8: words.tr("the eight of {suit}"),
        9: words.tr("the nine of {suit}"),
        10: words.tr("the ten of {suit}"),
        JACK: words.tr("the jack of {suit}"),
        QUEEN: words.tr("the queen of {suit}"),
        KING: words.tr("the king of {suit}"),
        ACE: words.tr("the ace of {suit}"),
        JOKER: words.tr("the joker"),
    }[card.rank].format(suit=_suit(card, words))


def a_rank(rank: int, words: Translator) -> str:
    """Return a rank with the indefinite article: "an eight"."""
    return {
        2: words.tr("a two"),
        3: words.tr("a three"),
        4: words.tr("a four"),
        5: words.tr("a five"),
        6: words.tr("a six"),
        7: words.tr("a seven"),
        8: words.tr("an eight"),
        9: words.tr("a nine"),
        10: words.tr("a ten"),
        JACK: words.tr("a jack"),
        QUEEN: words.tr("a queen"),
        KING: words.tr("a king"),
        ACE: words.tr("an ace"),
        JOKER: words.tr("a joker"),
    }[rank]


def the_rank(rank: int, words: Translator) -> str:
    """Return a rank with the definite article: "the eight"."""
    return {
        2: words.tr("the two"),
        3: words.tr("the three"),
        4: words.tr("the four"),
        5: words.tr("the five"),
        6: words.tr("the six"),
        7: words.tr("the seven"),
        8: words.tr("the eight"),
        9: words.tr("the nine"),
        10: words.tr("the ten"),
        JACK: words.tr("the jack"),
        QUEEN: words.tr("the queen"),
        KING: words.tr("the king"),
        ACE: words.tr("the ace"),
        JOKER: words.tr("the joker"),
    }[rank]


def your_rank(rank: int, words: Translator) -> str:
    """Return a rank of yours as the object of a sentence: "your eight"."""
    return {
        2: words.tr("your two"),
        3: words.tr("your three"),
        4: words.tr("your four"),
        5: words.tr("your five"),
        6: words.tr("your six"),
        7: words.tr("your seven"),
        8: words.tr("your eight"),
        9: words.tr("your nine"),
        10: words.tr("your ten"),
        JACK: words.tr("your jack"),
        QUEEN: words.tr("your queen"),
        KING: words.tr("your king"),
        ACE: words.tr("your ace"),
        JOKER: words.tr("your joker"),
    }[rank]


def your_rank_first(rank: int, words: Translator) -> str:
    """Return a rank of yours at the beginning of a sentence: "Your eight"."""
    return {
        2: words.tr("Your two"),
        3: words.tr("Your three"),
        4: words.tr("Your four"),
        5: words.tr("Your five"),
        6: words.tr("Your six"),
        7: words.tr("Your seven"),
        8: words.tr("Your eight"),
        9: words.tr("Your nine"),
        10: words.tr("Your ten"),
        JACK: words.tr("Your jack"),
        QUEEN: words.tr("Your queen"),
        KING: words.tr("Your king"),
        ACE: words.tr("Your ace"),
        JOKER: words.tr("Your joker"),
    }[rank]


def rank_of(name: str, rank: int, words: Translator) -> str:
    """Return a rank of a named seat, anywhere in a sentence: "Ann's eight"."""
    return {
        2: words.tr("{name}'s two"),
        3: words.tr("{name}'s three"),
        4: words.tr("{name}'s four"),
        5: words.tr("{name}'s five"),
        6: words.tr("{name}'s six"),
        7: words.tr("{name}'s seven"),
        8: words.tr("{name}'s eight"),
        9: words.tr("{name}'s nine"),
        10: words.tr("{name}'s ten"),
        JACK: words.tr("{name}'s jack"),
        QUEEN: words.tr("{name}'s queen"),
        KING: words.tr("{name}'s king"),
        ACE: words.tr("{name}'s ace"),
        JOKER: words.tr("{name}'s joker"),
    }[rank].format(name=name)
