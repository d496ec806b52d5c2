"""Why a round ended and who won, in words."""

from __future__ import annotations

import pytest

from tests.builders import stacked
from tests.words.tellers import ended, teller
from warapp.engine import MOST_BATTLES, AtLimit, Outcome, PickUp, Reason, Rules, State, Trip, play_to_end
from warapp.words import Teller, english

MOST = AtLimit.MOST_CARDS


def outcome(state: State, rules: Rules | None = None, you: int | None = 0) -> str:
    return teller(rules or Rules(), you, len(state.piles)).outcome(state)


def test_nothing_while_the_round_goes_on() -> None:
    assert outcome(stacked("AS", "KD")) == ""


def test_all_cards() -> None:
    you, ann = ended(Reason.ALL_CARDS, 0, "AS KD", ""), ended(Reason.ALL_CARDS, 1, "", "AS KD", battles=1)
    assert outcome(you) == "You win! All 2 cards are yours after 9 battles."
    assert outcome(ann) == "Ann wins. All 2 cards belong to Ann after 1 battle."
    assert outcome(you, you=None) == "Zoe wins. All 2 cards belong to Zoe after 9 battles."


def test_given_cards_that_are_all_in_one_hand() -> None:
    assert outcome(stacked("AS", "")) == "You win! Nobody else has any cards."


def test_a_shortage_that_somebody_wins() -> None:
    you, ann = ended(Reason.SHORTAGE, 0, "AS KD", ""), ended(Reason.SHORTAGE, 1, "", "AS KD")
    assert outcome(you) == (
        "You win! Ann had too few cards left for the war. All 2 cards are yours after 9 battles."
    )
    assert outcome(ann) == (
        "Ann wins. You had too few cards left for the war. All 2 cards belong to Ann after 9 battles."
    )
    assert outcome(ended(Reason.SHORTAGE, 1, "", "AS KD", "")) == (
        "Ann wins. Nobody else had enough cards left for the war. All 2 cards belong to Ann after 9 battles."
    )


def test_a_shortage_that_draws() -> None:
    assert outcome(ended(Reason.SHORTAGE, None, "AS KD", "", pot="9C 9D")) == (
        "It is a draw. There were too few cards for the war, and these rules call that a draw. "
        "You hold 2 cards, Ann none. 2 cards stay on the table."
    )


def test_an_equal_shortage() -> None:
    assert outcome(play_to_end(stacked("9C", "9D"), Rules()).state) == (
        "It is a draw. It was war, and both had the same number of cards left, too few to fight it. "
        "Nobody holds any cards. 2 cards stay on the table."
    )
    assert outcome(ended(Reason.EQUAL_SHORTAGE, None, "2C", "2D", "", pot="9C 9D")) == (
        "It is a draw. It was war, and the last in it had the same number of cards left, "
        "too few to fight it. You hold 1 card, Ann 1, Ben none. 2 cards stay on the table."
    )


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        (Reason.BATTLE_LIMIT, "The round ends after 9 battles."),
        (Reason.TRIP_LIMIT, "The round ends after 3 trips through the cards."),
        (Reason.TIME_LIMIT, "Time is up after 15 minutes."),
        (Reason.ENDLESS, "Nobody has won after 9 battles, and a round has no more."),
    ],
)
def test_a_limit(reason: Reason, why: str) -> None:
    draws, counts = Rules(minute_limit=15), Rules(minute_limit=15, at_limit=MOST)
    assert outcome(ended(reason, None, "AS KD", "QC"), draws) == (
        f"It is a draw. {why} Nobody has won all the cards. You hold 2 cards, Ann 1."
    )
    assert outcome(ended(reason, 0, "AS KD", "QC"), counts) == (
        f"You win! {why} You have the most cards. You hold 2 cards, Ann 1."
    )
    assert outcome(ended(reason, 1, "AS", "QC KD"), counts) == (
        f"Ann wins. {why} Ann has the most cards. You hold 1 card, Ann 2."
    )
    assert outcome(ended(reason, None, "AS", "QC"), counts) == (
        f"It is a draw. {why} You and Ann have equally many, and nobody has more. You hold 1 card, Ann 1."
    )
    assert outcome(ended(reason, None, "", "QC", "QD"), counts) == (
        f"It is a draw. {why} Ann and Ben have equally many, and nobody has more. "
        "You hold no cards, Ann 1, Ben 1."
    )


def test_one_minute_and_one_trip() -> None:
    state = ended(Reason.TIME_LIMIT, None, "AS", "QC")
    assert "Time is up after 1 minute." in outcome(state, Rules(minute_limit=1))
    trip = State(
        state.position, 9, Trip.begin(1, (1, 1)), state.checkpoint, outcome=Outcome(Reason.TRIP_LIMIT, None)
    )
    assert "The round ends after 1 trip through the cards." in outcome(trip)


def test_a_pot_that_is_left_at_a_limit_is_told() -> None:
    state = ended(Reason.BATTLE_LIMIT, None, "AS", "QC", "QD", pot="2C 2D")
    assert outcome(state).endswith("You hold 1 card, Ann 1, Ben 1. 2 cards stay on the table.")


def test_a_round_that_comes_back_to_where_it_was() -> None:
    rules = Rules(battle_limit=None, pick_up=PickUp.SEAT_ORDER)
    state = play_to_end(stacked("KC 2C", "3D QD"), rules).state
    assert state.outcome == Outcome(Reason.ENDLESS, None)
    assert outcome(state, rules) == (
        f"It is a draw. After {state.battles} battles all cards lie as they lay before, "
        "so this round would go on for ever. Nobody has won all the cards. You hold 2 cards, Ann 2."
    )


def test_shuffled_cards_that_lie_as_they_lay_before_are_not_why_a_round_ended() -> None:
    piles = stacked("AS", "QC")
    outcome_ = Outcome(Reason.ENDLESS, None)
    state = State(piles.position, MOST_BATTLES, piles.trip, piles.position, outcome=outcome_)
    assert "Nobody has won after 100,000 battles" in outcome(state, Rules(pick_up=PickUp.SHUFFLED))


def test_names_come_out_as_they_are() -> None:
    names = ["{name} 100%n", "{0}"]
    state = ended(Reason.ALL_CARDS, 1, "", "AS KD")
    assert Teller(names, Rules(), english, None).outcome(state) == (
        "{0} wins. All 2 cards belong to {0} after 9 battles."
    )
