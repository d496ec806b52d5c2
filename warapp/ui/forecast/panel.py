"""The panel that shows what to expect of rounds under some rules; the worker plays them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from warapp.lab.tally import Extremes
from warapp.ui.charts.axis import COUNTS, MINUTES, SECONDS
from warapp.ui.charts.histogram import Column, Histogram, HistogramChart
from warapp.ui.forecast.figures import Bar, Figures
from warapp.ui.forecast.figures_grid import FiguresGrid
from warapp.ui.forecast.figures_table import FiguresTable
from warapp.ui.forecast.seat_shares import SeatShares
from warapp.ui.forecast.warning import ForecastWarning
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.numbers import clock_text, number_text
from warapp.ui.widgets.segments import Segments
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.ui.widgets.wheel_safe_boxes import CheckBox
from warapp.words import Translate
from warapp.words.forecast_text import headline, main_figures, rows
from warapp.words.translation import Translator, joined

_LARGER, _CHART_EMS = 1.2, 9.5
_SHORT_S = 300
"""Where the lengths span less than this, they are written with seconds."""


class ForecastPanel(QWidget):
    """Shows the figures of a forecast.

    Args:
        translate: into the user's language.
        time_note: says at which speed the minutes are counted.
    """

    suggestion_chosen = Signal(object)
    """A suggestion was chosen: its Rules."""
    focus_moved = Signal(QRect)
    """The keyboard focus moved within the panel: to this rectangle."""
    watch_requested = Signal(int)
    """A button to watch a deal was pressed: the deal number."""

    def __init__(self, translate: Translate, time_note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self._time_note = translate, time_note
        self._names: tuple[str, ...] = ()
        self._figures: Figures | None = None
        self.headline = QLabel(self.tr("Playing the first rounds…"), self)
        self.headline.setWordWrap(True)
        make_bold(self.headline, _LARGER)
        self.warning = ForecastWarning(translate, self)
        self.warning.suggestion_chosen.connect(self.suggestion_chosen)
        #: minutes or battles follow, as choices
        self.unit = Segments([self.tr("Minutes"), self.tr("Battles")], self.tr("Lengths in"), self)
        self.as_table = CheckBox(self.tr("V&iew as a table"), self)
        self.chart = HistogramChart(self, high_ems=_CHART_EMS)
        self.chart.setAccessibleName(self.tr("Chart of how long rounds last; the table has the same numbers"))
        self.figures, self.shares = FiguresGrid(self), SeatShares(self)
        self.lengths = FiguresTable(self.tr("How long rounds last"), self)
        self.numbers = FiguresTable(self.tr("Forecast in numbers"), self)
        self.watch = [
            self._new_watch_button(text, name)
            for text, name in (
                (self.tr("Longest round"), self.tr("Watch the longest round")),
                (self.tr("Longest war"), self.tr("Watch the longest war")),
                (self.tr("Closest round"), self.tr("Watch the closest round")),
            )
        ]
        self._deals = [0] * 3
        self.played = HelpLabel("", self)
        self._build_layout()
        self._connect_signals()
        self._show_form()

    def _new_watch_button(self, text: str, name: str) -> PressButton:
        button = PressButton(text, self)
        button.setAutoDefault(False)
        button.setAccessibleName(name)
        button.setEnabled(False)
        size = text_px(self.font())
        show_sign(button, Sign.PLAY, size)
        return button

    def _build_layout(self) -> None:
        choice, watching = FlowLayout(leading=True), FlowLayout(leading=True)
        rows: tuple[tuple[FlowLayout, Sequence[QWidget]], ...] = (
            (choice, (self.unit, self.as_table)),
            (watching, self.watch),
        )
        for layout, widgets in rows:
            layout.setSpacing(8)
            for widget in widgets:
                layout.addWidget(widget)
        chances = HelpLabel(self.tr("Rounds won by each player in 100; the rest are draws."), self)
        watch = HelpLabel(self.tr("Watch one of these rounds:"), self)
        self._only_chart: tuple[QWidget, ...] = (self.chart, self.figures, chances, self.shares)
        self._only_table: tuple[QWidget, ...] = (self.lengths, self.numbers)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        column.addWidget(self.headline)
        column.addWidget(self.warning)
        column.addLayout(choice)
        for widget in (*self._only_chart, *self._only_table, watch):
            column.addWidget(widget)
        column.addLayout(watching)
        column.addWidget(self.played)
        column.addStretch(1)

    def _connect_signals(self) -> None:
        self.unit.chosen.connect(lambda _: self._show_lengths())
        self.as_table.toggled.connect(lambda _: self._show_form())
        for table in (self.lengths, self.numbers):
            table.row_focused.connect(lambda rect, table=table: self._report_focus(table, rect))
        for index, button in enumerate(self.watch):
            button.clicked.connect(lambda _=False, index=index: self.watch_requested.emit(self._deals[index]))

    @property
    def in_minutes(self) -> bool:
        """Whether lengths are shown in minutes; otherwise in battles."""
        return self.unit.index == 0

    def _show_form(self) -> None:
        """Show chart and figures, or the same as tables."""
        table = self.as_table.isChecked()
        for widget in self._only_chart:
            widget.setVisible(not table)
        for widget in self._only_table:
            widget.setVisible(table)

    @property
    def summary(self) -> str:
        """The forecast in one or two sentences, with the warning if there is one."""
        return " ".join(filter(None, (self.headline.text(), self.warning.text)))

    def _report_focus(self, table: FiguresTable, rect: QRect) -> None:
        self.focus_moved.emit(QRect(table.mapTo(self, rect.topLeft()), rect.size()))

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names of the seats."""
        self._names = tuple(names)
        if self._figures and len(self._names) == self._figures.forecast.rules.seats:
            self._show_numbers(self._figures)

    def show_figures(self, figures: Figures) -> None:
        """Show the forecast so far."""
        self._figures = figures
        words = headline(figures.summary, self._translate)
        if words != self.headline.text():
            self.headline.setText(words)
        self.warning.show_figures(figures)
        self._show_numbers(figures)
        self._show_lengths()
        self._show_extremes(figures.forecast.tally.extremes)
        self.played.setText(self._rounds_text(figures))
        if figures.finished and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.headline, words))

    def show_unavailable(self) -> None:
        """Say that there is no forecast."""
        self.headline.setText(self.tr("No forecast is available on this computer."))

    def _rounds_text(self, figures: Figures) -> str:
        played = self.tr("Rounds simulated: {rounds}.")
        text = [played.format(rounds=number_text(figures.summary.rounds)), self._time_note]
        if figures.finished and figures.forecast.coarse:
            text.insert(
                1, self.tr("The fast simulator isn't available here, so these numbers are approximate.")
            )
        return joined(text, Translator(self._translate))

    def _show_numbers(self, figures: Figures) -> None:
        seats = figures.forecast.rules.seats
        names = [*self._names, *(number_text(seat + 1) for seat in range(len(self._names), seats))][:seats]
        self.numbers.show_rows(rows(figures.summary, names, self._translate))
        self.shares.show_chances(figures.summary.chances, names)

    def _show_lengths(self) -> None:
        figures, minutes = self._figures, self.in_minutes
        if figures is None:
            return
        bars = figures.seconds if minutes else figures.battles
        lines = [(self.bar_label(bar), number_text(100 * bar.share, 1)) for bar in bars]
        head = self.tr("Minutes") if minutes else self.tr("Battles")
        self.lengths.show_rows([(head, self.tr("Rounds in 100")), *lines])
        self.chart.show_histogram(self._histogram(figures))
        self.figures.show_figures(main_figures(figures.summary, self._translate, in_minutes=minutes))

    def _histogram(self, figures: Figures) -> Histogram:
        minutes, summary = self.in_minutes, figures.summary
        bars = figures.seconds if minutes else figures.battles
        quantiles, unit = (summary.minutes, 60) if minutes else (summary.battles, 1)
        columns = [
            Column(bar.first, bar.first + bar.width, 100 * bar.share, self._bar_tooltip(bar), bar.open)
            for bar in bars
        ]
        marks = (
            (unit * quantiles.half, self.tr("half are over")),
            (unit * quantiles.nine_tenths, self.tr("9 in 10")),
        )
        below = self.tr("minutes") if minutes else self.tr("battles")
        short = columns[-1].end - columns[0].first < _SHORT_S
        scale = COUNTS if not minutes else SECONDS if short else MINUTES
        return Histogram(columns, marks, below, self.tr("rounds in 100"), scale)

    def _bar_tooltip(self, bar: Bar) -> str:
        text = self.tr("{length}: {share} in 100")
        return text.format(length=self.bar_label(bar), share=number_text(100 * bar.share, 1))

    def bar_label(self, bar: Bar) -> str:
        """Return the range of lengths of a bar."""
        minutes = self.in_minutes
        if minutes and bar.width < 60:
            first, last = (clock_text(seconds) for seconds in (bar.first, bar.last))
        else:
            unit = 60 if minutes else 1
            first, last = number_text(bar.first // unit), number_text(bar.last // unit)
        if bar.open:
            return self.tr("{first} or more").format(first=first)
        return first if first == last else self.tr("{first} – {last}").format(first=first, last=last)

    def _show_extremes(self, extremes: Extremes | None) -> None:
        if extremes is None:
            return
        words, closest = Translator(self._translate), extremes.closest
        self._deals = [
            extremes.longest.deal_number,
            extremes.deepest_war.deal_number,
            closest.deal_number if closest else 0,
        ]
        texts = (
            words.tr("The longest of these rounds has %n battle(s).", "", extremes.longest.battles),
            words.tr("The longest war is %n war(s) in a row.", "", extremes.deepest_war.longest_war),
            words.tr("The winner was down to %n card(s).", "", closest.fewest if closest else 0),
        )
        able = (True, extremes.deepest_war.longest_war > 0, closest is not None)
        for button, text, is_able in zip(self.watch, texts, able, strict=True):
            button.setEnabled(is_able)
            button.setToolTip(text)
            button.setAccessibleDescription(text)
