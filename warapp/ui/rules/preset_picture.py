"""What is special about some rules, as a picture of a few cards; draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from warapp.engine import CardsEach, FaceDown, Rules, Shortage, Wins, parse_cards
from warapp.ui.play.small_cards import Look, RowCard
from warapp.words.translation import Translate, Translator

WAR_STEP, FAN_STEP, APART_STEP = 0.38, 0.62, 1.12
"""From one card to the next, in card widths: in a war, in a fan, and side by side."""
_STACK_STEP, _STACK_CARDS, _MOST_BACKS = 0.04, 6, 6


class PillSign(Enum):
    """What stands before the words of a pill."""

    NONE = auto()
    CLOCK = auto()
    AGAIN = auto()


@dataclass(frozen=True, slots=True)
class PresetPicture:
    """A row of cards, and a few words beside it.

    Attributes:
        cards: from left to right.
        step: from one to the next, in card widths.
        seats: for a row of backs that stand for players: how many.
        pill: the words beside the row; '' for none.
        sign: before these words.
    """

    cards: tuple[RowCard, ...]
    step: float
    seats: int = 0
    pill: str = ""
    sign: PillSign = PillSign.NONE


def picture_of(rules: Rules, translate: Translate) -> PresetPicture:
    """Return the picture of rules: what is the least usual about them."""
    words = Translator(translate)
    if rules.seats > 2:
        pill, sign = _minutes(rules, words) if rules.minute_limit else ("", PillSign.NONE)
        return PresetPicture((RowCard(None),) * rules.seats, APART_STEP, rules.seats, pill, sign)
    if rules.wins is Wins.LOWEST:
        return _compared("KS", "2H")
    if rules.jokers:
        return _compared("AS", "X1")
    if isinstance(rules.face_down, FaceDown):
        return PresetPicture((*_faces("5D"), *(RowCard(None),) * 5), WAR_STEP, pill=words.number(5))
    if rules.cards_each is not CardsEach.ALL:
        return _stack(words.tr("%n each", "cards", rules.cards_each), PillSign.NONE)
    if rules.trip_limit:
        return _stack(words.tr("%n time(s)", "through the cards", rules.trip_limit), PillSign.AGAIN)
    if rules.lowest_rank > 2:
        ranks = ("7C", "8D", "9C", "10D", "JC", "QD", "KC", "AD")
        lower = ("6D",) if rules.lowest_rank == 6 else ()
        return PresetPicture(_faces(*lower, *ranks), FAN_STEP)
    return _war(rules, words)


def _war(rules: Rules, words: Translator) -> PresetPicture:
    """Return a tied card, what goes face down on it, and the card that decides."""
    fights_on = rules.shortage in (Shortage.LAST_CARD, Shortage.LAST_CARD_STAYS)
    if rules.face_down == 1 and fights_on and rules.minute_limit:
        pill, sign = _minutes(rules, words)
        return PresetPicture((*_faces("6D"), *_won("QS")), WAR_STEP, pill=pill, sign=sign)
    backs = min(int(rules.face_down), _MOST_BACKS)
    step = WAR_STEP if backs else FAN_STEP + 0.1
    return PresetPicture((*_faces("9C"), *(RowCard(None),) * backs, *_won("KH")), step)


def _minutes(rules: Rules, words: Translator) -> tuple[str, PillSign]:
    return words.tr("%n min", "minutes", rules.minute_limit or 0), PillSign.CLOCK


def _stack(pill: str, sign: PillSign) -> PresetPicture:
    return PresetPicture((RowCard(None),) * _STACK_CARDS, _STACK_STEP, pill=pill, sign=sign)


def _compared(beaten: str, won: str) -> PresetPicture:
    return PresetPicture((*_faces(beaten, look=Look.BEATEN), *_won(won)), APART_STEP)


def _won(card: str) -> tuple[RowCard, ...]:
    return _faces(card, look=Look.WON)


def _faces(*cards: str, look: Look = Look.PLAIN) -> tuple[RowCard, ...]:
    return tuple(RowCard(card, look) for card in parse_cards(" ".join(cards)))
