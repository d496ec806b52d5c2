"""Rounds come to the same on any executor and in batches of any size."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from warapp.engine import PLAYBOOK, PRESETS, InvalidRules
from warapp.lab import kernel
from warapp.lab.simulate import local_executor, play_deals, processors, simulate, tally
from warapp.lab.summary import USUAL_PACE
from warapp.lab.tally import Batch

DEALS = range(101, 1_101)


class AtOnce(Executor):
    """Plays when asked to, or keeps what it was given and never plays it; counts the batches."""

    def __init__(self, *, plays: bool) -> None:
        self.plays = plays
        self.batches: list[range] = []
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.batches.append(args[0])
        self.futures.append(future := Future[Any]())
        if self.plays or len(self.batches) == 1:
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_any_number_of_threads_gives_the_same(workers: int) -> None:
    with ThreadPoolExecutor(workers) as executor:
        together = tally(PRESETS["crowd"], DEALS, executor, workers=workers)
    assert together == play_deals(PRESETS["crowd"], DEALS).tally


def test_processes_give_the_same_where_there_is_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = range(1, 31)
    expected = play_deals(PLAYBOOK, deals).tally
    monkeypatch.setattr(kernel, "available", lambda: False)
    with local_executor(2) as executor:
        assert isinstance(executor, ProcessPoolExecutor)
        assert tally(PLAYBOOK, deals, executor, workers=2) == expected
    assert play_deals(PLAYBOOK, deals).tally == expected


def test_the_kernel_is_played_in_threads(compiled: None) -> None:
    with local_executor() as executor:
        assert isinstance(executor, ThreadPoolExecutor)


@pytest.mark.parametrize("batch_s", [0.0, 1e-4, 10.0])
def test_batches_come_in_the_order_of_the_deals_and_miss_none(batch_s: float) -> None:
    executor = AtOnce(plays=True)
    batches = list(simulate(PLAYBOOK, DEALS, executor, workers=2, listed=True, batch_s=batch_s))
    numbers = [summary.deal_number for batch in batches for summary in batch.summaries]
    assert numbers == list(DEALS)
    assert [number for part in executor.batches for number in part] == list(DEALS)


def test_batches_grow_to_the_time_wanted_and_shrink_towards_the_end() -> None:
    executor = AtOnce(plays=True)
    for _ in simulate(PLAYBOOK, DEALS, executor, workers=2, batch_s=10.0):
        pass
    sizes = list(map(len, executor.batches))
    assert sizes[0] < max(sizes) > sizes[-1]
    assert max(sizes) <= len(DEALS) // 4


def test_rounds_are_listed_only_where_they_are_wanted() -> None:
    assert [batch.summaries for batch in simulate(PLAYBOOK, range(1, 3), AtOnce(plays=True))] == [()]


def test_closing_drops_what_is_not_begun() -> None:
    executor = AtOnce(plays=False)
    with closing(simulate(PLAYBOOK, DEALS, executor, workers=2)) as batches:
        assert isinstance(next(batches), Batch)
    assert len(executor.futures) > 2
    assert all(future.cancelled() for future in executor.futures[1:])


def test_a_failure_of_a_batch_is_told() -> None:
    executor = AtOnce(plays=False)
    batches = simulate(PLAYBOOK, DEALS, executor, workers=2)
    next(batches)
    executor.futures[1].set_exception(MemoryError("too many"))
    with pytest.raises(MemoryError, match="too many"):
        next(batches)
    assert all(future.cancelled() for future in executor.futures[2:])


def test_no_deals_are_no_batches() -> None:
    assert list(simulate(PLAYBOOK, range(1, 1), AtOnce(plays=True))) == []


@pytest.mark.parametrize("deals", [range(3), range(2**31 - 1, 2**31 + 1), range(-4, -2)])
def test_what_is_no_deal_number_is_refused(deals: range) -> None:
    with pytest.raises(InvalidRules, match=r"deal_number: -?[0-9]+ is not allowed"):
        next(simulate(PLAYBOOK, deals, AtOnce(plays=True)))


def test_the_minutes_follow_the_pace() -> None:
    slow = play_deals(PRESETS["family"], DEALS, USUAL_PACE.at(0.5)).tally
    usual = play_deals(PRESETS["family"], DEALS, USUAL_PACE).tally
    assert slow.battles.mean < usual.battles.mean
    assert max(slow.seconds.counts) <= 15 * 60 + 30


def test_there_is_a_processor() -> None:
    assert processors() >= 1
