"""A study can be stopped and resumed, and comes to the same figures whatever happens to its workers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.helpers.processes import running
from tests.helpers.source_files import ROOT
from warapp.engine import PRESETS
from warapp.lab import command, kernel
from warapp.lab.deal_options import DealOptions, Worth
from warapp.lab.intervals import mean_interval, share_interval
from warapp.lab.simulate import play_deals, simulate
from warapp.lab.studies.study import BadStudy, Study, load, save
from warapp.lab.summary import USUAL_PACE
from warapp.lab.tally import Batch, Histogram, Tally
from warapp.lab.workers import Workers

CROWD = replace(PRESETS["crowd"], minute_limit=None, battle_limit=90)
BEGUN = Study(
    CROWD,
    500,
    first_deal=7,
    pace=USUAL_PACE.at(2.5),
    options=DealOptions(Worth.STRENGTH, (3, 10, 12, 13)),
    tally=play_deals(
        CROWD, range(7, 157), USUAL_PACE.at(2.5), DealOptions(Worth.STRENGTH, (3, 10, 12, 13))
    ).tally,
)


def report(capsys: pytest.CaptureFixture[str], *options: str, status: int = 0) -> str:
    assert command.main(["--json", *options]) == status
    return capsys.readouterr().out


def test_a_study_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    for study in (BEGUN, replace(BEGUN, tally=Tally())):
        save(study, tmp_path / "study")
        assert load(tmp_path / "study") == study
    assert [path.name for path in tmp_path.iterdir()] == ["study"]


def test_without_a_file_there_is_no_study(tmp_path: Path) -> None:
    assert load(tmp_path / "none") is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[1, 2]",
        b"[" * 100_000,
        b'{"format": "warapp-study", "version": 2}',
        b'{"format": "warapp-study", "version": 1}',
    ],
)
def test_what_is_no_study_is_refused_and_left_as_it_is(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "study"
    file.write_bytes(content)
    with pytest.raises(BadStudy, match="is not a study, or is damaged; it is left as it is"):
        load(file)
    assert command.main(["--resume", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"warapp simulate: --resume: {file} is not a study")
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "value"),
    [("rounds", 100), ("from_deal", 0), ("by", "queens"), ("piles_each", [1, 2]), ("pace", {"turn_ms": -1})],
)
def test_a_study_that_can_not_be_is_refused(tmp_path: Path, name: str, value: object) -> None:
    file = tmp_path / "study"
    save(BEGUN, file)
    content = json.loads(file.read_text())
    file.write_text(json.dumps({**content, name: value}))
    with pytest.raises(BadStudy, match="is not a study"):
        load(file)


def test_a_folder_is_no_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--resume", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"warapp simulate: --resume: {tmp_path} can't be read: ")
    missing = tmp_path / "missing" / "study"
    assert command.main(["--resume", str(missing)]) == 2
    assert capsys.readouterr().err.startswith(f"warapp simulate: --resume: {missing} can't be written: ")


def test_a_resumed_study_comes_to_what_it_comes_to_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: object, **named: object) -> Iterator[Batch]:
        yield from islice(simulate(*arguments, **named), 3)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    file, options = tmp_path / "study", ["--preset", "quick", "--rounds", "900", "--by", "kings"]
    monkeypatch.setattr(command, "simulate", interrupted)
    report(capsys, *options, "--resume", str(file), status=130)
    begun = load(file)
    assert begun
    assert 0 < begun.tally.rounds < 900
    assert report(capsys, "--resume", str(file), "--workers", "3", status=130)
    monkeypatch.undo()
    assert report(capsys, "--resume", str(file), "--workers", "1") == report(capsys, *options)
    assert report(capsys, "--resume", str(file)) == report(capsys, *options)


def test_a_finished_study_can_be_made_longer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "study")
    report(capsys, "--rounds", "50", "--resume", file)
    assert report(capsys, "--rounds", "80", "--resume", file) == report(capsys, "--rounds", "80")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--set", "face_down=3"], "is a study with face_down = 1, not 3; leave it out"),
        (["--preset", "family"], "is a study with shortage = loses, not last_card; leave it out"),
        (["--from-deal", "2"], "is a study with --from-deal 1, not 2; leave it out"),
        (["--by", "kings"], "is a study with --by aces, not kings; leave it out"),
        (["--piles-each", "20,32"], "is a study with --piles-each none, not 20,32; leave it out"),
        (["--pace", "1,1"], "is a study at another --pace; leave it out"),
    ],
)
def test_another_study_than_that_in_the_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], sentence: str
) -> None:
    file = tmp_path / "study"
    report(capsys, "--rounds", "20", "--resume", str(file))
    before = file.read_bytes()
    assert command.main([*options, "--resume", str(file)]) == 2
    assert capsys.readouterr().err == f"warapp simulate: --resume: {file} {sentence}\n"
    assert command.main(["--rounds", "10", "--resume", str(file)]) == 2
    assert (
        capsys.readouterr().err == f"warapp simulate: --rounds: 10 is less than what {file} has already: 20\n"
    )
    assert file.read_bytes() == before


def test_what_was_played_is_in_the_file_before_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that loses its power costs seconds, not the study."""
    file, seen = tmp_path / "study", []

    def watched(*arguments: object, **named: object) -> Iterator[Batch]:
        for batch in simulate(*arguments, **named):  # type: ignore[arg-type]
            yield batch
            study = load(file)
            assert study
            seen.append(study.tally.rounds)

    monkeypatch.setattr(command, "simulate", watched)
    monkeypatch.setattr(command, "SAVE_S", 0.0)
    report(capsys, "--rounds", "300", "--resume", str(file))
    assert seen == sorted(set(seen))
    assert seen[0] > 0
    assert seen[-1] == 300


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that kills")
def test_a_killed_worker_process_changes_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, deals, said = PRESETS["quick"], range(1, 61), list[str]()
    expected = play_deals(rules, deals).tally
    monkeypatch.setattr(kernel, "available", lambda: False)
    with Workers(None, 2, said.append) as workers:
        batches = simulate(rules, deals, workers.executor, workers=2, batch_s=0.01, replace=workers.replace)
        tally = next(batches).tally
        os.kill(next(iter(workers.executor._processes)), signal.SIGKILL)  # type: ignore[attr-defined]
        tally = Tally.sum([tally, *(batch.tally for batch in batches)])
    assert tally == expected
    assert set(said[1:]) == {"a worker process was killed; another takes its place"}


