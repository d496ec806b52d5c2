"""A forecast says in numbers what a round is likely to be."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest

from warapp.engine import PLAYBOOK, PRESETS, AtLimit, Outcome, PickUp, Reason, Rules
from warapp.lab.forecast import COARSE_ROUNDS, FINE_ROUNDS, Forecast, forecasts, remedies
from warapp.lab.tally import Histogram, Tally

ODD = Rules(seats=3)
SOME = Tally(
    outcomes={
        Outcome(Reason.ALL_CARDS, 0): 50,
        Outcome(Reason.SHORTAGE, 1): 20,
        Outcome(Reason.BATTLE_LIMIT, None): 15,
        Outcome(Reason.BATTLE_LIMIT, 1): 5,
        Outcome(Reason.EQUAL_SHORTAGE, None): 4,
        Outcome(Reason.ENDLESS, None): 6,
    },
    battles=Histogram({10: 50, 20: 40, 500: 10}),
    wars=Histogram({1: 50, 3: 50}),
    seconds=Histogram({90: 50, 600: 50}),
)


def test_shares_are_of_all_rounds() -> None:
    forecast = Forecast(PLAYBOOK, SOME)
    assert forecast.drawn == 0.25
    assert forecast.drawn_by == {
        Reason.BATTLE_LIMIT: 0.15,
        Reason.ENDLESS: 0.06,
        Reason.EQUAL_SHORTAGE: 0.04,
    }
    assert list(forecast.drawn_by) == [Reason.BATTLE_LIMIT, Reason.ENDLESS, Reason.EQUAL_SHORTAGE]
    assert (forecast.at_limit, forecast.endless) == (0.2, 0.06)
    assert forecast.chances == (0.5, 0.25)
    assert forecast.wars == 2


def test_lengths_are_told_within_which_a_share_of_rounds_is_over() -> None:
    forecast = Forecast(PLAYBOOK, SOME)
    assert [forecast.battles(share) for share in (0.5, 0.9, 0.91)] == [10, 20, 500]
    assert [forecast.minutes(share) for share in (0.5, 0.9)] == [1.5, 10]


def test_it_warns_of_more_than_a_quarter() -> None:
    assert not Forecast(PLAYBOOK, SOME).warns
    more = SOME + Tally(outcomes={Outcome(Reason.ENDLESS, 0): 1, Outcome(Reason.ENDLESS, None): 1})
    assert Forecast(PLAYBOOK, more).warns


def test_without_a_round_nothing_is_said() -> None:
    forecast = Forecast(PLAYBOOK, Tally())
    assert (forecast.drawn, forecast.drawn_by, forecast.chances) == (0, {}, (0, 0))
    assert not forecast.warns
    assert forecast.coarse


def test_it_grows_and_ends_with_all_rounds() -> None:
    with ThreadPoolExecutor(2) as executor:
        rounds = [forecast.tally.rounds for forecast in forecasts(PLAYBOOK, executor)]
    assert rounds == sorted(rounds)
    assert len(rounds) > 3
    assert rounds[-1] in (FINE_ROUNDS, COARSE_ROUNDS)


def test_it_can_be_left_before_its_end() -> None:
    with ThreadPoolExecutor(2) as executor, closing(forecasts(PLAYBOOK, executor, rounds=10**9)) as growing:
        assert next(growing).coarse


def test_odd_numbers_in_play_are_remedied_by_shuffling_or_a_card_fewer() -> None:
    found = remedies(ODD)
    assert list(found) == ["shuffled", "one_card_fewer", "limit"]
    assert found["shuffled"].pick_up is PickUp.SHUFFLED
    assert found["one_card_fewer"].cards_dealt_each == 16
    assert found["limit"] == replace(ODD, at_limit=AtLimit.MOST_CARDS)


def test_seat_order_is_remedied_by_shuffling() -> None:
    assert list(remedies(replace(PLAYBOOK, pick_up=PickUp.SEAT_ORDER))) == ["shuffled", "limit"]


def test_rounds_without_a_battle_limit_are_remedied_by_one() -> None:
    assert list(remedies(PRESETS["family"])) == ["limit"]
    assert remedies(PRESETS["family"])["limit"].battle_limit == 500


def test_where_most_cards_win_at_a_limit_nothing_is_left_to_remedy() -> None:
    assert remedies(PRESETS["quick"]) == {}
    assert remedies(replace(ODD, pick_up=PickUp.SHUFFLED, at_limit=AtLimit.MOST_CARDS)) == {}


@pytest.mark.parametrize("name", ["shuffled", "one_card_fewer", "limit"])
def test_a_remedy_helps(compiled: None, name: str) -> None:
    with ThreadPoolExecutor(1) as executor:
        *_, before = forecasts(ODD, executor, rounds=2_000)
        *_, after = forecasts(remedies(ODD)[name], executor, rounds=2_000)
    assert before.warns
    assert after.drawn < before.drawn / 2
