"""A sentence spoken by speech-dispatcher and espeak-ng, heard at the monitor of a sound server."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.sound_server import RECORD, peak, read_until
from tests.helpers.processes import running
from tests.helpers.source_files import ROOT
from warapp.desktop.speech import ARGUMENT

COMMAND = [sys.executable, "-m", "warapp", ARGUMENT]
READY_S = 60


@pytest.fixture
def dispatcher(pulseaudio: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A speech-dispatcher of the test's own."""
    if sys.platform != "linux":
        pytest.skip("speech-dispatcher is Linux's")
    if not shutil.which("speech-dispatcher"):
        pytest.skip("needs speech-dispatcher, from speech-dispatcher and speech-dispatcher-espeak-ng")
    socket = tmp_path / "s"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{socket}")
    options = ["--run-single", "--communication-method", "unix_socket", "--socket-path", str(socket)]
    pid = ["--pid-file", str(tmp_path / "pid"), "--log-dir", str(tmp_path), "--timeout", "0"]
    with running(["speech-dispatcher", *options, *pid], most_s=120, stderr=subprocess.DEVNULL):
        yield


def test_a_sentence_is_heard(dispatcher: None) -> None:
    with (
        running(RECORD, most_s=120, stdout=subprocess.PIPE) as recorder,
        running([*COMMAND, "en"], most_s=120, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL) as speaker,
    ):  # fmt: skip
        assert recorder.stdout and speaker.stdin and speaker.stdout  # noqa: PT018
        before = read_until(recorder.stdout, lambda read: len(read) >= 8192, 20)
        assert (len(before) >= 8192, peak(before)) == (True, 0)
        voice = read_until(speaker.stdout, lambda read: read.endswith(b"\n"), READY_S).decode()
        assert voice.startswith("speechd: English")
        speaker.stdin.write(b'{"say": "Nine is more than seven.", "rate": 0}\n')
        speaker.stdin.flush()
        heard = read_until(recorder.stdout, lambda read: peak(read[-65536:]) > 2000, READY_S)
        assert 2000 < peak(heard) <= 32768
        speaker.stdin.close()
        assert speaker.wait(READY_S) == 0


def test_the_window_loads_nothing_of_it() -> None:
    code = "import sys, warapp.desktop.speech; print('PySide6.QtTextToSpeech' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=True)
    assert ran.stdout.strip() == b"False"


def test_python_waits_for_the_thread_that_reads_as_one_stopped_in_code_of_qt_aborts() -> None:
    code = (
        "import threading, warapp.desktop.speech_process as process\n"
        "class Silent:\n"
        "    name = 'silent'\n"
        "def lines():\n"
        "    yield b'{}\\n'\n"
        "    print('daemon' if threading.current_thread().daemon else 'waited for', flush=True)\n"
        "process.find_engine = lambda language: Silent()\n"
        "raise SystemExit(process.run(['en'], lines()))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60)
    assert (ran.returncode, ran.stdout.split(b"\n")[:2]) == (0, [b"silent", b"waited for"])