SAVING = """
import sys
from warapp.lab import command

save = command.save

def save_and_tell(study, path):
    save(study, path)
    print("saved", study.tally.rounds, file=sys.stderr, flush=True)

command.save, command.SAVE_S = save_and_tell, 0.0
sys.exit(command.main(sys.argv[1:]))
"""
"""Runs the command, and tells what is in the file after each time that it is written."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that kills")
def test_a_killed_program_loses_nothing_that_its_file_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, options = tmp_path / "study", ["--preset", "quick", "--rounds", "200000"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command_line = [sys.executable, "-c", SAVING, *options, "--resume", str(file)]
    with running(command_line, stderr=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stderr
        lines = iter(program.stderr.readline, "")
        assert any(int(line.split()[1]) > 0 for line in lines if line.startswith("saved"))
        program.kill()
    begun = load(file)
    assert begun
    assert 0 < begun.tally.rounds < 200_000
    assert report(capsys, "--resume", str(file)) == report(capsys, *options)


def test_workers_that_are_lost_again_and_again_are_not_replaced_for_ever() -> None:
    said: list[str] = []
    with Workers(None, 1, said.append) as workers:
        while len(said) < 20:
            assert isinstance(workers.replace(BrokenProcessPool("killed")), Executor)
        with pytest.raises(BrokenProcessPool):
            workers.replace(BrokenProcessPool("killed"))


def test_intervals_are_those_of_published_tables() -> None:
    """Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3."""
    table = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0.0, 0.1611)}
    for (hits, trials), limits in table.items():
        assert share_interval(hits, trials)[1:] == pytest.approx(limits, abs=6e-5)
    assert share_interval(29, 29)[1:] == pytest.approx((0.8830, 1.0), abs=6e-5)
    assert share_interval(0, 0) == (0, 0, 1)
    assert mean_interval(Histogram()) == (0, 0, 0)
