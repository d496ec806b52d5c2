"""Hides the pointer over a page once the mouse has rested."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from warapp._compat import override
from warapp.ui.learn.lesson.frames import Frames
from warapp.ui.learn.lesson.view import LessonView

REST_MS = 2_000.0


class IdlePointer(QObject):
    """Hides the pointer two seconds after the mouse last moved.

    Args:
        page: of a lesson.
        frames: tell the time.

    Attributes:
        is_awake: whether the pointer is in sight.
    """

    changed = Signal()
    """The pointer has come into sight, or has been hidden."""

    def __init__(self, page: LessonView, frames: Frames) -> None:
        super().__init__(page)
        self._frames = frames
        self._rested_ms = 0.0
        self.is_awake = True
        self._widgets = (page, page.table.viewport(), page.bubble, page.controls.home)
        for widget in self._widgets:
            widget.setMouseTracking(True)
            widget.installEventFilter(self)
        self._wait()

    def _wait(self) -> None:
        self._rested_ms = 0.0
        for widget in self._widgets:
            widget.unsetCursor()
        self._frames.add(self.advance)
        self._set_awake(True)

    def _set_awake(self, is_awake: bool) -> None:
        if is_awake is not self.is_awake:
            self.is_awake = is_awake
            self.changed.emit()

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._rested_ms += ms
        if self._rested_ms >= REST_MS:
            for widget in self._widgets:
                widget.setCursor(Qt.CursorShape.BlankCursor)
            self._frames.remove(self.advance)
            self._set_awake(False)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress):
            self._wait()
        return False
