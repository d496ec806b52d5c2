from collections.abc import Callable

import pytest

from warapp.store.save_policy import SavePolicy, SaveReason

PRESSED, PLAYED, STOPPED = SaveReason.PRESSED, SaveReason.PLAYED, SaveReason.STOPPED


class Clock:
    def __init__(self) -> None:
        self.ms = 1000.0

    def __call__(self) -> float:
        return self.ms


Due = Callable[[float, SaveReason], bool]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def policy(clock: Clock) -> SavePolicy:
    return SavePolicy(clock)


@pytest.fixture
def due(clock: Clock, policy: SavePolicy) -> Due:
    """Whether to save for a reason so many milliseconds after the one before."""

    def ask(later_ms: float, reason: SaveReason) -> bool:
        clock.ms += later_ms
        return policy.due(reason)

    return ask


def test_each_press_is_saved_at_once(due: Due) -> None:
    assert [due(0, PRESSED) for _ in range(3)] == [True] * 3


def test_what_goes_on_by_itself_is_saved_at_most_four_times_a_second(due: Due) -> None:
    saves = [due(10, PLAYED) for _ in range(100)]
    assert [at for at, is_due in enumerate(saves) if is_due] == [0, 25, 50, 75]


def test_battles_slower_than_that_are_each_saved(due: Due) -> None:
    assert [due(250, PLAYED) for _ in range(3)] == [True] * 3


def test_a_stop_saves_what_was_not_saved_and_nothing_twice(due: Due) -> None:
    assert not due(0, STOPPED), "nothing has happened"
    assert due(0, PLAYED)
    assert not due(1, STOPPED)
    assert not due(1, PLAYED)
    assert due(1, STOPPED)
    assert not due(1, STOPPED)


def test_a_press_saves_what_was_not_saved_before_it_too(due: Due, policy: SavePolicy) -> None:
    due(0, PLAYED)
    due(1, PLAYED)
    assert policy.is_pending
    assert due(1, PRESSED)
    assert not policy.is_pending


def test_every_save_begins_the_pause(due: Due) -> None:
    due(0, PRESSED)
    assert not due(249, PLAYED)
    assert due(0, STOPPED)
    assert not due(249, PLAYED)
    assert due(1, PLAYED)


def test_a_save_that_failed_is_tried_again_at_the_next_stop(due: Due, policy: SavePolicy) -> None:
    due(0, PRESSED)
    policy.failed()
    assert due(0, STOPPED)
    assert not due(0, STOPPED)


def test_a_stopped_clock_delays_but_never_forgets(due: Due) -> None:
    assert [due(0, PLAYED) for _ in range(3)] == [True, False, False]
    assert due(0, STOPPED)


def test_the_pause_can_be_another(clock: Clock) -> None:
    policy = SavePolicy(clock, least_pause_ms=0)
    assert policy.due(PLAYED)
    assert policy.due(PLAYED)
