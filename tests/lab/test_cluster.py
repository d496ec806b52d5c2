"""A real Dask cluster of two workers on this machine, one of which is killed while it plays."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import pytest

from tests.helpers.processes import MOST_S, running
from tests.helpers.source_files import ROOT
from warapp.lab import command

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
SIMULATE = ("warapp.lab.command", "--rounds", "4000", "--json")


@dataclass
class Cluster:
    """A scheduler's address and process, and the processes of its workers by name."""

    address: str
    scheduler: subprocess.Popen[str]
    workers: dict[str, subprocess.Popen[str]]


@contextmanager
def program(*command: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a module of Python that finds the program in this folder; it is killed at the end."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with running([sys.executable, "-m", *command], env=environment, **pipes, **options) as process:
        yield process


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
            worker = ("distributed.cli.dask_worker", address, *options)
            workers[name] = stack.enter_context(program(*worker))
            wait_for(scheduler.stderr, "Register worker")
        yield Cluster(address, scheduler, workers)


def batches_of(address: str, name: str) -> Iterator[int]:
    """Ask a scheduler again and again how many batches it has given to a worker."""
    with distributed.Client(address, set_as_default=False) as client:
        end = time.monotonic() + MOST_S
        while time.monotonic() < end:
            workers = client.scheduler_info()["workers"]
            for worker in [at for at, told in workers.items() if told["name"] == name]:
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


class Run(NamedTuple):
    """What became of a run on a cluster, of which something was lost in the middle.

    Attributes:
        status: its exit status.
        printed: its report.
        said: what it said of the loss.
        rows: the lines that it wrote until it was interrupted, some while after it had gone on.
        took_s: how long it took to go on.
    """

    status: int
    printed: str
    said: str
    rows: list[str]
    took_s: float


def run_that_loses(address: str, lose: Callable[[], None]) -> Run:
    """Lose something in the middle of a run, and interrupt it once it has gone on."""
    read, write = os.pipe()
    endless = ("warapp.lab.command", "--rounds", "2000000000", "--csv", f"/dev/fd/{write}")
    with program(*endless, "--scheduler", address, pass_fds=[write]) as simulate, os.fdopen(read) as lines:
        os.close(write)
        rows = [lines.readline() for _ in range(100)]
        lose()
        lost_s = time.monotonic()
        reader = threading.Thread(target=lambda: rows.extend(iter(lines.readline, "")), daemon=True)
        reader.start()  # since a full pipe would hold the run up
        assert simulate.stderr
        said = simulate.stderr.readline()
        took_s = time.monotonic() - lost_s
        simulate.send_signal(signal.SIGINT)
        printed, _ = simulate.communicate(timeout=MOST_S)
        reader.join(MOST_S)
    return Run(simulate.returncode, printed, said, rows, took_s)


def lose_all_workers(cluster: Cluster) -> str:
    for worker in cluster.workers.values():
        worker.kill()
    return f"the cluster at {cluster.address} has lost all its workers"


def lose_the_scheduler(cluster: Cluster) -> str:
    cluster.scheduler.kill()
    return f"the scheduler at {cluster.address} no longer answers"


def lose_the_machine_of_the_scheduler(cluster: Cluster) -> str:
    cluster.scheduler.send_signal(signal.SIGSTOP)  # its connections stay, and nothing comes
    return f"the scheduler at {cluster.address} no longer answers"


@pytest.mark.parametrize(
    "lose",
    [lose_all_workers, lose_the_scheduler, lose_the_machine_of_the_scheduler],
    ids=["workers", "scheduler", "machine"],
)
def test_this_computer_goes_on_where_the_cluster_is_lost(
    cluster: Cluster, lose: Callable[[Cluster], str]
) -> None:
    why: list[str] = []
    run = run_that_loses(cluster.address, lambda: why.append(lose(cluster)))
    assert run.said == f"{why[0]}; this computer goes on.\n"
    assert run.took_s < 10
    numbers = [int(row.partition(",")[0]) for row in run.rows[1:]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert run.printed.startswith(f"{len(numbers):,} rounds of playbook, deals 1 to {len(numbers):,}\n")
    assert run.status == 130


def test_a_study_ends_with_the_same_figures_where_the_scheduler_is_lost(cluster: Cluster) -> None:
    rounds = ("warapp.lab.command", "--rounds", "3000000", "--json")
    with program(*rounds, "--scheduler", cluster.address) as simulate:
        assert any(batches_of(cluster.address, "one"))
        cluster.scheduler.kill()
        printed, said = simulate.communicate(timeout=MOST_S)
    assert said.startswith(f"the scheduler at {cluster.address} no longer answers; this computer goes on.\n")
    with program(*rounds) as alone:
        assert alone.communicate(timeout=MOST_S)[0] == printed


def serve(server: socket.socket, *parts: bytes, every_s: float = 0.0, stay: bool = True) -> None:
    """Say something to everybody who connects, in parts."""

    def say(peer: socket.socket) -> None:
        with contextlib.suppress(OSError), peer:  # the client has had enough
            peer.settimeout(MOST_S)
            for part in parts:
                peer.sendall(part)
                threading.Event().wait(every_s)
            while stay and peer.recv(1000):
                pass

    with contextlib.suppress(OSError):  # the test is over
        while True:
            peer, _ = server.accept()
            threading.Thread(target=say, args=[peer], daemon=True).start()


GREETING = b"\x84\x00\x00\x00\x00\x00\x00\x00" + b"pickle-protocol".ljust(0x84)


@pytest.mark.parametrize(
    ("parts", "options"),
    [
        ([b"SSH-2.0-OpenSSH_9.2\r\n"], {}),
        ([b"220 mail.example.org ESMTP\r\n"], {}),
        ([b"\x10\0\0\0\0\0\0\0", b"no scheduler at all"], {}),
        ([b"\xff" * 5000], {}),
        ([bytes(5000)], {}),
        ([], {"stay": False}),
        ([b"\x84"] * 1000, {"every_s": 0.2}),
        ([GREETING], {}),
        ([GREETING, bytes(5000)], {}),
        ([GREETING, b"\xff" * 5000], {}),
    ],
    ids=["ssh", "smtp", "short", "ones", "zeros", "closed", "slow", "greets", "greets0", "greets1"],
)
def test_a_port_that_speaks_something_else_is_named_in_one_sentence(
    parts: list[bytes], options: dict[str, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    address = simulate_at_a_port_that_says(*parts, **options)
    printed = capfd.readouterr()
    sentence = f"what answers at {address} is not a Dask scheduler, or has a different version"
    assert (printed.out, printed.err) == ("", f"warapp simulate: {sentence}\n")


def test_of_a_port_that_is_silent_no_more_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    address = simulate_at_a_port_that_says()
    printed = capfd.readouterr()
    assert (printed.out, printed.err) == ("", f"warapp simulate: {silence_of(address)}\n")


def simulate_at_a_port_that_says(*parts: bytes, **options: Any) -> str:
    """Look for a cluster where something else listens, which must not take long, and return the address."""
    with socket.create_server((HOST, 0)) as server:
        server.settimeout(MOST_S)
        address = f"tcp://{HOST}:{server.getsockname()[1]}"
        threading.Thread(target=partial(serve, server, *parts, **options), daemon=True).start()
        began_s = time.monotonic()
        assert command.main(["--rounds", "100", "--scheduler", address]) == 1
        assert time.monotonic() - began_s < 10
    return address


def silence_of(address: str) -> str:
    return f"{address} accepts connections but doesn't answer; if that is a Dask scheduler, it hangs"


def test_a_scheduler_that_hangs_is_not_called_something_else(
    cluster: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    cluster.scheduler.send_signal(signal.SIGSTOP)
    assert command.main(["--rounds", "100", "--scheduler", cluster.address]) == 1
    assert capfd.readouterr().err == f"warapp simulate: {silence_of(cluster.address)}\n"


def test_rounds_of_a_worker_that_hangs_are_played_by_the_others_and_that_is_said(
    cluster: Cluster, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = ["--rounds", "4000", "--json"]
    assert command.main(alone) == 0
    expected = capfd.readouterr().out
    monkeypatch.setattr("warapp.lab.cluster._SILENT_S", 3.0)
    cluster.workers["one"].send_signal(signal.SIGSTOP)
    assert command.main([*alone, "--scheduler", cluster.address]) == 0
    printed = capfd.readouterr()
    assert printed.out == expected
    assert printed.err.count("no longer answers; the others play its rounds") == 1


def test_where_all_workers_hang_the_cluster_is_lost(
    cluster: Cluster, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warapp.lab.cluster._SILENT_S", 2.0)
    monkeypatch.setattr("warapp.lab.cluster._NO_WORKERS_S", 2.0)
    for worker in cluster.workers.values():
        worker.send_signal(signal.SIGSTOP)
    assert command.main(["--rounds", "4000", "--scheduler", cluster.address]) == 0
    said = capfd.readouterr().err
    assert f"the cluster at {cluster.address} has lost all its workers; this computer goes on.\n" in said


def test_a_worker_is_no_scheduler(cluster: Cluster) -> None:
    with distributed.Client(cluster.address, set_as_default=False) as client:
        worker = next(iter(client.scheduler_info()["workers"]))
    with program(*SIMULATE, "--scheduler", worker) as simulate:
        printed, said = simulate.communicate(timeout=MOST_S)
    assert (simulate.returncode, printed) == (1, "")
    assert (
        said
        == f"warapp simulate: what answers at {worker} is not a Dask scheduler, or has a different version\n"
    )
