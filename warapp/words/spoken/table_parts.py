"""Names the things on the table, each so that it can be understood by itself."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine import Card
from warapp.words.cards import card_name
from warapp.words.translation import Translate, Translator, comma_separated


class TableNames:
    """Names seats, piles and cards.

    Args:
        names: the name of each seat.
        translate: translates into the reader's language.
    """

    def __init__(self, names: Sequence[str], translate: Translate) -> None:
        self._names, self._translate, self._words = tuple(names), translate, Translator(translate)

    def listed(self, items: Sequence[str]) -> str:
        """Return items with commas between them."""
        return comma_separated(items, self._words)

    def seat(self, seat: int, cards: int) -> str:
        """Return a seat with its number of cards, as its plate shows it."""
        words = self._words
        #: the name of a thing on the table, for a screen reader
        template = words.tr("{name}: %n card(s)", "", cards) if cards else words.tr("{name}: no cards")
        return template.format(name=self._names[seat])

    def out(self, seat: int) -> str:
        """Return a seat that is out."""
        words = self._words
        #: the name of a seat on the table that is out of the round
        return words.tr("{name}: out").format(name=self._names[seat])

    def key(self, key: str) -> str:
        """Return by which key a seat turns cards."""
        words = self._words
        #: by which key a player turns cards
        return words.tr("Key: {key}").format(key=key)

    def gain(self, cards: int) -> str:
        """Return how many cards the winner of a battle takes."""
        words = self._words
        #: after the name of the seat that won the battle
        return words.tr("Takes %n card(s)", "", cards)

    def pile(self, seat: int, cards: int) -> str:
        """Return a seat's pile."""
        words = self._words
        #: a player's pile on the table
        return words.tr("{name}, pile: %n card(s)", "", cards).format(name=self._names[seat])

    def from_top(self, cards: Sequence[Card]) -> str:
        """Return the cards of a pile that lies face up, the next one first."""
        words = self._words
        #: the cards of a pile that lies face up, the next one first: ten of clubs, jack of hearts, ...
        template = words.tr("From the top: {names}")
        return template.format(names=self.listed([card_name(card, self._translate) for card in cards]))

    def face_up(self, seat: int, card: Card, *, wins: bool, tied: bool, beaten: bool) -> str:
        """Return a card that lies face up before a seat, and how it fares."""
        words = self._words
        #: a card that lies before a player
        template = words.tr("{name}, face up: {card}")
        if wins:
            template = words.tr("{name}, face up: {card}, wins")
        elif tied:
            template = words.tr("{name}, face up: {card}, tied")
        elif beaten:
            template = words.tr("{name}, face up: {card}, beaten")
        return template.format(name=self._names[seat], card=card_name(card, self._translate))

    def face_down(self, seat: int, cards: int) -> str:
        """Return the cards that lie face down before a seat."""
        words = self._words
        #: cards that lie before a player
        return words.tr("{name}, face down: %n card(s)", "", cards).format(name=self._names[seat])

    def pot(self, cards: int) -> str:
        """Return the pot."""
        words = self._words
        #: all cards on the table in a battle
        return words.tr("Pot: %n card(s)", "", cards)

    def aside(self, cards: int) -> str:
        """Return the cards set aside."""
        words = self._words
        #: cards that nobody was dealt
        return words.tr("Set aside: %n card(s)", "", cards)

    def shares(self, counts: Sequence[int]) -> str:
        """Return who owns how many cards, as the share bar shows it."""
        words = self._words
        parts = [
            words.tr("{name} {number}").format(name=name, number=words.number(count))
            for name, count in zip(self._names, counts, strict=True)
        ]
        #: who owns how many: You 26, Ann 26
        return words.tr("Shares of the cards: {shares}").format(shares=comma_separated(parts, words))

    def sentence(self, name: str) -> str:
        """Return a name as a sentence of its own."""
        words = self._words
        return words.tr("{clause}.").format(clause=name)
