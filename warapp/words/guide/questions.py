"""Frequently asked questions, answered for the current rules; knows no window."""

from __future__ import annotations

from dataclasses import dataclass

from warapp.engine import Fighters, Rules
from warapp.engine.cards import ACE, JOKER
from warapp.engine.rule_fields import FEWEST_SEATS, MOST_SEATS, FaceDown
from warapp.words.guide.ending import draws
from warapp.words.guide.sections import ace_words, against_whom, as_the_rank_says
from warapp.words.guide.shortage import if_i_run_out
from warapp.words.translation import Translate, Translator, joined


@dataclass(frozen=True, slots=True)
class Question:
    """A question and its answer."""

    asked: str
    answer: str


def questions(rules: Rules, translate: Translate, typically: str = "") -> tuple[Question, ...]:
    """Return the questions with their answers.

    Args:
        rules: the rules.
        translate: translates into the reader's language.
        typically: how long rounds typically take; empty if unknown.

    >>> from warapp.words.translation import english
    >>> questions(Rules(), english)[1]
    Question(asked='Is the ace high?', answer='Yes. It ranks above the king.')
    """
    words = Translator(translate)
    asked = [
        (
            words.tr("Can I choose which card to play?"),
            words.tr("No. Everyone turns their top card. War is all luck: there's no skill involved."),
        ),
        (words.tr("Is the ace high?"), ace_words(rules, words)),
        (
            words.tr("Do suits matter?"),
            words.tr("No. A nine of clubs and a nine of hearts are equal: they tie."),
        ),
        (words.tr("How many cards go face down in a war?"), _how_many_down(rules, words)),
        (words.tr("What if I have too few cards for a war?"), if_i_run_out(rules, words)),
        (words.tr("Why was it a draw?"), draws(rules, words)),
        (words.tr("How long does a round last?"), _how_long(rules, words, typically)),
        (words.tr("How many can play?"), _how_many_play(rules, words)),
        (words.tr("Can I look at the cards in my pile?"), words.tr("No, not even at the next one.")),
        (
            words.tr("Does a war count as a separate battle?"),
            words.tr("No. It's part of the battle it began in."),
        ),
        (
            words.tr("Is there any money involved?"),
            words.tr("No. You can't bet, buy or win anything except cards."),
        ),
    ]
    if rules.jokers:
        asked.insert(2, (words.tr("What do jokers do?"), _jokers(rules, words)))
    if rules.seats > 2:
        asked.insert(5, (words.tr("Who fights if two of us tie?"), _who_fights(rules, words)))
    return tuple(Question(*pair) for pair in asked)


def _how_many_down(rules: Rules, words: Translator) -> str:
    usual = words.tr("Most people lay one, many lay three: agree before you begin.")
    return joined((_down_here(rules, words), usual), words)


def _down_here(rules: Rules, words: Translator) -> str:
    if isinstance(rules.face_down, FaceDown):
        return as_the_rank_says(rules, words)
    if not rules.face_down:
        return words.tr("None. Each player just turns one more card face up.")
    down = words.tr("%n card(s) from each player, then one more face up.", "", rules.face_down)
    pot = words.tr(
        "A war between two players is fought over %n of their card(s), or more if they tie again.",
        "",
        2 * (rules.face_down + 2),
    )
    return joined((down, pot), words)


def _how_long(rules: Rules, words: Translator, typically: str) -> str:
    if typically:
        return typically
    if rules.may_be_endless and rules.minute_limit is None:
        return words.tr("That's up to the cards: it can be a few minutes or more than an hour.")
    limits = []
    if rules.battle_limit is not None:
        limits.append(words.tr("%n battle(s) at most.", "", rules.battle_limit))
    if rules.trip_limit is not None:
        limits.append(words.tr("%n trip(s) through the cards at most.", "", rules.trip_limit))
    if rules.minute_limit is not None:
        limits.append(words.tr("%n minute(s) at most.", "", rules.minute_limit))
    return joined([words.tr("That's up to the cards, but there's a limit."), *limits], words)


def _how_many_play(rules: Rules, words: Translator) -> str:
    any_number = words.tr("From {least} to {most}.")
    here = words.tr("This round has %n.", "players", rules.seats)
    any_number = any_number.format(least=words.number(FEWEST_SEATS), most=words.number(MOST_SEATS))
    said = [any_number, here, against_whom(words)]
    if rules.seats == 2 and rules.fighters is Fighters.TIED:
        said.append(words.tr("With more than two, only those who tie for the best card go to war."))
    elif rules.seats == 2:
        said.append(words.tr("With more than two, everyone who turned a card fights in a war."))
    return joined(said, words)


def _jokers(rules: Rules, words: Translator) -> str:
    rank = words.tr("They rank above all other cards, and two jokers tie.")
    if rules.jokers == 1:
        rank = words.tr("The joker ranks above all other cards.")
    if rules.strength(JOKER) < rules.strength(ACE):
        worst = words.tr("The lowest card wins here, so a joker is the worst card to turn.")
        return joined((rank, worst), words)
    return rank


def _who_fights(rules: Rules, words: Translator) -> str:
    if rules.fighters is Fighters.ALL:
        return words.tr("Everyone who turned a card, even those who didn't tie.")
    return words.tr(
        "Only the players who tied for the best card. If you're not one of them, you wait and lose "
        "the card you turned."
    )
