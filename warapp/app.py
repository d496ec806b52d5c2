"""The one place that builds the window's objects and joins them."""

from __future__ import annotations

import linecache
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication

from warapp.assets import resource
from warapp.clock import monotonic_ms
from warapp.desktop import languages
from warapp.desktop import qt_startup as startup
from warapp.launch_options import LaunchOptions
from warapp.session import ClockTicker, GameSession, Round
from warapp.starting_round import load_saved, new_session, opened_round, resumed_round
from warapp.store.folders import Folders
from warapp.store.settings import Settings, open_ini
from warapp.store.window_slots import WindowSlot, claim_slot
from warapp.table.card_art import BACKS, CardArt
from warapp.table.scene import TableScene
from warapp.table.stage import Stage
from warapp.table.table import Table
from warapp.table.ticker import FrameTicker
from warapp.table.view import TableView
from warapp.ui.appearance.controller import AppearanceController
from warapp.ui.widgets.numbers import number_text
from warapp.ui.window.main_window import MainWindow
from warapp.words import with_english_fallback

if TYPE_CHECKING:
    from warapp.desktop.macos_file_open import FileOpenEvents
    from warapp.desktop.sound import Sounds
    from warapp.store.files import FileProblem
    from warapp.store.saved_round import SavedRound
    from warapp.store.statistics.statistics import Statistics
    from warapp.ui.play.round_recorder import RoundRecorder

__all__ = ["DESKTOP_ID", "App", "LaunchOptions", "build_window", "run"]

DESKTOP_ID = "io.github.warapp.War"
"""What the desktop knows the program by: the name of its .desktop file, its metainfo and its bundle."""
_AFTER_FIRST_FRAME_MS = 60


def run(launch: LaunchOptions, shown: Callable[[], None] | None = None) -> int:
    """Open the window and return the exit status when it is closed.

    Args:
        launch: what it opens with.
        shown: called when its first frame is on the screen.
    """
    application = startup.make_application(["warapp"])
    application.setApplicationName("warapp")
    application.setDesktopFileName(DESKTOP_ID)
    folders = Folders.standard()
    if launch.file and launch.hands_over:
        from warapp.desktop.single_instance import send_to_running_instance

        if send_to_running_instance(launch.file, folders.state):
            return 0
    try:
        app = App(application, folders, launch, FrameTicker(), monotonic_ms)
        app.window.show()
    except Exception as error:
        if launch.screenshot is not None:
            raise
        from warapp.ui.errors.error_handler import (
            show_failed_start,  # somebody may have no terminal to read it in
        )

        show_failed_start(error, folders.log_file)
        return 1
    if launch.screenshot is not None:
        return app.take_screenshot(launch.screenshot, launch.moment_ms)
    if shown:
        QTimer.singleShot(0, shown)
    QTimer.singleShot(_AFTER_FIRST_FRAME_MS, app.finish_start)
    return application.exec()


