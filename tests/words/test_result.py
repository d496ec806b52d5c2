"""A round that was played without a table, in words."""

from __future__ import annotations

from tests.helpers.builders import hands
from tests.helpers.golden_files import Golden
from warapp.engine import Record, Rules
from warapp.words import english
from warapp.words.result import log_lines, result_lines

WAR = Record(Rules(), piles=hands("9C 2C KC 3C", "9D 4D 7D 5D"))
TIMED = Record(Rules(minute_limit=5), 7, time_called_after=1)


def test_a_round_that_is_over(golden: Golden) -> None:
    golden.check(result_lines(WAR, WAR.played(), english))


def test_a_round_that_goes_on(golden: Golden) -> None:
    record = Record(Rules(seats=3), 7)
    golden.check(result_lines(record, record.played(0), english))


def test_a_log_tells_each_battle_and_the_end_once(golden: Golden) -> None:
    lines = list(log_lines(WAR, None, english))
    golden.check(lines[0])
    assert [line.split(". ")[0] for line in lines[1:]] == [f"Battle {n}" for n in range(1, 7)]
    golden.check(lines[-1])


def test_a_log_that_stops_before_the_end_tells_how_the_round_stands(golden: Golden) -> None:
    golden.check(list(log_lines(WAR, 1, english))[2:])
    golden.check(list(log_lines(WAR, 0, english))[1:])


def test_a_log_tells_that_time_was_called(golden: Golden) -> None:
    lines = list(log_lines(TIMED, None, english))
    golden.check(lines[0])
    assert len(lines) == 3
    golden.check(lines[2])


def test_a_log_of_a_round_that_is_over_from_the_start(golden: Golden) -> None:
    over = Record(Rules(), piles=hands("AS", ""))
    golden.check(list(log_lines(over, None, english))[1:])
