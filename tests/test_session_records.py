"""The session and what lasts: rounds from records and as records, their names, and the end of time."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hands, stacked
from tests.helpers.session_recorder import Watched, of_piles
from warapp.engine import (
    PLAYBOOK,
    PRESETS,
    Outcome,
    Reason,
    Record,
    Rules,
    deal,
    play_to_end,
)
from warapp.session import Round

TIMED = Rules(minute_limit=2)


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_it_begins_with_the_round_of_a_record() -> None:
    record = Record(PRESETS["quick"], deal_number=9, battles=7)
    session = Watched(record).session
    assert session.rules == PRESETS["quick"]
    assert session.state == record.position().state
    assert session.round.record == record
    assert not session.can_take_back


def test_a_record_of_more_battles_than_the_round_has_stands_at_its_end() -> None:
    rules = Rules(battle_limit=3)
    round_ = Round.at(Record(rules, deal_number=9, battles=1_000))
    assert round_.played == play_to_end(deal(rules, 9), rules)


def test_the_time_left_is_told_only_where_there_is_a_limit() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    assert watched.session.left_ms == 120_000
    watched.session.turn_cards()
    watched.now_ms = 30_000
    assert watched.session.left_ms == 90_000
    watched.now_ms = 130_000
    assert watched.session.left_ms == -10_000
    watched.session.call_time()
    assert watched.session.left_ms is None


def test_calling_time_ends_the_round_on_the_position_after_the_last_battle() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    session = watched.session
    session.turn_cards()
    position = session.state.position
    watched.told.clear()
    session.call_time()
    state = watched.after("time")
    assert state == session.state
    assert session.state.position == position
    assert session.state.outcome == Outcome(Reason.TIME_LIMIT, None)
    assert not session.clock.running
    session.call_time()
    assert not session.turn_cards()
    assert watched.told == []


def test_time_is_not_called_where_minutes_do_not_matter(watched: Watched) -> None:
    watched.session.call_time()
    assert watched.told == []
    assert not watched.session.is_over


def test_a_record_keeps_after_which_battle_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    watched.session.turn_cards()
    watched.session.turn_cards()
    assert watched.session.round.record == Record(TIMED, deal_number=3, battles=2)
    watched.session.call_time()
    record = watched.session.round.record
    assert record == Record(TIMED, deal_number=3, battles=2, time_called_after=2)
    again = Watched(record)
    assert again.session.is_over
    assert again.session.state == watched.session.state
    assert again.session.round.record == record


def test_playing_on_from_a_record_ends_where_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=1, time_called_after=3))
    assert not watched.session.is_over
    assert [watched.session.turn_cards() for _ in range(3)] == [True, True, False]
    assert watched.names == ["played", "played", "time"]
    assert watched.session.state.battles == 3
    assert watched.session.state.outcome == Outcome(Reason.TIME_LIMIT, None)


def test_time_called_before_the_first_battle_is_an_end_too() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=0, time_called_after=0))
    assert watched.session.is_over
    assert watched.session.state.outcome == Outcome(Reason.TIME_LIMIT, None)


def test_a_new_round_forgets_when_time_was_called_in_the_one_before() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=0, time_called_after=1))
    watched.session.new_round()
    watched.session.turn_cards()
    watched.session.turn_cards()
    assert watched.names == ["started", "played", "played"]


def test_a_round_taken_back_still_ends_where_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=1, time_called_after=2))
    watched.session.new_round()
    watched.session.take_back()
    watched.told.clear()
    watched.session.turn_cards()
    assert watched.names == ["played", "time"]


def test_opening_plays_a_record_forward_and_tells_one_round(watched: Watched) -> None:
    record = Record(PRESETS["crowd"], deal_number=77, battles=20)
    watched.session.put_on_table(Round.at(record))
    round_ = watched.after("started")
    assert isinstance(round_, Round)
    assert round_.record == record
    assert round_.played == record.position()


def test_a_round_of_given_piles_is_kept_as_piles() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.session.turn_cards()
    assert watched.session.round.record == Record(PLAYBOOK, piles=hands("9C 2C", "KD 3D"), battles=1)
    assert watched.session.round.start == stacked("9C 2C", "KD 3D")


def test_every_round_has_a_name_of_its_own_and_keeps_it(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    assert session.round.round_id == "round 1"
    session.new_round()
    assert session.round.round_id == "round 2"
    session.take_back()
    assert session.round.round_id == "round 1"
    session.restart()
    assert session.round.round_id == "round 3"
    session.put_on_table(Round.at(Record(PLAYBOOK, deal_number=4)))
    assert session.round.round_id == "round 4"
    session.put_on_table(Round.at(Record(PLAYBOOK, deal_number=4)))
    assert session.round.round_id == "round 5"


def test_a_round_that_was_kept_goes_on_with_its_name_and_its_time(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    watched.now_ms = 2_500
    session.new_round()
    kept = session.before
    assert kept is not None
    assert (kept.round_id, kept.elapsed_ms, kept.state.battles) == ("round 1", 2_500, 1)
    session.put_on_table(kept)
    watched.now_ms = 3_000
    assert session.round == kept
    assert session.clock.elapsed_ms == 3_000
