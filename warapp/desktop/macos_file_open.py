"""Files that the desktop of macOS hands to a running program, as events and not as arguments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from warapp._compat import override


class FileOpenEvents(QObject):
    """Hears of files from the first moment on, and keeps the latest until somebody can open it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._open: Callable[[Path], None] | None = None
        self._waiting: Path | None = None
        application.installEventFilter(self)

    def open_with(self, open_file: Callable[[Path], None]) -> None:
        """Say who opens files; one that waits is opened at once."""
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
