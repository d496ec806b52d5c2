"""A table with a bar in each row: a chart for the keyboard and screen readers, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from warapp._compat import override
from warapp.ui.charts.painter import draw_part, draw_stacked_bar

_PARTS_ROLE = Qt.ItemDataRole.UserRole
_BAR_LINES = 7
"""The least width of the bar column, in text heights."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """A row of the table.

    Attributes:
        name: the first column.
        numbers: the following columns.
        parts: the parts of the stacked bar.
    """

    name: str
    numbers: tuple[str, ...]
    parts: tuple[int, ...]


class BarTable(QTableWidget):
    """Rows with a name, numbers and a bar.

    Args:
        name: the accessible name.
        columns: the headers; the last column shows the bars.
    """

    def __init__(self, name: str, columns: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(0, len(columns), parent)
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(columns))
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(columns) - 1, QHeaderView.ResizeMode.Fixed)
        header.sectionResized.connect(lambda *_: self._fit_bar_column())
        self.setItemDelegateForColumn(len(columns) - 1, _BarDelegate(self))

    def show_rows(self, rows: Sequence[BarRow]) -> None:
        """Show these rows; the longest bar fills its column."""
        last = self.columnCount() - 1
        longest = max((sum(row.parts) for row in rows), default=0) or 1
        self.setRowCount(len(rows))
        for row_index, row in enumerate(rows):
            self.setItem(row_index, 0, QTableWidgetItem(row.name))
            for column, number in enumerate(row.numbers, start=1):
                item = QTableWidgetItem(number)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row_index, column, item)
            bar = QTableWidgetItem()
            bar.setData(_PARTS_ROLE, [part / longest for part in row.parts])
            text = ", ".join((row.name, *row.numbers))
            bar.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            self.setItem(row_index, last, bar)

    def show_part_in_header(self, column: int, part: int) -> None:
        """Show a sample of a part of the bars in the header of its column."""
        size = self.fontMetrics().ascent()
        picture = QPixmap(QSize(size, size) * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(self.palette().base().color())
        with QPainter(picture) as painter:
            draw_part(painter, QRectF(0, 0, size, size), part, self.palette())
        if header := self.horizontalHeaderItem(column):
            header.setIcon(QIcon(picture))

    def rows(self) -> list[tuple[str, ...]]:
        """Return the texts shown, without the bars."""
        columns = range(self.columnCount() - 1)
        return [tuple(self._text(row, column) for column in columns) for row in range(self.rowCount())]

    def _fit_bar_column(self) -> None:
        """Give the bars the width the other columns leave, but at least the minimum."""
        header, last = self.horizontalHeader(), self.columnCount() - 1
        free = self.viewport().width() - sum(map(header.sectionSize, range(last)))
        header.resizeSection(last, max(free, _BAR_LINES * self.fontMetrics().height()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bar_column()

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text() if item else ""


class _BarDelegate(QStyledItemDelegate):
    """Draws the bars."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        room = QRectF(option.rect).adjusted(6, 4, -6, -4)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        draw_stacked_bar(painter, room, index.data(_PARTS_ROLE) or [], option.palette, mirrored, selected)
