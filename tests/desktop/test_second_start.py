"""The program itself, started twice, killed, and with an error inside: real processes."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers import processes
from tests.helpers.source_files import ROOT
from tests.ui.helpers.window_driver import of_deal
from warapp.engine import PRESETS, read_record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="named pipes can't be looked at like this")

EVENING = of_deal(48213, PRESETS["three_down"], battles=12)
BOUND_MS = 60_000
BROKEN = """
import sys
from warapp.app import LaunchOptions, run
from warapp.table.table import Table
from warapp import features

def fail(table, ms):
    raise ZeroDivisionError("a frame failed")

build_features = features.build_features

def build(window, *others, **named):
    built = build_features(window, *others, **named)
    window.actions_.auto.trigger()
    return built

Table._frame, features.build_features = fail, build
sys.exit(run(LaunchOptions()))
"""
BROKEN_START = """
import logging, sys
from warapp import app
from warapp.ui.errors.report_dialog import ReportDialog

def fail(*arguments):
    raise ZeroDivisionError("no window")

def show(dialog):
    logging.getLogger("warapp").error("shown: %s", dialog.accessibleDescription())

app.build_window, ReportDialog.exec = fail, show
sys.exit(app.run(app.LaunchOptions()))
"""


class Programs:
    """The programs of a test, and the files they share."""

    def __init__(self, qtbot: QtBot, home: Path, sockets: Path) -> None:
        self._qtbot, self._home, self._sockets = qtbot, home, sockets
        self._running: list[subprocess.Popen[bytes]] = []
        self.evening = home / "evening.wargame"
        self.evening.write_text(EVENING.dumps(), encoding="utf-8")

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        environment = os.environ | {
            "XDG_RUNTIME_DIR": str(self._sockets),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, *(arguments or ("-m", "warapp"))]
        program = processes.start(command, cwd=self._home, env=environment, stderr=subprocess.DEVNULL)
        self._running.append(program)
        return program

    @property
    def listening(self) -> int:
        """How many windows can be reached, or were killed and can't."""
        return len(list(self._sockets.glob("warapp-*")))

    def kept(self, number: int = 1) -> object:
        """What a window's autosave has."""
        file = self._home / ".local/state/warapp" / f"window-{number}.json"
        with suppress(FileNotFoundError):
            return read_record(json.dumps(json.loads(file.read_bytes())["record"]).encode())
        return None

    @property
    def log(self) -> str:
        file = self._home / ".local/state/warapp/warapp.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def until_kept(self, record: object, number: int = 1) -> None:
        self._qtbot.waitUntil(lambda: self.kept(number) == record, timeout=BOUND_MS)

    def until_listening(self, windows: int) -> None:
        self._qtbot.waitUntil(lambda: self.listening == windows, timeout=BOUND_MS)

    def until_logged(self, text: str) -> None:
        self._qtbot.waitUntil(lambda: text in self.log, timeout=BOUND_MS)

    def until_ended(self, program: subprocess.Popen[bytes]) -> int:
        """Wait for a program's end and return its status."""
        self._qtbot.waitUntil(lambda: program.poll() is not None, timeout=BOUND_MS)
        return program.wait(BOUND_MS / 1_000)

    def stop(self) -> None:
        for program in self._running:
            processes.end(program)


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Programs]:
    with tempfile.TemporaryDirectory(prefix="war") as sockets:
        programs = Programs(qtbot, tmp_path, Path(sockets))
        yield programs
        programs.stop()


def connections(pid: int) -> set[str]:
    """Return a process's sockets that reach beyond this machine's own, by their numbers."""
    sockets = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            sockets.add(str(link.readlink()).removeprefix("socket:[").rstrip("]"))
    network = set()
    for name in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        with suppress(FileNotFoundError):
            lines = Path(f"/proc/{pid}/net/{name}").read_text(encoding="ascii").splitlines()[1:]
            network |= {line.split()[9] for line in lines}
    return sockets & network


def test_a_second_start_hands_its_file_to_the_first_window(programs: Programs) -> None:
    first = programs.start()
    programs.until_listening(1)
    assert programs.until_ended(programs.start("-m", "warapp", "evening.wargame")) == 0
    programs.until_kept(EVENING)
    assert first.poll() is None
    assert programs.listening == 1


def test_a_second_start_without_a_file_or_with_new_window_is_another_window(programs: Programs) -> None:
    programs.start()
    programs.until_listening(1)
    programs.start()
    programs.until_listening(2)
    programs.start("-m", "warapp", "--new-window", "evening.wargame")
    programs.until_kept(EVENING, number=3)
    assert programs.kept(1) != EVENING


def test_after_kill_9_the_next_start_listens_again(programs: Programs) -> None:
    first = programs.start()
    programs.until_listening(1)
    first.send_signal(signal.SIGKILL)
    first.wait(BOUND_MS / 1_000)
    assert programs.listening == 1, "what it left is still there"
    second = programs.start("-m", "warapp", "evening.wargame")
    programs.until_kept(EVENING)
    later = programs.evening.with_name("later.wargame")
    later.write_text(of_deal(7).dumps(), encoding="utf-8")
    programs.until_ended(programs.start("-m", "warapp", "later.wargame"))
    programs.until_kept(of_deal(7))
    second.send_signal(signal.SIGKILL)


def test_an_error_of_every_frame_is_logged_and_the_round_goes_on(programs: Programs) -> None:
    program = programs.start("-c", BROKEN)
    programs.until_logged("ZeroDivisionError: a frame failed\nRules: playbook\nDeal: ")
    programs.until_listening(1)
    assert program.poll() is None
    programs.start("-m", "warapp", "evening.wargame")
    programs.until_kept(EVENING, number=2)  # while a dialog is open the second start has a window of its own
    assert programs.log.count("Traceback") == 1


def test_an_error_before_there_is_a_window_is_shown_and_logged(programs: Programs) -> None:
    assert programs.until_ended(programs.start("-c", BROKEN_START)) == 1
    assert "ZeroDivisionError: no window" in programs.log
    assert "shown: War can't start" in programs.log


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows a program's sockets")
def test_a_window_has_no_connection(programs: Programs) -> None:
    program = programs.start()
    programs.until_listening(1)
    assert connections(program.pid) == set()
