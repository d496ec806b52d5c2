"""A real Dask cluster of two workers on this machine, one of which is killed while it plays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from tests.source_files import ROOT

distributed: Any = pytest.importorskip(
    "distributed", reason="Dask, of the extra `cluster`, is not installed", exc_type=ImportError
)
pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="Windows can't stop a process for a while"),
    pytest.mark.filterwarnings("default"),  # Dask's own are not ours to mend
]

HOST = "127.0.0.1"
"""The only address that anything here listens on."""
LISTENING = ("--host", HOST, "--dashboard-address", f"{HOST}:0")
MOST_S = 60
SIMULATE = ("warapp.lab.command", "--rounds", "4000", "--json")


@dataclass
class Cluster:
    """A scheduler's address, and the processes of its workers by name."""

    address: str
    workers: dict[str, subprocess.Popen[str]]


@contextmanager
def program(*command: str) -> Iterator[subprocess.Popen[str]]:
    """Run a module of Python that finds the program in this folder; it is killed at the end."""
    with subprocess.Popen(
        [sys.executable, "-m", *command],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def wait_for(log: Iterator[str], words: str) -> str:
    """Return what follows the words in a log, which ends where its program does."""
    return next(line.partition(words)[2].strip() for line in log if words in line)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with ExitStack() as stack:
        scheduler = stack.enter_context(program("distributed.cli.dask_scheduler", "--port", "0", *LISTENING))
        assert scheduler.stderr
        address = wait_for(scheduler.stderr, "Scheduler at:")
        workers = {}
        for name in ("one", "two"):
            options = ("--nthreads", "1", "--no-nanny", "--name", name, *LISTENING)
            command = ("distributed.cli.dask_worker", address, *options)
            workers[name] = stack.enter_context(program(*command))
            wait_for(scheduler.stderr, "Register worker")
        yield Cluster(address, workers)


def batches_of(address: str, name: str) -> Iterator[int]:
    """Ask a scheduler again and again how many batches it has given to a worker."""
    with distributed.Client(address, set_as_default=False) as client:
        end = time.monotonic() + MOST_S
        while time.monotonic() < end:
            workers = client.scheduler_info()["workers"]
            (worker,) = (at for at, told in workers.items() if told["name"] == name)
            yield len(client.processing(workers=[worker])[worker])


def test_a_killed_worker_changes_no_number(cluster: Cluster) -> None:
    lost = cluster.workers["one"]
    lost.send_signal(signal.SIGSTOP)  # so that it surely has batches to play when it is killed
    with program(*SIMULATE, "--scheduler", cluster.address) as simulate:
        assert any(batches_of(cluster.address, "one"))
        lost.kill()
        printed, said = simulate.communicate(timeout=MOST_S)
    assert simulate.returncode == 0, said
    with program(*SIMULATE, "--workers", "1") as alone:
        assert alone.communicate(timeout=MOST_S)[0] == printed
    assert '"rounds": 4000' in printed


def test_a_scheduler_without_workers_is_refused() -> None:
    with program("distributed.cli.dask_scheduler", "--port", "0", *LISTENING) as scheduler:
        assert scheduler.stderr
        address = wait_for(scheduler.stderr, "Scheduler at:")
        with program(*SIMULATE, "--scheduler", address) as simulate:
            printed, said = simulate.communicate(timeout=MOST_S)
    assert (simulate.returncode, printed) == (2, "")
    assert f"the scheduler at {address} has no workers; `dask worker {address}` starts one" in said
