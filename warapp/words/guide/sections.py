"""The guide on how to play, generated from the rules so that it always matches them; knows no window."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine import Ace, Fighters, PickUp, Rules, Wins
from warapp.engine.cards import ACE, JACK, JOKER
from warapp.engine.examples import ExampleName
from warapp.engine.rule_fields import FaceDown
from warapp.words.cards import rank_name
from warapp.words.guide.ending import end, limits
from warapp.words.guide.shortage import running_short
from warapp.words.translation import Translate, Translator, comma_separated, joined


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the guide: title, paragraphs and the examples for it."""

    title: str
    paragraphs: tuple[str, ...]
    examples: tuple[ExampleName, ...] = ()


def guide(rules: Rules, translate: Translate) -> tuple[Section, ...]:
    """Return the sections of the guide for these rules.

    >>> from warapp.words.translation import english
    >>> guide(Rules(face_down=3), english)[2].paragraphs[1]
    'Each player in the war lays 3 cards face down on the tied card, then one face up.'
    """
    words = Translator(translate)
    two = ExampleName.BATTLE, ExampleName.TIE_OF_TWO
    return (
        #: the parts of the guide
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
    deck = words.tr(
        "The deck has %n card(s): four suits, each running from {lowest} to ten, then jack, "
        "queen, king and ace.",
        "",
        rules.deck_size - rules.jokers,
    ).format(lowest=rank_name(rules.lowest_rank, translate))
    aim = joined(
        (
            words.tr("War is also called Battle."),
            words.tr("The aim is to win all the cards. There's nothing to decide: it's all luck."),
            against_whom(words),
        ),
        words,
    )
    parts = [words.tr("This round is for %n player(s).", "", rules.seats), deck]
    if rules.jokers:
        jokers = words.tr("With %n joker(s), that makes {cards}.", "cards in the deck", rules.jokers)
        parts.append(jokers.format(cards=words.number(rules.deck_size)))
    each = rules.cards_dealt_each
    dealt = [
        words.tr("The cards are shuffled and dealt one at a time until each player has %n.", "cards", each),
        words.tr(
            "Each player's cards lie in a pile, face down. No one looks at them or changes their order."
        ),
    ]
    if aside := rules.deck_size - each * rules.seats:
        dealt.append(words.tr("That leaves %n card(s), set aside and not played.", "", aside))
    return aim, joined(parts, words), joined(dealt, words)


def against_whom(words: Translator) -> str:
    """Return who plays, and that nobody plays from elsewhere."""
    return words.tr(
        "You play against the computer, or with people beside you; nothing goes over the internet."
    )


def _turning(rules: Rules, words: Translator, translate: Translate) -> tuple[str, ...]:
    highest = rules.wins is Wins.HIGHEST
    best = words.tr("The highest card takes everything on the table.") if highest else words.tr(
        "The lowest card takes everything on the table."
    )  # fmt: skip
    turn = words.tr("Everyone turns the top card of their pile at the same time.")
    battle = words.tr("That's one battle, including any wars in it.")
    ranks = sorted({card.rank for card in rules.deck}, key=rules.strength, reverse=True)
    order = words.tr("From best to worst: {ranks}. Suits don't matter.").format(
        ranks=comma_separated([rank_name(rank, translate) for rank in ranks], words)
    )
    parts = [joined((turn, best, battle), words), order, _picking_up(rules, words)]
    if rules.seats > 2:
        lower = words.tr("A pair beaten by a better card isn't a tie: only the best card counts.")
        parts.insert(2, lower)
    return tuple(parts)


def _picking_up(rules: Rules, words: Translator) -> str:
    if rules.seats == 2 and rules.pick_up is PickUp.WINNER_FIRST:
        return words.tr(
            "The cards go face down under the winner's pile: the winner's own first, then the loser's."
        )
    if rules.seats == 2 and rules.pick_up is PickUp.LOSER_FIRST:
        return words.tr(
            "The cards go face down under the winner's pile: the loser's first, then the winner's own."
        )
    return {
        PickUp.WINNER_FIRST: words.tr(
            "The cards go face down under the winner's pile: the winner's own first, then everyone "
            "else's, clockwise."
        ),
        PickUp.LOSER_FIRST: words.tr(
            "The cards go face down under the winner's pile: everyone else's first, clockwise, then "
            "the winner's own."
        ),
        PickUp.SEAT_ORDER: words.tr(
            "The cards go face down under the winner's pile: always in seat order, no matter who wins."
        ),
        PickUp.TURNED_OVER: words.tr(
            "The cards go face down under the winner's pile: turned over as they lie on the table, so "
            "the last one laid goes first."
        ),
        PickUp.HIGHEST_FIRST: words.tr(
            "The cards go face down under the winner's pile: the highest card first, the lowest last."
        ),
        PickUp.SHUFFLED: words.tr(
            "The cards go face down under the winner's pile: in random order, after a shuffle."
        ),
    }[rules.pick_up]


def _war(rules: Rules, words: Translator) -> tuple[str, ...]:
    parts = [_when_war(rules, words), _what_goes_down(rules, words)]
    if rules.jokers > 1:
        parts[0] = joined((parts[0], words.tr("Two jokers tie as well.")), words)
    if rules.wins is Wins.HIGHEST:
        wins = words.tr("The highest of these face-up cards takes everything on the table.")
    else:
        wins = words.tr("The lowest of these face-up cards takes everything on the table.")
    again = words.tr("If they tie again, there's another war.")
    return (*parts, joined((wins, again), words))


def _when_war(rules: Rules, words: Translator) -> str:
    if rules.seats == 2:
        return words.tr("If both cards have the same rank, it's war.")
    if rules.fighters is Fighters.ALL:
        return words.tr(
            "If two or more players tie for the best card, it's war, and everyone who turned a "
            "card fights in it."
        )
    return words.tr(
        "If two or more players tie for the best card, it's war between them. The others wait, "
        "and their cards stay on the table for the winner."
    )


def _what_goes_down(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return as_the_rank_says(rules, words)
    if not rules.face_down:
        return words.tr("No cards go face down: each player in the war just turns one more card.")
    return words.tr(
        "Each player in the war lays %n card(s) face down on the tied card, then one face up.",
        "",
        rules.face_down,
    )


def as_the_rank_says(rules: Rules, words: Translator) -> str:
    """Return how many cards go face down after a tie of each rank, if the rank decides it."""
    parts = [
        words.tr(
            "The tied card says how many cards each player in the war lays face down. Then each "
            "turns one face up."
        ),
        words.tr("A tie of sevens means {seven}; jacks, queens and kings mean {jack}.").format(
            seven=words.number(rules.need(7) - 1), jack=words.number(rules.need(JACK) - 1)
        ),
        words.tr("Aces mean {ace}.").format(ace=words.number(rules.need(ACE) - 1)),
    ]
    if rules.jokers > 1:
        jokers = words.tr("Jokers mean {joker}.")
        parts.append(jokers.format(joker=words.number(rules.need(JOKER) - 1)))
    return joined(parts, words)


def ace_words(rules: Rules, words: Translator) -> str:
    """Return how the ace ranks, and what that means if the lowest card wins."""
    lowest_wins = rules.wins is Wins.LOWEST
    if rules.ace is Ace.LOW and lowest_wins:
        return words.tr("No. Here the ace is the lowest card, and that makes it the best.")
    if rules.ace is Ace.LOW:
        return words.tr("No. Here the ace is the lowest card.")
    if rules.jokers and lowest_wins:
        return words.tr("Yes. It ranks above the king, so here it beats only a joker.")
    if lowest_wins:
        return words.tr("Yes. It ranks above the king, so here it beats nothing.")
    if rules.jokers:
        return words.tr("Yes. It ranks above the king, and only a joker is higher.")
    return words.tr("Yes. It ranks above the king.")
