"""Describes how many cards the seats hold and how they rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from warapp.engine import AtLimit, Reason, Rules, State
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translate, Translator, comma_separated, joined

_SHORTAGES = (Reason.SHORTAGE, Reason.EQUAL_SHORTAGE)


def position_words(state: State, names: Sequence[str], translate: Translate, you: int | None = 0) -> str:
    """Return each seat's number of cards, the number of battles and the cards on the table.

    Args:
        state: the state of the round.
        names: the names of the seats.
        translate: translates into the reader's language.
        you: the seat addressed as "you"; None to use names for all.
    """
    words = Translator(translate)
    parts = [describe_counts(state.counts, SeatNames(names, you, words), words)]
    if state.battles:
        parts.append(words.tr("%n battle(s) played.", "", state.battles))
    if state.pot:
        parts.append(words.tr("%n card(s) on the table.", "", len(state.pot)))
    if state.set_aside:
        parts.append(words.tr("%n card(s) set aside.", "", len(state.set_aside)))
    return joined(parts, words)


def describe_counts(counts: Sequence[int], people: SeatNames, words: Translator) -> str:
    """Return how many cards each seat holds: "You hold 26 cards, Ann 26."."""
    if not any(counts):
        return words.tr("No one holds any cards.")
    first, *others = people.in_order(range(len(counts)))
    number = counts[first]
    you, one = words.tr("You hold %n card(s)", "", number), words.tr("{name} holds %n card(s)", "", number)
    clauses = [
        people.sentence(
            first,
            you=you if number else words.tr("You hold no cards"),
            one=one if number else words.tr("{name} holds no cards"),
        )
    ]
    for seat in others:
        #: after: You hold 26 cards, …
        one = words.tr("{name} {number}") if counts[seat] else words.tr("{name} none", "holds no cards")
        clauses.append(one.format(name=people.names[seat], number=words.number(counts[seat])))
    return words.tr("{clause}.").format(clause=comma_separated(clauses, words))


def places_words(out: Sequence[int], state: State, rules: Rules, people: SeatNames, words: Translator) -> str:
    """Return the final ranking, or who is still in and how the others rank.

    Args:
        out: the seats that are out, in the order in which they went out.
        state: the state of the round.
        rules: the rules, which say whether cards are counted at a limit.
        people: the names of the seats.
        words: translates texts.
    """
    parts = []
    place = 1
    for seats in ranked(out, state, rules):
        still_in = place == 1 and not state.outcome
        template = words.tr("Still in: {names}.") if still_in else _nth(place, words)
        parts.append(template.format(names=people.listed(seats)))
        place += len(seats)
    return joined(parts, words)


def _nth(place: int, words: Translator) -> str:
    return {
        #: places at the end of a round
        1: words.tr("First: {names}."),
        2: words.tr("Second: {names}."),
        3: words.tr("Third: {names}."),
        4: words.tr("Fourth: {names}."),
        5: words.tr("Fifth: {names}."),
        6: words.tr("Sixth: {names}."),
    }[place]


def ranked(out: Sequence[int], state: State, rules: Rules) -> Iterator[list[int]]:
    """Yield the seats place by place, with those that share a place together."""
    outcome = state.outcome
    falls_short = bool(outcome and outcome.winner is None and outcome.reason in _SHORTAGES)
    counts_cards = bool(outcome and (outcome.winner is not None or rules.at_limit is AtLimit.MOST_CARDS))
    seats = [seat for seat in range(len(state.counts)) if seat not in out]
    fighting = [seat for seat in seats if state.counts[seat] or falls_short]

    def worth(seat: int) -> int:
        return state.counts[seat] if counts_cards and not falls_short else 0

    for _, group in groupby(sorted(fighting, key=worth, reverse=True), key=worth):
        yield list(group)
    yield from ([seat] for seat in reversed(out))
    if never_in := [seat for seat in seats if seat not in fighting]:
        yield never_in
