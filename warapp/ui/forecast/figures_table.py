"""A table of names and values, as high as its rows, for the keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from warapp._compat import override


class FiguresTable(QTableWidget):
    """Two columns, without headers or scroll bars.

    Args:
        name: the accessible name.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(0)
        self._rows: list[tuple[str, str]] = []

    row_focused = Signal(QRect)
    """Another row has the keyboard focus: its rectangle."""

    def show_rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show names and values; the current row stays."""
        previous, self._rows = self._rows, list(rows)
        if previous == self._rows:
            return
        self.setUpdatesEnabled(False)
        self.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                if row >= len(previous) or previous[row][column] != text:
                    self._cell(row, column).setText(text)
        self._fit_to_contents()
        self.setUpdatesEnabled(True)

    def rows(self) -> list[tuple[str, str]]:
        """Return the names and values shown."""
        return [(self._cell(row, 0).text(), self._cell(row, 1).text()) for row in range(self.rowCount())]

    @override
    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self.row_focused.emit(self.visualRect(current))

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(row, column, item)
        return item

    def _fit_to_contents(self) -> None:
        """Give the values their width, the names the rest, and the table the height of its rows."""
        values = min(self.sizeHintForColumn(1), self.viewport().width() * 2 // 3)
        self.setColumnWidth(1, values)
        self.setColumnWidth(0, self.viewport().width() - values)
        self.resizeRowsToContents()
        self.setFixedHeight(self.verticalHeader().length() + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit_to_contents()
