"""The overview page of the statistics: totals in tiles, bars of results, and records."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.store.statistics.played_round import PlayedRound, Result, Summary, Tally
from warapp.store.statistics.players import EVERYONE, Player
from warapp.ui.charts.legend import Legend
from warapp.ui.charts.painter import draw_part, draw_stacked_bar
from warapp.ui.statistics.bar_table import BarRow, BarTable
from warapp.ui.statistics.contents import Contents
from warapp.ui.statistics.formatting import RoundFormatter
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.ui.widgets.tiles import Tile, TileGrid

RESULTS = (Result.WON, Result.LOST, Result.DRAWN, Result.ABANDONED)
"""The results in the order of the parts of a bar."""
_COLUMNS = (7, 4, 2)
_BAR_EMS, _RECORD_EMS, _LEAST_RECORD_EMS = 1.8, 17, 34


def parts_of(tally: Tally) -> tuple[int, ...]:
    """Return the parts of a bar of results."""
    return (tally.won, tally.lost, tally.drawn, tally.abandoned)


class OverviewPage(QWidget):
    """The first page of the statistics.

    Args:
        words: formats rounds.
    """

    replay_requested = Signal(object)
    """Replay a record: its `PlayedRound`."""

    def __init__(self, words: RoundFormatter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._formatter = words
        self._tiles = self._new_tiles()
        self.grid = TileGrid(list(self._tiles.values()), _COLUMNS, self)
        self._results, self.bar = Group(self.tr("Results"), self), ResultBar(self)
        self.legend = result_legend(words, self)
        self._against, self._key = Group("", self), result_legend(words, self)
        self.against = BarTable("", self._against)
        self._records = Group(self.tr("Records"), self)
        self.records: list[RecordRow] = []
        self._results.column.addWidget(self.bar)
        self._results.column.addWidget(self.legend)
        self._against.column.addWidget(self.against)
        self._against.column.addWidget(self._key)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(11)
        for widget in (self.grid, self._results, self._against, self._records):
            column.addWidget(widget)
        column.addStretch(1)

    def show_contents(self, contents: Contents) -> None:
        """Show the totals of a player's rounds."""
        everyone = contents.player == EVERYONE
        self._show_tiles(contents.summary, everyone=everyone)
        words, tally = self._formatter, contents.summary.tally
        self._results.setVisible(not everyone)
        self._key.setVisible(everyone)
        self.bar.show_tally(
            tally, words.listed(self._part_words(tally)), list(map(self._formatter.number, parts_of(tally)))
        )
        #: a list of all players, or of those whom one player played against
        title = self.tr("Players") if everyone else self.tr("Against")
        self._against.setTitle(title)
        self.against.setAccessibleName(title)
        self.against.show_rows([self._bar_row(player, tally) for player, tally in contents.against.items()])
        self._against.setVisible(bool(contents.against))
        self._show_records(contents.summary)

    def numbers(self) -> dict[str, str]:
        """Return the figures of the tiles in sight by their names."""
        return {tile.name: tile.figure for tile in self._tiles.values() if not tile.isHidden()}

    def _new_tiles(self) -> dict[str, Tile]:
        return {
            name: Tile(title, _sample_of(part), self)
            for name, title, part in (
                #: above a number of rounds, as the next four
                ("played", self.tr("Played"), None),
                ("won", self.tr("Won"), 0),
                ("lost", self.tr("Lost"), 1),
                ("drawn", self.tr("Drawn"), 2),
                ("left", self.tr("Abandoned"), 3),
                #: rounds won without one lost, now and at most
                ("row", self.tr("Won in a row"), None),
                ("longest row", self.tr("Most in a row"), None),
            )
        }

    def _show_tiles(self, summary: Summary, *, everyone: bool) -> None:
        tally = summary.tally
        for name, value in {
            "played": tally.finished,
            "won": tally.won,
            "lost": tally.lost,
            "drawn": tally.drawn,
            "left": tally.abandoned,
            "row": summary.current_streak,
            "longest row": summary.longest_streak,
        }.items():
            self._tiles[name].show_figure(self._formatter.number(value))
            self._tiles[name].setVisible(not everyone or name in ("played", "drawn", "left"))
        self.grid.arrange()

    def _part_words(self, tally: Tally) -> list[str]:
        words = self._formatter
        parts = zip(RESULTS, parts_of(tally), strict=True)
        return [words.result_count(result, number) for result, number in parts]

    def _bar_row(self, player: Player, tally: Tally) -> BarRow:
        return bar_row(self._formatter.player(player), tally, self._formatter)

    def _show_records(self, summary: Summary) -> None:
        words = self._formatter
        for row in self.records:
            self._records.column.removeWidget(row)
            row.deleteLater()
        found: list[tuple[str, PlayedRound | None, Callable[[PlayedRound], str]]] = [
            (
                self.tr("Shortest round"),
                summary.shortest,
                lambda played: words.battles(played.record.battles),
            ),
            (self.tr("Longest round"), summary.longest, lambda played: words.battles(played.record.battles)),
            (self.tr("Longest war"), summary.biggest_war, lambda played: words.wars(played.longest_war)),
        ]
        self.records = [
            RecordRow(title, what(played), played, words, self._records)
            for title, played, what in found
            if played
        ]
        for row in self.records:
            self._records.column.addWidget(row)
            row.replay_requested.connect(self.replay_requested)
        self._records.setVisible(bool(self.records))


