"""The history of a round: every position again, in any order, from its record alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.builders import hands
from tests.helpers.strategies import deal_numbers
from tests.helpers.strategies import rules as any_rules
from warapp.engine import PLAYBOOK, PRESETS, Battle, Reason, Record, Rules, State, play_battle
from warapp.engine import replay as module
from warapp.engine.replay import CACHED_STRETCHES, STRIDE, Replay

LONG = 3 * STRIDE + 5
ROUND = Record(PLAYBOOK, deal_number=1, battles=LONG)
BATTLES = [battle for battle, _ in zip(ROUND.play(), range(LONG), strict=False)]


def count_played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note the number of every battle that is played from now on."""
    played: list[int] = []

    def noting(state: State, rules: Rules) -> Battle:
        played.append(state.battles + 1)
        return play_battle(state, rules)

    monkeypatch.setattr(module, "play_battle", noting)
    monkeypatch.setattr("warapp.engine.play.play_battle", noting)
    return played


def test_every_battle_and_position_is_the_one_that_was_played() -> None:
    replay = Replay(ROUND)
    for battle in reversed(BATTLES):
        assert replay.battle(battle.number) == battle
        assert replay.position(battle.number) == battle.after
        assert replay.position(battle.number - 1) == battle.before


def test_a_round_that_was_not_played_has_its_deal_alone() -> None:
    replay = Replay(replace(ROUND, battles=0))
    assert (replay.battles, replay.known, replay.catch_up(9)) == (0, 0, True)
    assert (replay.rules, replay.position(0), replay.start) == (ROUND.rules, ROUND.start, ROUND.start)
    assert replay.counts() == (b"\x1a", b"\x1a")


@pytest.mark.parametrize("number", [0, -1, LONG + 1])
def test_a_battle_that_is_not_in_the_round_is_refused(number: int) -> None:
    with pytest.raises(IndexError, match=rf"battle {number} of a round of {LONG}"):
        Replay(ROUND).battle(number)


@pytest.mark.parametrize("number", [-1, LONG + 1])
def test_a_position_that_is_not_in_the_round_is_refused(number: int) -> None:
    with pytest.raises(IndexError):
        Replay(ROUND).position(number)


def test_the_record_is_played_forward_in_pieces() -> None:
    replay = Replay(ROUND)
    assert (replay.known, replay.battles) == (0, LONG)
    assert [replay.catch_up(20) for _ in range(4)] == [False, False, True, True]
    assert replay.known == LONG


def test_nothing_is_played_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    played = count_played(monkeypatch)
    replay = Replay(ROUND)
    assert played == []
    replay.position(3)
    assert played == [1, 2, 3]


def test_no_position_of_a_known_round_costs_more_than_a_stride(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(ROUND)
    replay.catch_up(LONG)
    played = count_played(monkeypatch)
    replay.position(STRIDE + 3)
    assert played == list(range(STRIDE + 1, 2 * STRIDE + 1))
    replay.position(STRIDE + 2)
    replay.position(STRIDE + 1)
    assert len(played) == STRIDE, "a step back within a stretch plays nothing again"


def test_the_latest_battles_are_never_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(ROUND)
    replay.catch_up(LONG)
    played = count_played(monkeypatch)
    assert replay.battle(LONG) == BATTLES[-1]
    assert replay.battle(3 * STRIDE + 1) == BATTLES[3 * STRIDE]
    assert played == []


def test_only_so_many_stretches_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = replace(PLAYBOOK, battle_limit=None, seats=3)
    long = (CACHED_STRETCHES + 2) * STRIDE
    replay = Replay(Record(rules, deal_number=1, battles=long))
    replay.catch_up(long)
    for number in range(1, long + 1):
        replay.battle(number)
    played = count_played(monkeypatch)
    replay.battle(long)
    assert played == []
    replay.battle(1)
    assert played == list(range(1, STRIDE + 1))


def test_it_grows_with_the_round_without_playing_anything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(replace(ROUND, battles=0))
    played = count_played(monkeypatch)
    for battle in BATTLES:
        replay.follow(battle)
        assert replay.battles == replay.known == battle.number
    assert played == []
    assert [replay.battle(number) for number in range(1, LONG + 1)] == BATTLES
    assert replay.counts() == all_known().counts()


def test_a_round_may_go_on_while_its_record_is_still_played_forward() -> None:
    replay = Replay(replace(ROUND, battles=30))
    replay.catch_up(10)
    replay.follow(BATTLES[30])
    assert (replay.battles, replay.known) == (31, 10)
    assert replay.catch_up(LONG)
    assert replay.position(31) == BATTLES[30].after


def test_counts_and_wars_are_those_of_every_battle() -> None:
    replay = Replay(ROUND)
    replay.catch_up(20)
    expected = [ROUND.start.counts, *(battle.after.counts for battle in BATTLES[:20])]
    assert list(zip(*replay.counts(), strict=True)) == expected
    assert list(replay.wars()) == [0, *(battle.wars for battle in BATTLES[:20])]


def test_what_was_played_until_a_battle_is_told_with_its_wars() -> None:
    replay = Replay(ROUND)
    for number in (0, 1, 17, LONG):
        assert replay.played(number) == ROUND.played(number)


def test_seats_are_out_in_their_order_from_their_battle_on() -> None:
    rules = Rules(seats=3, battle_limit=None)
    record = Record(rules, piles=hands("KC KD KH 9C", "2C 8D", "3C"), battles=2)
    replay = Replay(record)
    assert [replay.out(number) for number in range(3)] == [(), (2,), (2, 1)]


def test_time_is_called_after_the_last_battle_alone() -> None:
    record = replace(ROUND, rules=PRESETS["family"], battles=9, time_called_after=9)
    replay = Replay(record)
    outcome = replay.position(9).outcome
    assert outcome
    assert outcome.reason is Reason.TIME_LIMIT
    assert replay.position(9) == record.position().state
    assert replay.position(8).outcome is None
    assert replay.battle(9).after.outcome is None


def test_time_may_be_called_before_the_first_battle() -> None:
    record = replace(ROUND, rules=PRESETS["family"], battles=0, time_called_after=0)
    assert Replay(record).position(0) == record.position().state


def test_time_may_be_called_while_the_round_goes_on() -> None:
    replay = Replay(replace(ROUND, rules=PRESETS["family"], battles=4, time_called_after=6))
    assert replay.position(4).outcome is None
    replay.call_time()
    outcome = replay.position(4).outcome
    assert outcome
    assert outcome.reason is Reason.TIME_LIMIT


@given(any_rules(), deal_numbers, st.data())
def test_any_round_is_gone_through_in_any_order(rules: Rules, deal: int, data: st.DataObject) -> None:
    battles = [battle for battle, _ in zip(Record(rules, deal).play(), range(60), strict=False)]
    replay = Replay(Record(rules, deal, battles=len(battles)))
    for number in data.draw(st.lists(st.integers(1, len(battles)), max_size=12)):
        assert replay.battle(number) == battles[number - 1]


def all_known() -> Replay:
    replay = Replay(ROUND)
    replay.catch_up(LONG)
    return replay
