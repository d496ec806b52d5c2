"""The bar of a lesson: its ground and the ten stones that say how far it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.learn.lesson import STONES
from warapp.table.drawing.paint import with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.learn.drawing.ink import GOLD, GOLD_DEEP

_STONE = "#EADFCB"


class LessonBar(QWidget):
    """Paints the ground of the bar and the stones; its buttons belong to the page.

    Args:
        theme: of the table.
        parent: the page.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._unit = theme, 1.0
        self._stones, self._left = 0, 0.0
        self._shows_current, self._has_stones = True, True

    def hide_stones(self) -> None:
        """Show no stones."""
        self._has_stones = False

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def show_stones(self, stones: int, left: float, unit: float, *, is_over: bool) -> None:
        """Show how many tenths are over.

        Args:
            stones: from 0 to 10.
            left: where the first stone is, from where reading begins.
            unit: what lengths grow with.
            is_over: whether none is being laid.
        """
        self._stones, self._left, self._unit = stones, left, unit
        self._shows_current = not is_over
        words = self.tr("%n of 10 parts of the lesson done", "", stones)
        self.setAccessibleName(words)
        self.update()

    @property
    def stones_end(self) -> float:
        """Where the last stone ends, from where reading begins."""
        return self._left + self.stones_width

    @property
    def stones_width(self) -> float:
        """The room that the stones take."""
        return (STONES * 16 + (STONES - 1) * 8 + 8) * self._unit

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            for nth in range(STONES if self._has_stones else 0):
                self._paint_stone(painter, nth)

    def _paint_stone(self, painter: QPainter, nth: int) -> None:
        u = self._unit
        x = self._left + (nth + 0.5) * 24 * u
        x = self.width() - x if self.isRightToLeft() else x
        middle = QPointF(x, self.height() / 2 + (3.5 if nth % 2 else -3.5) * u)
        if nth < self._stones:
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.setBrush(QColor(_STONE))
            painter.drawEllipse(middle, 8.4 * u, 6.8 * u)
        elif nth == self._stones and self._shows_current:
            painter.setPen(QPen(QColor(GOLD_DEEP), 1.4))
            painter.setBrush(QColor(GOLD))
            painter.drawEllipse(middle, 11 * u, 9.4 * u)
        else:
            painter.setPen(QPen(QColor(self._theme.slot), 1.6))
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawEllipse(middle, 8 * u, 6.4 * u)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, box = self._theme, QRectF(self.rect())
        if theme.is_plain:
            painter.fillRect(box, QColor(theme.rim_light))
            painter.fillRect(QRectF(0, 0, box.width(), 2), QColor(theme.hairline))
            return
        light = QLinearGradient(0, 0, 0, box.height())
        light.setColorAt(0, QColor(theme.rim_light))
        light.setColorAt(1, QColor(theme.rim_dark))
        painter.fillRect(box, light)
        painter.fillRect(QRectF(0, 0, box.width(), 1), with_alpha("#000000", 150))
        painter.fillRect(QRectF(0, 1, box.width(), 1), with_alpha(theme.hairline, 90))
