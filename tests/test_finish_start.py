"""What follows the first frame is a list of steps: one that fails is told, and the others happen."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.manual_ticker import ManualTicker
from warapp import features
from warapp.app import App, LaunchOptions
from warapp.clock import monotonic_ms
from warapp.desktop.shutdown import ShutdownHandler
from warapp.engine import Rules
from warapp.store.folders import Folders
from warapp.table.drawing.surface import Surface
from warapp.table.drawing.theme import Theme
from warapp.table.layout.geometry import Size
from warapp.ui.errors.error_handler import ErrorHandler
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog

STEPS = (
    "_install_error_handler",
    "_show_icon",
    "_connect_keys",
    "_build_features",
    "_start_recording",
    "_check_resumed",
    "_install_shutdown_handler",
    "_receive_files",
    "_prepare_sounds",
    "_install_focus_frame",
    "_ask_system_motion",
)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """The errors reported to the error handler."""
    errors: list[BaseException] = []

    def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        errors.append(error)

    monkeypatch.setattr(sys, "excepthook", hear)
    return errors


@pytest.fixture
def launch() -> LaunchOptions:
    return LaunchOptions()


@pytest.fixture
def surfaces(monkeypatch: pytest.MonkeyPatch) -> list[Size]:
    """The sizes in which the surface of the table has been drawn."""
    sizes: list[Size] = []
    draw = Surface.draw

    def note(surface: Surface, theme: Theme, size: Size, *details: Any, **more: Any) -> QPixmap:
        sizes.append(size)
        return draw(surface, theme, size, *details, **more)

    monkeypatch.setattr(Surface, "draw", note)
    return sizes


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, tmp_path: Path, launch: LaunchOptions) -> Iterator[App]:
    app = App(qapp, Folders.beneath(tmp_path), launch, ManualTicker(), monotonic_ms)
    qtbot.addWidget(app.window)
    app.window.show()
    yield app
    for handler in app.window.findChildren(ErrorHandler):
        handler.uninstall()
    for shutdown in app.window.findChildren(ShutdownHandler):
        shutdown.uninstall()
    app.window.close()
    if app.slot:
        app.slot.release()


@pytest.mark.parametrize("launch", [LaunchOptions(), LaunchOptions(size=(1280, 500))], ids=["usual", "low"])
def test_the_table_is_drawn_once_as_the_window_opens(surfaces: list[Size], app: App, qtbot: QtBot) -> None:
    with qtbot.waitExposed(app.window):
        pass
    assert surfaces == [Size(app.context.view.width(), app.context.view.height())]


@pytest.mark.parametrize("broken", STEPS)
def test_a_step_that_fails_is_told_and_the_others_happen(
    app: App, told: list[BaseException], monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    happened: list[str] = []
    error = RuntimeError("Could not determine home directory.")

    def fail() -> None:
        raise error

    for name in STEPS:
        monkeypatch.setattr(app, name, fail if name == broken else partial(happened.append, name))
    assert app.finish_start() == [error]
    assert told == [error]
    assert happened == [name for name in STEPS if name != broken]


def test_a_window_whose_parts_can_not_be_prepared_is_kept_and_closed_in_good_order(
    app: App, told: list[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*parts: object) -> None:
        raise OSError("no part of it can be loaded")

    for silent in ("_install_error_handler", "_prepare_sounds"):
        monkeypatch.setattr(app, silent, lambda: None)
    monkeypatch.setattr(features, "build_features", fail)
    assert [str(error) for error in app.finish_start()] == ["no part of it can be loaded"]
    assert app.window.findChild(ShutdownHandler)
    assert app._save_now()


def test_house_rules_are_saved_in_the_folders_of_the_app_and_nowhere_else(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def save_preset(choice: RulesChoice, context: RulesContext, parent: object) -> None:
        context.presets.save("Sunday", Rules(face_down=7))

    monkeypatch.setattr(RulesDialog, "ask", save_preset)
    app._build_features()
    app.window.actions_.house_rules.trigger()
    assert "Sunday" in Folders.beneath(tmp_path).presets_file.read_text(encoding="utf-8")
    standard = Folders.standard().presets_file
    assert standard != Folders.beneath(tmp_path).presets_file
    assert not standard.exists()
