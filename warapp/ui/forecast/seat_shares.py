"""A bar of how many rounds each seat wins, in the seats' colours, with their shapes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.ui.charts.legend import Legend
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.words.translation import Translator, comma_separated

_HIGH_EMS, _GAP_PX, _INK = 1.7, 2, "#1C1B20"


class SeatShares(QWidget):
    """The bar, and below it who is who, and how many rounds in 100 they win."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = _Bar(self)
        self.legend = Legend(_draw_sample, 1.0, self, leading=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(self._bar)
        column.addWidget(self.legend)

    def show_chances(self, chances: Sequence[float], names: Sequence[str]) -> None:
        """Show the share of rounds that each seat wins, 0 … 1; draws are the rest."""
        self._bar.show_chances(chances)
        words = [
            self.tr("{name} {number}").format(name=name, number=number_text(100 * chance))
            for name, chance in zip(names, chances, strict=True)
        ]
        self.legend.show_entries(words)
        self._bar.setAccessibleDescription(comma_separated(words, Translator(QCoreApplication.translate)))

    def words(self) -> list[str]:
        """Return who wins how many rounds in 100."""
        return self.legend.words()


class _Bar(QWidget):
    """The bar alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chances: tuple[float, ...] = ()
        self.setAccessibleName(self.tr("Rounds won by each player, in 100"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_chances(self, chances: Sequence[float]) -> None:
        self._chances = tuple(chances)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(160, round(_HIGH_EMS * text_px(self.font())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, start = colours_of(self.palette()), 0.0
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colours.groove)
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            painter.setFont(font)
            for seat, chance in enumerate(self._chances):
                left = 1 - start - chance if self.isRightToLeft() else start
                part = QRectF(left * self.width(), 0, chance * self.width() - _GAP_PX, self.height())
                start += chance
                if part.width() > 0:
                    painter.fillRect(part, QColor(SEAT_COLOURS[seat]))
                    self._draw_words(painter, part, seat, number_text(100 * chance))
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_words(self, painter: QPainter, part: QRectF, seat: int, words: str) -> None:
        radius = self.height() * 0.22
        whole = painter.fontMetrics().horizontalAdvance(words) + 2 * radius + 5
        if whole + 8 > part.width():
            return
        left = part.center().x() - whole / 2
        marker = seat_marker(seat, QPointF(left + radius, part.center().y()), radius)
        painter.fillPath(marker, QColor(_INK))
        painter.setPen(QColor(_INK))
        room = QRectF(left + 2 * radius + 5, 0, whole, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)


def _draw_sample(painter: QPainter, seat: int, room: QRectF, widget: QWidget) -> None:
    """Draw the shape of a seat."""
    radius = widget.fontMetrics().ascent() * 0.42
    marker = seat_marker(seat, QPointF(room.left() + radius + 1, room.center().y()), radius)
    painter.fillPath(marker, QColor(SEAT_COLOURS[seat]))
    painter.strokePath(marker, QPen(widget.palette().windowText().color(), 1))
