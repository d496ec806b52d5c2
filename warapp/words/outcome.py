"""Describes why a round ended and who won."""

from __future__ import annotations

from warapp.engine import AtLimit, Outcome, PickUp, Reason, Rules, State
from warapp.words.position import describe_counts
from warapp.words.seat_names import SeatNames
from warapp.words.translation import Translator, joined


def outcome_words(state: State, rules: Rules, people: SeatNames, words: Translator) -> str:
    """Return who won and why, or why it is a draw; empty while the round goes on."""
    if not state.outcome:
        return ""
    verdict = _verdict(state.outcome, people, words)
    return joined((verdict, how_words(state, rules, people, words)), words)


def how_words(state: State, rules: Rules, people: SeatNames, words: Translator) -> str:
    """Return why a round ended, without who won; empty while it goes on."""
    outcome = state.outcome
    if not outcome:
        return ""
    if outcome.reason in (Reason.ALL_CARDS, Reason.SHORTAGE) and outcome.winner is not None:
        return joined(_won_all(state, outcome.reason, outcome.winner, people, words), words)
    parts: list[str] = []
    if outcome.reason is Reason.SHORTAGE:
        parts.append(words.tr("There were too few cards for the war, and under these rules that's a draw."))
    elif outcome.reason is Reason.EQUAL_SHORTAGE:
        parts.append(_equal_shortage(people, words))
    else:
        parts += [
            _limit(state, outcome.reason, rules, words),
            _at_limit(state, outcome, rules, people, words),
        ]
    parts.append(describe_counts(state.counts, people, words))
    if state.pot:
        parts.append(words.tr("%n card(s) stay on the table.", "", len(state.pot)))
    return joined(parts, words)


def _verdict(outcome: Outcome, people: SeatNames, words: Translator) -> str:
    if outcome.winner is None:
        return words.tr("It's a draw.")
    #: at the end of a round
    you, one = words.tr("You win!"), words.tr("{name} wins.")
    return people.sentence(outcome.winner, you=you, one=one)


def _won_all(state: State, reason: Reason, winner: int, people: SeatNames, words: Translator) -> list[str]:
    if not state.battles:
        return [words.tr("No one else has any cards.")]
    cards = sum(state.counts)
    you = words.tr("All %n card(s) are yours", "begins a sentence; after how many battles follows", cards)
    one = words.tr(
        "All %n card(s) belong to {name}", "begins a sentence; after how many battles follows", cards
    )
    after = words.tr("{all_cards} after %n battle(s).", "such as: All 52 cards are yours", state.battles)
    all_cards = after.format(all_cards=people.sentence(winner, you=you, one=one))
    return (
        [_others_fell_short(winner, people, words), all_cards] if reason is Reason.SHORTAGE else [all_cards]
    )


def _others_fell_short(winner: int, people: SeatNames, words: Translator) -> str:
    if len(people.names) > 2:
        return words.tr("No one else had enough cards left for the war.")
    return people.sentence(
        1 - winner,
        you=words.tr("You had too few cards left for the war."),
        one=words.tr("{name} had too few cards left for the war."),
    )


def _equal_shortage(people: SeatNames, words: Translator) -> str:
    if len(people.names) == 2:
        return words.tr("It was war, but both had the same number of cards left, too few to fight.")
    return words.tr(
        "It was war, but everyone still in it had the same number of cards left, too few to fight."
    )


def _limit(state: State, reason: Reason, rules: Rules, words: Translator) -> str:
    if reason is Reason.BATTLE_LIMIT:
        return words.tr("The round ends after %n battle(s).", "", state.battles)
    if reason is Reason.TRIP_LIMIT:
        return words.tr("The round ends after %n trip(s) through the cards.", "", state.trip.ended)
    if reason is Reason.TIME_LIMIT:
        return words.tr("Time is up after %n minute(s).", "", rules.minute_limit or 0)
    if state.position == state.checkpoint and rules.pick_up is not PickUp.SHUFFLED:
        return words.tr(
            "After %n battle(s), the cards are back in the same order as before, so this round "
            "would go on forever.",
            "",
            state.battles,
        )
    return words.tr("No one has won after %n battle(s), the most a round can have.", "", state.battles)


def _at_limit(state: State, outcome: Outcome, rules: Rules, people: SeatNames, words: Translator) -> str:
    if outcome.winner is not None:
        you, one = words.tr("You have the most cards."), words.tr("{name} has the most cards.")
        return people.sentence(outcome.winner, you=you, one=one)
    if rules.at_limit is AtLimit.DRAW:
        return words.tr("No one has won all the cards.")
    leaders = [seat for seat, count in enumerate(state.counts) if count == max(state.counts)]
    return people.sentence_for_all(
        leaders,
        you="",
        one="",
        you_and=words.tr("{names} have the same number of cards, and no one has more.", "you among them"),
        several=words.tr("{names} have the same number of cards, and no one has more."),
    )
