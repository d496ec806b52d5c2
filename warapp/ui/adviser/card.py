"""A suggestion: the rules in a sentence, what rounds by them come to, and a button that starts one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.adviser.figures import SuggestionFigures
from warapp.ui.adviser.small_charts import FigureBar, MinutesChart
from warapp.ui.widgets.labels import FlowingLabel, HelpLabel, make_bold
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.words import Translate

_MARGIN_PX, _GAP_PX, _RADIUS_PX = 14, 12, 12
_SENTENCE_SIZE, _SHARE_SIZE = 1.1, 1.5


class KnownMark(QLabel):
    """Says on a soft ground that people know the rules."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen if colours.border_px == 1 else QPen(colours.line, 1))
            painter.setBrush(colours.soft)
            half = self.height() / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), half, half)
            painter.setPen(colours.on_soft)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(1.2 * text_px(self.font())), 2)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SuggestionCard(QWidget):
    """Shows one suggestion.

    Args:
        number: its place, from 1, which is also its key.
        translate: into the reader's language.
    """

    started = Signal()
    """A round by these rules is wanted."""

    def __init__(self, number: int, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate, self._is_best = translate, number == 1
        self.sentence, self.known = FlowingLabel(self), KnownMark(self.tr("known"), self)
        make_bold(self.sentence, _SENTENCE_SIZE)
        self.chart = MinutesChart(self)
        self.share, self.suit, self.interval = QLabel(self), HelpLabel("", self), HelpLabel("", self)
        self.share.setProperty("accent", True)
        make_bold(self.share, _SHARE_SIZE)
        self.bars = [FigureBar(self) for _ in range(4)]
        self.start = QPushButton(self.tr("Start"), self)
        self.start.setAutoDefault(False)
        key = f"Alt+{number}"
        self.start.setShortcut(key)
        self.start.setToolTip(self.tr("Play a round by these rules ({key})").format(key=key))
        self.start.clicked.connect(self.started)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._build()

    def show_figures(self, figures: SuggestionFigures, minutes: int) -> None:
        """Show a suggestion.

        Args:
            figures: what is shown.
            minutes: at the end of the chart.
        """
        self.sentence.setText(figures.sentence)
        self.known.setVisible(figures.is_known)
        marks = [mark for mark in (figures.least, figures.most) if mark]
        end = self.tr("{number} min").format(number=number_text(minutes))
        self.chart.show_minutes(figures.minutes, (0, minutes // 2, minutes), marks, end)
        self.share.setText(figures.share)
        self.suit.setText(figures.suit)
        self.interval.setText(figures.interval)
        for bar, shown in zip(self.bars, figures.bars, strict=True):
            bar.show_bar(shown)
        words = figures.words(self._translate)
        self.setAccessibleName(figures.sentence)
        self.setAccessibleDescription(words)
        self.chart.setAccessibleName(self.tr("How long rounds take"))
        self.chart.setAccessibleDescription(f"{figures.share} {figures.suit}")
        self.start.setAccessibleName(self.tr("Start: {rules}").format(rules=figures.sentence))
        self.start.setAccessibleDescription(words)
        self._fit()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN_PX, 8, _MARGIN_PX, 8)
        column.setSpacing(4)
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(self.sentence, 1)
        first.addWidget(self.known, 0, Qt.AlignmentFlag.AlignVCenter)
        first.addWidget(self.start, 0, Qt.AlignmentFlag.AlignTop)
        self._shares = QWidget(self)
        told = QVBoxLayout(self._shares)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        for label in (self.share, self.suit, self.interval):
            label.setWordWrap(False)
            told.addWidget(label)
        self._figures = QWidget(self)
        bars = QGridLayout(self._figures)
        bars.setContentsMargins(0, 0, 0, 0)
        bars.setHorizontalSpacing(_GAP_PX)
        bars.setVerticalSpacing(4)
        for nth, bar in enumerate(self.bars):
            bars.addWidget(bar, nth // 2, nth % 2)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(_GAP_PX + 4)
        self._grid.setVerticalSpacing(6)
        self._grid.addWidget(self.chart, 0, 0)
        self._grid.addWidget(self._shares, 0, 1, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self._figures, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        column.addLayout(first)
        column.addLayout(self._grid)
        self._is_wide = True

    def _fit(self) -> None:
        """Put the figures below the chart where there is no room beside it."""
        parts = (self.chart, self._shares, self._figures)
        needed = sum(part.minimumSizeHint().width() for part in parts) + 2 * (_GAP_PX + 4) + 2 * _MARGIN_PX
        is_wide = self.width() >= needed
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        self._grid.removeWidget(self._figures)
        if is_wide:
            self._grid.addWidget(self._figures, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._grid.addWidget(self._figures, 1, 0, 1, 2)
        self._grid.setColumnStretch(2, 1 if is_wide else 0)
        self.updateGeometry()

    @override
    def minimumSizeHint(self) -> QSize:
        narrow = max(
            self.chart.minimumSizeHint().width() + self._shares.minimumSizeHint().width() + _GAP_PX + 4,
            self._figures.minimumSizeHint().width(),
        )
        return QSize(narrow + 2 * _MARGIN_PX, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide = 2.5 if self._is_best else colours.border_px
            painter.setPen(QPen(colours.accent if self._is_best else colours.line, wide))
            painter.setBrush(colours.paper)
            half = wide / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS_PX, _RADIUS_PX
            )
