"""Rounds on many machines: the executor of a Dask cluster; the only module that knows of Dask."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from importlib import import_module
from urllib.parse import urlsplit

CLUSTER_BATCH_S = 0.5
"""How long a batch on a cluster should take: that much is played again where a worker is lost."""
_ANSWER_S = 10


class NoCluster(Exception):
    """The cluster can't be used; the message says why in one sentence."""


@contextmanager
def cluster_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """Join a cluster for a while; yield its executor, and how many batches it plays at a time.

    A batch whose worker is lost is played again on another by Dask itself.

    Args:
        address: its scheduler's, such as tcp://127.0.0.1:8786.

    Raises:
        NoCluster: Dask is not installed, no scheduler answers, it has no workers, or it can't go on.
    """
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster(
            "a cluster needs Dask; in the folder of the sources `uv run --extra cluster warapp` brings it"
        ) from None
    _knock(address)
    try:
        client = distributed.Client(address, timeout=_ANSWER_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"what answers at {address} is no Dask scheduler") from error
    with client:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoCluster(f"the scheduler at {address} has no workers; `dask worker {address}` starts one")
        try:
            yield client.get_executor(pure=False), workers
        except (ImportError, RuntimeError) as error:
            raise NoCluster(f"warapp must be installed at {address} and its workers, too") from error
        except (distributed.KilledWorker, CancelledError) as error:
            raise NoCluster(f"the cluster was lost: {error}") from error


def _knock(address: str) -> None:
    """Raise NoCluster unless a scheduler seems to answer; with another server a client would try for ever."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.scheme not in ("tcp", "tls"):
        raise NoCluster(f"{address[:60]!r} is not the address of a scheduler, such as tcp://127.0.0.1:8786")
    try:
        with socket.create_connection((host, port), _ANSWER_S) as connection:
            if parts.scheme == "tcp" and not connection.recv(1):  # a scheduler says first which version it is
                raise OSError("the connection was closed")
    except OSError as error:
        raise NoCluster(f"no Dask scheduler answers at {address}: {error.strerror or error}") from error
