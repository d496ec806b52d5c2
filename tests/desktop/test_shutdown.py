"""The game ends in good order when a session, a terminal or the system asks for it."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.processes import hearing_ctrl_c, running
from tests.helpers.source_files import ROOT
from warapp.desktop.shutdown import ShutdownHandler

PLAYS = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from warapp import app
from warapp.launch_options import LaunchOptions
from warapp.store.folders import Folders
folder = Path(sys.argv[1])
app.Folders.standard = lambda: Folders.beneath(folder)
finish = app.App.finish_start
def finish_start(self):
    finish(self)
    self.session.turn_cards()
    print("ready", flush=True)
app.App.finish_start = finish_start
sys.exit(app.run(LaunchOptions()))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_with_its_own_status_and_nothing_lost(tmp_path: Path, name: str) -> None:
    number = getattr(signal, name)
    with running(
        [sys.executable, "-c", PLAYS, str(tmp_path)],
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        program.send_signal(number)
        _, errors = program.communicate(timeout=60)
    assert program.returncode == 128 + number
    assert "Traceback" not in errors
    kept = next(tmp_path.rglob("window-1.json")).read_text(encoding="utf-8")
    assert '"battles": 1' in kept
    assert "geometry" in next(tmp_path.rglob("*.ini")).read_text(encoding="utf-8")


@pytest.fixture
def handler(qtbot: QtBot, qapp: QApplication) -> ShutdownHandler:
    window = QWidget()
    qtbot.addWidget(window)
    return ShutdownHandler(qapp, window, lambda: None)


def test_afterwards_the_interpreter_has_its_own_ways_again(handler: ShutdownHandler) -> None:
    with hearing_ctrl_c():
        handler.install()
        handler.uninstall()
        handler.uninstall()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_signal_that_nohup_had_ignored_stays_ignored(handler: ShutdownHandler) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        handler.install()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        handler.uninstall()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_an_interrupt_of_the_start_leaves_no_window_half_made() -> None:
    program = (
        "import signal; from warapp.desktop import qt_startup; qt_startup.end_at_interrupt();"
        "print(signal.getsignal(signal.SIGINT) is signal.SIG_DFL);"
        "signal.signal(signal.SIGINT, signal.SIG_IGN); qt_startup.end_at_interrupt();"
        "print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
    )
    with hearing_ctrl_c():
        ran = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
        )
    assert ran.stdout == "True\nTrue\n"


class Sessions(QObject):
    """Stands in for the application, of which a test can't have the session end."""

    commitDataRequest = Signal(object)  # noqa: N815 - Qt's name
    aboutToQuit = Signal()  # noqa: N815 - Qt's name


@pytest.mark.parametrize("platform", [sys.platform, "win32"])
def test_the_end_of_a_session_is_heard_without_another_reference(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr("warapp.desktop.shutdown.sys.platform", platform)
    kept: list[bool] = []
    window = QWidget()
    qtbot.addWidget(window)
    sessions = Sessions()
    ShutdownHandler(cast(QApplication, sessions), window, lambda: kept.append(True)).install()
    gc.collect()
    sessions.commitDataRequest.emit(SimpleNamespace(setRestartHint=lambda hint: None))
    assert kept == [True]
    sessions.aboutToQuit.emit()


def test_a_session_that_ends_keeps_what_is_played_and_wants_the_game_back(
    qtbot: QtBot, qapp: QApplication
) -> None:
    kept: list[bool] = []
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    hints: list[QSessionManager.RestartHint] = []
    manager = cast(QSessionManager, SimpleNamespace(setRestartHint=hints.append))
    ShutdownHandler(qapp, window, lambda: kept.append(True))._session_ends(manager)
    assert kept == [True]
    assert hints == [QSessionManager.RestartHint.RestartIfRunning]
    assert window.isVisible(), "somebody may call the end of the session off"
