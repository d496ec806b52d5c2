"""Plays rounds on a Dask cluster; the only module that knows Dask."""

from __future__ import annotations

import logging
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import CancelledError, Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

CLUSTER_BATCH_S = 0.5
"""How long a batch on a cluster should take; this much is played again if a worker is lost."""
_ANSWER_S = 3
"""How long a scheduler may take to answer."""
_JOIN_S = 4
"""How long joining may take, which needs several answers."""
_LOOK_S = 0.5
_NO_WORKERS_S = 5
"""How long a cluster may be without workers, which may be restarting."""
_SILENT_S = 10
"""How long a worker may be silent; its heartbeats come each second or so, however busy it is."""
_LONGEST_GREETING = 64 * 1024


class NoCluster(Exception):
    """The cluster can't be joined; the message says why in one sentence."""


class ClusterFailed(NoCluster):
    """The cluster can't play rounds, or no longer can; the message says why in one sentence."""


@contextmanager
def cluster_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """Join a cluster; yield its executor and the number of batches it plays at a time.

    Dask itself plays the batch of a lost worker again on another one. A worker that keeps its connection and
    falls silent is lost, too, which is said on standard error. If there is no other worker for some seconds,
    or no scheduler, the futures of the executor raise ClusterFailed.

    Args:
        address: the address of the scheduler, such as tcp://127.0.0.1:8786.

    Raises:
        NoCluster: Dask is not installed, nothing listens there, or the scheduler has no workers.
        ClusterFailed: what listens there is not a scheduler, or doesn't answer.
    """
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster(
            "a cluster needs Dask; in the source folder, `uv run --extra cluster warapp` installs it"
        ) from None
    _probe(address)
    logging.disable(logging.CRITICAL)  # Dask logs a traceback for everything it loses
    try:
        client, workers = _join(distributed, address)
        try:
            if not workers:
                raise NoCluster(
                    f"the scheduler at {address} has no workers; `dask worker {address}` starts one"
                )
            executor = _ClusterExecutor(distributed, client, address)
            try:
                yield executor, workers
            finally:
                executor.shutdown()
        finally:
            with suppress(Exception):  # the scheduler may be gone
                client.close(timeout=1)
    finally:
        logging.disable(logging.NOTSET)


class _ClusterExecutor(Executor):
    """Submits work to a cluster, and fails its futures once the cluster is lost.

    Args:
        distributed: the module of that name.
        client: the client of the cluster.
        address: the address of the scheduler.
    """

    def __init__(self, distributed: Any, client: Any, address: str) -> None:
        self._distributed, self._client, self._address = distributed, client, address
        self._executor: Executor = client.get_executor(pure=False)
        self._changed = threading.Lock()
        self._waiting: set[Future[Any]] = set()
        self._failure: ClusterFailed | None = None
        self._closed = threading.Event()
        threading.Thread(target=self._watch, name="cluster", daemon=True).start()

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Submit a call to the cluster.

        Raises:
            ClusterFailed: the cluster is lost.
        """
        future: Future[Any] = Future()
        with self._changed:
            if self._failure:
                raise self._failure
            self._waiting.add(future)
        try:
            remote = self._executor.submit(function, *args, **kwargs)
        except Exception as error:  # anything may happen in a client that has just lost its scheduler
            raise self._failure or ClusterFailed(_no_answer(self._address)) from error
        future.add_done_callback(lambda done: remote.cancel() if done.cancelled() else None)
        remote.add_done_callback(partial(self._pass_on, future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop watching the cluster."""
        self._closed.set()

    def _pass_on(self, future: Future[Any], remote: Future[Any]) -> None:
        with self._changed:
            self._waiting.discard(future)
        with suppress(InvalidStateError):  # it has failed or was cancelled
            try:
                result = remote.result()
            except (Exception, CancelledError) as error:
                future.set_exception(self._failed_by(error))
            else:
                future.set_result(result)

    def _failed_by(self, error: BaseException) -> ClusterFailed:
        """Return an error of Dask or of a worker as one sentence."""
        if self._failure:
            return self._failure
        if isinstance(error, ImportError | RuntimeError):
            return ClusterFailed(f"warapp must also be installed on {self._address} and its workers")
        if isinstance(error, self._distributed.KilledWorker):
            return ClusterFailed(f"the cluster at {self._address} lost one worker after another")
        if isinstance(error, CancelledError):
            return ClusterFailed(_no_answer(self._address))
        words = f"{type(error).__name__} {next(iter(str(error).splitlines()), '')}".rstrip()
        return ClusterFailed(f"the cluster at {self._address} failed: {words}")

    def _watch(self) -> None:
        seen_s, heartbeats = time.monotonic(), Heartbeats()
        while not self._closed.wait(_LOOK_S):
            try:
                beats = _beats(self._client)
                silent = heartbeats.silent(beats, time.monotonic())
                for worker in silent:
                    self._drop(worker, others=len(silent) < len(beats))
            except Exception:  # Dask raises half a dozen kinds, which change with its versions
                return self._give_up(ClusterFailed(_no_answer(self._address)))
            if len(silent) < len(beats):
                seen_s = time.monotonic()
            elif time.monotonic() - seen_s > _NO_WORKERS_S:
                return self._give_up(
                    ClusterFailed(f"the cluster at {self._address} has lost all its workers")
                )
        return None

    def _drop(self, worker: str, *, others: bool) -> None:
        """Have a worker's batches played by the others; the scheduler would wait for it for 5 minutes."""
        scheduler = self._client.scheduler
        why = f"silent for {_SILENT_S} s"
        self._client.sync(scheduler.unregister, address=worker, stimulus_id=why, callback_timeout=_ANSWER_S)
        if others:
            print(f"the worker at {worker} no longer answers; the others play its rounds.", file=sys.stderr)

    def _give_up(self, failure: ClusterFailed) -> None:
        with self._changed:
            if self._closed.is_set():
                return
            self._failure = failure
            waiting, self._waiting = self._waiting, set()
        for future in waiting:
            with suppress(InvalidStateError):
                future.set_exception(failure)


