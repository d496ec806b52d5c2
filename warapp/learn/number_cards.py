"""The numbers that a lesson is about, and the cards of the deck that show them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum, IntEnum

from warapp.engine import Ace, AtLimit, Card, Pile, Rules, Shortage, SplitMix64
from warapp.engine.cards import ACE, SUITS, new_deck

Numbers = tuple[int, ...]
"""The numbers of the cards on one side, in the order in which they lie."""

_GREATEST_FIGURE = 9


class NumberRange(IntEnum):
    """The greatest number that is not an ace; jack, queen and king are 11, 12 and 13, or left out."""

    TO_FIVE = 5
    TO_TEN = 10
    TO_THIRTEEN = 13


class Shows(Enum):
    """What a card shows of its number."""

    NUMERAL_AND_PIPS = "numeral_and_pips"
    NUMERAL = "numeral"
    PIPS = "pips"


@dataclass(frozen=True, slots=True)
class NumberCards:
    """The cards of a lesson: four of each number.

    >>> NumberCards(NumberRange.TO_FIVE).numbers
    (1, 2, 3, 4, 5)
    >>> NumberCards(NumberRange.TO_FIVE, Ace.HIGH).numbers
    (2, 3, 4, 5, 14)

    Attributes:
        highest: the greatest number that is not an ace.
        ace: whether an ace is 1 or 14.
    """

    highest: NumberRange = NumberRange.TO_TEN
    ace: Ace = Ace.LOW

    @property
    def numbers(self) -> Numbers:
        """The numbers, from the least."""
        ranks = range(2, self.highest + 1)
        return (1, *ranks) if self.ace is Ace.LOW else (*ranks, ACE)

    @property
    def figures(self) -> Numbers:
        """The numbers that can stand for tens or ones."""
        return tuple(number for number in self.numbers if number <= _GREATEST_FIGURE)

    @property
    def has_faces(self) -> bool:
        """Whether jack, queen and king are among the cards."""
        return self.highest is NumberRange.TO_THIRTEEN

    def deck(self, numbers: Numbers | None = None) -> Pile:
        """Return all cards of the lesson, or those of some numbers, as in a new deck."""
        wanted = self.numbers if numbers is None else numbers
        return tuple(card for card in new_deck() if self.number(card) in wanted)

    def number(self, card: Card) -> int:
        """Return the number of a card."""
        return 1 if card.rank == ACE and self.ace is Ace.LOW else card.rank

    def card(self, number: int, taken: Pile, stream: SplitMix64) -> Card:
        """Return a card of a number, of a suit by lot, that isn't among those taken.

        Raises:
            ValueError: all cards of the number are taken.
        """
        rank = ACE if number == 1 else number
        left = [card for suit in SUITS if (card := Card(rank, suit)) not in taken]
        if not left:
            raise ValueError(f"{number}: all cards are taken")
        return left[stream.below(len(left))]

    def counts(self, cards: Pile) -> Counter[int]:
        """Return how many cards there are of each number."""
        return Counter(map(self.number, cards))

    def rules(self, battles: int) -> Rules:
        """Return the rules of a round with these cards that ends after so many battles."""
        return Rules(
            ace=self.ace,
            face_down=1,
            shortage=Shortage.LAST_CARD,
            battle_limit=battles,
            at_limit=AtLimit.MOST_CARDS,
        )
