"""What happens in a battle, in the past tense, with all that a table or a sentence needs to tell it."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine.cards import Card, Pile
from warapp.engine.state import Outcome


@dataclass(frozen=True, slots=True)
class Laid:
    """What one warrior laid on its column in a war.

    Attributes:
        seat: the warrior.
        face_down: the cards laid face down, first to last.
        face_up: the card turned last; where a short seat's last face-up card stays and fights on, that card.
        stays: whether `face_up` is such a card, so that nothing was laid.
    """

    seat: int
    face_down: Pile
    face_up: Card
    stays: bool = False

    @property
    def cards(self) -> Pile:
        """The cards that left the pile, in the order laid."""
        return () if self.stays else (*self.face_down, self.face_up)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Event:
    """What every event has: the number of cards in each pile after it, so that no counter runs ahead."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsTurned(_Event):
    """Every seat still in turned its top card; None for a seat that is out."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class WarDeclared(_Event):
    """The best card was shared.

    Attributes:
        depth: 1 for a battle's first war.
        warriors: the seats that fight.
        tied: those among them that share the best card.
        rank: its rank.
        need: the cards a seat must have to lay a full war.
    """

    depth: int
    warriors: tuple[int, ...]
    tied: tuple[int, ...]
    rank: int
    need: int


@dataclass(frozen=True, slots=True)
class RanShort(_Event):
    """A warrior had fewer cards than needed.

    Attributes:
        seat: the warrior.
        held: its cards when the tie fell.
        need: the cards of a full war.
    """

    seat: int
    held: int
    need: int


@dataclass(frozen=True, slots=True)
class CardsLaid(_Event):
    """The warriors laid their cards, in the order of their seats."""

    depth: int
    laid: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class SeatOut(_Event):
    """A seat left the round: put out in a war, its `cards` going onto its column, or with none left."""

    seat: int
    cards: Pile = ()


@dataclass(frozen=True, slots=True)
class PotTaken(_Event):
    """A seat took the pot.

    Attributes:
        seat: who.
        cards: the pot in the order in which it went under the pile, the carried cards first.
        turned: whether a turned card took it, rather than being the last warrior or seat.
        card: that card, or the last that the seat turned in this battle.
    """

    seat: int
    cards: Pile
    turned: bool
    card: Card


@dataclass(frozen=True, slots=True)
class PotCarried(_Event):
    """Nobody took the pot: it stays on the table, `pot` with all that was carried before.

    Attributes:
        pot: the cards left, in the order in which the next winner takes them.
        seats: the equally short warriors, or those who fought when a shortage drew the round.
    """

    pot: Pile
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(_Event):
    """The round is over."""

    outcome: Outcome


Event = CardsTurned | WarDeclared | RanShort | CardsLaid | SeatOut | PotTaken | PotCarried | RoundEnded
