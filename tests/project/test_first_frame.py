"""What the first frame must not load: each of these modules costs a start more than it gives it."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tests.helpers.source_files import ROOT, imports, nodes_of, python_files

LATER = {
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "ctypes",
    "distributed",
    "logging.handlers",
    "socket",
    "sqlite3",
    "warapp.cli",
    "warapp.engine.battle",
    "warapp.engine.events",
    "warapp.features",
    "warapp.lab",
    "warapp.table.choreography",
    "warapp.ui.history.controller",
    "warapp.ui.rules.dialog",
}
FIRST_FRAME = """
import sys
from warapp import app
from warapp.launch_options import LaunchOptions
from warapp.opening import open_window
def shown():
    from PySide6.QtWidgets import QApplication
    from warapp import app
    app.finish_start = lambda _: None  # on a slow machine it would be due before the frame is painted
    QApplication.instance().sync()
    print(*sys.modules)
    QApplication.instance().quit()
app.finish_start = lambda app: None  # which a busy machine may run before the frame is there
open_window(LaunchOptions(), shown)
"""
GARBAGE = """
import gc
from warapp.launch_options import LaunchOptions
from warapp.opening import open_window
def shown():
    from PySide6.QtWidgets import QApplication
    from warapp import app
    print(gc.isenabled(), gc.get_freeze_count() > 0)
    finish_start = app.finish_start
    def finish(*args):
        finish_start(*args)
        print(gc.isenabled(), gc.get_freeze_count() > 0)
        QApplication.instance().quit()
    app.finish_start = finish
open_window(LaunchOptions(), shown)
"""


def output(program: str) -> str:
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return ran.stdout


@pytest.mark.gui
def test_the_first_frame_loads_nothing_that_can_wait() -> None:
    loaded = set(output(FIRST_FRAME).split())
    assert {"PySide6.QtWidgets", "warapp.ui.window.main_window", "warapp.engine.rules"} <= loaded
    assert loaded & LATER == set()


@pytest.mark.gui
def test_garbage_is_looked_for_once_the_window_is_complete_and_not_in_what_it_is_made_of() -> None:
    assert output(GARBAGE).splitlines() == ["False False", "True True"]


def test_what_all_threads_share_is_left_as_it_is() -> None:
    """A mask or a folder that one thread changes for a moment is also that of files that another makes."""
    shared = {"os.umask", "os.chdir", "os.fchdir", "locale.setlocale", "socket.setdefaulttimeout"}
    changing = {
        path.name: ast.unparse(call.func)
        for path in python_files("warapp")
        for call in nodes_of(path, ast.Call)
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func) in shared
    }
    assert changing == {}


def test_the_interpreter_is_left_as_it_is() -> None:
    meddlers = {path.name: imports(path) & {"builtins", "marshal"} for path in python_files("warapp")}
    assert {name: found for name, found in meddlers.items() if found} == {}
