"""Receives the files that macOS passes to a running program as events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from warapp._compat import override


class FileOpenEvents(QObject):
    """Receives files from the start on, and keeps the latest until it can be opened."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None
        application.installEventFilter(self)

    def open_with(self, open_file: Callable[[Path], None]) -> None:
        """Set the function that opens files, and open a pending one at once."""
        self._open = open_file
        if self._waiting:
            open_file(self._waiting)
            self._waiting = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        file = Path(event.file())
        if self._open:
            self._open(file)
        else:
            self._waiting = file
        return True
