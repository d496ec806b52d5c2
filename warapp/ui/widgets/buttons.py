"""Push buttons that Enter presses as well as Space, and that take no focus when clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from warapp._compat import override

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class PressButton(QPushButton):
    """A button that Enter presses as well as Space, and that a click gives no focus."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class ActionButton(PressButton):
    """Mirrors an action's text, tooltip and state, and triggers it."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action.text(), parent)
        self._action = action
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._update_from_action)
        self._update_from_action()

    def _update_from_action(self) -> None:
        action = self._action
        self.setText(action.text())
        self.setEnabled(action.isEnabled())
        self.setVisible(action.isVisible())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(action.text().replace("&", ""))
        self.setAccessibleDescription(action.toolTip())
        self.setChecked(action.isChecked())
