"""A program killed at any instant goes on, at its next start, where it was a moment before."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.processes import running
from tests.helpers.source_files import ROOT
from warapp.store.autosave import Autosave
from warapp.store.folders import Folders
from warapp.store.saved_round import SavedRound
from warapp.store.statistics.statistics import Statistics

KILLS = 50
KILLS_AT_THE_END = 10
LOST_SECONDS = 0.25 + 1.25
"""What Auto-play may lose, and a busy machine's disk."""


def play_and_kill(folder: Path, battles: int, seconds: float) -> tuple[int, list[tuple[int, float]], float]:
    """Play so many battles and a moment more, and kill the program.

    Returns:
        Where it began, its battles with their times, and when it was killed.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(ROOT / "tests/ui/helpers/auto_play_program.py"), str(folder)]
    with running(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
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


def ends_before_a_kill(folder: Path, ends: int, seconds: float) -> int:
    """Let so many rounds end, and kill the program while the last of them is shown; return how many ended."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(ROOT / "tests/ui/helpers/round_end_program.py"), str(folder)]
    with running(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said: list[str] = []
        while said.count("over\n") < ends:
            said.append(program.stdout.readline())
            assert said[-1], "it ended by itself"
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(timeout=seconds)
        program.kill()
        said += program.stdout
    return said.count("over\n")


def kept(folders: Folders) -> tuple[SavedRound, list[str], list[str]]:
    """Return what is on the table, and the rounds that count as ended and as left, at the next start."""
    saved = Autosave(folders.state / "window-1.json", lambda: 0.0).load()
    assert isinstance(saved, SavedRound)
    statistics = Statistics(folders.statistics_file, lambda trouble: pytest.fail(str(trouble)))
    known = {played.round_id: played for played in (*statistics.rounds(10_000), *saved.uncounted)}
    statistics.close()
    ended = [name for name, played in known.items() if played.outcome]
    return saved, ended, [name for name, played in known.items() if not played.outcome]


@pytest.mark.gui
def test_a_round_that_ended_is_counted_though_the_program_was_killed_while_it_was_shown(
    tmp_path: Path,
) -> None:
    instants = random.Random(22)
    folders = Folders.beneath(tmp_path)
    said, left = 0, list[str]()
    for kill in range(1, KILLS_AT_THE_END + 1):
        said += ends_before_a_kill(tmp_path, instants.randint(1, 3), instants.uniform(0.0, 0.15))
        if kill == 1 and not (folders.state / "window-1.json").exists():
            continue  # killed before a busy disk had written anything
        saved, ended, left = kept(folders)
        assert len(ended) == saved.match.rounds, "the score and the statistics agree"
        assert said - kill <= saved.match.rounds <= said + kill, (
            "a kill loses what is not written yet at most"
        )
    assert len(left) >= KILLS_AT_THE_END / 2
