"""Durations and curves: what a battle takes, and how a motion runs."""

from __future__ import annotations

import math
from dataclasses import fields

import pytest

from tests.helpers.builders import first_battle
from tests.table.motion.test_pace import longer_breaths_ms
from warapp.engine import PLAYBOOK, Rules
from warapp.pace import Pace
from warapp.table.choreography.choreographer import Choreographer
from warapp.table.motion.clips import Player, duration_ms
from warapp.table.motion.easing import ease_in_out, ease_out, overshoot, there_and_back
from warapp.table.motion.timing import Timing
from warapp.table.stage.stage import Stage
from warapp.vocabulary import NORMAL_SPEED, SPEEDS

BATTLE = ("KS 2C", "QS 3D")
ONE_WAR = ("KS 2C AC 3C", "KD 2D QD 4D")
TWO_WARS = ("KS 2C AC 3C 5C 6C", "KD 2D AD 4D 4C 7C")


def told_ms(timing: Timing, *piles: str, rules: Rules = PLAYBOOK) -> float:
    """How long a battle takes at normal speed, until the cards of one that follows by itself are turned.

    Its cards are compared for the mean time.
    """
    first = first_battle(rules, *piles)
    choreographer = Choreographer(Stage(), lambda cue: None, Player())
    choreographer.timing = timing
    says = [""] * len(first.events)
    took_ms = duration_ms(choreographer.battle(first, says, first, holds=True))
    return took_ms - longer_breaths_ms(first, timing)


def test_a_battle_takes_a_second_and_a_half_a_war_three_more_and_the_next_two() -> None:
    assert told_ms(Timing(), *BATTLE) == pytest.approx(1_640)
    one_war_ms = 1_640 + 3_010 + 4 * 30  # four cards more are gathered
    assert told_ms(Timing(), *ONE_WAR) == pytest.approx(one_war_ms)
    assert told_ms(Timing(), *TWO_WARS) == pytest.approx(one_war_ms + 2_060 + 4 * 30)


def test_a_result_is_held_for_half_a_second_and_long_enough_to_be_seen_at_any_speed() -> None:
    choreographer = Choreographer(Stage(), lambda cue: None, Player())
    for speed, by_the_clock_ms in ((0.4, 1_300), (1.0, 520), (2.5, 208), (4.0, 140), (8.0, 140)):
        choreographer.speed = speed
        assert duration_ms(choreographer.hold()) / speed == pytest.approx(by_the_clock_ms)
        assert Pace().at(speed).hold_ms == pytest.approx(by_the_clock_ms)


def test_the_normal_pace_is_that_of_the_table() -> None:
    assert Timing().pace == Pace()


def test_the_pace_for_forecasts_is_what_the_clips_take() -> None:
    for timing in (Timing(), Timing().reduced(), Timing(turn_ms=1_000, compare_ms=50, lay_ms=7)):
        pace = timing.pace
        assert told_ms(timing, *BATTLE) == pytest.approx(pace.battle_ms(pot=2))
        assert told_ms(timing, *ONE_WAR) == pytest.approx(pace.battle_ms(pot=6) + pace.war_ms(1))
        two_wars_ms = pace.war_ms(1) + pace.war_ms(1, depth=2)
        assert told_ms(timing, *TWO_WARS) == pytest.approx(pace.battle_ms(pot=10) + two_wars_ms)


@pytest.mark.parametrize("face_down", range(11))
def test_a_war_takes_what_the_pace_says_with_any_number_of_cards_face_down(face_down: int) -> None:
    below = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J"][:face_down]
    piles = [
        " ".join([f"K{suit}", *(f"{rank}{suit}" for rank in below), f"{last}{suit}", f"A{left}"])
        for suit, last, left in (("C", "A", "H"), ("D", "Q", "S"))
    ]
    pace = Timing().pace
    took = told_ms(Timing(), *piles, rules=Rules(face_down=face_down))
    assert took == pytest.approx(pace.battle_ms(pot=4 + 2 * face_down) + pace.war_ms(face_down))


def test_the_pace_of_instant_cards_is_nothing() -> None:
    at_once = Timing(**dict.fromkeys((field.name for field in fields(Timing)), 0))
    assert at_once.pace == Pace.flat(0, 0)
    assert told_ms(at_once, *ONE_WAR) == 0


def test_many_cards_begin_closer_together_so_that_a_long_gathering_stays_short() -> None:
    timing = Timing()
    assert timing.stagger(1, 60, 420) == 60
    assert timing.stagger(0, 60, 420) == 60
    assert timing.stagger(8, 60, 420) == 60
    assert timing.stagger(43, 60, 420) == 10
    many = told_ms(
        timing,
        "KS 2C 3C 4C 5C 6C 7C 8C 9C TC JC AC AH",
        "KD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD AD",
        rules=Rules(face_down=10),
    )
    assert many < told_ms(timing, *ONE_WAR) + 1_500
    six_seats = ("AS 2C", "KC 3C", "KD 4C", "KH 5C", "KS 6C", "QS 7C")
    four_more_steps = 4 * timing.gather_stagger_ms
    in_six = told_ms(timing, *six_seats, rules=Rules(seats=6))
    assert in_six == pytest.approx(timing.pace.battle_ms(pot=2) + four_more_steps)


def test_reduced_motion_leaves_out_the_travel_and_leaves_the_time_to_read() -> None:
    normal, reduced = Timing(), Timing().reduced()
    travel = ("deal_flight", "deal_total", "turn", "gather_flight", "gather_stagger", "lay", "reveal")
    ends = ("fan_flight", "fan_stagger", "dim", "panel")
    for name in (*travel, "reveal_yours", "again_reveal", "again_yours", "put_out", "carry", *ends):
        assert getattr(reduced, f"{name}_ms") == 0, name
    for name in ("compare", "win", "war_call", "short"):
        assert getattr(reduced, f"{name}_ms") >= getattr(normal, f"{name}_ms"), name
    assert told_ms(reduced, *BATTLE) == pytest.approx(told_ms(normal, *BATTLE), rel=0.1)


def test_speeds_go_up_from_slow_to_instant_by_way_of_normal() -> None:
    assert list(SPEEDS) == sorted(SPEEDS)
    assert SPEEDS[0] < NORMAL_SPEED == 1.0
    assert NORMAL_SPEED in SPEEDS
    assert math.isinf(SPEEDS[-1])


@pytest.mark.parametrize("curve", [ease_out, ease_in_out])
def test_a_curve_runs_from_the_beginning_to_the_end_without_going_back(curve: object) -> None:
    assert callable(curve)
    values = [curve(i / 100) for i in range(101)]
    assert (values[0], values[-1]) == (0.0, 1.0)
    assert values == sorted(values)


def test_curves_land_softly() -> None:
    for curve in (ease_out, ease_in_out):
        assert curve(1.0) - curve(0.99) < 0.001
    assert ease_in_out(0.01) < 0.001 < 0.02 < ease_out(0.01)
    assert ease_in_out(0.5) == 0.5


def test_a_lift_rises_to_the_middle_and_returns() -> None:
    assert [there_and_back(t) for t in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.0, 0.75, 1.0, 0.75, 0.0]


def test_a_word_that_springs_up_grows_a_little_too_far_and_comes_back() -> None:
    sizes = [overshoot(i / 50) for i in range(51)]
    assert sizes[0] == pytest.approx(0.0)
    assert sizes[-1] == 1.0
    assert min(sizes) > -1e-9
    assert 1.02 < max(sizes) < 1.2
