"""The events of a battle, with everything needed to animate or describe them."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine.cards import Card, Pile
from warapp.engine.state import Outcome


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards that one warrior laid on its column in a war.

    Attributes:
        seat: the warrior.
        face_down: the cards laid face down, in order.
        face_up: the card that fights: the last one laid, or a card already face up that stays.
        stays: whether `face_up` was already on the table, so that nothing was laid.
    """

    seat: int
    face_down: Pile
    face_up: Card
    stays: bool = False

    @property
    def cards(self) -> Pile:
        """All cards laid, in order."""
        return () if self.stays else (*self.face_down, self.face_up)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Event:
    """Base of all events: `counts` is the number of cards in each pile after the event."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsTurned(_Event):
    """Every seat still in turned its top card; `cards` has None for seats that are out."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class WarDeclared(_Event):
    """The best card is shared, so there is war.

    Attributes:
        depth: 1 for a battle's first war.
        warriors: the seats that fight.
        tied: the warriors that share the best card.
        rank: the rank of that card.
        need: the number of cards that a full war takes from each warrior.
    """

    depth: int
    warriors: tuple[int, ...]
    tied: tuple[int, ...]
    rank: int
    need: int


@dataclass(frozen=True, slots=True)
class RanShort(_Event):
    """A warrior has fewer cards than a full war takes.

    Attributes:
        seat: the warrior.
        held: the number of cards in its pile.
        need: the number of cards that a full war takes.
    """

    seat: int
    held: int
    need: int


@dataclass(frozen=True, slots=True)
class CardsLaid(_Event):
    """The warriors laid their cards; `laid` is in seat order."""

    depth: int
    laid: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class SeatOut(_Event):
    """A seat left the round, either without cards or put out in a war with `cards` left for the pot."""

    seat: int
    cards: Pile = ()


@dataclass(frozen=True, slots=True)
class PotTaken(_Event):
    """A seat took the pot.

    Attributes:
        seat: the winner of the battle.
        cards: the pot in the order in which it goes under the pile, carried cards first.
        turned: whether a turned card won it, rather than the lack of an opponent.
        card: the winning card, or the last one the seat turned in this battle.
    """

    seat: int
    cards: Pile
    turned: bool
    card: Card


@dataclass(frozen=True, slots=True)
class PotCarried(_Event):
    """Nobody took the pot, so it stays on the table.

    Attributes:
        pot: all carried cards, in the order in which the next winner takes them.
        seats: the warriors whose shortage left it.
    """

    pot: Pile
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(_Event):
    """The round is over."""

    outcome: Outcome


Event = CardsTurned | WarDeclared | RanShort | CardsLaid | SeatOut | PotTaken | PotCarried | RoundEnded