class App(QObject):
    """Everything that one window is made of.

    Args:
        application: the application object.
        folders: where things that last are kept.
        launch: what the window opens with.
        ticker: calls for the frames of the table.
        now_ms: the time for clock and autosave, in milliseconds.
    """

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        launch: LaunchOptions,
        ticker: FrameTicker,
        now_ms: Callable[[], float],
    ) -> None:
        super().__init__(application)
        self._application, self._folders, self._launch = application, folders, launch
        self._now_ms = now_ms
        store, self._settings_trouble = open_ini(folders.settings_file)
        self.settings = Settings(store, BACKS, self)
        languages.speak(application, launch.language or self.settings.language)
        self._sounds: Sounds | None = None
        self.slot: WindowSlot | None = None
        self._recorder: RoundRecorder | None = None
        self._file_open_events = _file_open_events(application)
        self._saved: SavedRound | FileProblem | None = None
        self._resumed: Round | None = None
        if launch.screenshot is None:
            self.slot = claim_slot(folders.state)
            self._saved = load_saved(self.slot, now_ms)
        self.session = self._new_session(launch)
        self.look, self.window = build_window(
            application, self.session, self.settings, self._play_sound, ticker
        )
        if launch.size:
            self.window.resize(*launch.size)

    def finish_start(self) -> list[Exception]:
        """Load what the first frame did without, while nobody waits for it.

        Returns:
            What went wrong, which was told as any error is: each step happens, whatever came of the others.
        """
        linecache.clearcache()  # PySide has read the source of each module, which stays there: 2 MB
        errors: list[Exception] = []
        for step in (
            self._hear_failures,
            self._show_icon,
            self._follow_keys,
            self._prepare_window,
            self._keep,
            self._check_resumed,
            self._expect_farewell,
            self._receive_files,
            self._prepare_sounds,
            self._mark_focus,
            self._ask_system_motion,
        ):
            try:
                step()
            except Exception as error:
                errors.append(error)
                sys.excepthook(type(error), error, error.__traceback__)
        return errors

    def _hear_failures(self) -> None:
        from warapp import later

        if self.slot:
            log_file, keep = self._folders.log_file, self._save_now
            later.install_error_handler(self._application, log_file, self.window, self.session, keep)

    def _show_icon(self) -> None:
        from PySide6.QtGui import QIcon

        self.window.setWindowIcon(QIcon(str(resource("icons", "warapp-128.png"))))

    def _follow_keys(self) -> None:
        from warapp import later

        later.follow_keys(self._application, self.window)

    def _prepare_window(self) -> None:
        self.window.prepare(self._folders.presets_file)

    def _expect_farewell(self) -> None:
        from warapp import later

        later.install_shutdown_handler(self._application, self.window, self._save_now)

    def _receive_files(self) -> None:
        from warapp import later

        if self.slot:
            place = (self._folders.state, self.slot.number)
            later.receive_files(self._application, place, self.window, self._launch, self._file_open_events)

    def _prepare_sounds(self) -> None:
        from warapp import later

        self._sounds = later.create_sounds(self.settings)

    def _mark_focus(self) -> None:
        from warapp import later

        later.install_focus_frame(self._application)

    def _ask_system_motion(self) -> None:
        from warapp.desktop.reduced_motion import ask_system_motion

        ask_system_motion(self.look.set_system_reduces_motion, self)

    def take_screenshot(self, file: Path, moment_ms: float | None) -> int:
        """Write the window as a picture, at rest or in the middle of the next battle, and close it."""
        from warapp.desktop.event_loop import run_in_event_loop

        def take() -> bool:
            if moment_ms is not None:
                self.window.show_moment(moment_ms)
            return self.window.grab().save(str(file))

        try:
            written = run_in_event_loop(self._application, take)
        finally:
            self.window.close()
        if trouble := self._settings_trouble:  # there is no window in which it could be read
            print(f"{trouble.path} is damaged and was set aside as {trouble.quarantined}", file=sys.stderr)
        if not written:
            print(f"--screenshot: {file} can't be written; it can be a file such as war.png", file=sys.stderr)
        return 0 if written else 2

    def _new_session(self, launch: LaunchOptions) -> GameSession:
        from warapp.store.files import FileProblem

        saved = None if isinstance(self._saved, FileProblem) else self._saved
        resumed = self._resumed = resumed_round(saved) if saved else None
        if launch.record is None:
            session = new_session(resumed, self._now_ms)
            for _ in range(launch.battles or 0):
                session.turn_cards()
            return session
        opened = opened_round(launch.record, launch.battles)
        if resumed is None:
            return new_session(opened, self._now_ms)
        session = new_session(resumed, self._now_ms)
        session.put_on_table(opened)
        return session

    def _check_resumed(self) -> None:
        from warapp.ui.play.message_bar import Topic
        from warapp.ui.play.resumed_round import ResumedRoundCheck

        if self._resumed:
            complain = partial(self.window.complain, topic=Topic.RESUMING)
            ResumedRoundCheck(self.session, complain, self).start(self._resumed)

    def _keep(self) -> None:
        from warapp.store.autosave import Autosave
        from warapp.store.files import FileProblem
        from warapp.store.match import NO_ROUNDS
        from warapp.store.save_policy import SaveReason
        from warapp.ui.play.round_recorder import RoundRecorder

        if self.slot is None:
            return
        saved = None if isinstance(self._saved, FileProblem) else self._saved
        recorder = RoundRecorder(
            self.session,
            Autosave(self.slot.file, self._now_ms, self),
            self._open_statistics,
            saved.match if saved else NO_ROUNDS,
            lambda: self.window.game_controller.series.kind is not None,
            self._names,
            self,
            saved.uncounted if saved else (),
        )
        self._recorder = recorder
        self.window.set_recorder(recorder)
        for trouble in (self._settings_trouble, self._saved):
            if isinstance(trouble, FileProblem):
                self.window.notice.show_trouble(trouble)
        self.settings.problem_arose.connect(self.window.notice.show_trouble)
        self.settings.problem_ended.connect(self.window.notice.withdraw)
        recorder.save(SaveReason.PRESSED)

    def _save_now(self) -> bool:
        return self._recorder is not None and self._recorder.save_now()

    def _open_statistics(self, tell: Callable[[FileProblem], None]) -> Statistics:
        from warapp.store.statistics.statistics import (
            Statistics,  # SQLite, not before something is to be counted
        )

        return Statistics(self._folders.statistics_file, tell)

    def _names(self, seats: int) -> tuple[str, ...]:
        given = self.settings.seat_names[:seats]
        return given + ("",) * (seats - len(given))

    def _play_sound(self, name: str) -> None:
        if self._sounds:
            self._sounds.play(name)


def build_window(
    application: QApplication,
    session: GameSession,
    settings: Settings,
    play_sound: Callable[[str], None],
    ticker: FrameTicker,
) -> tuple[AppearanceController, MainWindow]:
    """Return the window of a session with a table of its own, and what gives it its look."""
    translate = with_english_fallback(QCoreApplication.translate, number_text)
    scene = TableScene(Stage(), CardArt(), translate)
    table = Table(scene, play_sound, ticker)
    look = AppearanceController(settings, scene, table, application)
    view = TableView(scene)
    ticker.follow_rate(lambda: view.screen().refreshRate())
    window = MainWindow(session, table, view, settings, translate)
    ClockTicker(session, window)
    look.text_font_changed.connect(window.set_text_font)
    scene.setParent(window)
    table.setParent(window)
    ticker.setParent(table)
    return look, window


def _file_open_events(application: QApplication) -> FileOpenEvents | None:
    if sys.platform != "darwin":
        return None
    from warapp.desktop.macos_file_open import FileOpenEvents

    return FileOpenEvents(application)
