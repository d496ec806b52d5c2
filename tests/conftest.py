"""What every test runs in: no screen, folders of its own, and nothing unheard or left over at its end."""

from __future__ import annotations

import itertools
import logging
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.helpers import fast_tests, golden_files, processes
from tests.helpers.golden_files import FAILED, golden, golden_file, note_selection
from tests.helpers.source_files import ROOT

if TYPE_CHECKING:
    from tests.table.drawn_cards import RestWatch

__all__ = ["golden", "golden_file"]  # pytest finds them here

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_HOMES = itertools.count()
_REST_WATCH = pytest.StashKey["RestWatch"]()

settings.register_profile("here", deadline=None)  # a shared machine stalls now and then
settings.register_profile("ci", deadline=None, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_addoption(parser: pytest.Parser) -> None:
    golden_files.add_option(parser)
    fast_tests.add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    fast_tests.select_fast_tests(config)


@pytest.hookimpl(tryfirst=True)  # before pytest looks at -m
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    note_selection(config, items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail on CI what is skipped because a program is missing: the README's test command brings them all."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    elsewhere = any(mark.args[:1] == (True,) for mark in item.iter_markers("skipif"))
    if report.skipped and "CI" in os.environ and not elsewhere:
        report.outcome = "failed"
    return report


@pytest.fixture
def installer_scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the scripts that build packages be imported by their names, as they import each other."""
    folder = ROOT / "resources" / "installers"
    monkeypatch.syspath_prepend(str(folder))
    yield
    for path in folder.glob("*.py"):
        sys.modules.pop(path.stem, None)


@pytest.fixture(autouse=True)
def own_folders(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep settings, autosaves and caches of a test away from the person's and from other tests'.

    To make a folder takes longer than most tests, so that what asks for none has only the name of one.
    """
    if "tmp_path" in request.fixturenames or request.node.get_closest_marker("gui"):
        home = request.getfixturevalue("tmp_path")
    else:
        home = tmp_path_factory.getbasetemp() / f"home-{next(_HOMES)}"
    monkeypatch.setenv("HOME", str(home))
    for name, folder in (
        ("XDG_CONFIG_HOME", ".config"),
        ("XDG_DATA_HOME", ".local/share"),
        ("XDG_STATE_HOME", ".local/state"),
        ("XDG_CACHE_HOME", ".cache"),
    ):
        monkeypatch.setenv(name, str(home / folder))


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on any log record from WARNING up; a test that expects one checks it, then `caplog.clear()`s it.

    Warnings of Python and messages of Qt fail a test too: see `pytest.ini_options` in pyproject.toml.
    """
    yield
    records = caplog.get_records("setup") + caplog.get_records("call")
    assert [record.getMessage() for record in records if record.levelno >= logging.WARNING] == []


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail if a window is still open, a timer still ticks or an animation still runs after a gui test."""
    yield
    if request.node.get_closest_marker("gui"):
        assert left_over() == []


@pytest.fixture(autouse=True)
def rest_watch(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[RestWatch | None]:
    """Fail if a table at rest ever drew another card than its stage has, or one twice."""
    if not request.node.get_closest_marker("gui"):
        yield None
        return
    from tests.table.drawn_cards import RestWatch

    watch = RestWatch()
    request.node.stash[_REST_WATCH] = watch
    with watch.watching(monkeypatch):
        yield watch


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Look at what the tables of a test draw before its windows are closed."""
    yield
    if watch := item.stash.get(_REST_WATCH, None):
        watch.look_at_the_end()
        assert watch.faults == []


def left_over() -> list[str]:
    """Stop all that is still going on in Qt, and return what it was."""
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from PySide6.QtWidgets import QWidget
    from shiboken6 import Shiboken

    found = []
    for thing in Shiboken.getAllValidWrappers():
        if isinstance(thing, QWidget) and thing.isWindow() and thing.isVisible():
            found.append(f"open window {thing!r}")
            thing.close()
        elif isinstance(thing, QTimer) and thing.isActive():
            found.append(f"ticking timer {thing!r}")
            thing.stop()
        elif isinstance(thing, QAbstractAnimation) and thing.state() == QAbstractAnimation.State.Running:
            found.append(f"running animation {thing!r}")
            thing.stop()
    return found


@pytest.fixture(scope="session")
def screen() -> Iterator[dict[str, str]]:
    """A virtual screen for programs with real windows: the environment variables that lead to it."""
    xvfb = shutil.which("Xvfb")
    if not xvfb:
        pytest.skip("needs Xvfb, from the package xvfb")
    read, write = os.pipe()
    command = [xvfb, "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = processes.start(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        answered, _, _ = select.select([answer], [], [], processes.MOST_S)
        number = answer.readline().strip() if answered else ""
    if number:
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        server.terminate()
    processes.end(server)
    assert number, "Xvfb gives no screen"
