"""When cards are heard after they land: the real window and sounds, and a PulseAudio that hears them.

python tests/bench/landings.py [--speed 1] [--seconds 20] [--seats 2]
Ends with status 1 where more than one landing of a hundred is not heard within 30 ms. Needs pulseaudio and
parec; the delay of the recording counts as one of the sound.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warapp.table.stage.stage import Stage
    from warapp.table.ticker import FrameTicker

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.helpers import processes

RATE = 48_000
BLOCK = RATE // 1_000
MOST_MS = 30.0
MOST_S = 3_600
"""After which the sound server is ended, whatever it is asked for."""
SINK = "landings"


@contextmanager
def sound_server(folder: str) -> Iterator[None]:
    """Run a PulseAudio of our own, whose one device plays to nobody."""
    socket = f"{folder}/p"
    for name in ("XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH", "XDG_CONFIG_HOME"):
        os.environ[name] = folder
    os.environ["PULSE_SERVER"] = f"unix:{socket}"
    modules = [
        f"module-null-sink sink_name={SINK} rate={RATE}",
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
    ]
    options = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-target=stderr"]
    command = ["pulseaudio", *options, *(f"--load={module}" for module in modules)]
    with processes.running(command, most_s=MOST_S, stderr=subprocess.DEVNULL) as server:
        while not Path(socket).exists():
            if server.poll() is not None:
                raise SystemExit("PulseAudio does not start")
        yield


class Recording:
    """What the device plays, with the time of its first sample."""

    def __init__(self) -> None:
        self.samples = array("h")
        self.began = float("inf")
        options = ["--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=5"]
        command = ["parec", f"--device={SINK}.monitor", *options]
        self._parec = processes.start(command, stdout=subprocess.PIPE)
        self._thread = threading.Thread(target=self._read)
        self._thread.start()

    def _read(self) -> None:
        assert self._parec.stdout
        rest = b""
        while chunk := os.read(self._parec.stdout.fileno(), 65_536):
            now, chunk = time.perf_counter(), rest + chunk
            whole = len(chunk) // 2 * 2
            self.samples.frombytes(chunk[:whole])
            rest = chunk[whole:]
            # The chunk that came with the least delay tells best when the first sample was played.
            self.began = min(self.began, now - len(self.samples) / RATE)

    def end(self) -> None:
        self._parec.terminate()
        self._thread.join(processes.MOST_S)
        processes.end(self._parec)

    def onsets(self) -> list[float]:
        """Return the times at which the sound rises at once, as a stroke does."""
        blocks = [
            sum(value * value for value in self.samples[i : i + BLOCK]) / BLOCK
            for i in range(0, len(self.samples) - BLOCK, BLOCK)
        ]
        found, last = [], -100
        for i in range(12, len(blocks)):
            before = max(blocks[i - 12 : i])
            if blocks[i] > 2 * before + 10_000 and i - last > 25:
                found.append(self.began + i / 1_000)
                last = i
        return found


def landing_ticker(stage: Callable[[], Stage], landings: list[float]) -> FrameTicker:
    """Return a ticker that notes the frames in which cards come to lie."""
    from warapp.table.ticker import FrameTicker

    class LandingTicker(FrameTicker):
        def start(self, frame: Callable[[float], None]) -> None:
            super().start(lambda ms: self._watch(frame, ms))

        def _watch(self, frame: Callable[[float], None], ms: float) -> None:
            before = flying()
            frame(ms)
            if before - flying():
                landings.append(time.perf_counter())

    def flying() -> set[object]:
        return {(s.card, s.target) for s in stage().sprites.values() if s.travel < 1}

    return LandingTicker()


def play(options: argparse.Namespace, folder: Path) -> list[float]:
    """Let battles be played by the window, and return when cards landed."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from warapp.composition import build_window
    from warapp.desktop.sound import Sounds
    from warapp.engine import PickUp, Record, Rules
    from warapp.features import build_features
    from warapp.session import Round
    from warapp.starting_round import new_session
    from warapp.store.setting_values import Speed
    from warapp.store.settings import Settings, open_ini
    from warapp.table.drawing.deck_style import BACKS
    from warapp.ui.play.auto_play import AutoPlayMode

    application = QApplication([])
    settings = Settings(open_ini(folder / "settings.ini")[0], BACKS)
    settings.speed = Speed(options.speed)
    rules = Rules(seats=options.seats, battle_limit=None, pick_up=PickUp.SHUFFLED)
    session = new_session(Round.at(Record(rules, deal_number=7)))
    sounds = Sounds(Path(__file__).parents[2] / "resources" / "sounds", volume=1.0)
    sounds.prepare()
    landings: list[float] = []
    stages: list[Stage] = []
    ticker = landing_ticker(lambda: stages[0], landings)
    window, _, context = build_window(application, session, settings, sounds.play, ticker)
    stages.append(window._table.stage)
    window.resize(1280, 800)
    window.show()
    build_features(window, context, folder / "presets.json")
    QTimer.singleShot(2_000, lambda: window.game_controller.toggle_auto_play(AutoPlayMode.AUTO))
    QTimer.singleShot(2_000 + round(options.seconds * 1_000), window.close)
    application.exec()
    return landings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args()
    if not os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        xvfb = shutil.which("xvfb-run")
        if not xvfb:
            raise SystemExit("there is no screen, and no xvfb-run to make one")
        os.execv(xvfb, [xvfb, "-a", "-s", "-screen 0 1280x800x24", sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as folder, sound_server(folder):
        recording = Recording()
        try:
            landings = play(options, Path(folder))
        finally:
            recording.end()
    report(landings[:-1], recording.onsets())


def report(landings: list[float], onsets: list[float]) -> None:
    """Print how long after each landing the nearest stroke is heard."""
    late = sorted(min(((onset - at) * 1_000 for onset in onsets), key=abs) for at in landings)
    within = sum(abs(ms) <= MOST_MS for ms in late) / len(late)
    quantiles = [late[min(len(late) - 1, int(q * len(late)))] for q in (0, 0.05, 0.5, 0.95, 1)]
    print(f"{len(landings)} landings, {len(onsets)} strokes heard; within {MOST_MS:.0f} ms: {within:.1%}")
    print(
        "ms after the landing: least {:.1f}  5% {:.1f}  median {:.1f}  95% {:.1f}  most {:.1f}".format(
            *quantiles
        )
    )
    if within < 0.99:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