class Heartbeats:
    """Tells which workers have fallen silent, by the clock of this machine alone."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, float]] = {}

    def silent(self, beats: Mapping[str, float], now_s: float) -> list[str]:
        """Return the workers whose last heartbeat has been the same for too long.

        >>> heartbeats = Heartbeats()
        >>> heartbeats.silent({"one": 5.0, "two": 5.0}, now_s=100.0)
        []
        >>> heartbeats.silent({"one": 5.0, "two": 9.0}, now_s=111.0)
        ['one']

        Args:
            beats: when the last one came, by worker and the scheduler's clock, in seconds.
            now_s: the time here.
        """
        before = self._heard
        self._heard = {
            worker: before[worker] if worker in before and before[worker][0] == beat else (beat, now_s)
            for worker, beat in beats.items()
        }
        return [worker for worker, (_, heard_s) in self._heard.items() if now_s - heard_s > _SILENT_S]


def _beats(client: Any) -> dict[str, float]:
    """Return when each worker was last heard of, by the scheduler's clock, in seconds."""
    told = client.sync(client.scheduler.identity, callback_timeout=_ANSWER_S)["workers"]
    return {worker: float(about["last_seen"]) for worker, about in told.items()}


def _join(distributed: Any, address: str) -> tuple[Any, int]:
    """Return a client and the number of batches its workers play at a time.

    It connects in a thread, since Dask waits forever if the scheduler falls silent meanwhile.
    """
    import asyncio  # which Dask has loaded by now, and nothing else of `simulate` needs

    joined: Future[tuple[Any, int]] = Future()

    def join() -> None:
        try:
            client = distributed.Client(address, timeout=_JOIN_S, set_as_default=False)
            joined.set_result((client, _workers(client)))
        except BaseException as error:
            joined.set_exception(error)

    try:
        if asyncio.run(_kind(distributed, address)) != "Scheduler":
            raise ClusterFailed(_no_scheduler(address))
        threading.Thread(target=join, name="join cluster", daemon=True).start()
        return joined.result(_JOIN_S)
    except TimeoutError as error:
        raise ClusterFailed(_silence(address)) from error
    except Exception as error:  # another version, other certificates: Dask raises many kinds
        raise ClusterFailed(_no_scheduler(address)) from error


async def _kind(distributed: Any, address: str) -> str:
    """Ask what part of Dask answers; a client of anything but a scheduler takes long to be rid of."""
    from asyncio import wait_for

    arguments = distributed.Security().get_connection_args("client")
    server = distributed.rpc(address, connection_args=arguments)
    try:
        identity = await wait_for(server.identity(), _ANSWER_S)
    finally:
        await server.close_rpc()
    return str(identity.get("type"))


def _workers(client: Any) -> int:
    """Return the number of batches that the workers play at a time."""
    return sum(client.sync(client.scheduler.ncores, callback_timeout=_ANSWER_S).values())


def _probe(address: str) -> None:
    """Check that a scheduler answers with Dask's greeting.

    With any other server a client would retry forever, or mistake the first bytes for a length.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.scheme not in ("tcp", "tls"):
        raise NoCluster(f"{address[:60]!r} is not the address of a scheduler, such as tcp://127.0.0.1:8786")
    try:
        connection = socket.create_connection((host, port), _ANSWER_S)
    except OSError as error:
        raise NoCluster(f"no Dask scheduler answers at {address}: {error.strerror or error}") from error
    with connection:
        if parts.scheme == "tls":  # it says nothing before both have shown their certificates
            return
        try:
            greeting = _greeting(connection)
        except TimeoutError as error:
            raise ClusterFailed(_silence(address)) from error
        except OSError as error:
            raise ClusterFailed(_no_scheduler(address)) from error
    if b"pickle-protocol" not in greeting:
        raise ClusterFailed(_no_scheduler(address))


def _greeting(connection: socket.socket) -> bytes:
    """Receive the greeting of a Dask server; return nothing if it is too long to be one.

    Raises:
        OSError: it doesn't arrive in time.
    """
    ends_s = time.monotonic() + _ANSWER_S
    (length,) = struct.unpack("<Q", _received(connection, struct.calcsize("<Q"), ends_s))
    return _received(connection, length, ends_s) if length <= _LONGEST_GREETING else b""


def _received(connection: socket.socket, length: int, ends_s: float) -> bytes:
    content = b""
    while len(content) < length:
        connection.settimeout(max(0.001, ends_s - time.monotonic()))
        part = connection.recv(length - len(content))
        if not part:
            raise OSError("the connection was closed")
        content += part
    return content


def _no_scheduler(address: str) -> str:
    return f"what answers at {address} is not a Dask scheduler, or has a different version"


def _silence(address: str) -> str:
    return f"{address} accepts connections but doesn't answer; if that is a Dask scheduler, it hangs"


def _no_answer(address: str) -> str:
    return f"the scheduler at {address} no longer answers"
