"""A dock whose title has buttons in the colour of its words; Fusion's are grey on every ground."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget

from warapp._compat import override
from warapp.ui.widgets.style.signs import Sign, sign_icon

_SIGNS = {"qt_dockwidget_closebutton": Sign.CLOSE, "qt_dockwidget_floatbutton": Sign.WINDOW}
"""By the names that Qt gives the buttons."""
_SIZE_PX = 16


class Dock(QDockWidget):
    """A dock that draws the signs of its title itself."""

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        kinds = (QEvent.Type.Polish, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if event.type() in kinds and self.style().name().lower() == "fusion":
            for name, sign in _SIGNS.items():
                if isinstance(button := self.findChild(QAbstractButton, name), QAbstractButton):
                    button.setIcon(sign_icon(sign, _SIZE_PX, self.devicePixelRatioF(), self.palette()))
        return done
