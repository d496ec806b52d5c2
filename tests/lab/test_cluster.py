"""A real Dask cluster of two workers on this machine, one of which is killed while it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.source_files import ROOT
from warapp.engine import PLAYBOOK
from warapp.lab.cluster import NoCluster, cluster_executor
from warapp.lab.simulate import simulate, tally
from warapp.lab.summary import USUAL_PACE
from warapp.lab.tally import Tally

pytest.importorskip("distributed", reason="Dask, of the extra `cluster`, is not installed")
pytestmark = pytest.mark.filterwarnings("default")  # Dask's own are not ours to mend

HOST = "127.0.0.1"
"""The only address that anything here listens on."""
MOST_S = 60


@dataclass
class Cluster:
    """A scheduler's address, and its workers' processes."""

    address: str
    workers: list[subprocess.Popen[str]]


@contextmanager
def process(log: Path, *command: str) -> Iterator[subprocess.Popen[str]]:
    """Run a part of the cluster, which finds the program in this folder; it is killed at the end."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with (
        log.open("w", encoding="utf-8") as output,
        subprocess.Popen(
            [sys.executable, "-m", *command], stdout=output, stderr=output, env=environment, text=True
        ) as running,
    ):
        try:
            yield running
        finally:
            running.kill()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    ...
