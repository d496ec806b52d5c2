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
        #: names of ranks by themselves, and in lists
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
        #: names of cards by themselves
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
        #: after: two of, the two of
        Suit.CLUBS: words.tr("clubs"),
        Suit.DIAMONDS: words.tr("diamonds"),
        Suit.HEARTS: words.tr("hearts"),
        Suit.SPADES: words.tr("spades"),
        Suit.JOKER: "",
    }[card.suit]


def the_card(card: Card, words: Translator) -> str:
    """Return a card as what someone turned or kept: "turned the ten of diamonds"."""
    return {
        #: what someone turned or kept: turned the two of hearts
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
    """Return a rank as what someone turned or shows: "turned an eight"."""
    return {
        #: what someone turned or shows: turned a two
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


def the_rank_beaten(rank: int, words: Translator) -> str:
    """Return a rank as what another beats: "beats the eight"."""
    return {
        2: words.tr("the two", "what is beaten"),
        3: words.tr("the three", "what is beaten"),
        4: words.tr("the four", "what is beaten"),
        5: words.tr("the five", "what is beaten"),
        6: words.tr("the six", "what is beaten"),
        7: words.tr("the seven", "what is beaten"),
        8: words.tr("the eight", "what is beaten"),
        9: words.tr("the nine", "what is beaten"),
        10: words.tr("the ten", "what is beaten"),
        JACK: words.tr("the jack", "what is beaten"),
        QUEEN: words.tr("the queen", "what is beaten"),
        KING: words.tr("the king", "what is beaten"),
        ACE: words.tr("the ace", "what is beaten"),
        JOKER: words.tr("the joker", "what is beaten"),
    }[rank]


def the_rank_compared(rank: int, words: Translator) -> str:
    """Return a rank as what another is lower than: "is lower than the eight"."""
    return {
        2: words.tr("the two", "after lower than"),
        3: words.tr("the three", "after lower than"),
        4: words.tr("the four", "after lower than"),
        5: words.tr("the five", "after lower than"),
        6: words.tr("the six", "after lower than"),
        7: words.tr("the seven", "after lower than"),
        8: words.tr("the eight", "after lower than"),
        9: words.tr("the nine", "after lower than"),
        10: words.tr("the ten", "after lower than"),
        JACK: words.tr("the jack", "after lower than"),
        QUEEN: words.tr("the queen", "after lower than"),
        KING: words.tr("the king", "after lower than"),
        ACE: words.tr("the ace", "after lower than"),
        JOKER: words.tr("the joker", "after lower than"),
    }[rank]


def your_rank_first(rank: int, words: Translator) -> str:
    """Return a rank of yours at the beginning of a sentence: "Your eight beats …"."""
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


def your_rank_beaten(rank: int, words: Translator) -> str:
    """Return a rank of yours as what another beats: "beats your eight"."""
    return {
        2: words.tr("your two", "what is beaten"),
        3: words.tr("your three", "what is beaten"),
        4: words.tr("your four", "what is beaten"),
        5: words.tr("your five", "what is beaten"),
        6: words.tr("your six", "what is beaten"),
        7: words.tr("your seven", "what is beaten"),
        8: words.tr("your eight", "what is beaten"),
        9: words.tr("your nine", "what is beaten"),
        10: words.tr("your ten", "what is beaten"),
        JACK: words.tr("your jack", "what is beaten"),
        QUEEN: words.tr("your queen", "what is beaten"),
        KING: words.tr("your king", "what is beaten"),
        ACE: words.tr("your ace", "what is beaten"),
        JOKER: words.tr("your joker", "what is beaten"),
    }[rank]


def your_rank_compared(rank: int, words: Translator) -> str:
    """Return a rank of yours as what another is lower than: "is lower than your eight"."""
    return {
        2: words.tr("your two", "after lower than"),
        3: words.tr("your three", "after lower than"),
        4: words.tr("your four", "after lower than"),
        5: words.tr("your five", "after lower than"),
        6: words.tr("your six", "after lower than"),
        7: words.tr("your seven", "after lower than"),
        8: words.tr("your eight", "after lower than"),
        9: words.tr("your nine", "after lower than"),
        10: words.tr("your ten", "after lower than"),
        JACK: words.tr("your jack", "after lower than"),
        QUEEN: words.tr("your queen", "after lower than"),
        KING: words.tr("your king", "after lower than"),
        ACE: words.tr("your ace", "after lower than"),
        JOKER: words.tr("your joker", "after lower than"),
    }[rank]


def rank_of_first(name: str, rank: int, words: Translator) -> str:
    """Return a rank of a named seat at the beginning of a sentence: "Ann's eight beats …"."""
    return {
        2: words.tr("{name}'s two", "at the beginning of a sentence"),
        3: words.tr("{name}'s three", "at the beginning of a sentence"),
        4: words.tr("{name}'s four", "at the beginning of a sentence"),
        5: words.tr("{name}'s five", "at the beginning of a sentence"),
        6: words.tr("{name}'s six", "at the beginning of a sentence"),
        7: words.tr("{name}'s seven", "at the beginning of a sentence"),
        8: words.tr("{name}'s eight", "at the beginning of a sentence"),
        9: words.tr("{name}'s nine", "at the beginning of a sentence"),
        10: words.tr("{name}'s ten", "at the beginning of a sentence"),
        JACK: words.tr("{name}'s jack", "at the beginning of a sentence"),
        QUEEN: words.tr("{name}'s queen", "at the beginning of a sentence"),
        KING: words.tr("{name}'s king", "at the beginning of a sentence"),
        ACE: words.tr("{name}'s ace", "at the beginning of a sentence"),
        JOKER: words.tr("{name}'s joker", "at the beginning of a sentence"),
    }[rank].format(name=name)


def rank_of_beaten(name: str, rank: int, words: Translator) -> str:
    """Return a rank of a named seat as what another beats: "beats Ann's eight"."""
    return {
        2: words.tr("{name}'s two", "what is beaten"),
        3: words.tr("{name}'s three", "what is beaten"),
        4: words.tr("{name}'s four", "what is beaten"),
        5: words.tr("{name}'s five", "what is beaten"),
        6: words.tr("{name}'s six", "what is beaten"),
        7: words.tr("{name}'s seven", "what is beaten"),
        8: words.tr("{name}'s eight", "what is beaten"),
        9: words.tr("{name}'s nine", "what is beaten"),
        10: words.tr("{name}'s ten", "what is beaten"),
        JACK: words.tr("{name}'s jack", "what is beaten"),
        QUEEN: words.tr("{name}'s queen", "what is beaten"),
        KING: words.tr("{name}'s king", "what is beaten"),
        ACE: words.tr("{name}'s ace", "what is beaten"),
        JOKER: words.tr("{name}'s joker", "what is beaten"),
    }[rank].format(name=name)


def rank_of_compared(name: str, rank: int, words: Translator) -> str:
    """Return a rank of a named seat as what another is lower than: "is lower than Ann's eight"."""
    return {
        2: words.tr("{name}'s two", "after lower than"),
        3: words.tr("{name}'s three", "after lower than"),
        4: words.tr("{name}'s four", "after lower than"),
        5: words.tr("{name}'s five", "after lower than"),
        6: words.tr("{name}'s six", "after lower than"),
        7: words.tr("{name}'s seven", "after lower than"),
        8: words.tr("{name}'s eight", "after lower than"),
        9: words.tr("{name}'s nine", "after lower than"),
        10: words.tr("{name}'s ten", "after lower than"),
        JACK: words.tr("{name}'s jack", "after lower than"),
        QUEEN: words.tr("{name}'s queen", "after lower than"),
        KING: words.tr("{name}'s king", "after lower than"),
        ACE: words.tr("{name}'s ace", "after lower than"),
        JOKER: words.tr("{name}'s joker", "after lower than"),
    }[rank].format(name=name)
