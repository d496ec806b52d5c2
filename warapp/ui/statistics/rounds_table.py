"""The rounds played, as a table that fetches them page by page while it is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from warapp._compat import override
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.statistics import Statistics
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.statistics.formatting import RoundFormatter

PAGE = 100
"""The number of rounds fetched at a time."""
_ROOT = QModelIndex()
_AnyIndex = QModelIndex | QPersistentModelIndex


def read_page(statistics: Statistics, offset: int = 0) -> list[PlayedRound]:
    """Return the rounds of one page; called in the background."""
    return statistics.rounds(PAGE, offset)


class RoundsModel(QAbstractTableModel):
    """The rounds, the latest first.

    Args:
        statistics: the rounds.
        words: formats them.
        parent: the parent object.
    """

    def __init__(
        self, statistics: StatisticsWorker, words: RoundFormatter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._statistics, self._formatter = statistics, words
        self._rounds: list[PlayedRound] = []
        self._fetched = self._count = self._generation = 0
        self._reading = False
        self._headers = (
            self.tr("When"),
            self.tr("Result"),
            self.tr("Rules"),
            self.tr("Players"),
            self.tr("Battles"),
            self.tr("Wars"),
            self.tr("Longest war"),
            self.tr("Time"),
            self.tr("Deal"),
        )

    def reset(self, first_page: list[PlayedRound], count: int) -> None:
        """Show the first page of this many rounds."""
        self.beginResetModel()
        self._rounds, self._fetched, self._count = first_page, PAGE, count
        self._generation += 1
        self._reading = False
        self.endResetModel()

    def round_at(self, row: int) -> PlayedRound | None:
        """Return the round in a row, or None while it is not fetched."""
        return self._rounds[row] if 0 <= row < len(self._rounds) else None

    @override
    def canFetchMore(self, parent: _AnyIndex) -> bool:
        return not parent.isValid() and self._fetched < self._count and not self._reading

    @override
    def fetchMore(self, parent: _AnyIndex) -> None:
        """Fetch the next page in the background; its rows are inserted when it arrives."""
        self._reading = True
        offset, generation = self._fetched, self._generation
        self._statistics.submit(
            lambda statistics, _: read_page(statistics, offset),
            lambda page: self._append_page(generation, page),
            lambda error: self._failed(generation, error),
            receiver=self,
        )

    def _append_page(self, generation: int, page: list[PlayedRound]) -> None:
        if generation != self._generation:
            return
        self._reading = False
        self._fetched += PAGE
        if page:
            self.beginInsertRows(_ROOT, len(self._rounds), len(self._rounds) + len(page) - 1)
            self._rounds += page
            self.endInsertRows()

    def _failed(self, generation: int, error: BaseException) -> None:
        self._reading = self._reading and generation != self._generation
        raise error

    @override
    def rowCount(self, parent: _AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rounds)

    @override
    def columnCount(self, parent: _AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        return None

    @override
    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        played = self.round_at(index.row())
        if played is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts(played)[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() > 2:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 2:
            return self._formatter.all_rules(played)
        return None

    def _texts(self, played: PlayedRound) -> tuple[str, ...]:
        words = self._formatter
        return (
            words.when(played),
            words.result(played.result),
            words.rules(played),
            words.number(played.record.rules.seats),
            words.number(played.record.battles),
            words.number(played.wars),
            words.number(played.longest_war),
            words.duration(played),
            words.deal(played),
        )


class RoundsView(QTableView):
    """Shows the rounds; Enter or a double click replays one."""

    replay_requested = Signal()

    def __init__(self, model: RoundsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(self.tr("Rounds played"))
        self.setAccessibleDescription(self.tr("Press Enter to replay a round."))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setResizeContentsPrecision(0)
        self.doubleClicked.connect(lambda _: self.replay_requested.emit())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.replay_requested.emit()
        else:
            super().keyPressEvent(event)
