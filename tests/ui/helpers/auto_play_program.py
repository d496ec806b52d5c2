"""A window with auto-play on until it is killed; prints where it resumed, and each battle with its time.

Usage: python auto_play_program.py FOLDER, which holds settings, autosaves and statistics.
"""

import sys
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from warapp.app import App, LaunchOptions
from warapp.clock import monotonic_ms
from warapp.engine import PLAYBOOK, Record
from warapp.session import Round
from warapp.store.folders import Folders
from warapp.store.setting_values import Speed
from warapp.table.ticker import FrameTicker
from warapp.ui.play.auto_play import AutoPlayMode

LONG = Record(replace(PLAYBOOK, battle_limit=None), deal_number=15)
"""A round of more than a thousand battles, so that none of them is the last."""

if __name__ == "__main__":
    folders = Folders.beneath(Path(sys.argv[1]))
    app = App(QApplication([]), folders, LaunchOptions(), FrameTicker(), monotonic_ms)
    if app.session.state.battles == 0:
        app.session.put_on_table(Round.at(LONG))
    app.window.show()
    app.finish_start()
    print("resumed", app.session.state.battles, flush=True)
    app.session.battle_played.connect(
        lambda battle: print("battle", battle.number, time.monotonic(), flush=True)
    )
    app.settings.speed = Speed(4.0)
    app.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    sys.exit(QApplication.exec())
