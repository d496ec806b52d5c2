"""Work beside the window: its result comes back into the window's thread, whatever happens to either."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.helpers.manual_executor import JobsByHand
from warapp.background import Job, SerialExecutor, ThreadExecutor, raise_error, run_in_background


class Asker(QObject):
    """An object that starts jobs and notes what is delivered."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[object] = []
        self.errors: list[BaseException] = []
        self.progress: list[object] = []
        self.threads: list[threading.Thread] = []

    def on_result(self, result: object) -> None:
        self.results.append(result)
        self.threads.append(threading.current_thread())

    def on_error(self, error: BaseException) -> None:
        self.errors.append(error)
        self.threads.append(threading.current_thread())

    def ask(self, work: Callable[[Job], object], executor: object = None) -> Job:
        return run_in_background(
            work,
            self.on_result,
            self.on_error,
            on_progress=self.progress.append,
            executor=executor,  # type: ignore[arg-type]
        )


@pytest.fixture
def asker(qtbot: QtBot) -> Asker:
    return Asker()


def echo(value: object, job: Job) -> object:
    return value


def fail_with(error: BaseException) -> Callable[[Job], object]:
    def work(job: Job) -> object:
        raise error

    return work


def test_the_result_comes_in_the_thread_that_asked(qtbot: QtBot, asker: Asker) -> None:
    asker.ask(lambda job: threading.current_thread() is threading.main_thread())
    qtbot.waitUntil(lambda: bool(asker.results))
    assert asker.results == [False]
    assert asker.threads == [threading.main_thread()]


@pytest.mark.parametrize(
    "error",
    [ValueError("x"), MemoryError(), RecursionError(), SystemExit(3), KeyboardInterrupt(), GeneratorExit()],
    ids=repr,
)
def test_whatever_work_dies_of_is_an_error_in_the_thread_that_asked(
    qtbot: QtBot, asker: Asker, error: BaseException
) -> None:
    asker.ask(fail_with(error))
    qtbot.waitUntil(lambda: bool(asker.errors))
    assert asker.errors == [error]
    assert asker.threads == [threading.main_thread()]


def test_after_a_job_that_dies_the_next_one_runs(qtbot: QtBot, asker: Asker) -> None:
    executor = SerialExecutor("jobs")
    for error in (SystemExit(1), MemoryError()):
        asker.ask(fail_with(error), executor)
    asker.ask(lambda job: "next", executor)
    qtbot.waitUntil(lambda: bool(asker.results))
    assert asker.results == ["next"]
    assert [type(error) for error in asker.errors] == [SystemExit, MemoryError]


def test_jobs_one_after_the_other_never_overlap_and_keep_their_order(qtbot: QtBot, asker: Asker) -> None:
    executor, at_work, most = SerialExecutor("jobs"), 0, 0

    def work(number: int, job: Job) -> int:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        at_work -= 1
        return number

    for number in range(50):
        asker.ask(partial(work, number), executor)
    assert executor.wait(60)
    QCoreApplication.sendPostedEvents()
    assert asker.results == list(range(50))
    assert most == 1


def test_the_thread_of_an_empty_queue_ends(qtbot: QtBot, asker: Asker) -> None:
    executor = SerialExecutor("jobs in order")
    asker.ask(lambda job: 1, executor)
    assert executor.wait(60)
    qtbot.waitUntil(lambda: all(thread.name != "jobs in order" for thread in threading.enumerate()))


def test_waiting_for_a_job_that_hangs_has_an_end(asker: Asker) -> None:
    executor, may_end = SerialExecutor("jobs"), threading.Event()
    job = asker.ask(lambda job: may_end.wait(60), executor)
    assert not executor.wait(0.0)
    assert not job.wait(0.0)
    may_end.set()
    assert executor.wait(60)
    assert job.done


def test_jobs_of_their_own_run_at_the_same_time(asker: Asker) -> None:
    both = threading.Barrier(2, timeout=60)
    jobs = [asker.ask(lambda job: both.wait(60)) for _ in range(2)]
    assert all(job.wait(60) for job in jobs)
    QCoreApplication.sendPostedEvents()
    assert asker.errors == []


