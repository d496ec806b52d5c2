"""Buttons with a sign in place of words, for the steps of the history."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.ui.history.transport_icons import TransportIcon, transport_icon
from warapp.ui.widgets.buttons import PressButton

_SIGN_LINES = 0.95
"""How large a sign is, in heights of a line of words."""
_REDRAWS = (
    QEvent.Type.PaletteChange,
    QEvent.Type.FontChange,
    QEvent.Type.LayoutDirectionChange,
    QEvent.Type.DevicePixelRatioChange,
)


class TransportButton(PressButton):
    """Shows an action by a sign, has its name and key in the tool tip, and triggers it.

    Args:
        action: what it does.
        sign: returns the sign for now.
        parent: its parent.
    """

    def __init__(
        self, action: QAction, sign: Callable[[], TransportIcon], parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._action, self._sign = action, sign
        self.setAutoDefault(False)
        self.clicked.connect(lambda: action.trigger())
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(action.text().replace("&", ""))
        self.setAccessibleDescription(action.toolTip())
        self._draw()

    def _draw(self) -> None:
        size = round(self.fontMetrics().height() * _SIGN_LINES)
        ratio, mirrored = self.devicePixelRatioF(), self.isRightToLeft()
        self.setIcon(transport_icon(self._sign(), size, ratio, self.palette(), mirrored=mirrored))
        self.setIconSize(QSize(size, size))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _REDRAWS:
            self._draw()
