"""What is in the middle of the window, and how small the window may be with all that is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import minimum_height_for_width


class CentralWidget(QWidget):
    """A column of widgets; asks for the height that all of them need where it is as wide as it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked_px = 0

    @override
    def minimumSizeHint(self) -> QSize:
        self._asked_px = minimum_height_for_width(self, self.width())
        return QSize(super().minimumSizeHint().width(), self._asked_px)

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._ask_again()
        return done

    def _ask_again(self) -> None:
        if (
            minimum_height_for_width(self, self.width()) != self._asked_px
        ):  # the window knows nothing of heights by width
            self.updateGeometry()


class LeastSize(QObject):
    """Keeps a window as large as its middle and its docks need, and never smaller than a least size."""

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
