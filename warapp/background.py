"""Runs work in background threads and delivers the results to the calling thread.

Everything that could block the window (on a disk, a lock, many rounds) goes through `run_in_background`:

    run_in_background(lambda job: read(file), self._show, self._complain)

`self._show(result)` or `self._complain(error)` is called later, by the event loop of the calling thread. A
method of a deleted QObject is not called; for functions and lambdas, pass that object as `receiver`. Pass
`raise_error` as `on_error` if no error is expected: it is then handled like any uncaught exception.

Long-running work reports its progress and checks whether it has been cancelled:

    def work(job: Job) -> int:
        for nth, part in enumerate(parts):
            job.check()
            job.report(nth)
            ...

    self._job = run_in_background(work, self._done, raise_error, on_progress=self._bar.setValue)
    button.clicked.connect(self._job.cancel)

Each job runs in its own thread, unless jobs that must not overlap share a `SerialExecutor`. Tests pass an
executor that runs jobs when told to.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, NoReturn, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import Shiboken

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Cancelled(Exception):
    """The job has been cancelled."""


class Executor(Protocol):
    """Runs jobs."""

    def execute(self, run: Callable[[], None]) -> None:
        """Run a function soon, in any thread; the function doesn't raise.

        Raises:
            RuntimeError: no thread can be started.
        """


class ThreadExecutor:
    """Runs each job at once in a new thread.

    Args:
        name: the name of the threads.
        daemon: whether the program may exit while one is running.
    """

    def __init__(self, name: str = "background", *, daemon: bool = True) -> None:
        self._name, self._daemon = name, daemon

    def execute(self, run: Callable[[], None]) -> None:
        """Run a function in a new thread."""
        threading.Thread(target=run, name=self._name, daemon=self._daemon).start()


class SerialExecutor:
    """Runs jobs one by one in a thread that exists only while there are any.

    Args:
        name: the name of the thread.
        daemon: whether the program may exit while there are jobs.
    """

    def __init__(self, name: str, *, daemon: bool = False) -> None:
        self._name, self._daemon = name, daemon
        self._changed = threading.Condition()
        self._queue: deque[Callable[[], None]] = deque()
        self._working = False

    def execute(self, run: Callable[[], None]) -> None:
        """Run a function after those passed before."""
        with self._changed:
            self._queue.append(run)
            if self._working:
                return
            try:
                threading.Thread(target=self._work, name=self._name, daemon=self._daemon).start()
            except RuntimeError:
                self._queue.pop()
                raise
            self._working = True

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until all jobs are done; return False on timeout."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._working, timeout_s)

    def _work(self) -> None:
        while run := self._next():
            try:
                run()
            except BaseException:  # not from the work, whose exceptions are delivered
                _log.exception("the result of a job could not be delivered")

    def _next(self) -> Callable[[], None] | None:
        with self._changed:
            if self._queue:
                return self._queue.popleft()
            self._working = False
            self._changed.notify_all()
            return None


class Job(QObject):
    """A piece of work in the background; returned to the caller and passed to the work."""

    _posted = Signal(object, object)

    def __init__(self, callbacks: _Callbacks) -> None:
        super().__init__()
        self._callbacks = callbacks
        self._cancelled = threading.Event()
        self._done = threading.Event()
        self._posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def cancelled(self) -> bool:
        """Whether it has been cancelled."""
        return self._cancelled.is_set()

    @property
    def done(self) -> bool:
        """Whether the work has ended, though its result may not have been delivered yet."""
        return self._done.is_set()

    def cancel(self) -> None:
        """Cancel the job: no callback is called any more, and work that has not begun never will."""
        self._cancelled.set()

    def check(self) -> None:
        """Raise Cancelled if the job has been cancelled.

        Raises:
            Cancelled: the job has been cancelled.
        """
        if self.cancelled:
            raise Cancelled

    def report(self, progress: object) -> None:
        """Report progress; each report is an event for the calling thread, so don't report too often."""
        self._posted.emit(_Kind.PROGRESS, progress)

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until the work has ended; return False on timeout."""
        return self._done.wait(timeout_s)

    def run(self, work: Callable[[Job], object]) -> None:
        """Do the work and deliver its result or exception."""
        try:
            if not self.cancelled:
                outcome: tuple[str, object] = (_Kind.RESULT, work(self))
            else:
                outcome = (_Kind.CANCELLED, None)
        except Cancelled:
            outcome = (_Kind.CANCELLED, None)
        except BaseException as error:
            outcome = (_Kind.ERROR, error)
        self._end(*outcome)

    def fail(self, error: BaseException) -> None:
        """Deliver an error for work that could not begin."""
        self._end(_Kind.ERROR, error)

    def _end(self, kind: str, value: object) -> None:
        try:
            self._posted.emit(kind, value)
        finally:
            self._done.set()

    @Slot(object, object)
    def _deliver(self, kind: str, value: object) -> None:
        if kind != _Kind.PROGRESS:
            _undelivered.discard(self)
        callback = self._callbacks.of(kind)
        if callback and not self.cancelled and self._callbacks.is_alive(callback):
            callback(value)


class _Kind:
    """The kinds of messages from a job."""

    PROGRESS, RESULT, ERROR, CANCELLED = "progress", "result", "error", "cancelled"


class _Callbacks:
    """The callbacks of a job, dropped when their objects are deleted."""

    def __init__(self, receiver: QObject | None, **callbacks: Callable[[Any], object] | None) -> None:
        self._receiver, self._callbacks = receiver, callbacks

    def of(self, kind: str) -> Callable[[Any], object] | None:
        return self._callbacks.get(kind)

    def is_alive(self, callback: Callable[[Any], object]) -> bool:
        """Return whether the receiver and the object of a bound method still exist."""
        behind = (self._receiver, getattr(callback, "__self__", None))
        return all(Shiboken.isValid(thing) for thing in behind if isinstance(thing, QObject))


_undelivered: set[Job] = set()
"""Keeps jobs alive until their results are delivered."""


def run_in_background(
    work: Callable[[Job], T],
    on_result: Callable[[T], object],
    on_error: Callable[[BaseException], object],
    *,
    on_progress: Callable[[Any], object] | None = None,
    receiver: QObject | None = None,
    executor: Executor | None = None,
) -> Job:
    """Run work in another thread; must be called from a thread with an event loop.

    Args:
        work: called in the other thread with its job.
        on_result: called in this thread with the result.
        on_error: called in this thread with the exception, of whatever type.
        on_progress: called in this thread with what the work reports.
        receiver: the object after whose deletion no callback is called.
        executor: runs the work; None for a new daemon thread.

    Returns:
        The job, which can be cancelled or waited for.
    """
    job = Job(_Callbacks(receiver, result=on_result, error=on_error, progress=on_progress))
    _undelivered.add(job)
    try:
        (ThreadExecutor() if executor is None else executor).execute(lambda: job.run(work))
    except RuntimeError as error:  # no thread can be started
        job.fail(error)
    return job


def raise_error(error: BaseException) -> NoReturn:
    """Raise an unexpected error of some work in the thread that called it."""
    raise error
