"""The battles of a round as a list; only the rows in view have their text and cards made."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from warapp._compat import override
from warapp.engine import Battle
from warapp.ui.widgets.numbers import number_text

BATTLE_ROLE = Qt.ItemDataRole.UserRole
_CACHED_TEXTS = 256
_LEAST_ROWS = 6
_ROOT = QModelIndex()


class BattleListModel(QAbstractTableModel):
    """The deal and the battles, one row each.

    Args:
        text_of: returns the text of a battle by its number; 0 is the deal.
        battle_of: returns a battle by its number, or None while it is not known.
    """

    def __init__(self, text_of: Callable[[int], str], battle_of: Callable[[int], Battle | None]) -> None:
        super().__init__()
        self._text_of, self._battle_of = text_of, battle_of
        self._cached_text = lru_cache(_CACHED_TEXTS)(text_of)
        self._rows = 1

    def reset(self, battles: int) -> None:
        """Show another round, or describe this one again."""
        self.beginResetModel()
        self._cached_text = lru_cache(_CACHED_TEXTS)(self._text_of)
        self._rows = battles + 1
        self.endResetModel()

    def extend(self, battles: int) -> None:
        """Add rows up to this battle."""
        if battles + 1 > self._rows:
            self.beginInsertRows(_ROOT, self._rows, battles)
            self._rows = battles + 1
            self.endInsertRows()

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else self._rows

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else 1

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        row = index.row()
        if not 0 <= row < self._rows:
            return None
        battle = self._battle_of(row) if row else None
        if role == BATTLE_ROLE:
            return battle
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cached_text(row) if battle or not row else number_text(row)
        return None


class BattleListView(QTableView):
    """Shows the battles; the current row is the battle on the table.

    It is a table of one column, since a `QListView` lays out all its rows again for each that is added.
    """

    battle_selected = Signal(int)
    """The user moved to another row: the number of its battle."""
    replay_requested = Signal(int)
    """Enter or a double click: the number of the battle."""

    def __init__(self, model: BattleListModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height_of: Callable[[int], int] = lambda width: self.fontMetrics().height()
        self.setModel(model)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.setAccessibleName(self.tr("Battles of the round"))
        self.setAccessibleDescription(
            self.tr("Choose a battle to see the table after it. Press Enter to replay it.")
        )
        self.doubleClicked.connect(lambda index: self.replay_requested.emit(index.row()))

    def set_row_height(self, height_of: Callable[[int], int]) -> None:
        """Set the function that returns the height of a row by its width."""
        self._height_of = height_of
        self._update_row_height()

    def show_current(self, battle: int) -> None:
        """Make a battle the current row, and scroll to it."""
        index = self.model().index(battle, 0)
        with QSignalBlocker(self):
            self.setCurrentIndex(index)
        self.scrollTo(index)

    def _update_row_height(self) -> None:
        height = self._height_of(self.viewport().width())
        if height != self.verticalHeader().defaultSectionSize():
            self.verticalHeader().setDefaultSectionSize(height)
        self.scrollTo(self.currentIndex())

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, _LEAST_ROWS * self.fontMetrics().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_row_height()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._update_row_height()

    @override
    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        ends = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self.model().rowCount() - 1,
        }
        if action in ends:
            return self.model().index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    @override
    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self.signalsBlocked():
            self.battle_selected.emit(current.row())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.replay_requested.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
