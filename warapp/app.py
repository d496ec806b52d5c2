"""The one place that builds the window's objects and joins them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from warapp import startup
from warapp.assets import resource
from warapp.engine import MOST_DEALS, Record
from warapp.session import GameSession
from warapp.sound import Sounds
from warapp.store.folders import Folders
from warapp.store.settings import Settings, open_ini
from warapp.table.card_art import BACKS, CardArt
from warapp.table.scene import TableScene
from warapp.table.stage import Stage
from warapp.table.table import Table
from warapp.table.view import TableView
from warapp.ui.look import Look
from warapp.ui.main_window import MainWindow
from warapp.ui.system_motion import ask_system_motion
from warapp.words import or_english

_AFTER_FIRST_FRAME_MS = 60


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


def build_window(
    application: QApplication, session: GameSession, settings: Settings, play_sound: Callable[[str], None]
) -> MainWindow:
    """Return the window of a session, with a table of its own."""
    translate = or_english(QCoreApplication.translate)
    scene = TableScene(Stage(), CardArt(), translate)
    table = Table(scene, play_sound)
    look = Look(settings, scene, table, application)
    view = TableView(scene)
    window = MainWindow(session, table, view, settings, translate)
    window.prepared.connect(lambda: ask_system_motion(look.set_system_reduces_motion, look))
    look.text_font_changed.connect(window.set_text_font)
    scene.setParent(window)
    table.setParent(window)
    return window


def new_session(record: Record | None, battles: int | None = None) -> GameSession:
    """Return a session with the round of a record, or a fresh one.

    Args:
        record: the round, or None for a fresh deal.
        battles: how far it is played; None for as far as the record is. Beyond its end it stands at the end.
    """
    session = GameSession(_draw_number, lambda: time.monotonic() * 1_000, _until(record, battles))
    if not record:
        for _ in range(battles or 0):
            session.turn_cards()
    return session


def _draw_number() -> int:
    return 1 + int.from_bytes(os.urandom(8)) % MOST_DEALS  # `random` would cost the start 5 ms


def _until(record: Record | None, battles: int | None) -> Record | None:
    if record is None or battles is None:
        return record
    called = record.time_called_after
    return replace(record, battles=battles if called is None else min(battles, called))


def run(launch: Launch, shown: Callable[[], None] | None = None) -> int:
    """Open the window and return the exit status when it is closed.

    Args:
        launch: what it opens with.
        shown: called when its first frame is on the screen.
    """
    application = startup.make_application(["warapp"])
    settings = Settings(open_ini(Folders.standard().settings_file)[0], BACKS)
    sounds = Sounds(resource("sounds"), volume=settings.volume / 100, muted=settings.muted)
    session = new_session(launch.record, launch.battles)
    window = build_window(application, session, settings, sounds.play)
    if launch.size:
        window.resize(*launch.size)
    window.show()
    _follow_sound_settings(settings, sounds)
    if launch.screenshot is not None:
        return _take_screenshot(application, window, launch.screenshot, launch.moment_ms)
    if shown:
        QTimer.singleShot(0, shown)
    QTimer.singleShot(_AFTER_FIRST_FRAME_MS, lambda: _finish_start(window, sounds))
    return application.exec()


def _finish_start(window: MainWindow, sounds: Sounds) -> None:
    """Load what the first frame did without, while nobody waits for it."""
    window.setWindowIcon(QIcon(str(resource("icons", "warapp-128.png"))))
    window.prepare()
    sounds.prepare()


def _follow_sound_settings(settings: Settings, sounds: Sounds) -> None:
    def follow(name: str) -> None:
        if name == "volume":
            sounds.volume = settings.volume / 100
        elif name == "muted":
            sounds.muted = settings.muted

    settings.changed.connect(follow)


def _take_screenshot(
    application: QApplication, window: MainWindow, file: Path, moment_ms: float | None
) -> int:
    """Write the window as a picture, at rest or in the middle of the next battle, and close it."""
    written = False

    def take() -> None:
        nonlocal written
        if moment_ms is not None:
            window.show_moment(moment_ms)
        written = window.grab().save(str(file))
        window.close()

    QTimer.singleShot(0, take)
    application.exec()
    if not written:
        print(f"--screenshot: {file} can't be written; give a path that ends in .png", file=sys.stderr)
    return 0 if written else 2
