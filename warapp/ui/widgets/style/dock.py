"""A dock whose title has buttons in the colour of its words; Fusion's are grey on every ground."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import least_px, minimum_height_for_width
from warapp.ui.widgets.style.dock_title import CLOSE, FLOAT, LargeTitle
from warapp.ui.widgets.style.signs import Sign, sign_icon

_SIGNS = {CLOSE: Sign.CLOSE, FLOAT: Sign.WINDOW}
_SIZE_PX = 16
_LEAST_TABLE_PX = 340
"""The least width of the table beside the dock."""
_SLACK = 1.2
"""How much more than its least height the middle of the window must have beside the dock."""
_SCREEN_SHARE = 0.9


class Dock(QDockWidget):
    """A dock that draws the signs of its title itself."""

    def open_beside(self, window: QMainWindow, least_width: int = 0) -> None:
        """Open beside the middle of the window, or floating if that would leave it too little room.

        Args:
            window: whose dock it is.
            least_width: of the dock in pixels, where its content would do with less.
        """
        middle = window.centralWidget()
        if middle and not self.isVisible():
            others = window.findChildren(QDockWidget)
            taken = sum(dock.width() for dock in others if dock.isVisible() and not dock.isFloating())
            left = window.width() - taken - max(self.minimumSizeHint().width(), least_width)
            high_enough = minimum_height_for_width(middle, left) * _SLACK <= middle.height()
            if not (high_enough and left >= _LEAST_TABLE_PX) and not self.isFloating():
                self.setFloating(True)
                self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * _SCREEN_SHARE))
        self.show()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        kinds = (QEvent.Type.Polish, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.FontChange):
            self._fit_buttons()
        if event.type() in kinds and QApplication.style().name().lower() == "fusion":
            for name, sign in _SIGNS.items():
                if isinstance(button := self.findChild(QAbstractButton, name), QAbstractButton):
                    button.setIcon(sign_icon(sign, _SIZE_PX, self.devicePixelRatioF(), self.palette()))
        return done

    def _fit_buttons(self) -> None:
        """Make the buttons of the title large where all controls are."""
        if bool(least_px()) != isinstance(self.titleBarWidget(), LargeTitle):
            before = self.titleBarWidget()
            self.setTitleBarWidget(LargeTitle(self) if least_px() else cast(QWidget, None))
            if isinstance(before, LargeTitle):
                before.deleteLater()
