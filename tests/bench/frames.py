"""Frames of the real ticker: intervals, Python's share, the processor's use and the memory, beside budgets.

python tests/bench/frames.py [--what WHAT] [--seats 2] [--size 1280x800] [--hz 0] [--seconds 10] [--warm 3]
python tests/bench/frames.py --all [--hz 0]
WHAT is bare, battles, war, deal, end or rest, on the screen of DISPLAY, or one that Xvfb makes. Bare is two
cards that fly in a plain graphics view, with which the processor's use can be compared on any machine.
--hz pretends that the screen has another rate. --all measures everything with two and six seats in two sizes.
Ends with status 1 where a budget is missed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

    from warapp.engine import Battle, State
    from warapp.session import GameSession
    from warapp.table.ticker import FrameTicker
    from warapp.ui.window.main_window import MainWindow

sys.path.insert(0, str(Path(__file__).parents[2]))

SCENES = ("bare", "battles", "war", "deal", "end", "rest")
SIZES = ("1280x800", "2560x1440")
MOST_PERIODS = 1.25
"""Of the screen's period, for 99 of 100 intervals."""
MOST_BATTLE_SHARE = {60: 0.12, 144: 0.25}
MOST_REST_SHARE = 0.0005
MOST_MB = {"1280x800": 100}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--all", action="store_true", help="measure everything, one after the other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--hz", type=float, default=0, help="the rate of the screen; 0 for its own")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3, help="seconds before the measuring begins")
    parser.add_argument("--what", choices=SCENES, default="battles")
    options = parser.parse_args()
    if options.all:
        raise SystemExit(measure_all(options))
    if not os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM"):
        xvfb = shutil.which("xvfb-run")
        if not xvfb:
            raise SystemExit("there is no screen, and no xvfb-run to make one")
        screen = f"-screen 0 {options.size}x24"
        os.execv(xvfb, [xvfb, "-a", "-s", screen, sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = home
        measure_bare(options) if options.what == "bare" else measure(options)


def measure_all(options: argparse.Namespace) -> int:
    """Measure everything, each in a process of its own, and return whether a budget was missed."""
    missed = 0
    for size, seats, what in product(SIZES, (2, 6), SCENES):
        print(f"{what}, {seats} seats, {size}", flush=True)
        command = [sys.executable, __file__, f"--what={what}", f"--seats={seats}", f"--size={size}"]
        times = [f"--hz={options.hz}", f"--seconds={options.seconds}", f"--warm={options.warm}"]
        missed |= subprocess.run([*command, *times], check=False, timeout=600).returncode
    return missed


class Meter:
    """Notes the time between frames, how long Python works in each, and what the processor does meanwhile."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._last: float | None = None
        self.began, self.cpu = time.perf_counter(), time.process_time()

    def start(self, rested: bool) -> None:
        """Count from the next frame if nothing moved for a while: a rest is no long frame."""
        if rested and self._last is not None and time.perf_counter() - self._last > 0.05:
            self._last = None

    def measure(self, frame: Callable[[float], None], ms: float) -> None:
        began = time.perf_counter()
        if self._last is not None:
            self.gaps.append((began - self._last) * 1_000)
        self._last = began
        frame(ms)
        self.work.append((time.perf_counter() - began) * 1_000)

    def share(self) -> float:
        return (time.process_time() - self.cpu) / (time.perf_counter() - self.began)


def metered_ticker(meter: Meter) -> FrameTicker:
    """Return a ticker whose frames are measured."""
    from warapp.table.ticker import FrameTicker

    class MeteredTicker(FrameTicker):
        def start(self, frame: Callable[[float], None]) -> None:
            meter.start(rested=not self.running)
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
    from warapp.table.drawing.deck_style import BACKS

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
    screen_hz = options.hz or window.screen().refreshRate()
    if options.hz:
        ticker.follow_rate(lambda: options.hz)
    missed: list[str] = []

    def end() -> None:
        try:
            missed.extend(report(options, meter, screen_hz))
        finally:
            window.close()

    def begin() -> None:
        meter.begin()
        QTimer.singleShot(round(options.seconds * 1_000), end)

    begin_scene(options, window, session)
    QTimer.singleShot(round(options.warm * 1_000), begin)  # until then faces are drawn for the first time
    application.exec()
    if missed:
        raise SystemExit(f"missed: {', '.join(missed)}")


def bare_view(width: int, height: int) -> tuple[QGraphicsView, Callable[[float], None]]:
    """Return a view with two pixmaps over a picture, and what lets them fly on for some milliseconds."""
    from PySide6.QtGui import QColor, QPixmap
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    scene = QGraphicsScene(0, 0, width, height)
    ground = QPixmap(width, height)
    ground.fill(QColor("darkgreen"))
    scene.addPixmap(ground)
    card = QPixmap(round(height * 0.24), round(height * 0.34))
    card.fill(QColor(255, 255, 255, 250))
    cards = [scene.addPixmap(card) for _ in range(2)]
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.resize(width, height)
    passed = 0.0

    def fly(ms: float) -> None:
        nonlocal passed
        passed += ms
        for nth, item in enumerate(cards):
            item.setPos(abs(passed * 0.6 % (2 * width) - width) * 0.8, height * (0.1 + 0.4 * nth))

    return view, fly


def measure_bare(options: argparse.Namespace) -> None:
    """Measure two pixmaps that fly back and forth over a picture, moved by War's ticker."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    view, fly = bare_view(*map(int, options.size.split("x")))
    view.show()
    meter = Meter()
    ticker = metered_ticker(meter)

    def end() -> None:
        report(options, meter, view.screen().refreshRate())
        application.quit()

    def begin() -> None:
        meter.begin()
        QTimer.singleShot(round(options.seconds * 1_000), end)

    ticker.start(fly)
    QTimer.singleShot(round(options.warm * 1_000), begin)
    application.exec()


def begin_scene(options: argparse.Namespace, window: MainWindow, session: GameSession) -> None:
    """Let the table show the same over and over."""
    from PySide6.QtCore import QTimer

    from warapp.engine import Rules, play_battle
    from warapp.ui.play.auto_play import AutoPlayMode

    table = window._table

    def tell(battle: Battle) -> None:
        table.sync(battle.before)
        table.tell(battle, [type(event).__name__ for event in battle.events])

    if options.what == "battles":
        table.settled.connect(lambda: session.new_round() if session.is_over else None)
        window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    elif options.what == "deal":
        table.settled.connect(session.new_round)
        session.new_round()
    elif options.what in ("war", "end"):
        start = two_wars(options.seats) if options.what == "war" else last_battle(options.seats)
        battle = play_battle(start, Rules(seats=options.seats, face_down=3))
        table.settled.connect(lambda: QTimer.singleShot(0, lambda: tell(battle)))
        tell(battle)


def two_wars(seats: int) -> State:
    """Return a round whose first battle is a war in a war, each with three cards face down."""
    return filled(
        ["9C 2C 3C 4C 10C 5C 6C 7C KC", "9D 2D 3D 4D 10D 5D 6D 7D JD", "2S", "2H", "3S", "3H"][:seats], seats
    )


def last_battle(seats: int) -> State:
    """Return a round in which the next battle gives all cards to the first seat."""
    return filled(["AC", "2D", "2S", "2H", "3S", "3H"][:seats], 1)


def filled(tops: list[str], owners: int) -> State:
    """Return a round with these cards on top of the piles, the others below on those of the first seats."""
    from warapp.engine import Rules, from_piles, parse_cards

    piles = [list(parse_cards(top)) for top in tops]
    used = {card for pile in piles for card in pile}
    for n, card in enumerate(card for card in Rules().deck if card not in used):
        piles[n % owners].append(card)
    return from_piles([tuple(pile) for pile in piles])


def report(options: argparse.Namespace, meter: Meter, screen_hz: float) -> list[str]:
    """Print what was measured beside its budgets, and return those that were missed."""
    from warapp.table.ticker import frame_rate

    period, share, gaps, work = 1_000 / frame_rate(screen_hz), meter.share(), sorted(meter.gaps), meter.work
    with Path("/proc/self/status").open() as status:
        resident = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    missed = []
    most_share = {"battles": MOST_BATTLE_SHARE.get(round(screen_hz)), "rest": MOST_REST_SHARE}.get(
        options.what
    )
    if most_share is not None and share > most_share:
        missed.append("processor")
    most_mb = MOST_MB.get(options.size)
    if most_mb and resident > most_mb:
        missed.append("memory")
    print(
        f"  screen {screen_hz:.1f} Hz, {len(gaps)} intervals; processor {share:.1%} of a core"
        f" (budget {'-' if most_share is None else f'{most_share:.1%}'});"
        f" {resident:.1f} MB resident (budget {most_mb or '-'})"
    )
    if gaps:
        work.sort()
        p99 = quantile(gaps, 0.99)
        if p99 > MOST_PERIODS * period:
            missed.append("p99 of intervals")
        print(
            f"  interval ms: p50 {quantile(gaps, 0.5):.1f}  p99 {p99:.1f}  max {gaps[-1]:.1f};"
            f" p99 is {p99 / period:.2f} periods (budget {MOST_PERIODS})"
            f"\n  Python ms a frame: p50 {quantile(work, 0.5):.2f}  p99 {quantile(work, 0.99):.2f}"
        )
    return missed


def quantile(values: list[float], q: float) -> float:
    return values[min(len(values) - 1, int(q * len(values)))]


if __name__ == "__main__":
    main()
