"""The program as a process: what it loads, and what it does where its output can't go."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import warapp
from tests.helpers.processes import running
from warapp.engine import Record, Rules

PROGRAM = [sys.executable, "-m", "warapp"]
LOADED = "import sys; from warapp.__main__ import main; main(sys.argv[1:]); print(*sys.modules)"
posix = pytest.mark.skipif(os.name != "posix", reason="is about POSIX systems")
LONG = ["play", "--log", "--deal", "1", "--set", "battle_limit=100000"]


@pytest.fixture(autouse=True)
def buffered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs keep their output until there is more of it, as they do for a person."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)


def run(*argv: str | bytes, **environment: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | environment
    return subprocess.run([*PROGRAM, *argv], capture_output=True, text=True, env=env, check=False, timeout=60)


def loaded_by(*argv: str) -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-c", LOADED, *argv], capture_output=True, text=True, check=True, timeout=60
    )
    return {*ran.stdout.splitlines()[-1].split()}


@pytest.mark.parametrize("output", ["--json", "--log"])
def test_play_loads_no_qt(output: str) -> None:
    modules = loaded_by("play", "--deal", "1", output)
    assert "warapp.cli" in modules
    assert {name for name in modules if name.partition(".")[0] in ("PySide6", "shiboken6")} == set()


def test_the_version_needs_no_display_and_next_to_nothing() -> None:
    ran = run("--version", DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="xcb")
    assert (ran.stdout, ran.stderr, ran.returncode) == (f"warapp {warapp.__version__}\n", "", 0)
    modules = loaded_by("--version")
    assert {"argparse", "json", "warapp.engine", "PySide6"} & modules == set()
    assert run("--size", "800x600", "--version").stdout == ran.stdout


@posix
@pytest.mark.parametrize("argv", [LONG, ["--version"], ["--help"], ["play", "--deal", "1", "--json"]])
def test_an_output_that_nobody_reads_is_no_fault(argv: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    ran = subprocess.run([*PROGRAM, *argv], stdout=write, stderr=subprocess.PIPE, check=False, timeout=60)
    os.close(write)
    assert (ran.stderr, ran.returncode) == (b"", 0)


@posix
def test_an_output_that_was_closed_before_is_no_fault() -> None:
    command = ["sh", "-c", 'exec "$@" >&-', "sh", *PROGRAM, "play", "--deal", "1"]
    ran = subprocess.run(command, stderr=subprocess.PIPE, check=False, timeout=60)
    assert (ran.stderr, ran.returncode) == (b"", 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_named() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([*PROGRAM, *LONG], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert ran.stderr.startswith(b"warapp: the output can't be written: ")
    assert ran.stderr.count(b"\n") == 1
    assert ran.returncode == 2


@posix
def test_ctrl_c_ends_a_long_log_quietly(tmp_path: Path) -> None:
    file = tmp_path / "long.wargame"
    file.write_text(Record(Rules(), 1).dumps())
    command = [*PROGRAM, "play", "--log", *[str(file)] * 500]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == f"{file}:\n".encode()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (err, process.returncode) == (b"", 130)


def test_letters_that_the_output_does_not_know_are_written_another_way(tmp_path: Path) -> None:
    file = tmp_path / "Jürgen.wargame"
    file.write_text(Record(Rules(), 1).dumps())
    ran = run("play", str(file), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ran.stderr, ran.returncode) == ("", 0)
    assert ran.stdout.splitlines()[0].endswith("J\\xfcrgen.wargame:")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has file names that are no text")
def test_file_names_that_are_no_text(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/b\xff.wargame"
    Path(os.fsdecode(name)).write_text(Record(Rules(), 1).dumps())
    ran = run("play", name)
    assert (ran.stderr, ran.returncode) == ("", 0)
    assert ran.stdout.splitlines()[0].endswith("b\\udcff.wargame':")
    assert run("play", name + b"x").stderr.count("b\\udcff.wargamex': the file can't be read") == 1