def bar_row(name: str, tally: Tally, words: RoundFormatter) -> BarRow:
    """Return the row of a table of bars for a tally."""
    parts = parts_of(tally)
    said = [
        words.result_count(result, number) for result, number in zip(RESULTS, parts, strict=True) if number
    ]
    return BarRow(
        name,
        parts,
        tuple(map(words.number, parts)),
        words.number(sum(parts)),
        words.listed(said),
    )


def result_legend(words: RoundFormatter, parent: QWidget) -> Legend:
    """Return the key of all bars of results."""
    legend = Legend(_draw_sample, 0.8, parent, leading=True)
    legend.show_entries([words.result(result) for result in RESULTS])
    return legend


def _sample_of(part: int | None) -> Callable[[QPainter, QRectF, QWidget], None] | None:
    if part is None:
        return None
    return lambda painter, room, widget: draw_part(painter, room, part, widget.palette())


def _draw_sample(painter: QPainter, part: int, room: QRectF, widget: QWidget) -> None:
    """Draw a sample of a part of the bar."""
    side = widget.fontMetrics().ascent() * 0.8
    square = QRectF(room.left(), room.center().y() - side / 2, side, side)
    draw_part(painter, square, part, widget.palette())


def sample_pixmap(part: int) -> QPixmap:
    """Return the sample of a part of the bar as an icon."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    side = round(text_px(application.font()) * 0.75)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        draw_part(painter, QRectF(0, 0, side, side), part, application.palette())
    return pixmap


class ResultBar(QWidget):
    """A stacked bar of all results."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: list[float] = []
        self._words: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Results of all rounds"))

    def show_tally(self, tally: Tally, text: str, words: list[str]) -> None:
        """Show results, with their words in the bar and as its description."""
        parts = parts_of(tally)
        self._parts = [part / (sum(parts) or 1) for part in parts]
        self._words = words
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, round(_BAR_EMS * text_px(self.font())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            painter.setFont(font)
            room = QRectF(self.rect())
            draw_stacked_bar(painter, room, self._parts, self.palette(), self.isRightToLeft(), self._words)


class RecordRow(QWidget):
    """A round that holds a record, with a button to replay it."""

    replay_requested = Signal(object)

    def __init__(
        self, title: str, what: str, played: PlayedRound, words: RoundFormatter, parent: QWidget
    ) -> None:
        super().__init__(parent)
        #: before a record, such as: Longest round:
        self.title, self.what = QLabel(self.tr("{title}:").format(title=title), self), QLabel(what, self)
        make_bold(self.title)
        rules, day = words.rules(played), words.day(played)
        self.where = HelpLabel(self.tr("{rules}, {day}").format(rules=rules, day=day), self)
        self.where.setToolTip(words.all_rules(played))
        self.button = PressButton(self.tr("Replay"), self)
        self.button.setAutoDefault(False)
        em = text_px(self.font())
        show_sign(self.button, Sign.PLAY, em)
        self.button.setAccessibleName(self.tr("Replay: {title}, {what}").format(title=title, what=what))
        self.button.clicked.connect(lambda: self.replay_requested.emit(played))
        self._named = QHBoxLayout()
        self._named.addWidget(self.title)
        self._named.addWidget(self.what, 1)
        self._texts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._texts.setSpacing(4)
        self._texts.addLayout(self._named, 1)
        self._texts.addWidget(self.where, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(self._texts, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def texts(self) -> tuple[str, str, str]:
        """Return what it says."""
        return self.title.text(), self.what.text(), self.where.text()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _LEAST_RECORD_EMS * text_px(self.font())
        directions = QBoxLayout.Direction
        self._texts.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    @override
    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        texts = max(label.minimumSizeHint().width() for label in (self.where,))
        named = self._named.minimumSize().width()
        return QSize(max(texts, named) + self.button.sizeHint().width() + 12, least.height())
