"""The state of a round between two battles, as a value; knows nothing of how it got there."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from warapp.engine.cards import BadCard, Card, Pile, format_cards
from warapp.engine.rule_fields import MOST_SEATS, InvalidRules
from warapp.engine.rules import Rules
from warapp.engine.shuffle import SplitMix64, shuffled

MOST_DEALS = 2**31 - 1
"""The greatest deal number; the least is 1, and rounds that began with given piles have 0."""


class Reason(StrEnum):
    """Why a round ended."""

    ALL_CARDS = "all_cards"
    SHORTAGE = "shortage"
    EQUAL_SHORTAGE = "equal_shortage"
    BATTLE_LIMIT = "battle_limit"
    TRIP_LIMIT = "trip_limit"
    TIME_LIMIT = "time_limit"
    ENDLESS = "endless"


class Outcome(NamedTuple):
    """Why a round ended and which seat won; None for a draw."""

    reason: Reason
    winner: int | None


class Position(NamedTuple):
    """The cards: each seat's pile, top first, and the pot carried from earlier battles."""

    piles: tuple[Pile, ...]
    pot: Pile = ()

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each pile."""
        return tuple(map(len, self.piles))

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats that hold cards."""
        return tuple(seat for seat, pile in enumerate(self.piles) if pile)

    def __str__(self) -> str:
        piles = " | ".join(format_cards(pile) or "-" for pile in self.piles)
        return f"{piles} + {format_cards(self.pot)}" if self.pot else piles


class Trip(NamedTuple):
    """Progress of the trip through the deck.

    Attributes:
        ended: the number of completed trips.
        held: the cards in each pile when this trip began.
        played: the cards that each seat has played since.
    """

    ended: int
    held: tuple[int, ...]
    played: tuple[int, ...]

    @classmethod
    def begin(cls, ended: int, counts: tuple[int, ...]) -> Trip:
        """Return the trip that follows `ended` completed ones."""
        return cls(ended, counts, (0,) * len(counts))

    def after(self, left: tuple[int, ...], counts: tuple[int, ...]) -> Trip:
        """Return the trip after a battle.

        Args:
            left: the number of cards that left each pile in it.
            counts: the number of cards in each pile after it.
        """
        played = tuple(p + n for p, n in zip(self.played, left, strict=True))
        if all(p >= h for p, h, count in zip(played, self.held, counts, strict=True) if count):
            return Trip.begin(self.ended + 1, counts)
        return Trip(self.ended, self.held, played)


class State(NamedTuple):
    """A round between two battles.

    Attributes:
        position: the piles and the carried pot.
        battles: the number of battles played.
        trip: progress of the trip through the deck.
        checkpoint: the earlier position that cycle detection compares with.
        deal_number: the deal number, 0 for given piles.
        set_aside: the cards of the deck that were not dealt.
        outcome: None while the round goes on.
    """

    position: Position
    battles: int
    trip: Trip
    checkpoint: Position
    deal_number: int = 0
    set_aside: Pile = ()
    outcome: Outcome | None = None

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The pile of each seat, top first."""
        return self.position.piles

    @property
    def pot(self) -> Pile:
        """The cards left on the table."""
        return self.position.pot

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards in each pile."""
        return self.position.counts

    def __str__(self) -> str:
        end = f" = {self.outcome.reason} {self.outcome.winner}" if self.outcome else ""
        return f"#{self.battles} {self.position}{end}"


def deal(rules: Rules, deal_number: int) -> State:
    """Deal a round.

    >>> from warapp.engine.rules import PLAYBOOK
    >>> format_cards(deal(PLAYBOOK, 1).piles[0][:7])
    '10S KH 2C KS 7C 8D 4D'

    Raises:
        InvalidRules: the deal number is not 1 … 2**31 - 1.
    """
    if type(deal_number) is not int or not 1 <= deal_number <= MOST_DEALS:
        raise InvalidRules("deal_number", deal_number, f"1 to {MOST_DEALS:,}")
    deck = shuffled(rules.deck, SplitMix64(deal_number))
    dealt = rules.cards_dealt_each * rules.seats
    piles = tuple(deck[seat : dealt : rules.seats] for seat in range(rules.seats))
    return _begin(piles, deal_number, deck[dealt:])


def from_piles(piles: Sequence[Sequence[Card]]) -> State:
    """Begin a round from given piles, top first; they may be uneven, and empty for a seat that is out.

    >>> from warapp.engine.cards import parse_cards
    >>> print(from_piles([parse_cards("AS"), ()]))
    #0 AS | - = all_cards 0

    Raises:
        InvalidRules: too few or too many piles, or no card in any.
        BadCard: a card is there twice.
    """
    if not 2 <= len(piles) <= MOST_SEATS:
        raise InvalidRules("piles", len(piles), f"2 to {MOST_SEATS} piles")
    seen: set[Card] = set()
    for seat, pile in enumerate(piles):
        for card in pile:
            if card in seen:
                raise BadCard(f"piles[{seat}]: {card} appears twice; each card can only appear once")
            seen.add(card)
    if not seen:
        raise InvalidRules("piles", "", "piles with at least one card among them")
    return _begin(tuple(tuple(pile) for pile in piles), 0, ())


def _begin(piles: tuple[Pile, ...], deal_number: int, set_aside: Pile) -> State:
    position = Position(piles)
    holders = position.holders
    outcome = Outcome(Reason.ALL_CARDS, holders[0]) if len(holders) == 1 else None
    trip = Trip.begin(0, position.counts)
    return State(position, 0, trip, position, deal_number, set_aside, outcome)
