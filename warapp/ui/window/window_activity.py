"""Holds the clock while the window is out of sight, or inactive without auto-play."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from warapp._compat import override
from warapp.clock import Hold, RoundClock
from warapp.ui.play.auto_play import AutoPlay

_OF_SIGHT = {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange}


class WindowActivity(QObject):
    """Watches a window; what belongs to it, such as a floating dock, counts as the window.

    Args:
        window: what is watched, and owns this object.
        clock: of its round.
        auto_play: lets the clock go on while the window is inactive.
    """

    def __init__(self, window: QWidget, clock: RoundClock, auto_play: AutoPlay) -> None:
        super().__init__(window)
        self._window, self._clock, self._auto_play = window, clock, auto_play
        window.installEventFilter(self)
        auto_play.changed.connect(self._hold_while_inactive)
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._hold_while_inactive)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _OF_SIGHT:
            hidden = self._window.isMinimized() or not self._window.isVisible()
            self._clock.set_held(Hold.HIDDEN, held=hidden)
        elif event.type() == QEvent.Type.ActivationChange:
            self._hold_while_inactive()
        return False

    @Slot()
    def _hold_while_inactive(self) -> None:
        self._clock.set_held(Hold.INACTIVE, held=not self._active and self._auto_play.mode is None)

    @property
    def _active(self) -> bool:
        part: QObject | None = QApplication.activeWindow()
        while part is not None and part is not self._window:
            part = part.parent()
        return part is not None
