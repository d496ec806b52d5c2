"""Work beside the window: one job each, whose result comes back into the thread that asked for it.

Everybody who must not keep a window waiting (for a disk, a lock, many rounds) does it by `run_in_background`:

    run_in_background(lambda job: read(file), self._show, self._complain)

`self._show(result)` or `self._complain(error)` is called later, by the event loop of this thread. A method of
a QObject that is gone by then is not called; for a function or a lambda name that object as `receiver`.
`raise_error` is the `on_error` of work of which nobody expects an error: it is then reported like any other.

Long work says how far it is and looks whether it is still wanted:

    def work(job: Job) -> int:
        for nth, part in enumerate(parts):
            job.check()
            job.report(nth)
            ...

    self._job = run_in_background(work, self._done, raise_error, on_progress=self._bar.setValue)
    button.clicked.connect(self._job.cancel)

Each job runs in a thread of its own; those that must not overlap are given the same `OneAfterTheOther`. A
test hands in an executor that runs a job when the test says so.
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
    """The result of a job is not wanted any more."""


class Executor(Protocol):
    """Where jobs run."""

    def execute(self, run: Callable[[], None]) -> None:
        """Run this soon, in whatever thread; it raises nothing.

        Raises:
            RuntimeError: no thread can be started.
        """


class OwnThread:
    """Runs each job at once, in a thread of its own.

    Args:
        name: of the threads.
        daemon: whether the program may end while one is at work.
    """

    def __init__(self, name: str = "background", *, daemon: bool = True) -> None:
        self._name, self._daemon = name, daemon

    def execute(self, run: Callable[[], None]) -> None:
        """Run this now."""
        threading.Thread(target=run, name=self._name, daemon=self._daemon).start()


class OneAfterTheOther:
    """Runs jobs in their order; its thread lives only while there are any.

    Args:
        name: of the thread.
        daemon: whether the program may end while there are jobs.
    """

    def __init__(self, name: str, *, daemon: bool = False) -> None:
        self._name, self._daemon = name, daemon
        self._changed = threading.Condition()
        self._queue: deque[Callable[[], None]] = deque()
        self._working = False

    def execute(self, run: Callable[[], None]) -> None:
        """Run this after those before."""
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
        """Wait until there is nothing left to do; return whether that is so."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._working, timeout_s)

    def _work(self) -> None:
        while run := self._next():
            try:
                run()
            except BaseException:  # of the queue itself: the jobs tell their own
                _log.exception("a job could not be told")

    def _next(self) -> Callable[[], None] | None:
        with self._changed:
            if self._queue:
                return self._queue.popleft()
            self._working = False
            self._changed.notify_all()
            return None


class Job(QObject):
    """One piece of work: held by who asked for it, and handed to the work itself."""

    _posted = Signal(object, object)

    def __init__(self, callbacks: _Callbacks) -> None:
        super().__init__()
        self._callbacks = callbacks
        self._cancelled = threading.Event()
        self._done = threading.Event()
        self._posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @property
    def cancelled(self) -> bool:
        """Whether nobody wants the result any more."""
        return self._cancelled.is_set()

    @property
    def done(self) -> bool:
        """Whether the work is over, and its result on its way."""
        return self._done.is_set()

    def cancel(self) -> None:
        """Want no result, and hear nothing from now on; work that has not begun never does."""
        self._cancelled.set()

    def check(self) -> None:
        """Leave the work if its result is not wanted any more.

        Raises:
            Cancelled: it is not.
        """
        if self.cancelled:
            raise Cancelled

    def report(self, progress: object) -> None:
        """Say how far the work is; each report is an event of the thread that asked, so now and then."""
        self._posted.emit(_Kind.PROGRESS, progress)

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until the work is over; return whether it is."""
        return self._done.wait(timeout_s)

    def run(self, work: Callable[[Job], object]) -> None:
        """Do the work; whatever it raises is its result."""
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
        """Deliver an error of work that could not begin."""
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
        if callback and not self.cancelled and self._callbacks.is_heard(callback):
            callback(value)


class _Kind:
    """What a job posts."""

    PROGRESS, RESULT, ERROR, CANCELLED = "progress", "result", "error", "cancelled"


class _Callbacks:
    """Who is told what, as long as they are there."""

    def __init__(self, receiver: QObject | None, **callbacks: Callable[[Any], object] | None) -> None:
        self._receiver, self._callbacks = receiver, callbacks

    def of(self, kind: str) -> Callable[[Any], object] | None:
        return self._callbacks.get(kind)

    def is_heard(self, callback: Callable[[Any], object]) -> bool:
        """Return whether the objects behind a callback still exist."""
        behind = (self._receiver, getattr(callback, "__self__", None))
        return all(Shiboken.isValid(thing) for thing in behind if isinstance(thing, QObject))


_undelivered: set[Job] = set()
"""What keeps jobs alive, in the thread that asked, until their last word is delivered there."""


def run_in_background(
    work: Callable[[Job], T],
    on_result: Callable[[T], object],
    on_error: Callable[[BaseException], object],
    *,
    on_progress: Callable[[Any], object] | None = None,
    receiver: QObject | None = None,
    executor: Executor | None = None,
) -> Job:
    """Do work in another thread; call this from a thread with an event loop.

    Args:
        work: is done there. It gets its job, to report progress and to see whether it is cancelled.
        on_result: gets what it returned, in this thread.
        on_error: gets what it raised, whatever that is, in this thread.
        on_progress: gets what it reported, in this thread.
        receiver: an object without which none of these is called any more.
        executor: where it is done; None for a thread of its own, for which the end of the program does not
            wait.

    Returns:
        The job, to cancel it or to wait for it.
    """
    job = Job(_Callbacks(receiver, result=on_result, error=on_error, progress=on_progress))
    _undelivered.add(job)
    try:
        (OwnThread() if executor is None else executor).execute(lambda: job.run(work))
    except RuntimeError as error:  # the system gives no further thread
        job.fail(error)
    return job


def raise_error(error: BaseException) -> NoReturn:
    """Raise what nobody expects of some work where it is heard: in the thread that asked for it."""
    raise error
