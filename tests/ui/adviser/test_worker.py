"""The adviser's worker: it searches in the background, for the latest request only, and stops at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from warapp.lab import kernel
from warapp.lab.adviser.request import Request, Wish
from warapp.lab.adviser.search import Search
from warapp.ui.adviser.worker import AdviserWorker, Found
from warapp.ui.forecast import local_rounds

KNOWN = Request(2, 10, wishes=frozenset({Wish.KNOWN_RULES}))


@pytest.fixture
def work() -> Iterator[AdviserWorker]:
    if not kernel.available():
        pytest.skip("the kernel is not compiled; `python -m warapp.lab.build_kernel` does it")
    made = AdviserWorker()
    yield made
    made.close()


def told_by(work: AdviserWorker) -> list[Found]:
    told: list[Found] = []
    work.found.connect(told.append)
    return told


def test_the_end_is_what_a_search_comes_to(qtbot: QtBot, work: AdviserWorker) -> None:
    told = told_by(work)
    work.start(KNOWN)
    qtbot.waitUntil(lambda: bool(told) and told[-1].advice.finished, timeout=60_000)
    with ThreadPoolExecutor(1) as executor:
        *_, last = Search(KNOWN, executor, 1).run()
    assert told[-1].advice.suggestions == last.suggestions
    assert [found.took_s for found in told] == sorted(found.took_s for found in told)


def test_a_newer_request_drops_the_older_one(qtbot: QtBot, work: AdviserWorker) -> None:
    told = told_by(work)
    work.start(Request(2, 60))
    work.start(KNOWN)
    qtbot.waitUntil(lambda: bool(told) and told[-1].advice.finished, timeout=60_000)
    assert {found.advice.request for found in told} == {KNOWN}


def test_after_cancelling_nothing_is_told_and_the_search_ends(qtbot: QtBot, work: AdviserWorker) -> None:
    told = told_by(work)
    work.start(Request(2, 60))
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    begun = time.perf_counter()
    work.cancel()
    assert time.perf_counter() - begun < 0.1
    before = len(told)
    qtbot.waitUntil(lambda: all(thread.name != "adviser" for thread in threading.enumerate()), timeout=60_000)
    assert len(told) == before


class Broken(Executor):
    """Has lost its processes."""

    def submit(self, *arguments: Any, **named: Any) -> Future[Any]:
        raise BrokenProcessPool("killed")


def test_another_executor_takes_the_place_of_a_broken_one(
    qtbot: QtBot, work: AdviserWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    executors: list[Executor] = [Broken(), ThreadPoolExecutor(1)]
    monkeypatch.setattr(local_rounds, "local_executor", lambda: executors.pop(0))
    told = told_by(work)
    work.start(KNOWN)
    qtbot.waitUntil(lambda: bool(told) and told[-1].advice.finished, timeout=60_000)
    assert executors == []


def test_where_every_executor_breaks_that_is_told(
    qtbot: QtBot,
    work: AdviserWorker,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(local_rounds, "local_executor", Broken)
    with qtbot.waitSignal(work.failed, timeout=60_000):
        work.start(KNOWN)
    assert caplog.messages == ["no rules could be tried: killed"]
    caplog.clear()


def test_what_is_closed_starts_nothing(qtbot: QtBot, work: AdviserWorker) -> None:
    told = told_by(work)
    work.close()
    work.start(KNOWN)
    qtbot.waitUntil(lambda: all(thread.name != "adviser" for thread in threading.enumerate()), timeout=60_000)
    assert told == []
