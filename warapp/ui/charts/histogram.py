"""A histogram with marked values, which also describes itself in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QBrush, QHelpEvent, QPainter, QPaintEvent, Qt
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from warapp._compat import override
from warapp.ui.charts.axis import COUNTS, Axis, Scale
from warapp.ui.charts.colours import bar_colour
from warapp.ui.charts.painter import ChartPainter
from warapp.ui.charts.plot import Plot
from warapp.ui.widgets.sizing import text_px
from warapp.words.translation import Translator, comma_separated

_WIDE_LINES = 14
_GAP = 0.08
"""The space on either side of a column, as a part of its width."""
_OPEN_PATTERN = Qt.BrushStyle.BDiagPattern


@dataclass(frozen=True, slots=True)
class Column:
    """One bar of a histogram.

    Attributes:
        first: the value at its start.
        end: the value at its end.
        height: on the y axis.
        words: its tooltip.
        open: whether it also counts everything greater.
    """

    first: float
    end: float
    height: float
    words: str = ""
    open: bool = False


@dataclass(frozen=True, slots=True)
class Histogram:
    """The content of a histogram.

    Attributes:
        columns: in ascending order, all of the same width.
        marks: values to mark, with their labels.
        below: the title of the x axis.
        beside: the title of the y axis.
        scale: of the x axis.
    """

    columns: Sequence[Column]
    marks: tuple[tuple[float, str], ...]
    below: str
    beside: str
    scale: Scale = COUNTS

    @property
    def x_axis(self) -> Axis:
        """The x axis, without ticks."""
        return Axis(self.columns[0].first, self.columns[-1].end, scale=self.scale)

    @property
    def y_axis(self) -> Axis:
        """The y axis, without ticks."""
        return Axis(0.0, max(1.0, 1.04 * max(column.height for column in self.columns)))

    def words(self) -> str:
        """Return the marks in words."""
        mark = QCoreApplication.translate("HistogramChart", "{what}: {value} {unit}")
        marks = [
            mark.format(what=words, value=self.scale.text(value), unit=self.below)
            for value, words in self.marks
        ]
        return comma_separated(marks, Translator(QCoreApplication.translate))


class HistogramChart(QWidget):
    """Draws a histogram in the palette, font and layout direction of the window.

    Args:
        parent: the parent widget.
        high_ems: its height in text sizes.
    """

    def __init__(self, parent: QWidget | None = None, *, high_ems: float) -> None:
        super().__init__(parent)
        self._histogram: Histogram | None = None
        self._high_ems = high_ems
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_histogram(self, histogram: Histogram) -> None:
        """Show a histogram."""
        self._histogram = histogram
        self.setAccessibleDescription(histogram.words())
        self.update()

    def plot(self) -> Plot | None:
        """Return the geometry of the plot, or None while there is no histogram."""
        histogram = self._histogram
        if histogram is None:
            return None
        return Plot.fitted(
            QRectF(self.rect()),
            self.fontMetrics(),
            histogram.x_axis,
            histogram.y_axis,
            mirrored=self.isRightToLeft(),
            rows_above=self._mark_rows(histogram) + 1.2,
            rows_below=2.0,
        )

    def _mark_rows(self, histogram: Histogram) -> int:
        """Return how many rows the labels of the marks need; those far enough apart share one."""
        values, font = [value for value, _ in histogram.marks], self.fontMetrics()
        pixels = self.width() / (histogram.x_axis.span or 1)
        gaps = [(later - before) * pixels for before, later in pairwise(values)]
        widths = [font.horizontalAdvance(words) + font.height() for _, words in histogram.marks]
        return 1 if all(gap > sum(widths) for gap in gaps) else len(values)

    def words_at(self, x: float) -> str:
        """Return the tooltip of the column at an x coordinate, or ''."""
        plot, histogram = self.plot(), self._histogram
        if plot is None or histogram is None:
            return ""
        value = plot.value_at(x)
        return next((c.words for c in histogram.columns if c.first <= value < c.end), "")

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_WIDE_LINES * self.fontMetrics().height(), round(self._high_ems * text_px(self.font())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        plot, histogram = self.plot(), self._histogram
        if plot is None or histogram is None:
            return
        palette = self.palette()
        colour = bar_colour(palette, palette.window().color())
        with QPainter(self) as painter:
            chart = ChartPainter(painter, plot, palette.windowText().color())
            chart.axes()
            chart.axis_titles(histogram.below, histogram.beside)
            for column in histogram.columns:
                brush = QBrush(colour, _OPEN_PATTERN) if column.open else QBrush(colour)
                chart.bar(column.first, column.end, column.height, brush, gap=_GAP)
            rows = self._mark_rows(histogram)
            for nth, (value, words) in enumerate(histogram.marks):
                chart.marker(value + 0.5, words, nth % rows + 1)  # the middle of the bar of a whole number

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.words_at(event.pos().x()), self)
            return True
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        return super().event(event)
