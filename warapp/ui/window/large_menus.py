"""Makes the entries of menus as high as other large controls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMenu, QMenuBar

from warapp._compat import override
from warapp.ui.widgets.sizing import least_px

_SHEET = """
QMenuBar::item {{ padding: {above}px 10px; background: transparent; }}
QMenu::item {{ padding: {above}px 28px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: palette(highlight);
    color: palette(highlighted-text); }}
QMenu::item:disabled {{ color: palette(mid); }}
"""


class LargeMenus(QObject):
    """Follows the size of controls.

    Args:
        menus: the bar of the menus, or a menu; it owns this object.
    """

    def __init__(self, menus: QMenuBar | QMenu) -> None:
        super().__init__(menus)
        self._menus = menus
        menus.installEventFilter(self)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return False

    def _fit(self) -> None:
        above = (least_px() - self._menus.fontMetrics().height() + 1) // 2
        sheet = _SHEET.format(above=above) if above > 0 else ""
        if sheet != self._menus.styleSheet():
            self._menus.setStyleSheet(sheet)
