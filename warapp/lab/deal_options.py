"""How the deals of many rounds can be varied, and by what their cards are compared; plays no rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle

from warapp.engine import Card, InvalidRules, Pile, Rules, SplitMix64, State, deal, from_piles, shuffled

_KING, _ACE = 13, 14


class Worth(StrEnum):
    """What the cards that a seat is dealt are worth, to compare the seats by."""

    ACES = "aces"
    KINGS = "kings"
    STRENGTH = "strength"

    def of(self, rules: Rules, card: Card) -> int:
        """Return the worth of a card: 1 for an ace or king, or its rank for the strength.

        >>> from warapp.engine import parse_cards
        >>> [Worth.STRENGTH.of(Rules(), card) for card in parse_cards("AS KD 7C X1")]
        [14, 13, 7, 15]
        """
        if self is Worth.STRENGTH:
            return rules.rank_value(card.rank)
        return int(card.rank == (_ACE if self is Worth.ACES else _KING))


@dataclass(frozen=True, slots=True)
class DealOptions:
    """How deals are made and compared.

    Attributes:
        worth: by what the cards of the seats are compared.
        piles_each: the number of cards that each seat is dealt; as the rules say if it is empty.
    """

    worth: Worth = Worth.ACES
    piles_each: tuple[int, ...] = ()

    def cards_each(self, rules: Rules) -> tuple[int, ...]:
        """Return the number of cards that each seat is dealt."""
        return self.piles_each or (rules.cards_dealt_each,) * rules.seats

    def check(self, rules: Rules) -> None:
        """Raise InvalidRules unless the piles suit the rules."""
        each = self.piles_each
        if each and len(each) != rules.seats:
            raise InvalidRules("piles_each", _listed(each), f"{rules.seats} numbers, one for each seat")
        if each and (min(each) < 1 or sum(each) > rules.deck_size):
            raise InvalidRules(
                "piles_each", _listed(each), f"numbers from 1, together at most {rules.deck_size}"
            )

    def deal(self, rules: Rules, deal_number: int) -> State:
        """Deal a round by the engine: one card at a time in turn, to those who don't have all of theirs.

        >>> DealOptions(piles_each=(1, 3)).deal(Rules(), 1).counts
        (1, 3)
        """
        if not self.piles_each:
            return deal(rules, deal_number)
        self.check(rules)
        deck = shuffled(rules.deck, SplitMix64(deal_number))
        piles = _dealt(deck, self.piles_each)
        dealt = sum(self.piles_each)
        return from_piles(piles)._replace(deal_number=deal_number, set_aside=deck[dealt:])

    def worths(self, rules: Rules, piles: Sequence[Pile]) -> tuple[int, ...]:
        """Return what the cards of each pile are worth together."""
        return tuple(sum(self.worth.of(rules, card) for card in pile) for pile in piles)


USUAL_DEALS = DealOptions()
"""Deals as the rules say, compared by their aces."""


def _dealt(deck: Sequence[Card], each: Sequence[int]) -> list[Pile]:
    piles: list[list[Card]] = [[] for _ in each]
    cards, places = iter(deck), cycle(range(len(each)))
    for _ in range(sum(each)):
        seat = next(seat for seat in places if len(piles[seat]) < each[seat])
        piles[seat].append(next(cards))
    return [tuple(pile) for pile in piles]


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers))
