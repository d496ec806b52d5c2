"""The session: what it tells and when, and what can be taken back."""

from __future__ import annotations

import pytest

from tests.helpers.session_recorder import Watched, of_piles
from warapp.clock import Hold
from warapp.engine import (
    MOST_DEALS,
    PLAYBOOK,
    PRESETS,
    Battle,
    InvalidRules,
    Outcome,
    Reason,
    Record,
    Rules,
    Shortage,
    State,
    deal,
    play_to_end,
)
from warapp.session import Round, next_deal


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_it_begins_with_a_fresh_deal_by_the_playbook(watched: Watched) -> None:
    session = watched.session
    assert session.rules == PLAYBOOK
    assert session.state == deal(PLAYBOOK, 101)
    assert session.round == Round(PLAYBOOK, deal(PLAYBOOK, 101), deal(PLAYBOOK, 101), round_id="round 1")
    assert (session.is_over, session.can_take_back, session.left_ms) == (False, False, None)
    assert session.clock.holds(Hold.DEAL)
    assert watched.told == []


def test_turning_cards_plays_one_battle_and_tells_it_once(watched: Watched) -> None:
    before = watched.session.state
    assert watched.session.turn_cards()
    battle = watched.after("played")
    assert isinstance(battle, Battle)
    assert battle.before == before
    assert watched.session.state == battle.after
    assert watched.session.state.battles == 1


def test_who_listens_to_a_battle_finds_the_session_behind_it_already() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    seen: list[State] = []
    watched.session.battle_played.connect(lambda battle: seen.append(watched.session.state))
    watched.session.turn_cards()
    assert [str(state) for state in seen] == ["#1 2C | 3D KD 9C"]


def test_after_the_end_no_card_is_turned_and_nothing_is_told() -> None:
    watched = of_piles("9C", "KD")
    assert watched.session.turn_cards()
    watched.after("played")
    assert watched.session.is_over
    assert watched.session.state.outcome == Outcome(Reason.ALL_CARDS, 1)
    assert not watched.session.turn_cards()
    assert watched.told == []


def test_a_round_counts_its_wars_and_who_went_out_in_order() -> None:
    rules = Rules(seats=4, shortage=Shortage.LAST_CARD)
    watched = of_piles("KC 9C 2C AC", "KD 9D 3D 4D", "5S", "QS 6S", rules=rules)
    session = watched.session
    session.turn_cards()
    assert (session.round.wars, session.round.longest_war, session.round.out) == (1, 1, (2,))
    while session.turn_cards():
        pass
    played = play_to_end(session.round.start, rules)
    assert session.round.state == played.state
    assert session.round.played == played
    assert session.round.out == (2, 3)


def test_a_new_round_has_the_same_rules_and_the_next_number(watched: Watched) -> None:
    watched.session.new_round(PRESETS["quick"], 5)
    assert watched.after("started") == watched.session.round
    assert (watched.session.rules, watched.session.state.deal_number) == (PRESETS["quick"], 5)
    watched.session.new_round()
    assert watched.after("started") == watched.session.round
    assert (watched.session.rules, watched.session.state.deal_number) == (PRESETS["quick"], 102)


def test_bad_deal_numbers_leave_the_round_as_it_is(watched: Watched) -> None:
    before = watched.session.round
    with pytest.raises(InvalidRules):
        watched.session.new_round(deal_number=0)
    assert watched.session.round == before
    assert not watched.session.can_take_back
    assert watched.told == []


def test_restart_begins_the_same_deal_again(watched: Watched) -> None:
    for _ in range(3):
        watched.session.turn_cards()
    watched.told.clear()
    watched.session.restart()
    round_ = watched.after("started")
    assert round_ == Round(PLAYBOOK, deal(PLAYBOOK, 101), deal(PLAYBOOK, 101), round_id="round 2")
    assert watched.session.can_take_back


