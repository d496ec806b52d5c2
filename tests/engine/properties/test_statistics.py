"""The shares of drawn rounds that were measured over 200,000 deals come out again over a few."""

from __future__ import annotations

from math import sqrt

import pytest

from warapp.engine import PickUp, Reason, Rules, State, deal, play_to_end


def ends(rules: Rules, deals: int) -> list[State]:
    return [play_to_end(deal(rules, number), rules).state for number in range(1, deals + 1)]


def near(measured: int, share: float, deals: int) -> bool:
    """Whether so many of these deals are within three standard errors of the published share."""
    return abs(measured / deals - share) <= 3 * sqrt(share * (1 - share) / deals)


@pytest.mark.parametrize(
    ("pick_up", "share", "deals"),
    [
        (PickUp.WINNER_FIRST, 0.14, 60),
        (PickUp.LOSER_FIRST, 0.14, 60),
        (PickUp.TURNED_OVER, 0.11, 60),
        (PickUp.HIGHEST_FIRST, 0.08, 60),
        (PickUp.SHUFFLED, 0.31, 60),
        (PickUp.SEAT_ORDER, 0.97, 25),
    ],
)
def test_as_many_rounds_are_drawn_by_a_pick_up_as_was_measured(
    pick_up: PickUp, share: float, deals: int
) -> None:
    drawn = [
        state
        for state in ends(Rules(pick_up=pick_up), deals)
        if state.outcome and state.outcome.winner is None
    ]
    assert near(len(drawn), share, deals)


def test_of_six_rounds_with_an_odd_number_of_cards_five_pass_500_battles() -> None:
    passed = [
        state
        for state in ends(Rules(seats=3), 30)
        if state.outcome and state.outcome.reason is Reason.BATTLE_LIMIT
    ]
    assert near(len(passed), 5 / 6, 30)


def test_most_rounds_with_an_odd_number_of_cards_never_end() -> None:
    rules = Rules(seats=3, battle_limit=None)
    endless = [state for state in ends(rules, 5) if state.outcome and state.outcome.reason is Reason.ENDLESS]
    assert len(endless) > 2
