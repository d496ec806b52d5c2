"""The round on the table is on the disk as it stands once a auto_play of battles has stopped."""

from __future__ import annotations

import math
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import of_deal
from warapp.engine import PLAYBOOK
from warapp.store.autosave import Autosave
from warapp.store.match import NO_ROUNDS
from warapp.store.saved_round import SavedRound
from warapp.store.statistics.statistics import Statistics
from warapp.ui.play.round_recorder import RoundRecorder


def test_the_last_of_ten_instant_battles_is_kept(qtbot: QtBot, open_round: Open, tmp_path: Path) -> None:
    game = open_round(of_deal(1, PLAYBOOK))
    auto_play = game.window.game_controller.auto_play
    recorder = RoundRecorder(
        game.session,
        Autosave(tmp_path / "autosave.json", lambda: game.now_ms, game.window),
        lambda tell: Statistics(tmp_path / "statistics.sqlite", tell),
        NO_ROUNDS,
        lambda: auto_play.mode is not None,
        lambda seats: ("",) * seats,
        game.window,
    )
    game.record(recorder)
    game.table.set_speed(math.inf)

    def kept() -> int | None:
        saved = Autosave(tmp_path / "autosave.json", lambda: 0.0).load()
        return saved.record.battles if isinstance(saved, SavedRound) else None

    game.press("T")
    qtbot.waitUntil(lambda: auto_play.mode is None and game.battles == 10, timeout=5_000)
    qtbot.waitUntil(lambda: kept() == 10, timeout=5_000)
    game.window.close()
