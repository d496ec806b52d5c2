"""The central widget of the window, and the minimum size of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import minimum_height_for_width


class CentralWidget(QWidget):
    """A column of widgets that asks for the height that they need at its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._requested_px = 0

    @override
    def minimumSizeHint(self) -> QSize:
        self._requested_px = minimum_height_for_width(self, self.width())
        return QSize(super().minimumSizeHint().width(), self._requested_px)

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._request_height()
        return done

    def _request_height(self) -> None:
        if (
            minimum_height_for_width(self, self.width()) != self._requested_px
        ):  # the window knows nothing of heights by width
            self.updateGeometry()


class LeastSize(QObject):
    """Keeps a window as large as its central widget and docks need, and at least a given size."""

    def __init__(self, window: QMainWindow, least: QSize) -> None:
        super().__init__(window)
        self._window, self._least = window, least
        window.setMinimumSize(least)
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._window.setMinimumSize(self._least.expandedTo(self._window.minimumSizeHint()))
        return False
