"""Plays many rounds in batches on any executor; draws no conclusions."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context

from warapp.engine import Rules
from warapp.lab import kernel
from warapp.lab import python_backend as by_engine
from warapp.lab.deal_options import USUAL_DEALS, DealOptions
from warapp.lab.summary import USUAL_PACE, check_deals, check_pace
from warapp.lab.tally import Batch, Tally
from warapp.lab.tasks import Replace, Tasks
from warapp.pace import Pace

FIRST_BATCH, LARGEST_BATCH = 8, 100_000
BATCH_S = 0.1
"""How long a batch should take on this machine: less means overhead, more a slow response to Ctrl+C."""


def play_deals(
    rules: Rules,
    deals: range,
    pace: Pace = USUAL_PACE,
    options: DealOptions = USUAL_DEALS,
    *,
    listed: bool = False,
) -> Batch:
    """Play deals in this thread, with the kernel if it is compiled, else with the engine.

    >>> play_deals(Rules(), range(1, 3)).tally.rounds
    2
    """
    player = kernel.play_deals if kernel.available() else by_engine.play_deals
    return player(rules, deals, pace, options, listed=listed)


def local_executor(workers: int | None = None) -> Executor:
    """Return an executor on this machine: threads if the kernel is compiled, else processes.

    Args:
        workers: the number of threads or processes; None for as many as there are processors.
    """
    workers = workers or processors()
    if kernel.available():
        return ThreadPoolExecutor(workers, thread_name_prefix="lab")
    # Not forked, since the calling program may have threads.
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_ctrl_c_alone)


def processors() -> int:
    """Return the number of processors that this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    rules: Rules,
    deals: range,
    executor: Executor,
    *,
    workers: int | None = None,
    pace: Pace = USUAL_PACE,
    options: DealOptions = USUAL_DEALS,
    listed: bool = False,
    batch_s: float = BATCH_S,
    replace: Replace | None = None,
) -> Generator[Batch, None, None]:
    """Play deals in batches and yield the results in the order of the deals.

    The sum of the batches depends neither on the executor nor on their size. Closing the iterator cancels
    the batches that have not begun.

    Args:
        rules: the rules.
        deals: consecutive deal numbers.
        executor: the executor that plays the batches.
        workers: the number of batches it plays at a time; None for as many as there are processors here.
        pace: the pace of the clock.
        options: how the deals are made and compared.
        listed: whether to return a summary of each round, too.
        batch_s: how long a batch should take, in seconds.
        replace: returns another executor if one is lost; None to raise the error.

    Raises:
        InvalidRules: a deal number is not 1 … 2**31 - 1, or the options don't suit the rules.
        ValueError: the pace is out of range.
    """
    check_pace(pace)
    check_deals(deals)
    options.check(rules)
    cutter = _Batcher(deals, workers or processors(), batch_s)
    play = partial(_play_timed, rules, pace=pace, options=options, listed=listed)
    for batch, took_s in Tasks(executor, replace).run(cutter.cut, play, cutter.at_once):
        cutter.learn(batch.tally.rounds, took_s)
        yield batch


def tally(
    rules: Rules,
    deals: range,
    executor: Executor,
    *,
    workers: int | None = None,
    pace: Pace = USUAL_PACE,
    options: DealOptions = USUAL_DEALS,
) -> Tally:
    """Play deals on an executor and return their tally; the arguments are those of `simulate`."""
    batches = simulate(rules, deals, executor, workers=workers, pace=pace, options=options)
    return Tally.sum(batch.tally for batch in batches)


class _Batcher:
    """Splits deals into batches of about the desired duration, going by how long the last one took."""

    def __init__(self, deals: range, workers: int, batch_s: float) -> None:
        self._left, self._workers, self._batch_s = deals, workers, batch_s
        self._size = FIRST_BATCH
        self.at_once = 2 * workers + 1

    def learn(self, rounds: int, took_s: float) -> None:
        wanted = int(rounds * self._batch_s / max(took_s, 1e-6))
        self._size = max(1, min(wanted, 4 * rounds, LARGEST_BATCH))

    def cut(self) -> range:
        """Return the deals of the next batch: fewer towards the end, so that all workers finish together."""
        share = len(self._left) // (2 * self._workers)
        size = max(min(self._size, share), min(self._size, FIRST_BATCH))
        part, self._left = self._left[:size], self._left[size:]
        return part


def _play_timed(
    rules: Rules, deals: range, *, pace: Pace, options: DealOptions, listed: bool
) -> tuple[Batch, float]:
    begun = time.thread_time()
    batch = play_deals(rules, deals, pace, options, listed=listed)
    return batch, time.thread_time() - begun


def _leave_ctrl_c_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
