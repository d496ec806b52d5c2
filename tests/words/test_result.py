"""A round that was played without a table, in words."""

from __future__ import annotations

from tests.builders import hands
from warapp.engine import Record, Rules
from warapp.words import english
from warapp.words.result import log_lines, result_lines

WAR = Record(Rules(), piles=hands("9C 2C KC 3C", "9D 4D 7D 5D"))
TIMED = Record(Rules(minute_limit=5), 7, time_called_after=1)


def test_a_round_that_is_over() -> None:
    assert result_lines(WAR, WAR.played(), english) == [
        "Seat 0 wins. All 8 cards belong to Seat 0 after 6 battles.",
        "Battles: 6. Wars: 1. Longest war: 1.",
        "Given cards. Rules: playbook.",
    ]


def test_a_round_that_goes_on() -> None:
    record = Record(Rules(seats=3), 7)
    assert result_lines(record, record.played(0), english) == [
        "The round goes on. Seat 0 holds 17 cards, Seat 1 17, Seat 2 17.",
        "Battles: 0. Wars: 0. Longest war: 0. 1 card set aside.",
        "Deal 7. Rules: playbook, seats=3.",
    ]


def test_a_log_tells_each_battle_and_the_end_once() -> None:
    lines = list(log_lines(WAR, None, english))
    assert lines[0] == "Given cards. Rules: playbook."
    assert [line.split(". ")[0] for line in lines[1:]] == [f"Battle {n}" for n in range(1, 7)]
    assert lines[-1].endswith("Seat 0 wins. All 8 cards belong to Seat 0 after 6 battles.")


def test_a_log_that_stops_before_the_end_tells_how_the_round_stands() -> None:
    assert list(log_lines(WAR, 1, english))[2:] == ["Seat 0 holds 7 cards, Seat 1 1. 1 battle played."]
    assert list(log_lines(WAR, 0, english))[1:] == ["Seat 0 holds 4 cards, Seat 1 4."]


def test_a_log_tells_that_time_was_called() -> None:
    lines = list(log_lines(TIMED, None, english))
    assert lines[0] == "Deal 7. Rules: playbook, minute_limit=5."
    assert len(lines) == 3
    assert lines[2].startswith("It is a draw. Time is up after 5 minutes.")


def test_a_log_of_a_round_that_is_over_from_the_start() -> None:
    over = Record(Rules(), piles=hands("AS", ""))
    assert list(log_lines(over, None, english))[1:] == ["Seat 0 wins. Nobody else has any cards."]
