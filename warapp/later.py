"""What a window gets when its first frame is shown and nobody waits for it; `App.finish_start` calls it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from warapp.assets import resource
from warapp.desktop.macos_file_open import FileOpenEvents
from warapp.desktop.shutdown import ShutdownHandler
from warapp.desktop.single_instance import FileReceiver
from warapp.desktop.sound import Sounds, may_have_device
from warapp.launch_options import LaunchOptions
from warapp.session import GameSession
from warapp.store.log import Log
from warapp.store.settings import Settings
from warapp.ui.errors.error_handler import ErrorHandler
from warapp.ui.play.table_keys import TableKeys
from warapp.ui.widgets.focus_frame import FocusFrame
from warapp.ui.window.main_window import MainWindow


def install_error_handler(
    application: QApplication,
    log_file: Path,
    window: MainWindow,
    session: GameSession,
    keep: Callable[[], bool],
) -> None:
    """Have what goes wrong written to the log, and said in the window."""
    failures = ErrorHandler(Log(log_file), window, session, recover=window.game_controller.rest, keep=keep)
    failures.install()
    application.aboutToQuit.connect(failures.remove)
    window.actions_.report.triggered.connect(failures.report)


def receive_files(
    application: QApplication,
    place: tuple[Path, int],
    window: MainWindow,
    launch: LaunchOptions,
    events: FileOpenEvents | None,
) -> None:
    """Open the file of this start, and those of later starts and of the desktop.

    Args:
        application: the program.
        place: the folder of the autosaves, and the number of the window.
        window: where they are opened; it is prepared.
        launch: what the window opened with.
        events: the desktop's; None where it hands files over as arguments.
    """
    files = window.files
    if files is None:
        return
    if launch.file:
        (files.remember if launch.record else files.open)(launch.file)
    receiver = FileReceiver(*place, window, files.open)
    receiver.listen()
    application.aboutToQuit.connect(receiver.close)
    if events:
        events.open_with(files.open)


def create_sounds(settings: Settings) -> Sounds:
    """Return the sounds, which follow the settings from now on."""
    sounds = Sounds(resource("sounds"), volume=settings.volume / 100, muted=settings.muted)

    def follow(name: str) -> None:
        if name == "volume":
            sounds.volume = settings.volume / 100
        elif name == "muted":
            sounds.muted = settings.muted
            prepare()

    def prepare() -> None:
        if not may_have_device():
            sounds.stay_silent()
        elif not settings.muted:
            sounds.prepare()

    settings.changed.connect(follow)
    prepare()
    return sounds


def follow_keys(application: QApplication, window: MainWindow) -> None:
    """Give the table its keys wherever the focus is."""
    keys = TableKeys(application, window, window.view, window.keyboard)
    keys.space_taken.connect(window.game_controller.set_space_taken)


def install_focus_frame(application: QApplication) -> None:
    """Let the focus be seen on the buttons of dialogs."""
    FocusFrame(application)


def install_shutdown_handler(application: QApplication, window: MainWindow, keep: Callable[[], bool]) -> None:
    """End in good order when the session, a terminal or the system asks for it."""
    ShutdownHandler(application, window, keep).expect()
