"""Lets a page take the place of all else in a window, and gives the window back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from warapp._compat import override


class WindowCover(QObject):
    """Shows one page at a time over a window, whose menus, table, bar and docks are hidden meanwhile.

    Args:
        window: the window.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._page: QWidget | None = None
        self._hidden: list[QWidget] = []

    @property
    def page(self) -> QWidget | None:
        """The page that is shown; None while the window is."""
        return self._page

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one before, which is deleted."""
        before, self._page = self._page, page
        page.setGeometry(self._window.rect())
        page.show()
        page.raise_()
        page.setFocus()
        if before is not None:
            _delete(before)
        else:
            self._hide_all()  # only now: with what is hidden the focus would go to a button
            self._window.installEventFilter(self)

    def uncover(self) -> None:
        """Show the window again."""
        if self._page is None:
            return
        page, self._page = self._page, None
        self._window.removeEventFilter(self)
        for widget in self._hidden:
            widget.show()
        self._hidden = []
        _delete(page)

    def _hide_all(self) -> None:
        window = self._window
        parts = [window.menuBar(), window.centralWidget()]
        parts += [*window.findChildren(QToolBar), *window.findChildren(QDockWidget)]
        self._hidden = [part for part in parts if part is not None and not part.isHidden()]
        for part in self._hidden:
            part.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._page is not None and event.type() == QEvent.Type.Resize:
            self._page.setGeometry(self._window.rect())
            self._window.menuBar().hide()  # which comes back when the window leaves the full screen
        return False


def _delete(page: QWidget) -> None:
    page.hide()
    page.deleteLater()
