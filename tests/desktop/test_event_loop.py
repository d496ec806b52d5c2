"""Work in the event loop: the loop ends with it, and what goes wrong in it is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BOUND_S = 60
HEAD = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from warapp.app import LaunchOptions, run
from warapp.desktop.event_loop import run_in_event_loop
import warapp.self_test
from warapp.self_test import run as look_over
from warapp.ui.window.main_window import MainWindow

def fail(*_):
    raise ZeroDivisionError("nothing was divided")

class Stubborn(QWidget):
    def closeEvent(self, event):
        event.ignore()
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program, which fails where it goes on for ever."""
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", HEAD + program]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=BOUND_S, check=False)


@pytest.mark.parametrize("window", ["QWidget", "Stubborn"])
def test_the_result_of_the_work_is_returned_whatever_window_is_open(window: str) -> None:
    ran = run(f"a = QApplication([]); w = {window}(); w.show(); print(run_in_event_loop(a, lambda: 42))")
    assert (ran.stdout, ran.stderr, ran.returncode) == ("42\n", "", 0)


@pytest.mark.parametrize(("error", "status"), [("fail", 1), ("lambda: sys.exit(3)", 3)])
def test_what_the_work_raises_ends_the_loop_and_is_raised(error: str, status: int) -> None:
    assert run(f"run_in_event_loop(QApplication([]), {error})").returncode == status


def test_a_loop_that_ends_before_the_work_has_no_result() -> None:
    program = "from PySide6.QtCore import QTimer; a = QApplication([]); QTimer.singleShot(0, a.quit);"
    ran = run(program + "print(run_in_event_loop(a, a.beep))")
    assert (ran.stdout, ran.returncode) == ("None\n", 0)


def picture_of(name: str) -> str:
    return f"sys.exit(run(LaunchOptions(screenshot=__import__('pathlib').Path({name!r}), moment_ms=100)))"


def test_a_defect_while_a_picture_is_taken_is_reported_and_ends_the_program(tmp_path: Path) -> None:
    ran = run("MainWindow.show_moment = fail;" + picture_of(str(tmp_path / "war.png")))
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == "ZeroDivisionError: nothing was divided"
    assert not (tmp_path / "war.png").exists()


@pytest.mark.parametrize("name", ["no folder/war.png", "war.unknown", ""])
def test_a_picture_that_cant_be_written_is_one_sentence(tmp_path: Path, name: str) -> None:
    file = str(tmp_path / name)
    ran = run(picture_of(file))
    assert ran.returncode == 2
    assert ran.stderr == f"--screenshot: {file} can't be written; it can be a file such as war.png\n"


def test_a_defect_in_the_window_ends_the_self_test() -> None:
    ran = run("warapp.self_test._play = fail; sys.exit(look_over())")
    assert ran.returncode == 1
    assert ran.stdout == "Something went wrong: ZeroDivisionError: nothing was divided.\n"
    assert "ZeroDivisionError: nothing was divided" in ran.stderr
