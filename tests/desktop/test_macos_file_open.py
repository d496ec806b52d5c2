"""Files that macOS's desktop hands over as events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from warapp.desktop.macos_file_open import FileOpenEvents


@pytest.fixture
def events(qapp: QApplication) -> Iterator[FileOpenEvents]:
    events = FileOpenEvents(qapp)
    yield events
    qapp.removeEventFilter(events)
    events.setParent(None)


def send_to_running_instance(application: QApplication, file: Path) -> None:
    QCoreApplication.sendEvent(application, QFileOpenEvent(str(file)))


def test_a_file_is_opened(qapp: QApplication, events: FileOpenEvents, tmp_path: Path) -> None:
    opened: list[Path] = []
    events.open_with(opened.append)
    send_to_running_instance(qapp, tmp_path / "evening.wargame")
    assert opened == [tmp_path / "evening.wargame"]


def test_one_that_comes_before_the_window_can_open_it_waits(
    qapp: QApplication, events: FileOpenEvents, tmp_path: Path
) -> None:
    opened: list[Path] = []
    send_to_running_instance(qapp, tmp_path / "a.wargame")
    send_to_running_instance(qapp, tmp_path / "b.wargame")
    events.open_with(opened.append)
    assert opened == [tmp_path / "b.wargame"]


def test_other_events_pass(qapp: QApplication, events: FileOpenEvents) -> None:
    assert not events.eventFilter(qapp, QEvent(QEvent.Type.User))
