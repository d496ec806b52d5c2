"""The sentences about a battle that is looked back at: how its pot was taken, in the past tense."""

from __future__ import annotations

from collections.abc import Iterable

from warapp.engine import Fighters, PotTaken, Rules, Shortage, Wins
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translator


def why(is_duel: bool, wins: Wins, cards: int, words: Translator) -> tuple[str, str]:
    """Return the sentences about a pot taken by a card, for you and for another seat."""
    if is_duel and wins is Wins.HIGHEST:
        return (
            words.tr("{your_card} beat {other}; you took %n card(s).", "", cards),
            words.tr("{card} beat {other}; {name} took %n card(s).", "", cards),
        )
    if is_duel:
        return (
            words.tr("{your_card} was lower than {other}; you took %n card(s).", "", cards),
            words.tr("{card} was lower than {other}; {name} took %n card(s).", "", cards),
        )
    if wins is Wins.HIGHEST:
        return (
            words.tr("{your_card} was the highest; you took %n card(s).", "", cards),
            words.tr("{card} was the highest; {name} took %n card(s).", "", cards),
        )
    return (
        words.tr("{your_card} was the lowest; you took %n card(s).", "", cards),
        words.tr("{card} was the lowest; {name} took %n card(s).", "", cards),
    )


def taken_unturned(event: PotTaken, warriors: Iterable[int], people: SeatNames, words: Translator) -> str:
    """Return who took the pot because nobody else could go on."""
    number = len(event.cards)
    you = words.tr("Only you could fight on; you took %n card(s).", "", number)
    one = words.tr("Only {name} could fight on; {name} took %n card(s).", "", number)
    if event.seat not in warriors:
        you = words.tr("Only you had cards left; you took %n card(s).", "", number)
        one = words.tr("Only {name} had cards left; {name} took %n card(s).", "", number)
    return people.sentence(event.seat, you=you, one=one)


def left_on_table(cards: int, rules: Rules, goes_on: bool, words: Translator) -> str:
    """Return that nobody took the pot."""
    if rules.shortage is Shortage.DRAWS:
        return words.tr("So there was no war; %n card(s) stayed on the table.", "", cards)
    if not goes_on:
        return words.tr("No one could fight on; %n card(s) stayed on the table.", "", cards)
    if rules.fighters is Fighters.ALL:
        return words.tr(
            "Nothing could break the tie; %n card(s) waited on the table for the next winner.", "", cards
        )
    return words.tr("No one could fight on; %n card(s) waited on the table for the next winner.", "", cards)
