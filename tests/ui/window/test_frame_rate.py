"""The window's table draws as many frames as the screen shows that the window is on."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import Game, of_piles
from warapp.table.ticker import FrameTicker
from warapp.table.view import TableView


class Screen(NamedTuple):
    hz: float

    def refreshRate(self) -> float:  # noqa: N802
        return self.hz


class TimedTicker(FrameTicker):
    """A ticker that tells how long it waits for its next frame."""

    @property
    def wait_ms(self) -> int:
        return self._timer.interval()


@pytest.mark.parametrize(("hz", "wait_ms"), [(60.0, (16, 17)), (75.0, (13, 14)), (144.0, (6, 7))], ids=str)
def test_frames_follow_the_screen_of_the_window(
    qtbot: QtBot,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hz: float,
    wait_ms: tuple[int, int],
) -> None:
    monkeypatch.setattr(TableView, "screen", lambda view: Screen(hz), raising=False)
    ticker = TimedTicker()
    game = Game(qtbot, qapp, tmp_path, of_piles("9C 2C", "KD 3D"), ticker).show()
    assert not ticker.running
    game.press("Space")
    assert ticker.running
    assert ticker.wait_ms in wait_ms
    game.press("Space")
    assert not ticker.running
