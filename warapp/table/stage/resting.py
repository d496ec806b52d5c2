"""The picture in which a battle rests: its cards where they lie, and who took them; a pure function of it."""

from __future__ import annotations

from typing import NamedTuple

from warapp.engine import Battle, Card, CardsLaid, CardsTurned, PotCarried, PotTaken, SeatOut, WarDeclared
from warapp.table.stage.spots import InColumn, InPot, Spot
from warapp.table.stage.sprite import Mark


class RestingCard(NamedTuple):
    """A card of the picture: which, where, whether face up, and how it is marked."""

    card: Card
    spot: Spot
    face_up: bool
    mark: Mark | None


class RestingPicture(NamedTuple):
    """What a battle leaves on the table until the next one begins.

    Attributes:
        cards: from the lowest to the top one.
        columns: of each seat, which of its cards lie face up.
        winner: the seat that took the pot; None where it was left.
        gain: how many cards that seat took.
        war: how many wars were declared.
        pot: how many cards lie there.
        carried: how many of them were there before.
    """

    cards: tuple[RestingCard, ...]
    columns: tuple[tuple[bool, ...], ...]
    winner: int | None
    gain: int
    war: int
    pot: int
    carried: int


def rest(battle: Battle) -> RestingPicture:
    """Return the picture in which a battle rests.

    >>> from warapp.engine import Rules, from_piles, parse_cards, play_battle
    >>> picture = rest(play_battle(from_piles([parse_cards("9C 2C"), parse_cards("KD 3D")]), Rules()))
    >>> [(card.card, card.mark.name) for card in picture.cards], picture.winner, picture.gain
    ([(<9C>, 'BEATEN'), (<KD>, 'WINNER')], 1, 2)
    """
    columns = _columns(battle)
    settled = settlement(battle)
    taken = settled if isinstance(settled, PotTaken) else None
    tied, fighting = _tied(battle)
    cards = [RestingCard(card, InPot(n), False, None) for n, card in enumerate(battle.before.pot)]
    winning: list[RestingCard] = []
    for seat, column in enumerate(columns):
        for nth, (card, face_up) in enumerate(column):
            if taken:
                mark = Mark.WINNER if card == taken.card else None if seat == taken.seat else Mark.BEATEN
            else:
                mark = Mark.TIED if card in tied else None if seat in fighting else Mark.BEATEN
            lying = RestingCard(card, InColumn(seat, nth), face_up, mark)
            (winning if mark is Mark.WINNER else cards).append(lying)
    cards += winning
    return RestingPicture(
        tuple(cards),
        tuple(tuple(face_up for _, face_up in column) for column in columns),
        taken.seat if taken else None,
        len(taken.cards) if taken else 0,
        battle.wars,
        len(cards),
        len(battle.before.pot),
    )


def settlement(battle: Battle) -> PotTaken | PotCarried | None:
    """Return how a battle's pot was settled."""
    return next((event for event in battle.events if isinstance(event, PotTaken | PotCarried)), None)


def columns_of(battle: Battle) -> list[tuple[bool, ...]]:
    """Return, for each seat, which cards of its column lie face up when a battle's last card is laid."""
    return [tuple(face_up for _, face_up in column) for column in _columns(battle)]


def _columns(battle: Battle) -> list[list[tuple[Card, bool]]]:
    columns: list[list[tuple[Card, bool]]] = [[] for _ in battle.before.piles]
    for event in battle.events:
        match event:
            case CardsTurned(cards=cards):
                for seat, card in enumerate(cards):
                    columns[seat] += [(card, True)] if card else []
            case CardsLaid():
                for laid in event.laid:
                    columns[laid.seat] += [(card, False) for card in laid.face_down]
                    columns[laid.seat] += [] if laid.stays else [(laid.face_up, True)]
            case SeatOut(seat=seat, cards=cards):
                columns[seat] += [(card, False) for card in cards]
    return columns


def _tied(battle: Battle) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Return the cards of a tie that was never broken, and the seats that fought to the end."""
    top: dict[int, Card] = {}
    tied: tuple[Card, ...] = ()
    fighting = tuple(range(len(battle.before.piles)))
    for event in battle.events:
        match event:
            case CardsTurned(cards=cards):
                top = {seat: card for seat, card in enumerate(cards) if card}
            case CardsLaid():
                top |= {laid.seat: laid.face_up for laid in event.laid}
                tied = ()
            case WarDeclared(warriors=fighting):
                tied = tuple(top[seat] for seat in event.tied)
    return tied, fighting
