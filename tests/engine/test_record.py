"""Records: what they say, how they are written and read, and the position they lead to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers.builders import hands, stacked
from tests.helpers.strategies import deal_numbers, rounds, stacks
from tests.helpers.strategies import rules as any_rules
from warapp.engine import (
    PLAYBOOK,
    PRESETS,
    Outcome,
    Reason,
    Record,
    Rules,
    State,
    call_time,
    deal,
    load_record,
    play_to_end,
    read_record,
)

LITERAL = (
    b'{"format": "warapp-round", "version": 1, '
    b'"rules": {"preset": "playbook", "face_down": 3, "battle_limit": null}, '
    b'"piles": ["AD KC QC", "KH QS JC"], "battles": 0}'
)


def record_of(text: str) -> Record:
    """The record of what follows its format and version."""
    return read_record(f'{{"format": "warapp-round", "version": 1, {text}}}'.encode())


def test_the_literal_record_is_read() -> None:
    assert read_record(LITERAL) == Record(
        rules=Rules(face_down=3, battle_limit=None),
        deal_number=0,
        piles=hands("AD KC QC", "KH QS JC"),
        battles=0,
        time_called_after=None,
    )


def test_a_record_of_given_piles_begins_with_them() -> None:
    record = read_record(LITERAL)
    assert record.start == stacked("AD KC QC", "KH QS JC")
    assert record.position().state == record.start


def test_a_record_of_a_deal_is_played_forward_to_its_position() -> None:
    record = record_of('"rules": {"preset": "family"}, "deal_number": 48213, "battles": 37')
    assert record == Record(PRESETS["family"], deal_number=48_213, battles=37)
    assert record.start == deal(PRESETS["family"], 48_213)
    played = record.position()
    *_, last = (battle for battle in record.play() if battle.number <= 37)
    assert played.state == last.after
    assert played.state.battles == 37


def test_a_record_can_be_played_to_its_end_or_to_any_battle() -> None:
    record = Record(PLAYBOOK, deal_number=1, battles=3)
    assert record.played() == play_to_end(deal(PLAYBOOK, 1), PLAYBOOK)
    assert record.played(0).state == deal(PLAYBOOK, 1)
    assert record.played(2).state.battles == 2
    assert [battle.number for battle in record.play()] == list(range(1, 501))


def test_without_rules_without_a_preset_and_without_battles_it_is_a_playbook_round_at_its_start() -> None:
    assert record_of('"deal_number": 7') == Record(PLAYBOOK, deal_number=7, battles=0)
    assert record_of('"rules": {"jokers": 1}, "deal_number": 7').rules == Rules(jokers=1)


def test_with_piles_the_seats_may_be_left_out_or_agree() -> None:
    assert record_of('"piles": ["AS", "2C", "3C"]').rules.seats == 3
    assert record_of('"rules": {"seats": 3}, "piles": ["AS", "2C", "3C"]').rules.seats == 3
    assert record_of('"rules": {"preset": "crowd"}, "piles": ["AS", "2C", "3C"]').rules.seats == 3


def test_piles_need_not_make_a_deck() -> None:
    piles = record_of('"rules": {"lowest_rank": 7}, "piles": ["X4 2C TD", "", "AS"]').piles
    assert piles == hands("X4 2C 10D", "", "AS")


def test_a_finished_deal_of_piles_is_a_record_too() -> None:
    position = record_of('"piles": ["", "AS"]').position()
    assert position.state.outcome == Outcome(Reason.ALL_CARDS, 1)


def test_a_record_may_stand_at_the_rounds_last_battle() -> None:
    assert record_of('"piles": ["AS", "2C"], "battles": 1').position().state.outcome is not None


def test_time_called_ends_the_round_where_it_was_called() -> None:
    rules = '"rules": {"preset": "family"}, "deal_number": 1'
    called = record_of(f'{rules}, "battles": 37, "time_called_after": 37')
    state = called.position().state
    assert (state.battles, state.outcome) == (
        37,
        Outcome(Reason.TIME_LIMIT, 0 if state.counts[0] > 26 else 1),
    )
    assert called.played() == called.position()
    assert [battle.number for battle in called.play()] == list(range(1, 38))


def test_a_record_that_stands_before_the_battle_after_which_time_was_called_is_not_over_yet() -> None:
    record = record_of(
        '"rules": {"preset": "family"}, "deal_number": 1, "battles": 5, "time_called_after": 37'
    )
    assert record.position().state.outcome is None
    assert record.position().state.battles == 5
    end = record.played().state
    assert end.battles == 37
    assert end.outcome is not None
    assert end.outcome.reason is Reason.TIME_LIMIT


def test_time_called_before_the_first_battle_leaves_nothing_to_play() -> None:
    record = record_of('"rules": {"minute_limit": 1}, "deal_number": 1, "time_called_after": 0')
    assert list(record.play()) == []
    for played in (record.position(), record.played()):
        assert played.state.outcome == Outcome(Reason.TIME_LIMIT, None)
        assert played.state.battles == 0


def test_a_record_counts_the_wars_on_the_way() -> None:
    record = Record(Rules(face_down=0), piles=hands("9C 8C KC 5C", "9D 8D QD 4D"), battles=1)
    assert (record.position().wars, record.position().longest_war) == (2, 2)


def test_a_record_of_a_round_keeps_what_it_began_with() -> None:
    rules = Rules(minute_limit=5)
    dealt, given_piles = deal(rules, 9), stacked("AS 2C", "KD")
    assert Record.of(dealt, rules, 4) == Record(rules, deal_number=9, battles=4)
    assert Record.of(given_piles, rules, 0, 0) == Record(
        rules, piles=hands("AS 2C", "KD"), battles=0, time_called_after=0
    )


def test_a_record_writes_the_fields_that_differ_from_playbook() -> None:
    record = Record(
        Rules(face_down=3, battle_limit=None), piles=hands("AD KC QC", "KH QS 10C", ""), battles=2
    )
    assert json.loads(record.dumps()) == {
        "format": "warapp-round",
        "version": 1,
        "rules": {"face_down": 3, "battle_limit": None},
        "piles": ["AD KC QC", "KH QS 10C", ""],
        "battles": 2,
    }
    timed = Record(PRESETS["crowd"], deal_number=5, battles=0, time_called_after=8)
    assert json.loads(timed.dumps())["time_called_after"] == 8
    assert "piles" not in json.loads(timed.dumps())


@given(st.data(), rounds())
def test_a_record_written_and_read_is_the_same_record(
    data: st.DataObject, round_: tuple[State, Rules]
) -> None:
    start, rules = round_
    reached = Record.of(start, rules, 0).played(30).state
    battles = data.draw(st.integers(0, reached.battles))
    time = None
    if rules.minute_limit and not reached.outcome:
        time = data.draw(st.none() | st.integers(battles, reached.battles))
    record = Record.of(start, rules, battles, time)
    read = read_record(record.dumps().encode())
    assert read == record
    state = read.position().state
    assert state.battles == battles
    if time == battles:
        assert state == call_time(Record.of(start, rules, battles).position().state, rules)


@settings(max_examples=30)
@given(st.data(), any_rules(), deal_numbers)
def test_a_round_that_goes_on_from_a_record_is_the_round_that_was_left(
    data: st.DataObject, rules: Rules, number: int
) -> None:
    piles = data.draw(stacks(rules.seats))
    for record in (Record(rules, number, battles=1), Record(rules, piles=piles, battles=1)):
        if not record.start.outcome:
            assert read_record(record.dumps().encode()).played(20) == record.played(20)


def test_a_record_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "round.wargame"
    path.write_bytes(LITERAL)
    assert load_record(path) == read_record(LITERAL)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_record_that_an_editor_has_marked_with_its_encoding_is_read(encoding: str) -> None:
    assert read_record(LITERAL.decode().encode(encoding)) == read_record(LITERAL)
