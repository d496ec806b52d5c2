"""How long looking back takes in a round of 5,000 battles of six seats.

python tests/bench/history.py [--width 360]: positions from the record, the chart, and whole steps in the
window, dock and table redrawn each time; milliseconds of the wall and of the processor.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from warapp.engine import PLAYBOOK, PickUp, Record, Shortage
from warapp.engine.replay import Replay
from warapp.store.setting_values import Speed
from warapp.ui.history.chart import CardsChart
from warapp.ui.history.review import Review

BATTLES, PLAYED_ON = 5_000, 200
RULES = replace(
    PLAYBOOK,
    seats=6,
    cards_each=8,
    shortage=Shortage.LAST_CARD,
    pick_up=PickUp.SEAT_ORDER,
    battle_limit=BATTLES,
)
RECORD = Record(RULES, deal_number=1, battles=BATTLES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--width", type=int, default=360, help="of the dock, in pixels")
    options = parser.parse_args()
    replay = Replay(RECORD)
    measure("reading 40 battles of the record", lambda _: replay.catch_up(40), range(BATTLES // 40))
    shuffled = random.Random(1).sample(range(BATTLES + 1), 1_000)
    measure("a position anywhere", replay.position, shuffled)
    measure("one battle back", replay.position, range(BATTLES, 0, -1))
    measure("counts of all seats", lambda _: replay.counts(), range(100))
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = home
        measure_window(options.width, shuffled[:300])


def measure_window(width: int, anywhere: list[int]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from warapp.composition import build_window
    from warapp.features import build_features
    from warapp.session import Round
    from warapp.starting_round import new_session
    from warapp.store.folders import Folders
    from warapp.store.settings import Settings, open_ini
    from warapp.table.drawing.deck_style import BACKS
    from warapp.table.ticker import FrameTicker
    from warapp.ui.history.controller import HistoryController

    application = QApplication([])
    settings = Settings(open_ini(Folders.standard().settings_file)[0], BACKS)
    settings.speed = Speed(None)
    session = new_session(Round.at(replace(RECORD, battles=BATTLES - PLAYED_ON)))
    window, _, context = build_window(application, session, settings, lambda cue: None, FrameTicker())
    window.resize(1280, 800)
    window.show()
    build_features(window, context, Folders.standard().presets_file)
    measure("opening the dock", lambda _: window.actions_.history.trigger(), range(1))
    history = window.findChild(HistoryController)
    assert isinstance(history, HistoryController)
    dock, review = history.dock, history.review
    review.replay.catch_up(BATTLES)
    history.refresh()
    window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
    window.grab()

    def drawing(step: Callable[[], object]) -> None:
        step()
        dock.chart.repaint()
        dock.list.viewport().repaint()
        window._view.viewport().repaint()

    measure("a battle played on, drawn", lambda _: drawing(session.turn_cards), range(PLAYED_ON))
    measure_chart(dock.chart, review)
    measure("a step anywhere, drawn", lambda number: drawing(lambda: review.go_to(number)), anywhere)
    review.go_to(BATTLES - 100)
    measure("a step back, drawn", lambda _: drawing(lambda: review.step(-1)), range(300))
    measure("a step anywhere, not drawn", review.go_to, anywhere)
    window.close()


def measure_chart(chart: CardsChart, review: Review) -> None:
    def draw(_: int) -> None:
        chart.show_counts(review.replay.counts(), review.last, review.current)
        chart._lines = None
        chart.grab()

    measure(f"drawing the chart, {chart.width()} x {chart.height()}", draw, range(100))


def measure(what: str, work: Callable[[int], object], over: Iterable[int]) -> None:
    wall, processor = [], []
    for number in over:
        began, cpu = time.perf_counter(), time.process_time()
        work(number)
        wall.append((time.perf_counter() - began) * 1_000)
        processor.append((time.process_time() - cpu) * 1_000)
    print(f"{what:34} wall {row(wall)}   processor {row(processor)}")


def row(values: list[float]) -> str:
    values.sort()
    p99 = values[min(len(values) - 1, int(0.99 * len(values)))]
    return f"p50 {values[len(values) // 2]:6.2f}  p99 {p99:6.2f}  max {values[-1]:6.2f}"


if __name__ == "__main__":
    main()
