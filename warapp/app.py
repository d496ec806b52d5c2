"""Builds the program: the window by `composition`, what follows its first frame step by step."""

from __future__ import annotations

import gc
import linecache
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from warapp.assets import resource
from warapp.clock import monotonic_ms
from warapp.composition import build_window
from warapp.desktop import languages, qt_startup
from warapp.launch_options import LaunchOptions
from warapp.session import GameSession, Round
from warapp.starting_round import load_saved, new_session, opened_round, resumed_round
from warapp.store.folders import Folders
from warapp.store.settings import Settings, open_ini
from warapp.store.window_slots import WindowSlot, claim_slot
from warapp.table.drawing.deck_style import BACKS
from warapp.table.ticker import FrameTicker

if TYPE_CHECKING:
    from warapp.desktop.macos_file_open import FileOpenEvents
    from warapp.features import Features
    from warapp.store.files import FileProblem
    from warapp.store.saved_round import SavedRound
    from warapp.store.statistics.statistics import Statistics
    from warapp.ui.appearance.sound_controller import SoundController
    from warapp.ui.play.round_recorder import RoundRecorder

__all__ = ["DESKTOP_ID", "App", "LaunchOptions", "build_window", "run"]

DESKTOP_ID = "io.github.warapp.War"
"""Identifies the program to the desktop: the name of its .desktop file, its metainfo and its bundle."""
_AFTER_FIRST_FRAME_MS = 60


def run(launch: LaunchOptions, shown: Callable[[], None] | None = None) -> int:
    """Open the window and return the exit status when it is closed.

    Args:
        launch: what it opens with.
        shown: called when its first frame is on the screen.
    """
    application = qt_startup.make_application(["warapp"])
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
        from warapp.ui.errors.error_handler import show_failed_start

        # there may be no terminal to read it in
        show_failed_start(error, folders.log_file)
        return 1
    if launch.screenshot is not None:
        return app.take_screenshot(launch.screenshot, launch.moment_ms)
    if shown:
        QTimer.singleShot(0, shown)
    QTimer.singleShot(_AFTER_FIRST_FRAME_MS, lambda: finish_start(app))
    return application.exec()


def finish_start(app: App) -> None:
    """Load what the first frame does without, and look for garbage again."""
    app.finish_start()
    gc.freeze()  # what the window is made of stays: to look through it for garbage costs a frame each time
    gc.enable()


