"""Runs jobs on the statistics one by one in the background, so that the window never waits for a lock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from warapp.background import Executor, Job, SerialExecutor, raise_error, run_in_background

if TYPE_CHECKING:
    from warapp.store.files import FileProblem
    from warapp.store.statistics.statistics import Statistics

T = TypeVar("T")


class StatisticsWorker(QObject):
    """Runs jobs on the statistics in the background, opening them for the first job.

    Args:
        open_statistics: opens them, given a callback for problems; called in the background thread.
        parent: the owner of this object.
        executor: runs the jobs in order.
    """

    problem_arose = Signal(object)
    """A `FileProblem` with the file."""
    cleared = Signal()
    """All rounds are about to be deleted."""

    def __init__(
        self,
        open_statistics: Callable[[Callable[[FileProblem], None]], Statistics],
        parent: QObject | None = None,
        executor: Executor | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_statistics = open_statistics
        self._own_executor = SerialExecutor("statistics")
        self._executor = self._own_executor if executor is None else executor
        self._statistics: Statistics | None = None
        self._problems: deque[FileProblem] = deque()

    def submit(
        self,
        work: Callable[[Statistics, Job], T],
        on_result: Callable[[T], object],
        on_error: Callable[[BaseException], object] = raise_error,
        *,
        on_progress: Callable[[Any], object] | None = None,
        receiver: QObject | None = None,
    ) -> Job:
        """Run work on the statistics, like `run_in_background`.

        Args:
            work: called with the statistics and its job.
            on_result: called with the result.
            on_error: called with the exception raised.
            on_progress: called with what the work reports.
            receiver: the object after whose deletion no callback is called.
        """

        def result(value: T) -> None:
            self._emit_problems()
            on_result(value)

        def error(error: BaseException) -> None:
            self._emit_problems()
            on_error(error)

        return run_in_background(
            lambda job: self._work(work, job),
            result,
            error,
            on_progress=on_progress,
            receiver=receiver or self,
            executor=self._executor,
        )

    def clear(
        self,
        on_result: Callable[[object], object],
        on_error: Callable[[BaseException], object],
        receiver: QObject,
    ) -> Job:
        """Delete all rounds."""
        job = self.submit(lambda statistics, _: statistics.clear(), on_result, on_error, receiver=receiver)
        self.cleared.emit()
        return job

    def close(self, timeout_s: float) -> None:
        """Finish all jobs and close the file; wait for that at most `timeout_s` seconds.

        What takes longer still finishes before the program exits.
        """
        run_in_background(lambda _: self._close(), lambda _: None, raise_error, executor=self._executor)
        self._own_executor.wait(timeout_s)

    def _work(self, work: Callable[[Statistics, Job], T], job: Job) -> T:
        if self._statistics is None:
            self._statistics = self._open_statistics(self._problems.append)
        return work(self._statistics, job)

    def _close(self) -> None:
        if self._statistics:
            self._statistics.close()
            self._statistics = None

    def _emit_problems(self) -> None:
        while self._problems:
            self.problem_arose.emit(self._problems.popleft())