def test_restart_of_given_piles_begins_with_them() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.session.turn_cards()
    watched.session.restart()
    assert str(watched.session.state) == "#0 9C 2C | KD 3D"


def test_a_new_round_can_be_taken_back_once_with_its_time(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    before = session.round
    watched.now_ms = 4_000
    session.new_round()
    watched.told.clear()
    assert session.can_take_back
    watched.now_ms = 9_000
    assert session.clock.elapsed_ms == 0
    session.take_back()
    round_ = watched.after("started")
    assert isinstance(round_, Round)
    assert (round_.state, round_.start, round_.rules) == (before.state, before.start, before.rules)
    assert session.clock.elapsed_ms == 4_000
    assert not session.can_take_back
    session.take_back()
    assert watched.told == []


def test_taking_back_ends_with_the_next_turn(watched: Watched) -> None:
    watched.session.new_round()
    watched.session.turn_cards()
    assert not watched.session.can_take_back
    watched.told.clear()
    watched.session.take_back()
    assert watched.told == []


def test_the_latest_of_several_new_rounds_is_taken_back(watched: Watched) -> None:
    session = watched.session
    session.new_round()
    session.new_round()
    session.take_back()
    assert session.state.deal_number == 102
    assert watched.names == ["started"] * 3


def test_restart_and_open_can_be_taken_back_too(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    session.restart()
    session.take_back()
    assert session.state.battles == 1
    session.put_on_table(Round.at(Record(PRESETS["peace"], deal_number=4, battles=2)))
    assert (session.rules, session.state.battles) == (PRESETS["peace"], 2)
    session.take_back()
    assert (session.rules, session.state.battles) == (PLAYBOOK, 1)
    assert watched.names == ["played", "started", "started", "started", "started"]


def test_a_round_that_is_over_can_be_had_back_and_is_still_over() -> None:
    watched = of_piles("9C", "KD")
    watched.session.turn_cards()
    watched.session.new_round()
    assert not watched.session.clock.holds(Hold.OVER)
    watched.session.take_back()
    assert watched.session.is_over
    assert not watched.session.clock.running


def test_the_clock_stands_still_from_the_last_battle_on() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.now_ms = 1_000
    watched.session.turn_cards()
    assert watched.session.clock.running
    watched.now_ms = 3_000
    watched.session.turn_cards()
    watched.now_ms = 10_000
    assert watched.session.clock.holds(Hold.OVER)
    assert watched.session.clock.elapsed_ms == 2_000


def test_the_minutes_of_a_round_begin_with_its_first_card(watched: Watched) -> None:
    session = watched.session
    watched.now_ms = 60_000
    assert session.clock.elapsed_ms == 0
    session.turn_cards()
    watched.now_ms = 61_000
    assert session.clock.elapsed_ms == 1_000
    session.restart()
    watched.now_ms = 90_000
    assert session.clock.elapsed_ms == 0
    session.take_back()
    watched.now_ms = 92_000
    assert session.clock.elapsed_ms == 3_000


def test_every_change_of_the_clock_is_signalled_once(watched: Watched) -> None:
    session = watched.session
    heard: list[bool] = []
    session.clock_changed.connect(lambda: heard.append(session.clock.running))
    session.turn_cards()
    session.turn_cards()
    session.clock.hold(Hold.PAUSE)
    session.clock.hold(Hold.PAUSE)
    session.clock.release(Hold.PAUSE)
    assert heard == [True, False, True]


def test_a_finished_round_given_as_piles_is_over_from_the_start() -> None:
    watched = of_piles("9C 2C", "")
    assert watched.session.is_over
    assert not watched.session.clock.running
    assert not watched.session.turn_cards()


def test_the_deal_after_a_number_goes_round() -> None:
    assert [next_deal(1), next_deal(41, 2), next_deal(MOST_DEALS)] == [2, 43, 1]
    assert [next_deal(2, -1), next_deal(1, -1), next_deal(MOST_DEALS, -1)] == [1, MOST_DEALS, MOST_DEALS - 1]
