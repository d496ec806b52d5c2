"""Describes a round played without a window: one line per battle, and a few for the result."""

from __future__ import annotations

from collections.abc import Iterator

from warapp.engine import Played, Record
from warapp.words.narrator import Narrator
from warapp.words.position import describe_counts, position_words
from warapp.words.rules_text import rules_name
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator, joined


def result_lines(record: Record, played: Played, translate: Translate) -> list[str]:
    """Return the result of a round: who won and why, what was played, and by which rules.

    Args:
        record: the record of the round.
        played: the round as far as it has been played.
        translate: translates into the reader's language.
    """
    words, state = Translator(translate), played.state
    names = _seats(record.rules.seats, words)
    outcome = Narrator(names, record.rules, translate, you=None).outcome(state)
    cards = describe_counts(state.counts, SeatNames(names, None, words), words)
    counted = words.tr("Battles: {battles}. Wars: {wars}. Longest war: {longest}.").format(
        battles=words.number(state.battles),
        wars=words.number(played.wars),
        longest=words.number(played.longest_war),
    )
    if state.set_aside:
        aside = words.tr("%n card(s) set aside.", "", len(state.set_aside))
        counted = joined((counted, aside), words)
    goes_on = joined((words.tr("The round goes on."), cards), words)
    return [outcome or goes_on, counted, heading(record, translate)]


def heading(record: Record, translate: Translate) -> str:
    """Return the deal and the rules of a round."""
    words = Translator(translate)
    dealt, undealt = words.tr("Deal {number}. Rules: {rules}."), words.tr("Custom cards. Rules: {rules}.")
    text = dealt if record.deal_number else undealt
    return text.format(number=record.deal_number, rules=rules_name(record.rules))


def log_lines(record: Record, until: int | None, translate: Translate) -> Iterator[str]:
    """Yield the description of a round: deal and rules, each battle, and the final state.

    Args:
        record: the record of the round.
        until: the last battle to describe; None for the last of the round.
        translate: translates into the reader's language.
    """
    words = Translator(translate)
    names = _seats(record.rules.seats, words)
    narrator = Narrator(names, record.rules, translate, you=None)
    yield heading(record, translate)
    is_over = False
    for battle in record.play(until):
        yield narrator.battle(battle)
        is_over = battle.after.outcome is not None
    if not is_over:
        state = record.played(until).state
        yield narrator.outcome(state) or position_words(state, names, translate, you=None)


def _seats(seats: int, words: Translator) -> list[str]:
    #: a player without a name
    return [words.tr("Seat {number}").format(number=words.number(seat)) for seat in range(seats)]
