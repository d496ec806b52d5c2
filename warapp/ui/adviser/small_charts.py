"""The small charts of a suggestion: how long rounds take, and a figure with its bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.adviser.figures import Bar
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import Colours, colours_of

_CHART_EMS, _BARS_EMS, _GAP, _LATE_PX = (14.5, 3.2), 3.0, 0.12, 6
_SMALL = 0.86
_BAR_EMS, _BAR_PX = 7.2, 6


class MinutesChart(QWidget):
    """Bars of how many rounds take how long, and dashed lines at the minutes that are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shares: Sequence[float] = ()
        self._ends: tuple[int, ...] = ()
        self._marks: tuple[float, ...] = ()
        self._unit = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_minutes(
        self, shares: Sequence[float], ends: Sequence[int], marks: Sequence[float], unit: str
    ) -> None:
        """Show shares of rounds.

        Args:
            shares: by bars from the left, the last being of rounds that take longer.
            ends: the minutes at the start, in the middle and at the end of the others.
            marks: where the dashed lines stand, as shares of that time.
            unit: the last of the minutes with its unit.
        """
        self._shares, self._ends, self._marks, self._unit = shares, tuple(ends), tuple(marks), unit
        self.update()

    @override
    def sizeHint(self) -> QSize:
        em = text_px(self.font())
        return QSize(round(_CHART_EMS[0] * em), round((_CHART_EMS[1] + 1.3) * em))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._shares:
            return
        colours, font = colours_of(self.palette()), _small(self.font())
        metrics = QFontMetrics(font)
        room = QRectF(self.rect()).adjusted(2, 2, -2, -metrics.height() - 2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isRightToLeft():
                painter.save()
                painter.translate(self.width(), 0)
                painter.scale(-1, 1)
            self._draw_bars(painter, room, colours)
            if self.isRightToLeft():
                painter.restore()
            painter.setFont(font)
            painter.setPen(colours.sub)
            self._draw_ends(painter, room, metrics)

    def _draw_bars(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        count = len(self._shares)
        step, most = room.width() / count, max(self._shares)
        for nth, share in enumerate(self._shares):
            high = max(1.5, room.height() * share / most) if share else 0
            bar = QRectF(room.left() + (nth + _GAP) * step, room.bottom() - high, step * (1 - 2 * _GAP), high)
            brush = Qt.BrushStyle.BDiagPattern if nth == count - 1 else Qt.BrushStyle.SolidPattern
            painter.fillRect(bar, _brush(colours.accent, brush))
        painter.setPen(QPen(colours.edge, 1))
        painter.drawLine(QLineF(room.left(), room.bottom(), room.right(), room.bottom()))
        painter.setPen(QPen(colours.bad, 1.6, Qt.PenStyle.DashLine))
        for mark in self._marks:
            x = room.left() + mark * (count - 1) * step
            painter.drawLine(QLineF(x, room.top(), x, room.bottom()))

    def _draw_ends(self, painter: QPainter, room: QRectF, metrics: QFontMetrics) -> None:
        """Write the minutes below the start, the middle and the end."""
        wide = room.width() * (len(self._shares) - 1) / len(self._shares)
        words = [*map(number_text, self._ends[:-1]), self._unit]
        for place, text in zip((0.0, 0.5, 1.0), words, strict=True):
            width = metrics.horizontalAdvance(text) + 2
            x = room.left() + place * wide
            x = self.width() - x if self.isRightToLeft() else x
            left = max(0.0, min(x - width / 2, self.width() - width))
            painter.drawText(
                QRectF(left, room.bottom() + 2, width, metrics.height()), Qt.AlignmentFlag.AlignCenter, text
            )


class FigureBar(QWidget):
    """A figure's name and value above a bar, whose scale is the same for all rules."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = Bar("", "", 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bar(self, bar: Bar) -> None:
        """Show another figure."""
        self._bar = bar
        self.setAccessibleName(bar.name)
        self.setAccessibleDescription(bar.value)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        em, metrics = text_px(self.font()), QFontMetrics(self.font())
        words = metrics.horizontalAdvance(self._bar.name) + QFontMetrics(
            _bold(self.font())
        ).horizontalAdvance(self._bar.value)
        return QSize(max(round(_BAR_EMS * em), words + em), metrics.height() + _BAR_PX + 4)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, mirrored = colours_of(self.palette()), self.isRightToLeft()
        high = self.fontMetrics().height()
        line = QRectF(0, 0, self.width(), high)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(colours.sub)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeading | _MIDDLE, self._bar.name)
            painter.setPen(colours.text)
            painter.setFont(_bold(self.font()))
            painter.drawText(line, Qt.AlignmentFlag.AlignTrailing | _MIDDLE, self._bar.value)
            groove = QRectF(0, high + 2, self.width(), _BAR_PX)
            full = groove.width() * self._bar.share
            left = groove.right() - full if mirrored else groove.left()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.line)
            painter.drawRoundedRect(groove, _BAR_PX / 2, _BAR_PX / 2)
            painter.setBrush(colours.accent)
            painter.drawRoundedRect(
                QRectF(left, groove.top(), max(full, _BAR_PX), _BAR_PX), _BAR_PX / 2, _BAR_PX / 2
            )


_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _SMALL)
    return small


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def _brush(colour: QColor, pattern: Qt.BrushStyle) -> QBrush:
    return QBrush(colour, pattern)
