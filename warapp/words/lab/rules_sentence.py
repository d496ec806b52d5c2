"""Describes rules for an evening in one sentence each."""

from __future__ import annotations

from warapp.engine import AtLimit, CardsEach, FaceDown, PickUp, Rules, Wins
from warapp.words.translation import Translate, Translator, comma_separated


def rules_sentence(rules: Rules, translate: Translate) -> str:
    """Return what those who play by rules need to know of them, in one sentence.

    >>> from warapp.words.translation import english
    >>> rules_sentence(Rules(lowest_rank=7, battle_limit=150, at_limit=AtLimit.MOST_CARDS), english)
    '32 cards from the sevens up, 1 card face down in a war; after 150 battles the most cards win.'
    """
    words = Translator(translate)
    cards = [_deck(rules, words)]
    if rules.jokers:
        cards.append(words.tr("%n joker(s)", "", rules.jokers))
    if not isinstance(rules.cards_each, CardsEach):
        cards.append(words.tr("%n card(s) each", "", rules.cards_each))
    cards.append(_face_down(rules, words))
    if rules.wins is Wins.LOWEST:
        cards.append(words.tr("the lowest card wins"))
    if rules.pick_up is PickUp.SHUFFLED:
        cards.append(words.tr("won cards shuffled"))
    sentence = comma_separated(cards, words)
    if limit := _limit(rules, words):
        #: such as: All 52 cards, 1 card face down in a war; after 150 battles the most cards win.
        return words.tr("{cards}; {limit}.").format(cards=sentence, limit=limit)
    return words.tr("{cards}.").format(cards=sentence)


def _deck(rules: Rules, words: Translator) -> str:
    return {
        2: words.tr("All 52 cards"),
        6: words.tr("36 cards from the sixes up"),
        7: words.tr("32 cards from the sevens up"),
    }[rules.lowest_rank]


def _face_down(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return words.tr("as many cards face down in a war as the tied rank says")
    if not rules.face_down:
        return words.tr("no card face down in a war")
    return words.tr("%n card(s) face down in a war", "", rules.face_down)


def _limit(rules: Rules, words: Translator) -> str:
    """Return what ends a round early, or nothing."""
    if rules.minute_limit is not None:
        when = words.tr("after %n minute(s)", "", rules.minute_limit)
    elif rules.trip_limit is not None:
        when = words.tr("after %n trip(s)", "", rules.trip_limit)
    elif rules.battle_limit is not None:
        when = words.tr("after %n battle(s)", "", rules.battle_limit)
    else:
        return ""
    if rules.at_limit is AtLimit.DRAW:
        #: after 150 battles it's a draw
        return words.tr("{when} it's a draw").format(when=when)
    return words.tr("{when} the most cards win").format(when=when)