class App(QObject):
    """Everything that one window is made of.

    Args:
        application: the application object.
        folders: for everything that is saved.
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
        store, self._settings_problem = open_ini(folders.settings_file)
        self.settings = Settings(store, BACKS, self)
        languages.speak(application, launch.language or self.settings.language)
        self._sounds: SoundController | None = None
        self.slot: WindowSlot | None = None
        self._recorder: RoundRecorder | None = None
        self._file_open_events = _file_open_events(application)
        self._saved: SavedRound | FileProblem | None = None
        self._resumed: Round | None = None
        if launch.screenshot is None:
            self.slot = claim_slot(folders.state)
            self._saved = load_saved(self.slot, now_ms)
        self.session = self._new_session(launch)
        self.features: Features | None = None
        self.window, self.appearance, self.context = build_window(
            application, self.session, self.settings, self._play_sound, ticker
        )
        if launch.size:
            self.window.resize(*launch.size)
        self._deals = launch.screenshot is None and self.context.game_controller.may_deal
        if self._deals:
            self.context.game_controller.await_deal()
        self.window.fit_to_size()  # else the table would be drawn for two sizes as the window opens

    def finish_start(self) -> list[Exception]:
        """Load everything that the first frame does not need.

        Returns:
            The errors, each reported as any error is: a step that fails does not stop the others.
        """
        linecache.clearcache()  # PySide has read the source of each module, which stays there: 2 MB
        errors: list[Exception] = []
        for step in (
            self._install_error_handler,
            self._show_icon,
            self._connect_keys,
            self._build_features,
            self._start_recording,
            self._check_resumed,
            self._resume_lesson,
            self._install_shutdown_handler,
            self._receive_files,
            self._prepare_sounds,
            self._install_focus_frame,
            self._ask_system_motion,
            self._deal_first_round,
            self._welcome,
        ):
            try:
                step()
            except Exception as error:
                errors.append(error)
                sys.excepthook(type(error), error, error.__traceback__)
        return errors

    def _deal_first_round(self) -> None:
        """Deal the round that the window opens with, unless cards were turned meanwhile."""
        game = self.window.game_controller
        if self._deals and game.may_deal and not self.context.table.moving and not game.interrupted:
            game.deal()

    def _welcome(self) -> None:
        """Welcome a newcomer, whose settings know no window yet."""
        if not self.settings.geometry and self._launch.screenshot is None:
            from warapp.features import welcome

            welcome(self.window, self.context)

    def _install_error_handler(self) -> None:
        from warapp.store.log import Log
        from warapp.ui.errors.error_handler import ErrorHandler

        if self.slot is None:
            return
        handler = ErrorHandler(
            Log(self._folders.log_file),
            self.window,
            self.session,
            recover=self.window.game_controller.stop_and_show_round,
            save_round=self._save_now,
        )
        handler.install()
        self._application.aboutToQuit.connect(handler.uninstall)
        self.window.actions_.report.triggered.connect(handler.report_problem)

    def _show_icon(self) -> None:
        from PySide6.QtGui import QIcon

        self.window.setWindowIcon(QIcon(str(resource("icons", "warapp-128.png"))))

    def _connect_keys(self) -> None:
        from warapp.ui.play.table_keys import TableKeys

        context = self.context
        keys = TableKeys(self._application, context.window, context.view, context.keyboard)
        keys.space_taken.connect(context.game_controller.set_space_taken)

    def _build_features(self) -> None:
        from warapp import features

        lesson_file = self.slot.file.with_name(f"lesson-{self.slot.number}.json") if self.slot else None
        self.features = features.build_features(
            self.window, self.context, self._folders.presets_file, lesson_file
        )

    def _install_shutdown_handler(self) -> None:
        from warapp.desktop.shutdown import ShutdownHandler

        ShutdownHandler(self._application, self.window, self._save_now).install()

    def _receive_files(self) -> None:
        from warapp.desktop.single_instance import FileReceiver

        if self.slot is None or self.features is None:
            return
        files = self.features.files
        if self._launch.file:
            (files.remember if self._launch.record else files.open)(self._launch.file)
        receiver = FileReceiver(self._folders.state, self.slot.number, self.window, files.open)
        receiver.listen()
        self._application.aboutToQuit.connect(receiver.close)
        if self._file_open_events:
            self._file_open_events.open_with(files.open)

    def _prepare_sounds(self) -> None:
        from warapp.desktop.sound import Sounds
        from warapp.ui.appearance.sound_controller import SoundController

        volume, muted = self.settings.volume / 100, self.settings.muted
        sounds = Sounds(resource("sounds"), volume=volume, muted=muted)
        self._sounds = SoundController(self.settings, sounds, self)

    def _install_focus_frame(self) -> None:
        from warapp.ui.widgets.focus_frame import FocusFrame

        FocusFrame(self._application, self.window)

    def _ask_system_motion(self) -> None:
        from warapp.desktop.reduced_motion import ask_system_motion

        ask_system_motion(self.appearance.set_system_reduces_motion, self)

    def take_screenshot(self, file: Path, moment_ms: float | None) -> int:
        """Write a picture of the window, at rest or in the middle of the next battle, and close it."""
        from warapp.desktop.event_loop import run_in_event_loop

        def take() -> bool:
            if self.session.is_over or moment_ms is not None:
                self._build_features()
            if moment_ms is not None:
                self.window.show_moment(moment_ms)
            if self.features:
                self.features.round_end.tell_at_once()
            return self.window.grab().save(str(file))

        try:
            written = run_in_event_loop(self._application, take)
        finally:
            self.window.close()
        if problem := self._settings_problem:  # the window, which would show it, is closed
            print(f"{problem.path} is damaged and was renamed to {problem.quarantined}", file=sys.stderr)
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

    def _resume_lesson(self) -> None:
        if self.features and not self._launch.file:
            self.features.learn.resume()

    def _start_recording(self) -> None:
        from warapp import recording
        from warapp.store.autosave import Autosave
        from warapp.store.files import FileProblem
        from warapp.store.match import NO_ROUNDS
        from warapp.store.save_policy import SaveReason
        from warapp.ui.play.round_recorder import RoundRecorder

        if self.slot is None:
            return
        saved = None if isinstance(self._saved, FileProblem) else self._saved
        recorder = self._recorder = RoundRecorder(
            self.session,
            Autosave(self.slot.file, self._now_ms, self),
            self._open_statistics,
            saved.match if saved else NO_ROUNDS,
            lambda: self.window.game_controller.auto_play.mode is not None,
            self.context.players.own_names,
            self,
            saved.uncounted if saved else (),
        )
        recording.connect_press_meter(self.window, self.context, recorder, self._folders.statistics_file)
        recording.connect_recorder(self.window, self.context, recorder, self.features)
        message_bar = self.window.message_bar
        for problem in (self._settings_problem, self._saved):
            if isinstance(problem, FileProblem):
                message_bar.show_problem(problem)
        self.settings.problem_arose.connect(message_bar.show_problem)
        self.settings.problem_ended.connect(message_bar.withdraw)
        recorder.save(SaveReason.PRESSED)

    def _save_now(self) -> bool:
        return self._recorder is not None and self._recorder.save_now()

    def _open_statistics(self, report: Callable[[FileProblem], None]) -> Statistics:
        from warapp.store.statistics.statistics import Statistics  # loads SQLite

        return Statistics(self._folders.statistics_file, report)

    def _play_sound(self, name: str) -> None:
        if self._sounds:
            self._sounds.play(name)


def _file_open_events(application: QApplication) -> FileOpenEvents | None:
    if sys.platform != "darwin":
        return None
    from warapp.desktop.macos_file_open import FileOpenEvents

    return FileOpenEvents(application)
