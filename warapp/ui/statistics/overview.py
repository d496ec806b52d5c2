"""The overview page of the statistics: totals in large numbers, a bar of results, and records."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.store.statistics.played_round import PlayedRound, Result, Summary, Tally
from warapp.ui.charts.colours import part_colour
from warapp.ui.charts.legend import Legend
from warapp.ui.charts.painter import draw_part, draw_stacked_bar
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import BuddyLabel

RESULTS = (Result.WON, Result.LOST, Result.DRAWN, Result.ABANDONED)
"""The results in the order of the parts of a bar."""
_PLAYED_ROLE = Qt.ItemDataRole.UserRole
_LARGER = 1.9


def parts_of(tally: Tally) -> tuple[int, ...]:
    """Return the parts of a bar of results."""
    return (tally.won, tally.lost, tally.drawn, tally.abandoned)


class OverviewPage(QScrollArea):
    """The first page of the statistics.

    Args:
        words: formats rounds.
    """

    replay_requested = Signal()
    """Enter or a double click: replay the selected record."""
    chosen_changed = Signal()
    """Another record was selected."""

    def __init__(self, words: RoundFormatter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formatter = words
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        self.nothing = QLabel(
            self.tr("No rounds yet. Play a round to its end, and it's counted here."), inner
        )
        self.nothing.setWordWrap(True)
        self.nothing.hide()  # until the rounds are counted
        tiles = QWidget(inner)
        self._flow = FlowLayout(tiles)
        self._flow.setSpacing(10)
        self._tiles: dict[str, _Tile] = {}
        self.bar = _ResultBar(inner)
        self.legend = Legend(_draw_sample, 1.0, inner)
        self.records = _RecordList(inner)
        self._heading = BuddyLabel(self.tr("Recor&ds"), self.records, inner)
        for widget in (self.nothing, tiles, self.bar, self.legend, self._heading, self.records):
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(inner)
        self._add_tiles(tiles)
        self.records.replay_requested.connect(self.replay_requested)
        self.records.currentRowChanged.connect(lambda _: self.chosen_changed.emit())

    @property
    def chosen(self) -> PlayedRound | None:
        """The round of the selected record."""
        item = self.records.currentItem()
        return item.data(_PLAYED_ROLE) if item else None

    def show_summary(self, summary: Summary) -> None:
        """Show the totals of all rounds."""
        tally, number = summary.tally, self._formatter.number
        rounds = tally.finished + tally.abandoned
        for name, value in {
            "played": tally.finished,
            "won": tally.won,
            "lost": tally.lost,
            "drawn": tally.drawn,
            "left": tally.abandoned,
            "row": summary.current_streak,
            "longest row": summary.longest_streak,
        }.items():
            self._tiles[name].show_value(number(value))
        parts = self._part_words(tally)
        self.bar.show_tally(tally, ", ".join(parts))
        self.legend.show_entries(parts)
        self.nothing.setVisible(not rounds)
        for widget in (self.bar, self.legend):
            widget.setVisible(rounds > 0)
        self._show_records(summary)

    def numbers(self) -> dict[str, str]:
        """Return the large numbers by their names."""
        return {tile.accessibleName(): tile.value.text() for tile in self._tiles.values()}

    def _add_tiles(self, parent: QWidget) -> None:
        for name, title, part in (
            ("played", self.tr("Played"), None),
            ("won", self.tr("Won"), 0),
            ("lost", self.tr("Lost"), 1),
            ("drawn", self.tr("Drawn"), 2),
            ("left", self.tr("Abandoned"), 3),
            ("row", self.tr("Current streak"), None),
            ("longest row", self.tr("Longest streak"), None),
        ):
            tile = self._tiles[name] = _Tile(title, part, parent)
            self._flow.addWidget(tile)

    def _part_words(self, tally: Tally) -> list[str]:
        words = self._formatter
        parts = zip(RESULTS, parts_of(tally), strict=True)
        return [f"{words.result(result)} {words.number(number)}" for result, number in parts]

    def _show_records(self, summary: Summary) -> None:
        words = self._formatter
        self.records.clear()
        for title, played, what in (
            (self.tr("Shortest round: {what} ({rules}, {day})"), summary.shortest, words.battles),
            (self.tr("Longest round: {what} ({rules}, {day})"), summary.longest, words.battles),
        ):
            if played:
                self._add_record(title, what(played.record.battles), played)
        if war := summary.biggest_war:
            title = self.tr("Longest war: {what} ({rules}, {day})")
            self._add_record(title, words.wars(war.longest_war), war)
        self._heading.setVisible(self.records.count() > 0)
        self.records.setVisible(self.records.count() > 0)
        self.records.fit_to_contents()

    def _add_record(self, title: str, what: str, played: PlayedRound) -> None:
        words = self._formatter
        text = title.format(what=what, rules=words.rules(played), day=words.day(played))
        item = QListWidgetItem(text, self.records)
        item.setData(_PLAYED_ROLE, played)
        item.setToolTip(words.all_rules(played))


def _draw_sample(painter: QPainter, part: int, room: QRectF, widget: QWidget) -> None:
    """Draw a sample of a part of the bar."""
    side = widget.fontMetrics().ascent()
    square = QRectF(room.left(), room.center().y() - side / 2, side, side)
    painter.fillRect(square, widget.palette().base())
    draw_part(painter, square, part, widget.palette())


class _Tile(QFrame):
    """A large number above its name, with a sample of its part of the bar."""

    def __init__(self, title: str, part: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = part
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(title)
        self.value = QLabel(self)
        self.value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        name = QLabel(title, self)
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 14, 8)
        column.setSpacing(0)
        column.addWidget(self.value)
        column.addWidget(name)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        self.value.setFont(font)

    def show_value(self, value: str) -> None:
        self.value.setText(value)
        self.setAccessibleDescription(value)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._part is not None:
            with QPainter(self) as painter:
                stripe = QRectF(1, self.height() - 5, self.width() - 2, 4)
                painter.fillRect(stripe, part_colour(self._part, self.palette()))
                draw_part(painter, stripe, self._part, self.palette())


class _ResultBar(QWidget):
    """A stacked bar of all results."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: list[float] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Results of all rounds"))

    def show_tally(self, tally: Tally, text: str) -> None:
        parts = parts_of(tally)
        self._parts = [part / (sum(parts) or 1) for part in parts]
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, round(1.5 * self.fontMetrics().height()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            room = QRectF(self.rect()).adjusted(9, 2, -9, -2)
            draw_stacked_bar(painter, room, self._parts, self.palette(), self.isRightToLeft())


class _RecordList(QListWidget):
    """The rounds that hold a record; as high as its rows."""

    replay_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setAccessibleName(self.tr("Records"))
        self.setAccessibleDescription(self.tr("Press Enter to replay a round."))
        self.doubleClicked.connect(lambda _: self.replay_requested.emit())

    def fit_to_contents(self) -> None:
        rows = (self.visualItemRect(self.item(row)).height() for row in range(self.count()))
        self.setFixedHeight(sum(rows) + 2 * self.frameWidth() + 2)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.fit_to_contents()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem():
            self.replay_requested.emit()
        else:
            super().keyPressEvent(event)
