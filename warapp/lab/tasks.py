"""Runs tasks on an executor, or on another one where it is lost, and returns their results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import TypeVar

from warapp.lab.cluster import ClusterFailed

T = TypeVar("T")
R = TypeVar("R")

LOST = (BrokenExecutor, ClusterFailed)
"""What is raised where an executor is lost with what it was given."""

Replace = Callable[[Exception], Executor]
"""Returns an executor in place of one that was lost by this error, or raises the error."""


class Tasks:
    """Tasks in the order of their results.

    Args:
        executor: the executor to begin with.
        replace: returns another one if it is lost; None to raise the error.
    """

    def __init__(self, executor: Executor, replace: Replace | None = None) -> None:
        self._executor, self._replace = executor, replace

    def run(
        self, next_task: Callable[[], T | None], work: Callable[[T], R], at_once: int
    ) -> Generator[R, None, None]:
        """Yield the results; what was lost with an executor is worked on again.

        Closing the iterator cancels the tasks that have not begun.

        Args:
            next_task: returns the next task, which is not false; None if there is none left.
            work: what is called for each task, which has to be picklable.
            at_once: how many tasks the executor has at a time.
        """
        pending: deque[tuple[T, Future[R]]] = deque()
        try:
            while True:
                while len(pending) < at_once and (task := next_task()):
                    pending.append((task, self._submit(work, task)))
                if not pending:
                    return
                task, future = pending[0]
                try:
                    result = future.result()
                except LOST as error:
                    self._take_another(error)
                    pending = deque((task, self._again(work, task, future)) for task, future in pending)
                    continue
                pending.popleft()
                yield result
        finally:
            for _, future in pending:
                future.cancel()

    def _submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        while True:
            try:
                return self._executor.submit(work, task)
            except LOST as error:
                self._take_another(error)

    def _again(self, work: Callable[[T], R], task: T, future: Future[R]) -> Future[R]:
        kept = future.done() and not future.cancelled() and not future.exception()
        return future if kept else self._submit(work, task)

    def _take_another(self, error: Exception) -> None:
        if self._replace is None:
            raise error
        self._executor = self._replace(error)
