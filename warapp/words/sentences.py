"""Sentences for the events of a battle; knows nothing of how they are combined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from warapp.engine import (
    Ace,
    Card,
    CardsLaid,
    FaceDown,
    Fighters,
    Laid,
    PotTaken,
    Rules,
    Shortage,
    WarDeclared,
    Wins,
)
from warapp.engine.cards import ACE
from warapp.words.cards import (
    a_rank,
    rank_of_beaten,
    rank_of_compared,
    rank_of_first,
    the_rank_beaten,
    the_rank_compared,
    your_rank_beaten,
    your_rank_compared,
    your_rank_first,
)
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translator

Why = Callable[[bool, Wins, int, Translator], tuple[str, str]]


def tie(war: WarDeclared, people: SeatNames, words: Translator) -> str:
    """Return who tied, and that it is war: "Both turned a nine: war."."""
    if war.depth == 1:
        both, everybody = words.tr("Both turned {card}: war."), words.tr("Everyone turned {card}: war.")
        you_and = words.tr("{names} turned {card}: war.", "you among them")
        several = words.tr("{names} turned {card}: war.")
    else:
        both, everybody = (
            words.tr("Both now show {card}: {war}."),
            words.tr("Everyone now shows {card}: {war}."),
        )
        you_and = words.tr("{names} now show {card}: {war}.", "you among them")
        several = words.tr("{names} now show {card}: {war}.")
    if len(war.tied) == len(people.names):
        you_and = several = both if len(people.names) == 2 else everybody
    values = {"card": a_rank(war.rank, words), "war": nth_war(war.depth, words)}
    return people.sentence_for_all(war.tied, you="", one="", you_and=you_and, several=several, **values)


def nth_war(depth: int, words: Translator) -> str:
    """Return the name of a war by its depth: "war", "a second war"."""
    names = {
        #: after a colon: Both turned a nine: war.
        1: words.tr("war"),
        2: words.tr("a second war"),
        3: words.tr("a third war"),
        4: words.tr("a fourth war"),
        5: words.tr("a fifth war"),
        6: words.tr("a sixth war"),
    }
    return names.get(depth) or words.tr("war number {depth}").format(depth=words.number(depth))


def war_terms(war: WarDeclared, rules: Rules, words: Translator) -> list[str]:
    """Return what is special about a war: who else fights in it, and how many cards its rank asks for."""
    parts = []
    if war.warriors != war.tied:
        parts.append(words.tr("Everyone joins this war."))
    if isinstance(rules.face_down, FaceDown):
        parts.append(words.tr("That means %n card(s) face down from each.", "", war.need - 1))
    return parts


def too_few(held: Mapping[int, int], need: int, people: SeatNames, words: Translator) -> str:
    """Return which seats have too few cards for a war.

    Args:
        held: the number of cards of each such seat.
        need: the number of cards that a full war takes.
        people: the names of the seats.
        words: translates texts.
    """
    few = max(held.values())
    if few == 0:
        return people.sentence_for_all(
            list(held),
            you=words.tr("You have no cards left for the war."),
            one=words.tr("{name} has no cards left for the war."),
            you_and=words.tr("{names} have no cards left for the war.", "you among them"),
            several=words.tr("{names} have no cards left for the war."),
        )
    you_and = words.tr("{names} have only %n card(s) each; the war needs {need}.", "you among them", few)
    several = words.tr("{names} have only %n card(s) each; the war needs {need}.", "", few)
    if min(held.values()) < few:
        you_and = words.tr(
            "{names} have fewer than the %n card(s) that the war needs.", "you among them", need
        )
        several = words.tr("{names} have fewer than the %n card(s) that the war needs.", "", need)
    return people.sentence_for_all(
        list(held),
        you=words.tr("You have only %n card(s) left; the war needs {need}.", "", few),
        one=words.tr("{name} has only %n card(s) left; the war needs {need}.", "", few),
        you_and=you_and,
        several=several,
        need=need,
    )


def who_runs_out_first(words: Translator) -> str:
    """Return what decides among warriors that are all short."""
    return words.tr("The smaller pile runs out first.")


def put_out(seats: Sequence[int], cards: int, people: SeatNames, words: Translator) -> str:
    """Return that seats are put out in a war, and how many cards they leave to the pot."""
    if not cards:
        return people.sentence_for_all(
            seats,
            you=words.tr("You're out."),
            one=words.tr("{name} is out."),
            you_and=words.tr("{names} are out.", "you among them"),
            several=words.tr("{names} are out."),
        )
    return people.sentence_for_all(
        seats,
        you=words.tr("You're out and leave %n card(s) to the pot.", "", cards),
        one=words.tr("{name} is out and leaves %n card(s) to the pot.", "", cards),
        you_and=words.tr("{names} are out and leave %n card(s) to the pot.", "you among them", cards),
        several=words.tr("{names} are out and leave %n card(s) to the pot.", "", cards),
    )


def out_of_cards(seats: Sequence[int], people: SeatNames, words: Translator) -> str:
    """Return that seats have turned their last card and won nothing."""
    return people.sentence_for_all(
        seats,
        you=words.tr("You're out of cards."),
        one=words.tr("{name} is out of cards."),
        you_and=words.tr("{names} are out of cards.", "you among them"),
        several=words.tr("{names} are out of cards."),
    )


def fewer_laid(event: CardsLaid, need: int, rules: Rules, people: SeatNames, words: Translator) -> list[str]:
    """Return how warriors with too few cards fight on; empty if there are none."""
    low = [column.seat for column in event.laid if 0 < len(column.cards) < need]
    if low and rules.shortage is Shortage.EQUAL_FORCE:
        number = len(event.laid[0].cards)
        return [words.tr("To be fair, each lays only %n card(s).", "", number)]
    parts = []
    if low:
        parts.append(
            people.sentence_for_all(
                low,
                you=words.tr("You fight with your last card."),
                one=words.tr("{name} fights with their last card."),
                you_and=words.tr("{names} fight with your last cards.", "you among them"),
                several=words.tr("{names} fight with their last cards."),
            )
        )
    return parts + [_stays(column, people, words) for column in event.laid if column.stays]


def _stays(column: Laid, people: SeatNames, words: Translator) -> str:
    return people.sentence(
        column.seat,
        you=words.tr("{your_card} stays on the table and fights on."),
        one=words.tr("{card} stays on the table and fights on."),
        your_card=your_rank_first(column.face_up.rank, words),
        card=rank_of_first(people.names[column.seat], column.face_up.rank, words),
    )


def taken_by_card(
    event: PotTaken,
    face_up: Mapping[int, Card],
    rules: Rules,
    people: SeatNames,
    words: Translator,
    why: Why,
) -> str:
    """Return whose card took the pot and why, and how many cards it has.

    Args:
        event: the event of a pot taken by a turned card.
        face_up: the cards compared, by seat.
        rules: the rules, which say which card wins.
        people: the names of the seats.
        words: translates texts.
        why: returns the sentences for you and for another seat.
    """
    rivals = [seat for seat in face_up if seat != event.seat]
    card = face_up[event.seat]
    you, one = why(len(rivals) == 1, rules.wins, len(event.cards), words)
    return people.sentence(
        event.seat,
        you=you,
        one=one,
        your_card=your_rank_first(card.rank, words),
        card=rank_of_first(people.names[event.seat], card.rank, words),
        other=_other(rivals[0], face_up[rivals[0]], rules.wins, people, words),
    )


def about_the_pot(face_up: Iterable[Card], waited: int, rules: Rules, words: Translator) -> list[str]:
    """Return what may be surprising about a pot: that aces are low, and how many cards were carried over."""
    has_ace = any(card.rank == ACE for card in face_up)
    parts = [words.tr("The ace is the lowest card here.")] if has_ace and rules.ace is Ace.LOW else []
    return [*parts, words.tr("%n of them were carried over.", "", waited)] if waited else parts


def why(is_duel: bool, wins: Wins, cards: int, words: Translator) -> tuple[str, str]:
    """Return the sentences about a pot taken by a card, for you and for another seat."""
    if is_duel and wins is Wins.HIGHEST:
        return (
            words.tr("{your_card} beats {other}; you take %n card(s).", "", cards),
            words.tr("{card} beats {other}; {name} takes %n card(s).", "", cards),
        )
    if is_duel:
        return (
            words.tr("{your_card} is lower than {other}; you take %n card(s).", "", cards),
            words.tr("{card} is lower than {other}; {name} takes %n card(s).", "", cards),
        )
    if wins is Wins.HIGHEST:
        return (
            words.tr("{your_card} is the highest; you take %n card(s).", "", cards),
            words.tr("{card} is the highest; {name} takes %n card(s).", "", cards),
        )
    return (
        words.tr("{your_card} is the lowest; you take %n card(s).", "", cards),
        words.tr("{card} is the lowest; {name} takes %n card(s).", "", cards),
    )


def _other(seat: int, card: Card, wins: Wins, people: SeatNames, words: Translator) -> str:
    """Return the card that is beaten, or that a lower one is compared with."""
    is_beaten = wins is Wins.HIGHEST
    if seat == people.you:
        yours = your_rank_beaten if is_beaten else your_rank_compared
        return yours(card.rank, words)
    if len(people.names) == 2:
        the_rank = the_rank_beaten if is_beaten else the_rank_compared
        return the_rank(card.rank, words)
    rank_of = rank_of_beaten if is_beaten else rank_of_compared
    return rank_of(people.names[seat], card.rank, words)


def taken_unturned(event: PotTaken, warriors: Iterable[int], people: SeatNames, words: Translator) -> str:
    """Return who took the pot because nobody else could go on."""
    number = len(event.cards)
    you = words.tr("Only you can fight on; you take %n card(s).", "", number)
    one = words.tr("Only {name} can fight on; {name} takes %n card(s).", "", number)
    if event.seat not in warriors:
        you = words.tr("Only you have cards left; you take %n card(s).", "", number)
        one = words.tr("Only {name} has cards left; {name} takes %n card(s).", "", number)
    return people.sentence(event.seat, you=you, one=one)


def left_on_table(cards: int, rules: Rules, goes_on: bool, words: Translator) -> str:
    """Return that nobody takes the pot."""
    if rules.shortage is Shortage.DRAWS:
        return words.tr("So there's no war; %n card(s) stay on the table.", "", cards)
    if not goes_on:
        return words.tr("No one can fight on; %n card(s) stay on the table.", "", cards)
    if rules.fighters is Fighters.ALL:
        return words.tr(
            "Nothing can break the tie; %n card(s) wait on the table for the next winner.", "", cards
        )
    return words.tr("No one can fight on; %n card(s) wait on the table for the next winner.", "", cards)
