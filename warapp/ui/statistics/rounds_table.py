"""The rounds played, as a table that fetches them page by page while it is scrolled."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from warapp._compat import override
from warapp.store.statistics.played_round import PlayedRound
from warapp.store.statistics.players import EVERYONE, Player
from warapp.store.statistics.worker import StatisticsWorker
from warapp.ui.statistics import contents
from warapp.ui.statistics.contents import read_page
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.statistics.overview import RESULTS, sample_pixmap
from warapp.ui.widgets.sizing import text_px

_ROOT = QModelIndex()
_RESULT, _LAST_TEXT, _ROW_EMS = 1, 3, 2.5
_SIDES = {
    False: Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter,
    True: Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter,
}
_AnyIndex = QModelIndex | QPersistentModelIndex


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
        self._player = EVERYONE
        self._samples: dict[int, QIcon] = {}
        self._headers = (
            #: heads of columns, so short: date and time, result, rules
            self.tr("When"),
            self.tr("Result"),
            self.tr("Rules"),
            #: the other players of a round
            self.tr("Against"),
            #: numbers of battles, wars, wars in a row
            self.tr("Battles"),
            self.tr("Wars"),
            self.tr("Longest war"),
            #: how long a round took
            self.tr("Time"),
            #: the number of the deal
            self.tr("Deal"),
        )

    def reset(self, player: Player, first_page: list[PlayedRound], count: int) -> None:
        """Show the first page of so many rounds of a player."""
        self.beginResetModel()
        self._player = player
        self._rounds, self._fetched, self._count = first_page, contents.PAGE, count
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
        offset, generation, player = self._fetched, self._generation, self._player
        self._statistics.submit(
            lambda statistics, _: read_page(statistics, player, offset),
            lambda page: self._append_page(generation, page),
            lambda error: self._failed(generation, error),
            receiver=self,
        )

    def _append_page(self, generation: int, page: list[PlayedRound]) -> None:
        if generation != self._generation:
            return
        self._reading = False
        self._fetched += contents.PAGE
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
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _SIDES[section > _LAST_TEXT]
        return None

    @override
    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        played = self.round_at(index.row())
        if played is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._texts(played)[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _SIDES[index.column() > _LAST_TEXT]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == _RESULT and self._player != EVERYONE:
            return self._sample_of(RESULTS.index(played.result_for(self._player)))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 2:
            return self._formatter.all_rules(played)
        return None

    def _sample_of(self, part: int) -> QIcon:
        """Return the sample of a result, as beside its name in the key of the bars."""
        if part not in self._samples:
            icon, pixmap = QIcon(), sample_pixmap(part)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                icon.addPixmap(pixmap, mode)
            self._samples[part] = icon
        return self._samples[part]

    def _texts(self, played: PlayedRound) -> tuple[str, ...]:
        words = self._formatter
        return (
            words.when(played),
            words.result_for(played, self._player),
            words.rules(played),
            words.others(played, self._player),
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
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(_ROW_EMS * text_px(self.font())))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setResizeContentsPrecision(0)
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda _: self.replay_requested.emit())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # never for the default button
            if self.currentIndex().isValid():
                self.replay_requested.emit()
        else:
            super().keyPressEvent(event)
