"""No code and no test sleeps, and one place owns time: waiting is slow, and fails by chance."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, imports, nodes_of, python_files

SLEEPS = {"sleep", "msleep", "usleep", "qWait", "qSleep", "processEvents"}
TIMERS = {
    "QTimer",
    "QChronoTimer",
    "QBasicTimer",
    "QTimeLine",
    "QVariantAnimation",
    "QPropertyAnimation",
    "QAbstractAnimation",
}
MAY_HAVE_A_TIMER = {
    "warapp/table/ticker.py": "feeds the one owner of time, `Player.advance`, and stops at rest",
    "warapp/session.py": "looks once a second whether the minute limit is reached",
    "warapp/ui/play/auto_play.py": "asks for the next battle by way of the event loop",
    "warapp/ui/screen_reader/series.py": "sums up a series for a screen reader, at most every four seconds",
    "warapp/ui/window/news.py": "takes away what was said after some seconds",
    "warapp/desktop/event_loop.py": "does its work once the event loop runs",
    "warapp/app.py": "does the rest of the start once the window is there",
}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def waits(path: Path) -> Iterator[str]:
    """Yield each place of a file that sleeps or runs the event loop for a while."""
    for statement in nodes_of(path, ast.ImportFrom):
        names = (alias.name for alias in statement.names)
        yield from (f"line {statement.lineno}: {name}" for name in names if name in SLEEPS)
    for node in nodes_of(path, ast.Attribute):
        on = node.value.id if isinstance(node.value, ast.Name) else ""
        if node.attr in SLEEPS or (on, node.attr) == ("qtbot", "wait"):
            yield f"line {node.lineno}: {node.attr}"


@pytest.mark.parametrize(("folder", "one"), [("warapp", "session.py"), ("tests", "conftest.py")])
def test_nothing_waits(folder: str, one: str) -> None:
    faults = {name_of(path): list(waits(path)) for path in python_files(folder)}
    assert f"{folder}/{one}" in faults
    assert {name: places for name, places in faults.items() if places} == {}


def test_waiting_is_found(tmp_path: Path) -> None:
    file = tmp_path / "waiting.py"
    file.write_text("from time import sleep\nqtbot.wait(5)\napp.processEvents()\nprocess.wait(timeout=5)\n")
    assert list(waits(file)) == ["line 1: sleep", "line 2: wait", "line 3: processEvents"]


def test_one_place_owns_time() -> None:
    having = {
        name_of(path)
        for path in python_files("warapp")
        if {name.rpartition(".")[2] for name in imports(path)} & TIMERS
    }
    assert "warapp/table/ticker.py" in having
    assert having <= set(MAY_HAVE_A_TIMER)
