"""The forecast worker: it plays in the background, and only for the latest request."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.ui.helpers.forecast_driver import PACE
from warapp.engine import PLAYBOOK, PRESETS, PickUp, Rules
from warapp.lab import forecast, kernel, python_backend
from warapp.lab.forecast import remedies
from warapp.lab.simulate import simulate
from warapp.pace import Pace
from warapp.ui.forecast import local_rounds
from warapp.ui.forecast import worker as forecast_worker
from warapp.ui.forecast.figures import Figures
from warapp.ui.forecast.worker import ForecastRequest, ForecastWorker
from warapp.ui.play.window_context import clock_pace

FEW = 12


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[ForecastWorker]:
    """A few rounds, played in a thread whether or not there is a kernel."""
    monkeypatch.setattr(forecast_worker, "FINE_ROUNDS", FEW)
    monkeypatch.setattr(forecast_worker, "COARSE_ROUNDS", FEW)
    monkeypatch.setattr(local_rounds, "local_executor", lambda: ThreadPoolExecutor(1))
    made = ForecastWorker()
    yield made
    made.close()


def answer(qtbot: QtBot, work: ForecastWorker, rules: Rules) -> Figures:
    """Ask, and wait for the last figures."""
    told: list[Figures] = []
    work.figures_changed.connect(told.append)
    work.start(ForecastRequest(rules, PACE))
    qtbot.waitUntil(lambda: bool(told) and told[-1].finished, timeout=60_000)
    work.figures_changed.disconnect(told.append)
    return told[-1]


def test_the_answer_is_that_of_the_first_deals(qtbot: QtBot, work: ForecastWorker) -> None:
    figures = answer(qtbot, work, PLAYBOOK)
    assert figures.forecast.rules == PLAYBOOK
    assert figures.forecast.tally == python_backend.play_deals(PLAYBOOK, range(1, FEW + 1), PACE).tally


def test_one_question_after_the_other_is_answered(qtbot: QtBot, work: ForecastWorker) -> None:
    for name in ("quick", "bataille", "three_trips"):
        assert answer(qtbot, work, PRESETS[name]).forecast.rules == PRESETS[name]


def test_the_same_question_is_answered_again(qtbot: QtBot, work: ForecastWorker) -> None:
    assert answer(qtbot, work, PLAYBOOK) == answer(qtbot, work, PLAYBOOK)


def test_the_answer_comes_in_the_thread_of_the_window(qtbot: QtBot, work: ForecastWorker) -> None:
    threads: list[threading.Thread] = []
    work.figures_changed.connect(lambda _: threads.append(threading.current_thread()))
    answer(qtbot, work, PRESETS["quick"])
    assert {*threads} == {threading.main_thread()}


def test_remedies_are_tried_where_they_are_needed(qtbot: QtBot, work: ForecastWorker) -> None:
    odd = Rules(seats=3, lowest_rank=7, cards_each=5, battle_limit=None)
    figures = answer(qtbot, work, odd)
    assert {remedy.name: remedy.forecast.rules for remedy in figures.suggestions} == dict(remedies(odd))
    assert figures.suggestions[0].forecast.rules.pick_up is PickUp.SHUFFLED


def test_nothing_is_tried_where_nothing_is_wrong(qtbot: QtBot, work: ForecastWorker) -> None:
    assert answer(qtbot, work, Rules(lowest_rank=7, battle_limit=None)).suggestions == ()


class Gate:
    """Lets rounds be played only when it is open, and notes whose they were."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.begun: list[Rules] = []
        self._simulate = simulate
        monkeypatch.setattr(forecast, "simulate", self._wait)

    def _wait(self, rules: Rules, *arguments: object, **named: object) -> object:
        self.begun.append(rules)
        assert self.open.wait(60)
        yield from self._simulate(rules, *arguments, **named)  # type: ignore[arg-type]


