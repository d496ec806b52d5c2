"""A program killed at any instant goes on, at its next start, where it was a moment before."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.source_files import ROOT

KILLS = 50
LOST_SECONDS = 0.25 + 1.25
"""What Auto-play may lose, and a busy machine's disk."""


def play_and_kill(folder: Path, battles: int, seconds: float) -> tuple[int, list[tuple[int, float]], float]:
    """Play so many battles and a moment more, and kill the program.

    Returns:
        Where it began, its battles with their times, and when it was killed.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(ROOT / "tests/ui/auto_playing.py"), str(folder)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        _, resumed = program.stdout.readline().split()
        said = [program.stdout.readline() for _ in range(battles)]
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(timeout=seconds)
        program.kill()
        killed = time.monotonic()
        said += program.stdout
    lines = [line.split() for line in said if line.endswith("\n")]
    return int(resumed), [(int(number), float(at)) for _, number, at in lines], killed


@pytest.mark.gui
def test_fifty_kills_at_random_instants_lose_next_to_nothing(tmp_path: Path) -> None:
    instants = random.Random(7)
    sure, latest = 0, 0
    for _ in range(KILLS):
        resumed, battles, killed = play_and_kill(tmp_path, instants.randint(0, 3), instants.uniform(0.0, 0.3))
        assert sure <= resumed <= latest + 1  # a battle may have been kept, but not said
        sure = max([resumed, *(number for number, at in battles if at < killed - LOST_SECONDS)])
        latest = max([resumed, *(number for number, _ in battles)])
    assert latest > 10
