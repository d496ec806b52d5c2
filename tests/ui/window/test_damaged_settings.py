"""A damaged settings file is told where a person looks: in the window, or beside a picture of it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.manual_ticker import ManualTicker
from tests.helpers.source_files import ROOT
from warapp.app import App, LaunchOptions
from warapp.clock import monotonic_ms
from warapp.store.folders import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    folders = Folders.beneath(tmp_path)
    folders.settings_file.parent.mkdir(parents=True)
    return folders


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, folders: Folders) -> Iterator[App]:
    folders.settings_file.write_bytes(b"\0" * 700)
    app = App(qapp, folders, LaunchOptions(), ManualTicker(), monotonic_ms)
    qtbot.addWidget(app.window)
    app.window.show()
    app._start_recording()
    yield app
    app.window.close()
    if app.slot:
        app.slot.release()


def words_of(app: App) -> str:
    notice = app.window.message_bar
    return "".join(label.text() for label in notice.findChildren(QLabel) if notice.isVisible())


def test_it_is_told_in_the_window(app: App, folders: Folders) -> None:
    file = folders.settings_file
    assert words_of(app) == (
        f"{file} is damaged or isn't a War file. "
        "It was renamed to warapp.damaged-1.ini, and War has started a new one."
    )
    assert file.with_name("warapp.damaged-1.ini").read_bytes() == b"\0" * 700


def test_one_that_is_damaged_meanwhile_is_told_as_well(app: App, folders: Folders) -> None:
    app.settings.volume = 30
    folders.settings_file.write_bytes(b"garbage")
    app.settings.muted = True
    assert "warapp.damaged-2.ini" in words_of(app)
    assert folders.settings_file.with_name("warapp.damaged-2.ini").read_bytes() == b"garbage"
    assert (app.settings.volume, app.settings.muted) == (30, True)


def test_it_is_told_beside_a_picture(tmp_path: Path) -> None:
    file = Folders.standard().settings_file
    file.parent.mkdir(parents=True)
    file.write_bytes(b"{}")
    picture = tmp_path / "war.png"
    command = [sys.executable, "-m", "warapp", "--screenshot", str(picture)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    aside = file.with_name("warapp.damaged-1.ini")
    assert f"{file} is damaged and was renamed to {aside}\n" in ran.stderr
    assert (aside.read_bytes(), picture.exists()) == (b"{}", True)
