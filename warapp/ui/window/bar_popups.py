"""Opens what belongs to buttons of the bar, and is built when it is first wanted: speed, menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from warapp.store.settings import Settings
from warapp.table.table import Table
from warapp.ui.play.actions import Actions
from warapp.ui.window.control_bar import ControlBar
from warapp.ui.window.speed import SpeedSteps

if TYPE_CHECKING:
    from warapp.ui.window.more_menu import MoreMenu
    from warapp.ui.window.speed_popup import SpeedPopup


class BarPopups(QObject):
    """Opens each above its button, which is on as long as it is open.

    Args:
        window: has the bar.
        bar: has the buttons.
        actions: of the window.
        menu_action: opens the menu.
        settings: what a person chose.
        speed: of the table.
        table: knows whether its cards travel.
    """

    def __init__(
        self,
        window: QWidget,
        bar: ControlBar,
        actions: Actions,
        menu_action: QAction,
        *,
        settings: Settings,
        speed: SpeedSteps,
        table: Table,
    ) -> None:
        super().__init__(window)
        self._window, self._bar, self._actions, self._menu_action = window, bar, actions, menu_action
        self._settings, self._speed_steps, self._table = settings, speed, table
        self._speed: SpeedPopup | None = None
        self._menu: MoreMenu | None = None
        actions.speed.triggered.connect(self.open_speed)
        menu_action.triggered.connect(self.open_menu)

    def close(self) -> None:
        """Close what is open."""
        for popup in (self._speed, self._menu):
            if popup:
                popup.close()

    def open_speed(self) -> None:
        """Open the slider of the speed."""
        if self._speed is None:
            from warapp.ui.window.speed_popup import SpeedPopup

            table = self._table
            self._speed = SpeedPopup(
                self._speed_steps, self._settings, lambda: table.is_motion_reduced, self._window
            )
            self._speed.closed.connect(lambda: self._actions.speed.setChecked(False))
        self._actions.speed.setChecked(True)
        within = QRect(self._window.mapToGlobal(QPoint(0, 0)), self._window.size())
        self._speed.open_above(self._bar.place_of(self._actions.speed), within)

    def open_menu(self) -> None:
        """Open the menu."""
        if self._menu is None:
            from warapp.ui.window.more_menu import MoreMenu

            self._menu = MoreMenu(self._actions, self._window)
            self._menu.aboutToHide.connect(lambda: self._menu_action.setChecked(False))
        self._menu_action.setChecked(True)
        self._menu.open_above(self._bar.place_of(self._menu_action), self._bar.folded)
