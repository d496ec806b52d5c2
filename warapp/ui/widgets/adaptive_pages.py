"""Pages that stand side by side where there is room, and behind tabs otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QTabBar, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import em_of


@dataclass(frozen=True, slots=True)
class Page:
    """A page and the room it needs.

    Attributes:
        title: the text of its tab.
        widget: its content.
        width_em: the width it needs, in ems.
        stretch: its share of any spare width.
    """

    title: str
    widget: QWidget
    width_em: int
    stretch: int


class AdaptivePages(QWidget):
    """Shows as many pages side by side as fit; tabs choose between the others.

    The first pages go behind tabs first.

    Args:
        pages: in reading order.
        first: the index of the page shown where only one fits.
    """

    visible_count_changed = Signal(int)
    """The number of pages shown at once has changed."""

    def __init__(self, pages: list[Page], first: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._visible_count = 0
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        for page in pages:
            self.tabs.addTab(page.title)
            self._row.addWidget(page.widget, page.stretch)
        self.tabs.setCurrentIndex(first)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        column.addLayout(self._row, 1)
        self.tabs.currentChanged.connect(lambda _: self._update_visibility())
        self._show_side_by_side(1)

    @property
    def visible_count(self) -> int:
        """How many pages are shown at once."""
        return self._visible_count

    def _show_side_by_side(self, count: int) -> None:
        """Show this many pages: one chosen by the tabs, and the last ones beside it."""
        if count == self._visible_count:
            return
        self._visible_count = count
        tabbed = len(self._pages) - count + 1
        for index in range(len(self._pages)):
            self.tabs.setTabVisible(index, index < tabbed)
        self.tabs.setVisible(tabbed > 1)
        if self.tabs.currentIndex() >= tabbed:
            self.tabs.setCurrentIndex(tabbed - 1)
        self._update_visibility()
        self.visible_count_changed.emit(count)

    def _update_visibility(self) -> None:
        tabbed = len(self._pages) - self._visible_count + 1
        for index, page in enumerate(self._pages):
            page.widget.setVisible(index >= tabbed or index == self.tabs.currentIndex() or tabbed == 1)

    def _fitting_count(self) -> int:
        em, room = em_of(self.fontMetrics()), self.width()
        for count in range(len(self._pages), 1, -1):
            tabbed = self._pages[: len(self._pages) - count + 1]
            untabbed = self._pages[len(tabbed) :]
            widest = max(page.width_em for page in tabbed)
            spacing = self._row.spacing() * len(untabbed)
            if em * (widest + sum(page.width_em for page in untabbed)) + spacing <= room:
                return count
        return 1

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_side_by_side(self._fitting_count())


class FocusScrollArea(QScrollArea):
    """Scrolls vertically, and keeps the widget with the focus in view.

    QScrollArea itself does so for Tab, but not for Alt with a letter.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its content takes the focus
        self.setWidget(inner)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._scroll_to_focus)

    def _scroll_to_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        inner = self.widget()
        if now and inner and self.isVisible() and inner.isAncestorOf(now):
            rect = QRect(now.mapTo(inner, QPoint(0, 0)), now.size())
            self.scroll_to(rect)

    def scroll_to(self, rect: QRect) -> None:
        """Scroll until a rectangle is in view with some space around it; of a tall one, its top."""
        margin = 3 * self.fontMetrics().height()
        height = min(rect.height() + 2 * margin, self.viewport().height())
        top = rect.top() - min(margin, (height - min(rect.height(), height)) // 2)
        self.ensureVisible(rect.center().x(), top + height // 2, 0, height // 2)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, self.fontMetrics().height() * 3)
