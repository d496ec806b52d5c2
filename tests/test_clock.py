"""The clock of a round: what it counts, and what holds it."""

from __future__ import annotations

import pytest

from warapp.clock import Hold, RoundClock


class Now:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.ms = 5_000.0

    def __call__(self) -> float:
        return self.ms


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def clock(now: Now) -> RoundClock:
    return RoundClock(now)


def test_it_stands_still_until_a_round_begins(clock: RoundClock, now: Now) -> None:
    assert not clock.running
    assert clock.holds(Hold.OVER)
    now.ms += 1_000
    assert clock.elapsed_ms == 0


def test_it_counts_from_the_beginning_of_a_round(clock: RoundClock, now: Now) -> None:
    clock.restart()
    assert clock.running
    now.ms += 1_500
    assert clock.elapsed_ms == 1_500
    now.ms += 500
    assert clock.elapsed_ms == 2_000


def test_it_goes_on_from_what_a_round_has_already_taken(clock: RoundClock, now: Now) -> None:
    now.ms += 9_000
    clock.restart(60_000)
    now.ms += 1
    assert clock.elapsed_ms == 60_001


def test_another_round_counts_from_nothing(clock: RoundClock, now: Now) -> None:
    clock.restart()
    now.ms += 1_000
    clock.restart()
    now.ms += 10
    assert clock.elapsed_ms == 10


@pytest.mark.parametrize("hold", Hold)
def test_it_stands_still_while_it_is_held(clock: RoundClock, now: Now, hold: Hold) -> None:
    clock.restart()
    now.ms += 100
    clock.hold(hold)
    assert not clock.running
    assert [other for other in Hold if clock.holds(other)] == [hold]
    now.ms += 1_000_000
    assert clock.elapsed_ms == 100
    clock.release(hold)
    now.ms += 20
    assert clock.running
    assert clock.elapsed_ms == 120


def test_it_runs_again_only_when_the_last_hold_is_gone(clock: RoundClock, now: Now) -> None:
    clock.restart()
    clock.hold(Hold.PAUSE)
    clock.hold(Hold.INACTIVE)
    now.ms += 50
    clock.release(Hold.INACTIVE)
    now.ms += 50
    assert (clock.running, clock.elapsed_ms) == (False, 0)
    clock.release(Hold.PAUSE)
    now.ms += 50
    assert (clock.running, clock.elapsed_ms) == (True, 50)


def test_holding_and_releasing_twice_is_once(clock: RoundClock, now: Now) -> None:
    clock.restart()
    now.ms += 10
    clock.hold(Hold.DIALOG)
    now.ms += 10
    clock.hold(Hold.DIALOG)
    clock.release(Hold.DIALOG)
    now.ms += 10
    clock.release(Hold.DIALOG)
    now.ms += 10
    assert clock.elapsed_ms == 30


def test_a_new_round_does_not_lift_a_pause(clock: RoundClock, now: Now) -> None:
    clock.restart()
    clock.hold(Hold.PAUSE)
    clock.hold(Hold.OVER)
    clock.restart(7)
    now.ms += 100
    assert (clock.running, clock.elapsed_ms) == (False, 7)
    assert not clock.holds(Hold.OVER)
