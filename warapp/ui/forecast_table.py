"""A table of names and values as high as it needs to be, read by keys and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from warapp.overriding import override


class FiguresTable(QTableWidget):
    """Two columns without a frame of their own.

    Args:
        name: what the table is about.
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
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def show_rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show names and values; the current row stays where it is."""
        self.setRowCount(len(rows))
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                item = self.item(row, column)
                if item is None:
                    item = QTableWidgetItem()
                    self.setItem(row, column, item)
                item.setText(text)
        self._fit()

    def rows(self) -> list[tuple[str, str]]:
        """Return what is shown."""
        return [(self._text(row, 0), self._text(row, 1)) for row in range(self.rowCount())]

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text() if item else ""

    def _fit(self) -> None:
        self.resizeRowsToContents()
        height = sum(self.rowHeight(row) for row in range(self.rowCount()))
        self.setFixedHeight(height + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()
