"""Frames of the real ticker: intervals, Python's share of each, and the processor's use.

python tests/bench/frames.py [--seats 2] [--size 1280x800] [--seconds 10] [--warm 3] [--what WHAT]
WHAT is battles, deal or rest; on the screen of DISPLAY, or on one that Xvfb makes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warapp.table.ticker import FrameTicker

sys.path.insert(0, str(Path(__file__).parents[2]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3, help="seconds before the measuring begins")
    parser.add_argument("--what", choices=["battles", "deal", "rest"], default="battles")
    options = parser.parse_args()
    if not os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        xvfb = shutil.which("xvfb-run")
        if not xvfb:
            raise SystemExit("there is no screen, and no xvfb-run to make one")
        screen = f"-screen 0 {options.size}x24"
        os.execv(xvfb, [xvfb, "-a", "-s", screen, sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = home
        measure(options)


class Meter:
    """Notes when each frame comes, how long Python works in it, and what the processor does meanwhile."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.frames: list[float] = []
        self.work: list[float] = []
        self.began, self.cpu = time.perf_counter(), time.process_time()

    def measure(self, frame: Callable[[float], None], ms: float) -> None:
        began = time.perf_counter()
        self.frames.append(began)
        frame(ms)
        self.work.append((time.perf_counter() - began) * 1_000)

    def share(self) -> float:
        return (time.process_time() - self.cpu) / (time.perf_counter() - self.began)


def metered_ticker(meter: Meter) -> FrameTicker:
    """Return a ticker whose frames are measured."""
    from warapp.table.ticker import FrameTicker

    class MeteredTicker(FrameTicker):
        def start(self, frame: Callable[[float], None]) -> None:
            super().start(lambda ms: meter.measure(frame, ms))

    return MeteredTicker()


def measure(options: argparse.Namespace) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from warapp.composition import build_window
    from warapp.engine import PickUp, Record, Rules
    from warapp.features import build_features
    from warapp.session import Round
    from warapp.starting_round import new_session
    from warapp.store.folders import Folders
    from warapp.store.settings import Settings, open_ini
    from warapp.table.card_art import BACKS
    from warapp.ui.play.auto_play import AutoPlayMode

    application = QApplication([])
    settings = Settings(open_ini(Folders.standard().settings_file)[0], BACKS)
    rules = Rules(seats=options.seats, battle_limit=None, pick_up=PickUp.SHUFFLED)
    session = new_session(Round.at(Record(rules, deal_number=7)))
    meter = Meter()
    ticker = metered_ticker(meter)
    window, _, context = build_window(application, session, settings, lambda cue: None, ticker)
    window.resize(*map(int, options.size.split("x")))
    window.show()
    build_features(window, context, Folders.standard().presets_file)
    table = window._table
    table.settled.connect(lambda: session.new_round() if session.is_over else None)

    def end() -> None:
        try:
            report(meter.frames, meter.work, meter.share())
        finally:
            window.close()

    def begin() -> None:
        meter.begin()
        QTimer.singleShot(round(options.seconds * 1_000), end)

    if options.what == "battles":
        window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    elif options.what == "deal":
        table.settled.connect(session.new_round)
        session.new_round()
    QTimer.singleShot(round(options.warm * 1_000), begin)  # until then faces are drawn for the first time
    application.exec()


def report(frames: list[float], work: list[float], share: float) -> None:
    gaps = sorted((b - a) * 1_000 for a, b in pairwise(frames) if b - a < 0.5)
    with Path("/proc/self/status").open() as status:
        resident = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    print(f"processor {share:.1%} of a core, {resident:.1f} MB resident, {len(gaps)} frames")
    if gaps:
        work.sort()
        print(
            f"interval ms: p50 {quantile(gaps, 0.5):.1f}  p99 {quantile(gaps, 0.99):.1f}  max {gaps[-1]:.1f}"
            f"   Python ms a frame: p50 {quantile(work, 0.5):.2f}  p99 {quantile(work, 0.99):.2f}"
        )


def quantile(values: list[float], q: float) -> float:
    return values[min(len(values) - 1, int(q * len(values)))]


if __name__ == "__main__":
    main()
