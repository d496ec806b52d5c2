"""Tabs of dialogs: the chosen one is bold and has a bar below it, and none is cut."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from warapp._compat import override
from warapp.ui.widgets.labels import without_letter


class TabBar(QTabBar):
    """A tab bar in document mode, with room for bold text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self._is_tight, self._loose_width = False, 0

    @override
    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab; styles measure its text in the plain font."""
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        text = without_letter(self.tabText(index))
        more = QFontMetrics(bold).horizontalAdvance(text) - self.fontMetrics().horizontalAdvance(text)
        return super().tabSizeHint(index) + QSize(max(0, more), 0)

    def fit(self, width: int) -> None:
        """Stand closer together where there is too little room."""
        if not self._is_tight:
            self._loose_width = self.sizeHint().width()
        tight = self._loose_width > width
        if tight != self._is_tight:
            self._is_tight = tight
            self.setProperty("tight", tight)
            self.setStyleSheet(self.styleSheet() + " ")  # the sheet looks at the property again
            self.updateGeometry()

    @override
    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)


class TabPages(QTabWidget):
    """Pages behind a `TabBar`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(TabBar(self))
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)  # document mode draws it

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.tabBar()
        if isinstance(bar, TabBar):
            bar.fit(self.width())
        super().resizeEvent(event)
