"""A window whose rounds end or are abandoned after a battle, until it is killed; prints each end.

Usage: python round_end_program.py FOLDER, which holds settings, autosaves and statistics.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.window_driver import of_piles
from warapp.app import App, LaunchOptions
from warapp.clock import monotonic_ms
from warapp.engine import Battle
from warapp.session import Round
from warapp.store.folders import Folders
from warapp.table.ticker import FrameTicker

WON = of_piles("AS KD", "2H")
LEFT = of_piles("AS KD 3C", "2H QD 4S")
NEXT_MS = 30
"""Long before the end of a round is shown, which takes seconds."""


def play(app: App) -> None:
    """End a round, put another on the table, and leave that."""
    rounds = [WON, LEFT, WON]

    def step() -> None:
        session = app.session
        if not session.is_over and session.state.battles == 0:
            session.turn_cards()
        else:
            session.put_on_table(Round.at(rounds[0]))
            rounds.append(rounds.pop(0))

    timer = QTimer(app, interval=NEXT_MS)
    timer.timeout.connect(step)
    timer.start()


if __name__ == "__main__":
    folders = Folders.beneath(Path(sys.argv[1]))
    app = App(QApplication([]), folders, LaunchOptions(), FrameTicker(), monotonic_ms)
    app.window.show()
    app.finish_start()

    def say(battle: Battle) -> None:
        print("over" if battle.after.outcome else "going on", flush=True)

    app.session.battle_played.connect(say)
    play(app)
    sys.exit(QApplication.exec())
