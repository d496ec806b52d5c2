"""How to play, made from the rules, so that it can't contradict the table; knows no window."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine import Ace, Fighters, PickUp, Rules, Wins
from warapp.engine.cards import ACE, JACK, JOKER
from warapp.engine.examples import ExampleName
from warapp.engine.rule_fields import FaceDown
from warapp.words.cards import rank_name
from warapp.words.guide_end import end, limits
from warapp.words.guide_shortage import running_short
from warapp.words.translation import Translate, Translator, comma_separated


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the guide: what it is about, in a few paragraphs, and what can be shown for it."""

    title: str
    paragraphs: tuple[str, ...]
    examples: tuple[ExampleName, ...] = ()


def guide(rules: Rules, translate: Translate) -> tuple[Section, ...]:
    """Return how to play by these rules, section by section.

    >>> from warapp.words.translation import english
    >>> guide(Rules(face_down=3), english)[2].paragraphs[1]
    'Each lays 3 cards face down on the tied card, and then one card face up.'
    """
    words = Translator(translate)
    two = ExampleName.BATTLE, ExampleName.TIE_OF_TWO
    return (
        Section(words.tr("Set-up"), _set_up(rules, words, translate)),
        Section(words.tr("Turning cards"), _turning(rules, words, translate), two[:1]),
        Section(words.tr("War"), _war(rules, words), (ExampleName.WAR, ExampleName.DOUBLE_WAR, *two[1:])),
        Section(
            words.tr("Running short"),
            running_short(rules, words),
            (ExampleName.SHORT, ExampleName.NONE_LEFT),
        ),
        Section(words.tr("The end"), end(rules, words)),
        Section(words.tr("Limits"), limits(rules, words)),
    )


def _set_up(rules: Rules, words: Translator, translate: Translate) -> tuple[str, ...]:
    plain = words.number(rules.deck_size - rules.jokers)
    deck = words.tr(
        "The deck has {cards} cards: four suits, each with the numbers from {lowest} to ten, jack, queen, "
        "king and ace."
    ).format(cards=plain, lowest=rank_name(rules.lowest_rank, translate))
    aim = words.tr("Whoever gets all the cards wins. There is nothing to decide: it is all luck.")
    said = [words.tr("This round is for %n player(s).", "", rules.seats), deck]
    if rules.jokers:
        jokers = words.tr("With %n joker(s) there are {cards}.", "cards in the deck", rules.jokers)
        said.append(jokers.format(cards=words.number(rules.deck_size)))
    each = rules.cards_dealt_each
    dealt = [
        words.tr("The cards are shuffled and dealt one at a time, until each has %n.", "cards", each),
        words.tr(
            "They lie face down in a pile before each player. Nobody looks at them or changes their order."
        ),
    ]
    if aside := rules.deck_size - each * rules.seats:
        dealt.append(words.tr("That leaves %n card(s), set aside and not played.", "", aside))
    return aim, " ".join(said), " ".join(dealt)


def _turning(rules: Rules, words: Translator, translate: Translate) -> tuple[str, ...]:
    highest = rules.wins is Wins.HIGHEST
    best = words.tr("The highest takes all cards on the table.") if highest else words.tr(
        "The lowest takes all cards on the table."
    )  # fmt: skip
    turn = words.tr("All turn the top card of their pile at the same time.")
    battle = words.tr("That is one battle, with any wars in it.")
    ranks = sorted({card.rank for card in rules.deck}, key=rules.strength, reverse=True)
    order = words.tr("From the best card down: {ranks}. Suits never matter.").format(
        ranks=comma_separated([rank_name(rank, translate) for rank in ranks], words)
    )
    said = [f"{turn} {best} {battle}", order, _picking_up(rules, words)]
    if rules.seats > 2:
        lower = words.tr("A pair below a better card is no tie: only the best card counts.")
        said.insert(2, lower)
    return tuple(said)


def _picking_up(rules: Rules, words: Translator) -> str:
    under = words.tr("The cards go face down under the winner's pile:")
    how = {
        PickUp.WINNER_FIRST: words.tr("first the winner's own, then the others' in clockwise order."),
        PickUp.LOSER_FIRST: words.tr("first the others' in clockwise order, then the winner's own."),
        PickUp.SEAT_ORDER: words.tr("always in the order of the seats, whoever wins."),
        PickUp.TURNED_OVER: words.tr("as they lie on the table, turned over, the last one laid first."),
        PickUp.HIGHEST_FIRST: words.tr("the highest card first, the lowest last."),
        PickUp.SHUFFLED: words.tr("in any order, after shuffling them."),
    }[rules.pick_up]
    if rules.seats == 2 and rules.pick_up is PickUp.WINNER_FIRST:
        how = words.tr("first the winner's own, then the loser's.")
    elif rules.seats == 2 and rules.pick_up is PickUp.LOSER_FIRST:
        how = words.tr("first the loser's, then the winner's own.")
    return words.tr("{under} {how}", "two halves of a sentence").format(under=under, how=how)


def _war(rules: Rules, words: Translator) -> tuple[str, ...]:
    said = [_when_war(rules, words), _what_goes_down(rules, words)]
    if rules.wins is Wins.HIGHEST:
        wins = words.tr("The highest of these face-up cards takes everything on the table.")
    else:
        wins = words.tr("The lowest of these face-up cards takes everything on the table.")
    again = words.tr("If they tie again, the next war follows on top of it.")
    return (*said, f"{wins} {again}")


def _when_war(rules: Rules, words: Translator) -> str:
    if rules.seats == 2:
        return words.tr("If both turn cards of the same rank, it is war.")
    if rules.fighters is Fighters.ALL:
        return words.tr(
            "If two or more share the best card, it is war, and everybody who turned a card fights in it."
        )
    return words.tr(
        "If two or more share the best card, it is war between them. The others wait, and their cards stay "
        "on the table for the winner."
    )


def _what_goes_down(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return as_the_rank_says(rules, words)
    if not rules.face_down:
        return words.tr("No card goes face down: each just turns one more card.")
    return words.tr(
        "Each lays %n card(s) face down on the tied card, and then one card face up.", "", rules.face_down
    )


def as_the_rank_says(rules: Rules, words: Translator) -> str:
    """Return how many cards a tie of each rank asks for where the rank decides it."""
    said = [
        words.tr("Each lays as many cards face down as the tied card says, and then one card face up."),
        words.tr("A tie of sevens asks for {seven}, one of jacks, queens or kings for {jack}.").format(
            seven=rules.need(7) - 1, jack=rules.need(JACK) - 1
        ),
        words.tr("One of aces asks for {ace}.").format(ace=rules.need(ACE) - 1),
    ]
    if rules.jokers > 1:
        said.append(words.tr("One of jokers asks for {joker}.").format(joker=rules.need(JOKER) - 1))
    return " ".join(said)


def ace_words(rules: Rules, words: Translator) -> str:
    """Return how the ace ranks, and what that means where the lowest card wins."""
    lowest_wins = rules.wins is Wins.LOWEST
    if rules.ace is Ace.LOW and lowest_wins:
        return words.tr("No. Here the ace is the lowest card of all, and so the best one.")
    if rules.ace is Ace.LOW:
        return words.tr("No. Here the ace is the lowest card of all.")
    if rules.jokers and lowest_wins:
        return words.tr("Yes. It ranks above the king, so here it beats nothing but a joker.")
    if lowest_wins:
        return words.tr("Yes. It ranks above the king, so here it beats nothing.")
    if rules.jokers:
        return words.tr("Yes. It ranks above the king, and only a joker is higher.")
    return words.tr("Yes. It ranks above the king.")
