"""What the README says is so: its examples print what stands there, its commands install what Qt needs."""

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT
from warapp.desktop import qt_startup

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def examples() -> Iterator[tuple[str, str]]:
    """Yield each example of the command line with what it prints."""
    for block in blocks("console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = example.partition("\n")
            yield command, printed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the record of the README under the name that it has there."""
    (record,) = blocks("json")
    (tmp_path / "evening.wargame").write_text(record, encoding="utf-8")
    return tmp_path


@pytest.mark.gui  # one of them takes a picture of the window
@pytest.mark.parametrize(("command", "printed"), list(examples()))
def test_an_example_prints_what_stands_below_it(command: str, printed: str, folder: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "warapp"
    ran = subprocess.run(
        [sys.executable, "-m", "warapp", *arguments], cwd=folder, capture_output=True, text=True, timeout=60
    )
    assert (ran.stdout, ran.stderr, ran.returncode) == (printed, "", 0)
    if "--screenshot" in arguments:
        assert (folder / arguments[arguments.index("--screenshot") + 1]).stat().st_size > 10_000


def test_there_are_examples() -> None:
    assert [command.split()[1] for command, _ in examples()].count("play") >= 4


PLAY, TESTS, PACKAGES = (block.strip() for block in blocks("sh"))
QT = {package for of_platform in qt_startup.PACKAGES.values() for package in of_platform.values()}


@pytest.mark.parametrize(
    ("command", "last"),
    [
        (PLAY, "pipx run uv run warapp"),
        (TESTS, "pipx run uv run --extra test pytest -n auto --maxprocesses 4 --dist worksteal"),
        (PACKAGES, "pipx run uv run --no-project python resources/installers/build.py"),
    ],
)
def test_a_command_is_one_line_that_asks_nothing_and_installs_what_runs_it(command: str, last: str) -> None:
    assert "\n" not in command
    assert command.endswith(f" && {last}")
    assert " DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends pipx " in command
    assert set(command.split()) >= QT


def test_the_commands_that_open_the_window_install_what_sound_needs() -> None:
    assert set(PLAY.split()) >= {"libpulse0", "libgssapi-krb5-2"}
    assert set(TESTS.split()) > set(PLAY.split()) - {"warapp"}


def test_playing_brings_nothing_that_only_developers_use() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["uv"]["default-groups"] == []
    names = {re.split(r"[^\w-]", line)[0] for line in project["project"]["dependencies"]}
    assert names <= {"PySide6_Essentials", "PySide6_Addons", "rich"}


def test_the_checks_run_the_command_for_the_tests_that_stands_here() -> None:
    for path in (".ci/run", ".github/workflows/tests.yml"):
        (pattern,) = re.findall(r"(\^\[\^#\].*pytest -n \.\*\$)", (ROOT / path).read_text(encoding="utf-8"))
        assert pattern.endswith(" pipx run uv run --extra test pytest -n .*$"), path


def test_what_the_readme_points_to_is_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    places = re.findall(r"`([a-z.]+/[a-z_/.]*)`", README)
    assert {"resources/screenshot.png", "warapp/engine/"} <= {*links, *places}
    assert [name for name in (*links, *places) if not (ROOT / name).exists()] == []
    headings = {line[3:].lower().replace(" ", "-") for line in README.splitlines() if line.startswith("## ")}
    assert set(re.findall(r"\]\(#([^)]+)\)", README)) <= headings
