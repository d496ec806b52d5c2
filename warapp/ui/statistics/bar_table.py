"""A table with a bar in each row: a chart for the keyboard and screen readers, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from warapp._compat import override
from warapp.ui.charts.painter import draw_stacked_bar
from warapp.ui.widgets.sizing import text_px

_PARTS_ROLE = Qt.ItemDataRole.UserRole
_NAME, _BAR, _TOTAL = range(3)
_BAR_EMS, _ROW_EMS, _MOST_NAME = 9, 2.1, 0.4
"""The least width of the bars, the height of a row, and the most that names take of the width."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """A row of the table.

    Attributes:
        name: before the bar.
        parts: the lengths of the parts of the bar.
        words: what stands in each part, if it has room.
        total: after the bar.
        description: the bar in words.
    """

    name: str
    parts: tuple[int, ...]
    words: tuple[str, ...]
    total: str
    description: str


class BarTable(QTableWidget):
    """Rows with a name, a bar and a total, as high as its rows.

    Args:
        name: the accessible name.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTableView { border: 0; border-radius: 0; } QTableView::item { padding: 0; }")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(0)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegateForColumn(_BAR, _BarDelegate(self))

    def show_rows(self, rows: Sequence[BarRow], *, to_scale: bool = False) -> None:
        """Show rows.

        Args:
            rows: from the top.
            to_scale: whether bars are as long as their sums; otherwise all fill their column.
        """
        longest = max((sum(row.parts) for row in rows), default=0) or 1
        self.setRowCount(len(rows))
        for index, row in enumerate(rows):
            name = QTableWidgetItem(row.name)
            name.setToolTip(row.name)
            self.setItem(index, _NAME, name)
            bar = QTableWidgetItem()
            whole = longest if to_scale else sum(row.parts) or 1
            bar.setData(_PARTS_ROLE, ([part / whole for part in row.parts], row.words))
            bar.setData(Qt.ItemDataRole.AccessibleTextRole, row.description)
            bar.setToolTip(row.description)
            self.setItem(index, _BAR, bar)
            total = QTableWidgetItem(row.total)
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            total.setFont(font)
            total.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(index, _TOTAL, total)
        self._fit()

    def rows(self) -> list[tuple[str, str, str]]:
        """Return name, description and total of each row."""
        text, description = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole
        model = self.model()

        def data(row: int, column: int, role: Qt.ItemDataRole) -> str:
            return str(model.index(row, column).data(role))

        rows = range(self.rowCount())
        return [
            (data(row, _NAME, text), data(row, _BAR, description), data(row, _TOTAL, text)) for row in rows
        ]

    def _fit(self) -> None:
        """Give the bars the width that names and totals leave, and the table the height of its rows."""
        em, width = text_px(self.font()), self.viewport().width()
        names = min(self.sizeHintForColumn(_NAME) + em, round(width * _MOST_NAME))
        totals = self.sizeHintForColumn(_TOTAL) + em // 2
        self.setColumnWidth(_NAME, names)
        self.setColumnWidth(_TOTAL, totals)
        self.setColumnWidth(_BAR, max(0, width - names - totals))
        self.verticalHeader().setDefaultSectionSize(round(_ROW_EMS * em))
        for row in range(self.rowCount()):
            self.setRowHeight(row, round(_ROW_EMS * em))
        self.setFixedHeight(self.verticalHeader().length() + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_BAR_EMS * text_px(self.font()) * 2, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class _BarDelegate(QStyledItemDelegate):
    """Draws the bars."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        parts, words = index.data(_PARTS_ROLE) or ((), ())
        inset = option.rect.height() * 0.14
        room = QRectF(option.rect).adjusted(0, inset, 0, -inset)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold)
        font.setPointSizeF(font.pointSizeF() * 0.92)
        painter.setFont(font)
        draw_stacked_bar(painter, room, parts, option.palette, mirrored, words)
        painter.restore()
