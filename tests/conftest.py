"""What every test runs in: no screen, folders of its own, and nothing unheard or left over at its end."""

from __future__ import annotations

import faulthandler
import itertools
import logging
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from _pytest.logging import caplog_records_key

from tests.helpers import fast_tests, golden_files, processes
from tests.helpers.golden_files import FAILED, golden, golden_file, note_selection
from tests.helpers.golden_pictures import golden_picture
from tests.helpers.source_files import ROOT

if TYPE_CHECKING:
    from tests.table.drawn_cards import RestWatch

__all__ = ["golden", "golden_file", "golden_picture"]  # pytest finds them here

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_HANGS_S, _RESTARTED_S = 120, 10
"""After how long a test that hangs says where, and how long the watch for it serves the tests that follow."""
_HOMES = itertools.count()
_BASE = pytest.StashKey[str]()
_REST_WATCH = pytest.StashKey["RestWatch"]()
_WATCHED_SINCE = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    golden_files.add_option(parser)
    fast_tests.add_option(parser)
    fast_tests.leave_out_plugins(pluginmanager)


def pytest_configure(config: pytest.Config) -> None:
    fast_tests.select_fast_tests(config)
    if not fast_tests.fast_only(config):
        _set_up_hypothesis()


def _set_up_hypothesis() -> None:
    from hypothesis import settings

    settings.register_profile("here", deadline=None)  # a shared machine stalls now and then
    settings.register_profile("ci", deadline=None, derandomize=True, database=None)
    settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Have a test that hangs say where; the option `faulthandler_timeout` starts a thread for each test."""
    now = time.monotonic()
    if now - item.config.stash.get(_WATCHED_SINCE, -_HANGS_S) > _RESTARTED_S:
        item.config.stash[_WATCHED_SINCE] = now
        faulthandler.dump_traceback_later(_HANGS_S, file=item.config.stash[fault_handler_stderr_fd_key])


def pytest_sessionfinish() -> None:
    faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(tryfirst=True)  # before pytest looks at -m
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    note_selection(config, items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail on CI what is skipped because a program is missing: the README's test command brings them all.

    What a test logged may hold half a character of a broken file name, which no process can send to another.
    """
    report = yield
    report.sections = [
        (title, text.encode(errors="backslashreplace").decode()) for title, text in report.sections
    ]
    if call.when == "call":
        item.stash[FAILED] = report.failed
    if report.skipped and "CI" in os.environ:
        elsewhere = any(mark.args[:1] == (True,) for mark in item.iter_markers("skipif"))
        report.outcome = "skipped" if elsewhere else "failed"
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
def own_folders(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep settings, autosaves and caches of a test away from the person's and from other tests'.

    To make a folder takes longer than most tests, so that what asks for none has only the name of one.
    """
    uses_qt = request.node.get_closest_marker("gui") is not None
    if "tmp_path" in request.fixturenames or uses_qt:
        home = str(request.getfixturevalue("tmp_path"))
    else:
        home = f"{_folder_of_session(request)}/home-{next(_HOMES)}"
    folders = {
        "HOME": home,
        "XDG_CONFIG_HOME": f"{home}/.config",
        "XDG_DATA_HOME": f"{home}/.local/share",
        "XDG_STATE_HOME": f"{home}/.local/state",
        "XDG_CACHE_HOME": f"{home}/.cache",
    }
    with _environment(folders):
        if uses_qt:
            request.getfixturevalue("rest_watch")
        yield


@pytest.fixture(autouse=True)
def usual_size_of_controls(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no test leave large controls to the next one: they are a property of the application."""
    yield
    if request.node.get_closest_marker("gui") is not None:
        from PySide6.QtWidgets import QApplication

        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setProperty("large_controls", False)


def _folder_of_session(request: pytest.FixtureRequest) -> str:
    stash = request.config.stash
    if _BASE not in stash:
        stash[_BASE] = str(request.getfixturevalue("tmp_path_factory").getbasetemp())
    return stash[_BASE]


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    yield
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


@pytest.fixture
def rest_watch(request: pytest.FixtureRequest) -> Iterator[RestWatch]:
    """Fail if a table at rest ever drew another card than its stage has, or one twice; for each gui test."""
    from tests.table.drawn_cards import RestWatch

    watch = RestWatch()
    request.node.stash[_REST_WATCH] = watch
    with pytest.MonkeyPatch.context() as patch, watch.watching(patch):
        yield watch
    del request.node.stash[_REST_WATCH]  # a test is kept to the end of all, and would keep its tables


@pytest.hookimpl(wrapper=True, trylast=True)  # before pytest drops the records
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail on any log record from WARNING up, and if a window, a timer or an animation is left over.

    A test that expects a record checks it, then `caplog.clear()`s it. Warnings of Python and messages of Qt
    fail a test too: see `pytest.ini_options` in pyproject.toml.
    """
    yield
    records = [
        record for phase in ("setup", "call") for record in item.stash[caplog_records_key].get(phase, ())
    ]
    assert [record.getMessage() for record in records if record.levelno >= logging.WARNING] == []
    if item.get_closest_marker("gui"):
        delete_closed_windows()
        assert left_over() == []


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Look at what the tables of a test draw before its windows are closed."""
    yield
    if watch := item.stash.get(_REST_WATCH, None):
        watch.look_at_the_end()
        assert watch.faults == []


def delete_closed_windows() -> None:
    """Delete what a test gave up for later: Qt waits for an event loop, and until one runs what is given up
    follows every change of font and palette, in test after test."""
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def left_over() -> list[str]:
    """Stop all that is still going on in Qt, and return what it was.

    What only waits for the events that are there, as a single shot of 0 ms does, is not going on.
    """
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from PySide6.QtWidgets import QWidget
    from shiboken6 import Shiboken

    found = []
    for thing in Shiboken.getAllValidWrappers():
        if isinstance(thing, QWidget) and thing.isWindow() and thing.isVisible():
            found.append(f"open window {thing!r}")
            thing.close()
        elif (
            isinstance(thing, QTimer)
            and thing.isActive()
            and not (thing.isSingleShot() and not thing.interval())
        ):
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
