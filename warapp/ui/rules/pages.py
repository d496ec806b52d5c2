"""The pages of House rules: two behind tabs and the forecast beside, or three behind tabs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.tab_bar import TabBar

_WIDE_EMS, _FORECAST_SHARE, _FORECAST_EMS = 60, 0.43, 30
_GAP_PX, _TAB_GAP_PX = 12, 10


class RulesPage(IntEnum):
    """The pages by the places of their tabs."""

    PRESETS = 0
    RULES = 1
    FORECAST = 2


class RulesPages(QWidget):
    """Shows one page, and the forecast beside the rules where there is room.

    Args:
        pages: presets, rules and forecast, each with the title of its tab.
        first: the page shown first.
        parent: the parent widget.
    """

    page_changed = Signal()
    """Another page is shown, or the forecast moved behind a tab or from there."""

    def __init__(
        self, pages: Sequence[tuple[str, QWidget]], first: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._widgets = [widget for _, widget in pages]
        self.forecast_beside = False
        self.tabs = TabBar(self)
        row = QHBoxLayout()
        row.setSpacing(_GAP_PX)
        for title, widget in pages:
            self.tabs.addTab(title)
            row.addWidget(widget)
        self.tabs.setCurrentIndex(first)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_TAB_GAP_PX)
        column.addWidget(self.tabs)
        column.addLayout(row, 1)
        self.tabs.currentChanged.connect(lambda _: self._show_pages())
        self._show_pages()

    @property
    def current(self) -> int:
        """The page chosen by its tab."""
        return self.tabs.currentIndex()

    @property
    def shows_forecast(self) -> bool:
        """Whether the forecast is in sight."""
        return self.current == RulesPage.FORECAST or (
            self.forecast_beside and self.current == RulesPage.RULES
        )

    def show_forecast(self) -> None:
        """Bring the forecast into sight."""
        self.tabs.setCurrentIndex(RulesPage.RULES if self.forecast_beside else RulesPage.FORECAST)

    def _show_pages(self) -> None:
        for page, widget in enumerate(self._widgets):
            widget.setVisible(page == self.current)
        self._widgets[RulesPage.FORECAST].setVisible(self.shows_forecast)
        self.page_changed.emit()

    def _fit(self) -> None:
        em = text_px(self.font())
        beside = self.width() >= _WIDE_EMS * em
        wide = round(min(self.width() * _FORECAST_SHARE, _FORECAST_EMS * em))
        forecast = self._widgets[RulesPage.FORECAST]
        forecast.setMinimumWidth(wide if beside else 0)
        forecast.setMaximumWidth(wide if beside else _ANY_PX)
        self.tabs.fit(self.width())
        if beside != self.forecast_beside:
            self.forecast_beside = beside
            self.tabs.setTabVisible(RulesPage.FORECAST, not beside)
            if beside and self.current == RulesPage.FORECAST:
                self.tabs.setCurrentIndex(RulesPage.RULES)
            self._show_pages()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, 8 * text_px(self.font()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


_ANY_PX = 16_777_215
"""Qt's greatest size of a widget."""
