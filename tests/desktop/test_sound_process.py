"""Sounds with the real QtMultimedia, each in a process of its own, and a sound server that hears them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.sound_server import RECORD, peak, read_until
from tests.helpers.processes import running
from tests.helpers.source_files import ROOT

SOUNDS = ROOT / "resources" / "sounds"

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="libpulse and PulseAudio are Linux's")

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from warapp.desktop.sound import Sounds
application = QCoreApplication([])
sounds = Sounds(Path(sys.argv[1]))
"""
NOT_LOADED = START + "sounds.play('war')\nprint('PySide6.QtMultimedia' in sys.modules)"
ONCE = START + "sounds.prepare()\nsounds.play('war')\nsounds.play('turn')"
ALL_AT_ONCE = (
    START
    + """
import os
from itertools import cycle
from PySide6.QtCore import QObject, qInstallMessageHandler
def end(kind, context, message):
    os.write(2, message.encode())
    os._exit(1)
class Player(QObject):
    names, ticks = cycle(["slap", "turn", "slide", "battle_won", "war", "win"]), iter(range(120))
    def timerEvent(self, event):
        sounds.play(next(self.names))
        if next(self.ticks, None) is None:
            application.quit()
qInstallMessageHandler(end)
sounds.prepare()
player = Player()
player.startTimer(15)
application.exec()
"""
)
"""Plays two seconds long whatever can be played, and ends at the first message of Qt."""


def command(program: str) -> list[str]:
    return [sys.executable, "-B", "-c", program, str(SOUNDS)]


def said_by(program: str, **environment: str) -> tuple[int, str, str]:
    """Run a program with the real QtMultimedia: its exit status, what it says and what it complains of."""
    ran = subprocess.run(
        command(program),
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ran.returncode, ran.stdout.strip(), ran.stderr.strip()


class TestProcess:
    def test_starting_loads_no_qtmultimedia(self) -> None:
        assert said_by(NOT_LOADED) == (0, "False", "")

    @linux_only
    def test_without_libpulse_says_so_in_one_line(self, tmp_path: Path) -> None:
        (tmp_path / "libpulse.so.0").touch()
        status, _, said = said_by(ONCE, LD_LIBRARY_PATH=str(tmp_path))
        assert status == 0
        assert said.startswith("silence: QtMultimedia can't be loaded: ")
        assert said.count("\n") == 0

    @linux_only
    def test_without_a_sound_server_says_so_in_one_line(self, tmp_path: Path) -> None:
        assert said_by(ONCE, PULSE_SERVER=f"unix:{tmp_path}/none") == (
            0,
            "",
            "silence: there is no audio device",
        )


@linux_only
def test_pulseaudio_hears_them_and_qt_stays_sound(pulseaudio: None) -> None:
    with running(RECORD, stdout=subprocess.PIPE) as recorder:
        assert recorder.stdout
        before = read_until(recorder.stdout, lambda read: len(read) >= 8192, 20)
        assert (len(before) >= 8192, peak(before)) == (True, 0)
        with running(command(ALL_AT_ONCE), stderr=subprocess.PIPE) as player:
            heard = read_until(recorder.stdout, lambda read: peak(read[-65536:]) > 2000, 20)
            _, said = player.communicate(timeout=60)
        recorder.terminate()
    assert (player.returncode, said) == (0, b"")
    assert 2000 < peak(heard) < 32767
