"""What plays rounds: this machine, or a Dask cluster, whose place this machine takes if it is lost."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from warapp.lab import kernel
from warapp.lab.cluster import CLUSTER_BATCH_S, ClusterFailed, cluster_executor
from warapp.lab.simulate import BATCH_S, local_executor, processors

NO_KERNEL = (
    "The compiled kernel is missing, so the engine plays the rounds, which is much slower; "
    "`python -m warapp.lab.build_kernel` compiles it."
)
_MOST_LOSSES = 20
"""How many executors may be lost until something must be wrong with the machine."""


class Workers:
    """An executor, and another in its place where it is lost.

    Args:
        scheduler: the address of a Dask scheduler; None to play on this machine.
        workers: how many work at once on this machine; None for as many as there are processors.
        say: tells in a sentence what has become of the workers.
    """

    def __init__(self, scheduler: str | None, workers: int | None, say: Callable[[str], None]) -> None:
        self._scheduler, self._workers, self._say = scheduler, workers or processors(), say
        self._stack = ExitStack()
        self._losses = 0
        self._said_no_kernel = False
        self.executor: Executor
        self.count = self._workers
        """How many tasks are worked on at once."""
        self.batch_s = BATCH_S
        """How long a task should take."""

    def __enter__(self) -> Self:
        """Start the executor.

        Raises:
            NoCluster: the scheduler can't be joined.
        """
        if self._scheduler:
            cluster = cluster_executor(self._scheduler)
            self.executor, self.count = self._stack.enter_context(cluster)
            self.batch_s = CLUSTER_BATCH_S
        else:
            self._play_here()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def replace(self, error: Exception) -> Executor:
        """Take another executor in place of one that was lost, say so, and return it.

        Args:
            error: what it was lost by, which is raised again if one after the other is lost.
        """
        self._losses += 1
        if self._losses > _MOST_LOSSES:
            raise error
        why = str(error) if isinstance(error, ClusterFailed) else "a worker process was killed"
        self._say(f"{why}; this computer goes on" if self._scheduler else f"{why}; another takes its place")
        self._scheduler = None
        self._stack.close()
        self._play_here()
        return self.executor

    def _play_here(self) -> None:
        if not kernel.available() and not self._said_no_kernel:
            self._say(NO_KERNEL)
            self._said_no_kernel = True
        self.executor = self._stack.enter_context(local_executor(self._workers))
        self.count, self.batch_s = self._workers, BATCH_S
