"""The chart of a forecast; needs pyqtgraph, which is imported beside the window when it is first shown."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from warapp._compat import override

if TYPE_CHECKING:
    from warapp.ui.forecast.figures import Bar

_HEIGHT_EMS = 13
_GAP = 0.08
"""The part of a bar's width that is left free on either side."""


@dataclass(frozen=True, slots=True)
class Histogram:
    """What a chart shows.

    Attributes:
        bars: from short to long, all of one width.
        scale: what a bar's length is multiplied by.
        marks: scaled lengths that are marked, with their words.
        below: what the lengths count.
        beside: what the height of a bar counts.
    """

    bars: Sequence[Bar]
    scale: float
    marks: tuple[tuple[float, str], ...]
    below: str
    beside: str


class ChartLoader(QObject):
    """Imports pyqtgraph in a thread, so that no click waits for it."""

    loaded = Signal(bool)
    """The import is over; whether a chart can be made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    def load(self) -> None:
        """Begin to import it, if that has not begun."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._import, name="chart", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Wait until the import is over."""
        if self._thread:
            self._thread.join()

    def _import(self) -> None:
        try:
            import pyqtgraph  # type: ignore[import-untyped]  # noqa: F401
        except ImportError as error:
            logging.getLogger(__name__).info("there is no chart, only the table: %s", error)
            self.loaded.emit(False)
        else:
            self.loaded.emit(True)


class Chart(QWidget):
    """Bars by the length of a round, with the marks that matter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        import pyqtgraph as graph

        graph.setConfigOption("exitCleanup", False)
        self._graph: Any = graph
        self._plot: Any = graph.PlotWidget(self, background=None)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # numbers grow to the right everywhere
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setMenuEnabled(False)
        self._plot.setMouseEnabled(x=False, y=False)
        self._plot.hideButtons()
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bars: Any = graph.BarGraphItem(x0=[0], width=1, height=[0])
        self._plot.addItem(self._bars)
        self._marks: list[Any] = []
        self._shown: Histogram | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._plot)
        self._follow_look()

    def show_histogram(self, shown: Histogram) -> None:
        """Show a histogram."""
        before, self._shown = self._shown, shown
        self._show_bars(shown)
        words = [words for _, words in shown.marks]
        if before is None or words != [words for _, words in before.marks]:
            self._make_marks(words)
        for mark, (at, _) in zip(self._marks, shown.marks, strict=True):
            mark.setValue(at)
        if before is None or (before.below, before.beside) != (shown.below, shown.beside):
            self._name_axes(shown)
        first, last = shown.bars[0], shown.bars[-1]
        x = first.first * shown.scale, (last.first + first.width) * shown.scale
        y = 0, 100 * max(bar.share for bar in shown.bars) * 1.35
        self._plot.setRange(xRange=x, yRange=y, padding=0)

    def _show_bars(self, shown: Histogram) -> None:
        width = shown.bars[0].width * shown.scale
        fill = self._colour(QPalette.ColorRole.Highlight)
        rest = QColor(fill)
        rest.setAlphaF(0.45)
        self._bars.setOpts(
            x0=[bar.first * shown.scale + width * _GAP for bar in shown.bars],
            width=width * (1 - 2 * _GAP),
            height=[100 * bar.share for bar in shown.bars],
            brushes=[rest if bar.open else fill for bar in shown.bars],
            pens=[None for _ in shown.bars],
        )

    def _make_marks(self, words: Sequence[str]) -> None:
        for mark in self._marks:
            self._plot.removeItem(mark)
        self._marks = [self._mark(text, place=0.95 - 0.11 * n) for n, text in enumerate(words)]
        for mark in self._marks:
            self._plot.addItem(mark)

    def _mark(self, words: str, *, place: float) -> Any:
        text = self._colour(QPalette.ColorRole.WindowText)
        pen = self._graph.mkPen(text, width=1, style=Qt.PenStyle.DashLine)
        options = {"color": text, "position": place, "movable": False, "fill": self._ground()}
        line = self._graph.InfiniteLine(angle=90, pen=pen, label=words, labelOpts=options)
        line.label.setFont(self.font())
        return line

    def _name_axes(self, shown: Histogram) -> None:
        text = self._colour(QPalette.ColorRole.WindowText)
        style = {"color": text.name(), "font-size": f"{self.font().pointSizeF():.1f}pt"}
        self._plot.setLabel("bottom", shown.below, **style)
        self._plot.setLabel("left", shown.beside, **style)

    def _ground(self) -> QColor:
        ground = self._colour(QPalette.ColorRole.Window)
        ground.setAlphaF(0.85)
        return ground

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return QColor(self.palette().color(role))

    def _follow_look(self) -> None:
        """Follow the font and the colours of the window."""
        text = self._colour(QPalette.ColorRole.WindowText)
        for side in ("bottom", "left"):
            axis = self._plot.getAxis(side)
            axis.setStyle(tickFont=QFont(self.font()))
            axis.setPen(text)
            axis.setTextPen(text)
        self.setMinimumHeight(_HEIGHT_EMS * self.fontMetrics().height())
        if self._shown:
            shown, self._shown = self._shown, None
            self.show_histogram(shown)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_shown"):
            self._follow_look()