class TestAReceiverThatIsGone:
    def test_gets_no_result_of_its_own_method(self, asker: Asker) -> None:
        jobs = JobsByHand()
        results = asker.results
        asker.ask(lambda job: 1, jobs)
        Shiboken.delete(asker)
        jobs.run_all()
        assert results == []

    def test_gets_no_error_either(self, asker: Asker) -> None:
        jobs = JobsByHand()
        errors = asker.errors
        asker.ask(fail_with(ValueError()), jobs)
        Shiboken.delete(asker)
        jobs.run_all()
        assert errors == []

    def test_is_known_by_name_for_a_function(self, asker: Asker) -> None:
        jobs = JobsByHand()
        results: list[int] = []
        run_in_background(lambda job: 1, results.append, raise_error, receiver=asker, executor=jobs)
        Shiboken.delete(asker)
        jobs.run_all()
        assert results == []

    def test_does_no_harm_when_it_goes_while_the_work_is_under_way(self, qtbot: QtBot, asker: Asker) -> None:
        begun, may_end = threading.Event(), threading.Event()

        def work(job: Job) -> None:
            begun.set()
            assert may_end.wait(60)
            job.report(1)

        job = asker.ask(work)
        results = asker.results
        assert begun.wait(60)
        Shiboken.delete(asker)
        may_end.set()
        assert job.wait(60)
        QCoreApplication.sendPostedEvents()
        assert results == []


def test_a_job_that_nobody_holds_is_delivered(qtbot: QtBot, asker: Asker) -> None:
    for number in range(20):
        asker.ask(partial(echo, number))
    qtbot.waitUntil(lambda: len(asker.results) == 20)
    assert sorted(map(str, asker.results)) == sorted(map(str, range(20)))


class TestCancelling:
    def test_a_job_that_has_not_begun_it_never_begins(self, asker: Asker) -> None:
        jobs = JobsByHand()
        begun: list[object] = []
        asker.ask(begun.append, jobs).cancel()
        jobs.run_all()
        assert (begun, asker.results, asker.errors) == ([], [], [])

    def test_a_job_at_work_it_can_leave(self, asker: Asker) -> None:
        begun, may_go_on, steps = threading.Event(), threading.Event(), []

        def work(job: Job) -> None:
            begun.set()
            assert may_go_on.wait(60)
            job.check()
            steps.append("too far")

        job = asker.ask(work)
        assert begun.wait(60)
        job.cancel()
        may_go_on.set()
        assert job.wait(60)
        QCoreApplication.sendPostedEvents()
        assert (steps, asker.results, asker.errors) == ([], [], [])

    def test_a_job_that_is_done_drops_its_result(self, asker: Asker) -> None:
        job = asker.ask(lambda job: 1)
        assert job.wait(60)
        job.cancel()
        QCoreApplication.sendPostedEvents()
        assert asker.results == []


def test_progress_comes_in_order_and_before_the_result(qtbot: QtBot) -> None:
    told: list[object] = []

    def work(job: Job) -> str:
        for number in range(5):
            job.report(number)
        return "result"

    jobs = JobsByHand()
    run_in_background(work, told.append, raise_error, on_progress=told.append, executor=jobs)
    jobs.run_all()
    assert told == [0, 1, 2, 3, 4, "result"]


def test_an_error_that_nobody_expects_is_raised_in_the_thread_that_asked(qtbot: QtBot) -> None:
    jobs = JobsByHand()
    run_in_background(fail_with(ValueError("a slip")), lambda _: None, raise_error, executor=jobs)
    with capture_exceptions() as raised:
        jobs.run_all()
    assert [str(error) for _, error, _ in raised] == ["a slip"]


@pytest.mark.parametrize("executor", [ThreadExecutor(), SerialExecutor("jobs")], ids=["own", "in order"])
def test_where_no_thread_can_be_started_that_is_an_error(
    asker: Asker, monkeypatch: pytest.MonkeyPatch, executor: object
) -> None:
    def refuse(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        job = asker.ask(lambda job: 1, executor)
    QCoreApplication.sendPostedEvents()
    assert [str(error) for error in asker.errors] == ["can't start new thread"]
    assert job.done
    job = asker.ask(lambda job: 2, executor)
    assert job.wait(60)
    QCoreApplication.sendPostedEvents()
    assert asker.results == [2]
