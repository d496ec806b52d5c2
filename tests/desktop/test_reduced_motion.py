"""Whether the system asks for less motion: answered by its own tool, or not at all."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from warapp.desktop.reduced_motion import ask_system_motion

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the tool stood in for is GNOME's")


@pytest.fixture
def gsettings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tool = tmp_path / "gsettings"
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    return tool


@pytest.mark.parametrize(("printed", "reduces"), [("false", True), ("true", False), ("nonsense", False)])
def test_gnome_is_asked_by_its_own_tool(qtbot: QtBot, gsettings: Path, printed: str, reduces: bool) -> None:
    gsettings.write_text(f"#!/bin/sh\necho {printed}\n")
    gsettings.chmod(0o755)
    answers: list[bool] = []
    parent = QObject()
    ask_system_motion(answers.append, parent)
    qtbot.waitUntil(lambda: answers == [reduces], timeout=5_000)


def test_a_program_that_ends_does_not_wait_for_the_answer(qapp: QCoreApplication, gsettings: Path) -> None:
    gsettings.write_text("#!/bin/sh\nexec cat /dev/zero > /dev/null\n")
    gsettings.chmod(0o755)
    answers: list[bool] = []
    parent = QObject()
    ask_system_motion(answers.append, parent)
    qapp.aboutToQuit.emit()
    assert answers == []


def test_other_desktops_are_not_asked(
    qapp: QCoreApplication, gsettings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    gsettings.write_text("#!/bin/sh\necho false\n")
    gsettings.chmod(0o755)
    parent = QObject()
    ask_system_motion(lambda reduces: pytest.fail("nobody was asked"), parent)
    assert parent.children() == []