def test_a_newer_question_drops_the_older_one(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    told: list[Figures] = []
    work.figures_changed.connect(told.append)
    work.start(ForecastRequest(PRESETS["quick"], PACE))
    qtbot.waitUntil(lambda: len(gate.begun) == 1)
    for number in range(2, 9):
        work.start(ForecastRequest(replace(PRESETS["quick"], cards_each=number), PACE))
    gate.open.set()
    qtbot.waitUntil(lambda: bool(told) and told[-1].finished, timeout=60_000)
    last = replace(PRESETS["quick"], cards_each=8)
    assert {figures.forecast.rules for figures in told} == {last}
    assert gate.begun == [PRESETS["quick"], last], "what was asked between is not even begun"


def test_closing_drops_what_is_under_way(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    told: list[Figures] = []
    work.figures_changed.connect(told.append)
    work.start(ForecastRequest(PLAYBOOK, PACE))
    qtbot.waitUntil(lambda: len(gate.begun) == 1)
    gate.open.set()
    work.close()
    qtbot.waitUntil(lambda: all(thread.name != "forecast" for thread in threading.enumerate()))
    assert told == []


def test_closing_what_never_worked_is_no_trouble() -> None:
    ForecastWorker().close()


@pytest.mark.parametrize("compiled", [True, False], ids=["kernel", "engine"])
def test_a_dialog_that_is_gone_is_not_spoken_to(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: compiled)
    monkeypatch.setattr(forecast_worker, "FIRST_S", 0.0)
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    gate = Gate(monkeypatch)
    work.start(ForecastRequest(PLAYBOOK, PACE))
    qtbot.waitUntil(lambda: len(gate.begun) == 1)
    work.close()
    Shiboken.delete(work)
    gate.open.set()
    qtbot.waitUntil(lambda: all(thread.name != "forecast" for thread in threading.enumerate()))
    assert failed == []


def test_nobody_is_made_to_play_after_the_end(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    told: list[object] = []
    monkeypatch.setattr(local_rounds, "local_executor", lambda: made.append(1))
    work.figures_changed.connect(told.append)
    work.failed.connect(lambda: told.append("failed"))
    work.close()
    work.start(ForecastRequest(PLAYBOOK, PACE))
    assert work._queue.wait(60)
    QCoreApplication.sendPostedEvents()
    assert (made, told) == ([], [])


def test_an_error_that_nobody_expects_is_raised_where_it_is_heard_and_the_next_question_is_answered(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> object:
        raise MemoryError

    with monkeypatch.context() as patch, capture_exceptions() as raised:
        patch.setattr(forecast, "simulate", fail)
        work.start(ForecastRequest(PLAYBOOK, PACE))
        assert work._queue.wait(60)
        QCoreApplication.sendPostedEvents()
    assert [kind for kind, _, _ in raised] == [MemoryError]
    assert answer(qtbot, work, PRESETS["quick"]).summary.rounds == FEW


def test_the_first_figures_come_with_what_there_is(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast_worker, "FIRST_S", 0.0)
    monkeypatch.setattr(forecast_worker, "_GROWTH", 0.0)
    monkeypatch.setattr(kernel, "available", lambda: False)
    told: list[Figures] = []
    work.figures_changed.connect(told.append)
    work.start(ForecastRequest(Rules(lowest_rank=7, battle_limit=None), PACE))
    qtbot.waitUntil(lambda: bool(told) and told[-1].finished, timeout=60_000)
    assert [figures.summary.rounds for figures in told] == [2, 10, 12, 12]
    assert [figures.finished for figures in told] == [False, False, False, True]


def test_without_the_kernel_a_child_process_plays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    monkeypatch.setattr(forecast_worker, "COARSE_ROUNDS", 4)
    work = ForecastWorker()
    figures = answer(qtbot, work, PRESETS["three_trips"])
    assert (
        figures.forecast.tally == python_backend.play_deals(PRESETS["three_trips"], range(1, 5), PACE).tally
    )
    assert figures.forecast.coarse
    work.close()


class BrokenPool(ThreadPoolExecutor):
    """Can't begin a child process."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        raise BrokenProcessPool("no child process can be made here")


def test_where_no_child_process_can_be_made_that_is_told_and_the_next_question_tries_again(
    qtbot: QtBot, work: ForecastWorker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(local_rounds, "local_executor", BrokenPool)
        with qtbot.waitSignal(work.failed):
            work.start(ForecastRequest(PLAYBOOK, PACE))
    assert [record.getMessage() for record in caplog.records] == [
        "no forecast: no child process can be made here"
    ]
    caplog.clear()
    assert answer(qtbot, work, PRESETS["quick"]).summary.rounds == FEW


def test_the_clock_counts_at_the_speed_of_the_table() -> None:
    assert clock_pace(PACE, 2.0) == Pace.flat(battle_ms=500, war_ms=1_000)
    assert clock_pace(PACE, float("inf")) == PACE
