"""Each statement of the two rules pages behind the product is in the guide, where one looks for it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from warapp.engine import PLAYBOOK, PRESETS, FaceDown, Fighters, Rules, Shortage
from warapp.words import english
from warapp.words.guide.advice import QUADRUPLE_WAR, quadruple_war, tips, whole_round
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide

FAMILY, THREE_TRIPS, THREE = PRESETS["family"], PRESETS["three_trips"], PRESETS["three_players"]


class Said(NamedTuple):
    """Where the guide says something.

    Attributes:
        what: the statement, in short.
        rules: on the table.
        where: the title of the part, or the question.
        words: what is said there.
    """

    what: str
    rules: Rules
    where: str
    words: str


STATEMENTS = (
    # the rules of the playbook
    Said(
        "two piles of 26, face down", PLAYBOOK, "Set-up", "until each player has 26. Each player's cards lie"
    ),
    Said("the aim is the whole deck", PLAYBOOK, "Set-up", "The aim is to win all the cards."),
    Said("nothing is chosen", PLAYBOOK, "Set-up", "There's nothing to decide: it's all luck."),
    Said(
        "no card is chosen",
        PLAYBOOK,
        "Can I choose which card to play?",
        "No. Everyone turns their top card.",
    ),
    Said("no strategy", PLAYBOOK, "Can I choose which card to play?", "there's no skill involved"),
    Said("you against the computer", PLAYBOOK, "Set-up", "You play against the computer"),
    Said("nobody plays from elsewhere", PLAYBOOK, "How many can play?", "nothing goes over the internet"),
    Said("the top cards are turned", PLAYBOOK, "Turning cards", "Everyone turns the top card of their pile"),
    Said(
        "the higher takes both", PLAYBOOK, "Turning cards", "The highest card takes everything on the table."
    ),
    Said("from two to ace", PLAYBOOK, "Turning cards", "From best to worst: ace, king, queen, jack, ten,"),
    Said("the two is the lowest", PLAYBOOK, "Turning cards", "four, three, two."),
    Said("the ace is high", PLAYBOOK, "Is the ace high?", "Yes. It ranks above the king."),
    Said("suits are ignored", PLAYBOOK, "Turning cards", "Suits don't matter."),
    Said("equal ranks tie", PLAYBOOK, "Do suits matter?", "are equal: they tie."),
    Said("won cards go to the bottom", PLAYBOOK, "Turning cards", "go face down under the winner's pile"),
    Said("the winner's own first", PLAYBOOK, "Turning cards", "the winner's own first, then the loser's"),
    Said("a tie is a war", PLAYBOOK, "War", "If both cards have the same rank, it's war."),
    Said("one down, one up", PLAYBOOK, "War", "lays 1 card face down on the tied card, then one face up"),
    Said("how many down", PLAYBOOK, "How many cards go face down in a war?", "1 card from each player"),
    Said("the higher takes the pile", PLAYBOOK, "War", "face-up cards takes everything on the table"),
    Said("another tie", PLAYBOOK, "War", "If they tie again, there's another war."),
    Said(
        "a war is no battle",
        PLAYBOOK,
        "Does a war count as a separate battle?",
        "No. It's part of the battle",
    ),
    Said("too few cards lose", PLAYBOOK, "Running short", "A short player is out of the round"),
    Said("equally few are a draw", PLAYBOOK, "Running short", "If several have the most, no one can fight."),
    Said("a draw after 500", PLAYBOOK, "Limits", "The round ends after 500 battles, if not before."),
    Said(
        "the last battle counts", PLAYBOOK, "Limits", "Winning all the cards in the last battle still counts."
    ),
    Said("nobody has all: a draw", PLAYBOOK, "Limits", "If no one has all the cards by then, it's a draw."),
    Said(
        "why a draw: 500", PLAYBOOK, "Why was it a draw?", "A limit ended it before anyone had all the cards."
    ),
    Said(
        "why a draw: short", PLAYBOOK, "Why was it a draw?", "had the same number of cards, too few to fight"
    ),
    Said("no money, no prizes", PLAYBOOK, "Is there any money involved?", "No. You can't bet, buy or win"),
    Said("nobody looks", PLAYBOOK, "Can I look at the cards in my pile?", "No, not even at the next one."),
    # the other page
    Said("its other name", PLAYBOOK, "Set-up", "War is also called Battle."),
    Said("dealt one at a time", PLAYBOOK, "Set-up", "shuffled and dealt one at a time"),
    Said("no order is changed", PLAYBOOK, "Set-up", "No one looks at them or changes their order."),
    Said("at the same moment", PLAYBOOK, "Turning cards", "at the same time"),
    Said("six cards", PLAYBOOK, "How many cards go face down in a war?", "is fought over 6 of their cards"),
    Said(
        "the last card fights", FAMILY, "Running short", "lays all the cards they have, the last one face up"
    ),
    Said("what if I run out", FAMILY, "What if I have too few cards for a war?", "turn the last card"),
    Said("no card loses", FAMILY, "Running short", "A player with no cards left is out."),
    Said("all cards win", FAMILY, "The end", "The player with all the cards wins."),
    Said("no points", FAMILY, "The end", "There are no points: only the cards count."),
    Said("a limit of time", FAMILY, "Limits", "The round ends after 15 minutes on the clock."),
    Said("more cards win", FAMILY, "Limits", "the biggest pile wins"),
    Said("a limit of trips", THREE_TRIPS, "Limits", "The round ends after 3 trips through the cards"),
    Said("what a trip is", THREE_TRIPS, "Limits", "when every player has gone through their pile once"),
    Said("cards of a war count", THREE_TRIPS, "Limits", "Cards laid in a war count, too."),
    Said("three cards down", PRESETS["three_down"], "War", "lays 3 cards face down on the tied card"),
    Said("mostly one, many three", PLAYBOOK, "How many cards go face down in a war?", "many lay three"),
    Said("agree first", PLAYBOOK, "How many cards go face down in a war?", "agree before you begin"),
    Said("three or more play", PLAYBOOK, "How many can play?", "From 2 to 6."),
    Said(
        "only the tied fight",
        PLAYBOOK,
        "How many can play?",
        "only those who tie for the best card go to war",
    ),
    Said("only the tied fight, with three", THREE, "War", "it's war between them. The others wait"),
    Said("the highest of three", THREE, "Turning cards", "The highest card takes everything on the table."),
    Said(
        "four cards down",
        PLAYBOOK,
        "Quadruple War",
        "each lays four cards face down on theirs, then one face up",
    ),
    Said("for two", PLAYBOOK, "Quadruple War", "Two players have 26 cards each."),
    Said("tip: agree", PLAYBOOK, "Tips", "Agree on the rules before you begin"),
    Said("tip: shuffle", PLAYBOOK, "Tips", "in the order they come. If you shuffle them first"),
    Said(
        "tip: fewer cards or a limit", PLAYBOOK, "Tips", "Give everyone fewer cards, or set a limit of time"
    ),
    Said("tip: a game without an end", PLAYBOOK, "Tips", "lose interest in a game that can't be finished"),
    Said("tip: numbers", PLAYBOOK, "Tips", "say how much higher or lower their card is"),
    Said("a whole round", PLAYBOOK, "Watch a whole round", "lies open, from the deal to the score"),
    Said("how long", PLAYBOOK, "How long does a round last?", "500 battles at most."),
    # what surprises at the table
    Said("minutes end in a war", FAMILY, "Limits", "during a battle or a war, that battle is finished"),
    Said("the clock stands still", FAMILY, "Limits", "The clock stops during a pause, while an example"),
    Said(
        "in the history",
        FAMILY,
        "Limits",
        "the history or a dialog is open, and while the window is minimised",
    ),
    Said("in another window", FAMILY, "Limits", "It also stops while you're in another window"),
    Said("jokers tie", Rules(jokers=2), "War", "Two jokers tie as well."),
    Said("jokers, asked", Rules(jokers=2), "What do jokers do?", "two jokers tie"),
    Said("jokers down", Rules(jokers=2, face_down=FaceDown.RANK), "War", "Jokers mean 11."),
    Said("a tie without a card", QUADRUPLE_WAR, "Running short", "face up on the table fights on"),
    Said("one set aside", THREE, "Set-up", "That leaves 1 card, set aside and not played."),
    Said("draws at once", Rules(shortage=Shortage.DRAWS), "Running short", "the round is a draw right away"),
)


def places(rules: Rules) -> dict[str, str]:
    """All parts and questions of the guide, by their titles."""
    sections = (*guide(rules, english), quadruple_war(english), tips(english), whole_round(english))
    found = {section.title: " ".join(section.paragraphs) for section in sections}
    return found | {question.asked: question.answer for question in questions(rules, english)}


@pytest.mark.parametrize("said", STATEMENTS, ids=lambda said: said.what)
def test_the_guide_says_so(said: Said) -> None:
    assert said.words in places(said.rules)[said.where]


def test_quadruple_war_is_told_by_its_own_rules() -> None:
    assert (QUADRUPLE_WAR.seats, QUADRUPLE_WAR.face_down, QUADRUPLE_WAR.shortage) == (
        2,
        4,
        Shortage.LAST_CARD_STAYS,
    )
    text = places(PRESETS["peace"])["Quadruple War"]
    assert "Two players have 26 cards each." in text
    assert "takes all 12 cards" in text
    assert "The player with all 52 cards wins. After 500 battles the bigger pile wins" in text


def test_a_card_that_did_not_tie_fights_on_only_where_all_fight() -> None:
    words = "fights on, even if it wasn't part of the tie"
    stays = Rules(seats=3, shortage=Shortage.LAST_CARD_STAYS)
    assert words in places(replace(stays, fighters=Fighters.ALL))["Running short"]
    assert words not in places(stays)["Running short"]
