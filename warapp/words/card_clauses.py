"""Clauses about the cards that seats turned and laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warapp.engine import Card, Laid
from warapp.words.cards import a_rank, the_card
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translator, comma_separated


def turned_ranks(cards: Mapping[int, Card], people: SeatNames, words: Translator) -> str:
    """Return which rank each seat turned: "You turned a king, Ann a seven"."""
    return _turned({seat: a_rank(card.rank, words) for seat, card in cards.items()}, people, words)


def turned_cards(cards: Mapping[int, Card], people: SeatNames, words: Translator) -> str:
    """Return which card each seat turned: "You turned the king of hearts, Ann the seven of clubs"."""
    return _turned({seat: the_card(card, words) for seat, card in cards.items()}, people, words)


def _turned(cards: Mapping[int, str], people: SeatNames, words: Translator) -> str:
    first, *others = people.in_order(list(cards))
    #: a clause to which commas and others may be added; the card with its article
    you, one = words.tr("You turned {card}"), words.tr("{name} turned {card}")
    clauses = [people.sentence(first, you=you, one=one, card=cards[first])]
    for seat in others:
        #: after: You turned a king, …
        clauses.append(words.tr("{name} {card}").format(name=people.names[seat], card=cards[seat]))
    return comma_separated(clauses, words)


def laid_cards(laid: Sequence[Laid], people: SeatNames, words: Translator) -> tuple[list[str], str]:
    """Return what the warriors laid: whole sentences, and the clause that names the cards turned."""
    down = {len(column.face_down) for column in laid}
    if len(down) > 1 or any(column.stays for column in laid):
        return [], _laid_one_by_one(laid, people, words)
    turned = turned_cards({column.seat: column.face_up for column in laid}, people, words)
    number = down.pop()
    return [words.tr("Each laid %n card(s) face down.", "", number)] if number else [], turned


def _laid_one_by_one(laid: Sequence[Laid], people: SeatNames, words: Translator) -> str:
    columns = {column.seat: column for column in laid}
    clauses = []
    for seat in people.in_order(list(columns)):
        column = columns[seat]
        number = len(column.face_down)
        you = words.tr("You laid %n card(s) face down and turned {card}", "", number)
        one = words.tr("{name} laid %n card(s) face down and turned {card}", "", number)
        if column.stays:
            you, one = words.tr("You kept {card}"), words.tr("{name} kept {card}")
        elif not number:
            you, one = words.tr("You turned {card}"), words.tr("{name} turned {card}")
        card = the_card(column.face_up, words)
        clauses.append(people.sentence(seat, you=you, one=one, card=card))
    return comma_separated(clauses, words)
