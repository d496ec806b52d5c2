"""Limits: when each ends a round, which comes first, who wins then, and time called from outside."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.helpers.builders import battles_of, first_battle, hand, stacked, texts
from warapp.engine import (
    AtLimit,
    InvalidRules,
    Outcome,
    PickUp,
    Reason,
    RoundOver,
    Rules,
    Shortage,
    State,
    battles,
    call_time,
    deal,
    play_to_end,
)

# Seat 0 takes battle 1 and seat 1 battles 2 and 3; then seat 0 holds AS KD and seat 1 four cards.
THREE_CARDS_EACH = "AS 2S 3S", "KD 4D 5D"


def end_of(rules: Rules, *piles: str) -> State:
    return play_to_end(stacked(*piles), rules).state


def test_the_battle_limit_ends_the_round_after_that_battle() -> None:
    state = end_of(Rules(battle_limit=2), *THREE_CARDS_EACH)
    assert (state.battles, state.outcome) == (2, Outcome(Reason.BATTLE_LIMIT, None))


@pytest.mark.parametrize(
    ("battle_limit", "winner"),
    [(1, 0), (2, None), (3, 1)],
)
def test_at_a_limit_the_most_cards_in_the_pile_may_win_and_equal_most_is_a_draw(
    battle_limit: int, winner: int | None
) -> None:
    state = end_of(Rules(battle_limit=battle_limit, at_limit=AtLimit.MOST_CARDS), *THREE_CARDS_EACH)
    assert state.outcome == Outcome(Reason.BATTLE_LIMIT, winner)


def test_most_cards_looks_at_all_seats_and_at_the_piles_only() -> None:
    rules = Rules(seats=6, battle_limit=1, at_limit=AtLimit.MOST_CARDS)
    state = end_of(rules, "9C 8C", "9D 8D", "3H 8H", "4S 5S 6S", "2S 2D", "3S 3D 4D")
    assert state.pot == hand("9C 8C 9D 8D 3H 4S 2S 3S")
    assert state.counts == (0, 0, 1, 2, 1, 2)
    assert state.outcome == Outcome(Reason.BATTLE_LIMIT, None)
    state = end_of(rules, "9C 8C", "9D 8D", "3H 8H", "4S 5S 6S", "2S 2D", "3S 3D 4D 7D")
    assert state.outcome == Outcome(Reason.BATTLE_LIMIT, 5)


def test_a_war_counts_as_no_further_battle() -> None:
    state = end_of(Rules(battle_limit=1, face_down=0), "9C 8C KC 2C", "9D 8D QD 2D")
    assert (state.battles, state.counts) == (1, (7, 1))


def test_a_round_won_in_the_last_battle_is_won_by_its_cards() -> None:
    rules = Rules(battle_limit=1, trip_limit=1, minute_limit=1)
    assert end_of(rules, "AS 2S", "KD").outcome == Outcome(Reason.ALL_CARDS, 0)
    assert end_of(rules, "AS 2S 3S", "AD 2D").outcome == Outcome(Reason.SHORTAGE, 0)


@pytest.mark.parametrize(
    ("shortage", "reason"),
    [(Shortage.LOSES, Reason.EQUAL_SHORTAGE), (Shortage.DRAWS, Reason.SHORTAGE)],
)
def test_a_round_drawn_in_the_last_battle_is_drawn_by_its_shortage(
    shortage: Shortage, reason: Reason
) -> None:
    rules = Rules(battle_limit=1, trip_limit=1, shortage=shortage, at_limit=AtLimit.MOST_CARDS)
    assert end_of(rules, "9C 2C", "9D 3D").outcome == Outcome(reason, None)


def test_a_trip_ends_when_every_seat_has_played_what_its_pile_held_when_it_began() -> None:
    rules = Rules(battle_limit=None, trip_limit=1, at_limit=AtLimit.MOST_CARDS)
    state = end_of(rules, *THREE_CARDS_EACH)
    assert (state.battles, state.outcome) == (3, Outcome(Reason.TRIP_LIMIT, 1))


def test_the_next_trip_begins_with_the_piles_then_held_and_counts_from_zero() -> None:
    rules = Rules(battle_limit=None, trip_limit=2)
    piles = "AS 2S 3S", "KD 4D X1"
    assert texts(battles_of(rules, 3, *piles)[-1].after) == ["AS KD", "4D 2S X1 3S"]
    # Seat 0 has played its two after battle 5, seat 1 its four after battle 7.
    assert str(end_of(rules, *piles)) == "#7 KD 2S 4D 3S | X1 AS = trip_limit None"


def test_cards_played_beyond_the_end_of_a_trip_do_not_count_for_the_next() -> None:
    rules = Rules(battle_limit=None, trip_limit=2)
    # Trip 1 ends at battle 4, when seat 0, which began with one card, has played four: 3D AS KD | 4D 2D.
    # Trip 2 ends when it has played three more.
    assert str(end_of(rules, "AS", "2D 3D 4D KD")) == "#7 AS 2D KD 4D | 3D = trip_limit None"


def test_cards_laid_in_a_war_count_as_played() -> None:
    rules = Rules(battle_limit=None, trip_limit=1)
    # Battle 1 is a war in which both play three of their four cards.
    state = end_of(rules, "9C 2C KC 3C", "9D 4D 7D 5D")
    assert (state.battles, state.outcome) == (2, Outcome(Reason.TRIP_LIMIT, None))


def test_cards_of_a_seat_put_out_count_as_played() -> None:
    rules = Rules(seats=3, battle_limit=None, trip_limit=1)
    (battle,) = battles_of(rules, 1, "9C 2C KC 3C", "9D 4D 7D 5D", "9H 2H")
    assert battle.after.trip.played == (3, 3, 2)


def test_a_seat_that_is_out_holds_no_trip_up() -> None:
    rules = Rules(seats=3, battle_limit=None, trip_limit=1)
    # Seat 2 turns its last card in battle 1, and takes no part in what is left of the trip.
    state = end_of(rules, "9C 2C", "8D 7D", "7H")
    assert str(state) == "#2 9C 8D 7H | 7D 2C | - = trip_limit None"


@pytest.mark.parametrize("piles", [("AS 2S", "KD 2D", ""), ("AS 2S", "", "KD 2D")])
def test_a_seat_with_an_empty_given_pile_holds_no_trip_up(piles: tuple[str, ...]) -> None:
    rules = Rules(seats=3, face_down=0, battle_limit=None, trip_limit=1)
    (battle,) = battles_of(rules, 1, *piles)
    assert battle.after.outcome is None
    assert battle.after.trip.played[0] == 1


def test_of_battles_and_trips_that_end_together_the_battles_give_the_reason() -> None:
    state = end_of(Rules(battle_limit=3, trip_limit=1), *THREE_CARDS_EACH)
    assert (state.battles, state.outcome) == (3, Outcome(Reason.BATTLE_LIMIT, None))
    state = end_of(Rules(battle_limit=4, trip_limit=1), *THREE_CARDS_EACH)
    assert (state.battles, state.outcome) == (3, Outcome(Reason.TRIP_LIMIT, None))


def test_minutes_end_no_round_by_themselves() -> None:
    rules = Rules(minute_limit=1, battle_limit=3)
    assert end_of(rules, *THREE_CARDS_EACH).outcome == Outcome(Reason.BATTLE_LIMIT, None)


@pytest.mark.parametrize(("at_limit", "winner"), [(AtLimit.DRAW, None), (AtLimit.MOST_CARDS, 0)])
def test_calling_time_ends_the_round_on_the_position_after_the_last_battle(
    at_limit: AtLimit, winner: int | None
) -> None:
    rules = Rules(minute_limit=15, at_limit=at_limit)
    state = first_battle(rules, *THREE_CARDS_EACH).after
    called = call_time(state, rules)
    assert str(called) == f"#1 2S 3S AS KD | 4D 5D = time_limit {winner}"
    assert (called.position, called.battles, called.trip) == (state.position, 1, state.trip)
    assert state.outcome is None


def test_time_can_be_called_before_the_first_battle() -> None:
    rules = Rules(minute_limit=15, at_limit=AtLimit.MOST_CARDS)
    assert call_time(deal(rules, 1), rules).outcome == Outcome(Reason.TIME_LIMIT, None)


def test_time_is_not_called_in_a_round_that_is_over_nor_without_a_minute_limit() -> None:
    rules = Rules(minute_limit=15)
    with pytest.raises(RoundOver, match="over after battle 0"):
        call_time(stacked("AS", ""), rules)
    called = call_time(stacked("AS", "KD"), rules)
    with pytest.raises(RoundOver, match="over after battle 0"):
        call_time(called, rules)
    with pytest.raises(InvalidRules, match=r"^minute_limit: None is not allowed; it can be a number of min"):
        call_time(stacked("AS", "KD"), Rules())


def test_a_limit_that_is_far_does_not_end_a_round() -> None:
    rules = Rules(battle_limit=100_000, trip_limit=10_000, pick_up=PickUp.SEAT_ORDER)
    states = [battle.after for battle in islice(battles(deal(rules, 1), rules), 300)]
    assert states[-1].battles == 300
    assert all(state.outcome is None for state in states)
