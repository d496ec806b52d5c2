"""Why a round ended and who won, in words."""

from __future__ import annotations

import pytest

from tests.helpers.builders import stacked
from tests.helpers.golden_files import Golden
from tests.words.narrators import ended, narrator
from warapp.engine import MOST_BATTLES, AtLimit, Outcome, PickUp, Reason, Rules, State, Trip, play_to_end
from warapp.words import Narrator, english

MOST = AtLimit.MOST_CARDS


def outcome(state: State, rules: Rules | None = None, you: int | None = 0) -> str:
    return narrator(rules or Rules(), you, len(state.piles)).outcome(state)


def test_nothing_while_the_round_goes_on() -> None:
    assert outcome(stacked("AS", "KD")) == ""


def test_all_cards(golden: Golden) -> None:
    you, ann = ended(Reason.ALL_CARDS, 0, "AS KD", ""), ended(Reason.ALL_CARDS, 1, "", "AS KD", battles=1)
    golden.check(outcome(you))
    golden.check(outcome(ann))
    golden.check(outcome(you, you=None))


def test_given_cards_that_are_all_in_one_hand(golden: Golden) -> None:
    golden.check(outcome(stacked("AS", "")))


def test_a_shortage_with_a_winner(golden: Golden) -> None:
    you, ann = ended(Reason.SHORTAGE, 0, "AS KD", ""), ended(Reason.SHORTAGE, 1, "", "AS KD")
    golden.check(outcome(you))
    golden.check(outcome(ann))
    golden.check(outcome(ended(Reason.SHORTAGE, 1, "", "AS KD", "")))


def test_a_shortage_that_draws(golden: Golden) -> None:
    golden.check(outcome(ended(Reason.SHORTAGE, None, "AS KD", "", pot="9C 9D")))


def test_an_equal_shortage(golden: Golden) -> None:
    golden.check(outcome(play_to_end(stacked("9C", "9D"), Rules()).state))
    golden.check(outcome(ended(Reason.EQUAL_SHORTAGE, None, "2C", "2D", "", pot="9C 9D")))


@pytest.mark.parametrize(
    "reason", [Reason.BATTLE_LIMIT, Reason.TRIP_LIMIT, Reason.TIME_LIMIT, Reason.ENDLESS]
)
def test_a_limit(reason: Reason, golden: Golden) -> None:
    draws, counts = Rules(minute_limit=15), Rules(minute_limit=15, at_limit=MOST)
    golden.check(outcome(ended(reason, None, "AS KD", "QC"), draws))
    golden.check(outcome(ended(reason, 0, "AS KD", "QC"), counts))
    golden.check(outcome(ended(reason, 1, "AS", "QC KD"), counts))
    golden.check(outcome(ended(reason, None, "AS", "QC"), counts))
    golden.check(outcome(ended(reason, None, "", "QC", "QD"), counts))


def test_one_minute_and_one_trip(golden: Golden) -> None:
    state = ended(Reason.TIME_LIMIT, None, "AS", "QC")
    golden.check(outcome(state, Rules(minute_limit=1)))
    trip = State(
        state.position, 9, Trip.begin(1, (1, 1)), state.checkpoint, outcome=Outcome(Reason.TRIP_LIMIT, None)
    )
    golden.check(outcome(trip))


def test_a_pot_that_is_left_at_a_limit_is_told(golden: Golden) -> None:
    state = ended(Reason.BATTLE_LIMIT, None, "AS", "QC", "QD", pot="2C 2D")
    golden.check(outcome(state))


def test_a_round_that_comes_back_to_where_it_was(golden: Golden) -> None:
    rules = Rules(battle_limit=None, pick_up=PickUp.SEAT_ORDER)
    state = play_to_end(stacked("KC 2C", "3D QD"), rules).state
    assert state.outcome == Outcome(Reason.ENDLESS, None)
    golden.check(outcome(state, rules))


def test_shuffled_cards_that_lie_as_they_lay_before_are_not_why_a_round_ended(golden: Golden) -> None:
    piles = stacked("AS", "QC")
    outcome_ = Outcome(Reason.ENDLESS, None)
    state = State(piles.position, MOST_BATTLES, piles.trip, piles.position, outcome=outcome_)
    golden.check(outcome(state, Rules(pick_up=PickUp.SHUFFLED)))


def test_names_come_out_as_they_are(golden: Golden) -> None:
    names = ["{name} 100%n", "{0}"]
    state = ended(Reason.ALL_CARDS, 1, "", "AS KD")
    golden.check(Narrator(names, Rules(), english, None).outcome(state))
