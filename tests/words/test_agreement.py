"""A number agrees with its noun and its verb, for 0, 1, 2 and many of everything that is counted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from tests.helpers.builders import hand, stacked
from tests.helpers.source_files import ROOT, python_files
from tests.words.agreement import disagreements, stiff_texts
from tests.words.test_guide_forecast import PLAIN
from warapp.engine import (
    FIELDS,
    PRESETS,
    Fighters,
    Outcome,
    PickUp,
    Reason,
    Record,
    Rules,
    Shortage,
    State,
    battles,
    deal,
)
from warapp.engine.examples import examples
from warapp.lab.studies.report import counted
from warapp.words import Narrator, english
from warapp.words.examples import example_words
from warapp.words.fields import choice_name, field_help, preset_help, without_effect
from warapp.words.forecast_text import (
    Quantiles,
    headline,
    odd_cards_words,
    remedy_name,
    remedy_result,
    rows,
    warning,
)
from warapp.words.guide.advice import quadruple_war, tips
from warapp.words.guide.questions import questions
from warapp.words.guide.sections import guide
from warapp.words.position import position_words
from warapp.words.result import log_lines, result_lines
from warapp.words.rules_text import changes_text, rules_text

NAMES = ("Zoe", "Ann", "Ben", "Carla", "Dora", "Emil")
NUMBERS = (0, 1, 2, 11)
SHARES = (0.0, 0.001, 0.004, 0.01, 0.02, 0.1, 0.3, 0.5, 0.94, 0.999, 1.0)

FIT_EVERY_NUMBER = {  # what is put in is never 1, or "times" is no plural
    "{a} times {b} is *{s}*.",
    "{a} times {b} is *more*. Tap it.",
    "Which is more: {a} times {b}, or {c} times {d}?",
    "{} numbers, one for each seat",
    "Each was played {number} times.",
    "With {held} of {there} cards, about 1 in {number} still wins.",
    "With {held} of {there} cards, about {number} in 10 win.",
    "With {held} of {there} cards, fewer than 1 in {number} still wins.",
    "With {held} of {there} cards, nearly everyone wins.",
    "{rules} sets of rules tried, {rounds} rounds played, in {seconds} seconds.",
    "Between {low} and {high} in 100, by {rounds} deals like this.",
    "{} is not 2 to {} numbers, such as 20,32",
    "{} sets of rules tried, {} rounds played in {} s.",
    "   draws {}, wars {}, lead changes {}, sitting out {}; {} rounds",
    "{} {} minutes: {} in 100 ({} to {})",
    "No rules end within {minutes} minutes for {players} players.",
    "By no rules do most rounds last about {minutes} minutes.",
    "the file is larger than {} bytes, too large for a record",
    "piles[{}]: more than {} cards, which is all there are",
    "2 to {} piles",
    "piles: {} were given; the rules have {} seats",
    "The icon of {} pixels is missing or broken.",
    "the file is larger than {} bytes, too large for a list of presets",
    "{} bytes",
    "{} characters",
    " ({} times so far)",
    "nothing came through the pipe for {} seconds",
    "Typically {low} to {high} hours.",
    "{hours} hours",
    "All %n card(s) are yours",
    "A code like this has %n character(s); so far there are {given}.",
    # a pot has two cards at least
    "%n card(s) stay on the table.",
    "So there's no war; %n card(s) stay on the table.",
    "No one can fight on; %n card(s) stay on the table.",
    "No one can fight on; %n card(s) wait on the table for the next winner.",
    "Nothing can break the tie; %n card(s) wait on the table for the next winner.",
}


def some_rules() -> Iterator[Rules]:
    """Every preset, and the plain rules with each number from few to many."""
    yield from PRESETS.values()
    for seats, each, face_down in product((2, 3, 6), (1, 2, 8), NUMBERS[:3]):
        yield Rules(seats=seats, cards_each=each, face_down=face_down, battle_limit=each)
    yield from (Rules(seats=seats, jokers=jokers) for seats, jokers in product((2, 3, 5), (0, 1, 2, 4)))
    for limit in (1, 2, 900):
        yield Rules(battle_limit=None, trip_limit=limit, minute_limit=min(limit, 90))
    for shortage, fighters, face_down in product(Shortage, Fighters, (0, 1, 3)):
        yield Rules(seats=3, shortage=shortage, fighters=fighters, face_down=face_down)


def said_of_rules(rules: Rules) -> Iterator[str]:
    for section in (*guide(rules, english), quadruple_war(english), tips(english)):
        yield from section.paragraphs
    yield from (question.answer for question in questions(rules, english))
    yield rules_text(rules, english)
    yield changes_text(rules, english)
    yield odd_cards_words(rules, english)
    yield from (field_help(name, rules, english) for name in FIELDS)
    yield from (without_effect(name, rules, english) for name in FIELDS)
    yield from (remedy_name(name, rules, english) for name in ("shuffled", "one_card_fewer", "limit"))
    for example in examples(rules):
        yield example_words(example, NAMES[: example.record.rules.seats], english)


def said_of_state(state: State, rules: Rules) -> Iterator[str]:
    seats = len(state.piles)
    for you in (0, None):
        narrator = Narrator(NAMES[:seats], rules, english, you)
        yield from (
            narrator.start(state),
            narrator.position(state),
            narrator.outcome(state),
            narrator.what_next(state),
        )
        yield position_words(state, NAMES[:seats], english, you)


def positions() -> Iterator[State]:
    """Seats with 0, 1, 2 and many cards, after 1, 2 and many battles, and with cards set aside."""
    cards = {0: "", 1: "AS", 2: "KD QD", 11: "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC"}
    others = {0: "", 1: "AH", 2: "KH QH", 11: "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"}
    for own, other, number in product(NUMBERS, NUMBERS, (1, 2, 500)):
        if own or other:
            state = stacked(cards[own], others[other])._replace(battles=number, outcome=None)
            yield state
            yield state._replace(set_aside=hand("2H" if number == 1 else "2H 3H"))
            yield from (state._replace(outcome=Outcome(reason, None)) for reason in Reason)


def test_whatever_the_rules_say_agrees_with_its_number() -> None:
    for rules in some_rules():
        for text in said_of_rules(rules):
            assert [*disagreements(text)] == [], text


def test_presets_and_choices_agree_with_their_numbers() -> None:
    said = [preset_help(name, english) for name in PRESETS]
    said += [choice_name("face_down", number, english) for number in range(11)]
    assert [found for text in said for found in disagreements(text)] == []


def test_where_a_round_stands_agrees_with_its_numbers() -> None:
    for state in positions():
        for rules in (Rules(minute_limit=1, trip_limit=1), PRESETS["crowd"], Rules(pick_up=PickUp.SHUFFLED)):
            for text in said_of_state(state, rules):
                assert [*disagreements(text)] == [], text


@pytest.mark.parametrize("name", PRESETS)
def test_every_battle_of_a_preset_agrees_with_its_numbers(name: str) -> None:
    rules = PRESETS[name]
    for number in range(1, 6):
        for battle in battles(deal(rules, number), rules):
            for text in (
                *Narrator(NAMES[: rules.seats], rules, english).says(battle),
                *said_of_state(battle.after, rules),
            ):
                assert [*disagreements(text)] == [], text


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_round_without_a_table_prints_agrees_with_its_numbers(name: str) -> None:
    record = Record(PRESETS[name], deal_number=2)
    for until in (0, 1, 2, None):
        lines = [*log_lines(record, until, english), *result_lines(record, record.played(until), english)]
        assert [found for text in lines for found in disagreements(text)] == []


def test_a_forecast_agrees_with_its_numbers() -> None:
    for share, length in product(SHARES, (0.2, 1.0, 1.2, 2.0, 30.0, 91.0, 400.0)):
        spread = Quantiles(length / 2, length, length, 2 * length)
        outlook = replace(
            PLAIN, battles=spread, minutes=spread, drawn=share, endless=share, longest_war=round(length)
        )
        said = [headline(outlook, english), warning(outlook, english), remedy_result(share, share, english)]
        said += [value for _, value in rows(outlook, NAMES[:2], english)]
        assert [found for text in said for found in disagreements(text)] == []


def test_a_seat_without_a_card_has_none() -> None:
    rules = Rules(seats=3)
    narrator = Narrator(NAMES[:3], rules, english, None)
    assert (
        narrator.start(stacked("", "AS KD", "2C"))
        == "Zoe holds no cards, Ann 2, Ben 1. Press Space to turn cards."
    )
    assert (
        narrator.start(stacked("AS KD", "", "2C"))
        == "Zoe holds 2 cards, Ann none, Ben 1. Press Space to turn cards."
    )


def test_what_the_lab_counts_agrees_with_its_number() -> None:
    assert [counted(number, "round") for number in NUMBERS] == [
        "0 rounds",
        "1 round",
        "2 rounds",
        "11 rounds",
    ]


def test_no_text_of_the_program_has_one_wording_for_1_and_for_many() -> None:
    stiff = {
        (text, path.relative_to(ROOT).as_posix())
        for path in python_files("warapp")
        for text in stiff_texts(path)
    }
    assert {found for found in stiff if found[0] not in FIT_EVERY_NUMBER} == set()
    assert FIT_EVERY_NUMBER - {text for text, _ in stiff} == set()
