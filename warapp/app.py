"""The one place that builds the window's objects and joins them."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from warapp.engine import MOST_DEALS, Record
from warapp.session import GameSession
from warapp.table.card_art import CardArt
from warapp.table.scene import TableScene
from warapp.table.stage import Stage
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.main_window import MainWindow
from warapp.words import or_english


@dataclass(frozen=True, slots=True)
class Launch:
    """What the window opens with.

    Attributes:
        record: the round to show; None for a fresh one.
        file: the file it came from.
        battles: how far it is played before it is shown; None for as far as the record is.
        screenshot: where to write the window, which then closes.
        size: of the window, in logical pixels.
        moment_ms: for a screenshot, how far the next battle is told.
    """

    record: Record | None = None
    file: Path | None = None
    battles: int | None = None
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    moment_ms: float | None = None


def build_window(session: GameSession) -> MainWindow:
    """Return the window of a session, with a table of its own."""
    translate = or_english(QCoreApplication.translate)
    scene = TableScene(Stage(), CardArt(), translate)
    table = Table(scene, lambda cue: None)
    view = TableView(scene)
    window = MainWindow(session, table, view, translate)
    scene.setParent(window)
    table.setParent(window)
    return window


def new_session(record: Record | None) -> GameSession:
    """Return a session with the round of a record, or a fresh one."""
    numbers = random.SystemRandom()
    return GameSession(lambda: numbers.randint(1, MOST_DEALS), lambda: time.monotonic() * 1_000, record)


def run(launch: Launch) -> int:
    """Open the window and return the exit status when it is closed."""
    application = QApplication.instance() or QApplication(["warapp"])
    session = new_session(launch.record)
    window = build_window(session)
    if launch.size:
        window.resize(*launch.size)
    window.show()
    return application.exec()
