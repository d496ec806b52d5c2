"""A strip above the table that says what is on it in place of the round; nothing lies below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from warapp._compat import override
from warapp.table.drawing.paint import with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import bar_font, em_of_bar
from warapp.ui.appearance.symbols import Symbol, draw_symbol
from warapp.ui.play.bar_offer import Ribbon

_LIGHT, _DARK, _TEXT = "#FFF6DC", "#F0DFB4", "#1A1408"
_PLAIN, _PLAIN_TEXT, _PLAIN_LINE_PX = "#000000", "#FFFF00", 3
_HEIGHT_EMS, _SYMBOL_EMS, _GAP_EMS = 2.6, 1.45, 0.7


class RibbonStrip(QLabel):
    """Shows a ribbon, in paper colours or, on a table without shades, in yellow on black.

    Args:
        theme: of the table.
        parent: the widget above whose table it is.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._symbol = Symbol.HISTORY
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.set_theme(theme)
        self.fit_font()
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours that fit a table."""
        self._theme = theme
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(_PLAIN_TEXT if theme.is_plain else _TEXT))
        self.setPalette(palette)

    def show_ribbon(self, ribbon: Ribbon | None) -> None:
        """Show a ribbon; None hides it."""
        if ribbon:
            self._symbol = ribbon.symbol
            self.setText(ribbon.words)
        self.setVisible(ribbon is not None)

    def fit_font(self) -> None:
        """Use a font by that of the application, and leave room for the symbol on both sides."""
        font = QApplication.font()
        em = em_of_bar(font)
        self.setFont(bar_font(font, 1.15, 650))
        side = round((_SYMBOL_EMS + 2 * _GAP_EMS) * em)
        self.setContentsMargins(side, 3, side, 4)
        self.setMinimumHeight(round(_HEIGHT_EMS * em))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint_ground(painter)
            self._paint_symbol(painter)
        super().paintEvent(event)

    def _paint_ground(self, painter: QPainter) -> None:
        width, height = self.width(), self.height()
        if self._theme.is_plain:
            painter.fillRect(self.rect(), QColor(_PLAIN))
            painter.fillRect(0, height - _PLAIN_LINE_PX, width, _PLAIN_LINE_PX, QColor(_PLAIN_TEXT))
            return
        light = QLinearGradient(0, 0, 0, height)
        light.setColorAt(0, QColor(_LIGHT))
        light.setColorAt(1, QColor(_DARK))
        painter.fillRect(self.rect(), light)
        painter.fillRect(0, height - 1, width, 1, with_alpha("#000000", 120))

    def _paint_symbol(self, painter: QPainter) -> None:
        room = self.contentsRect()
        em = self.minimumHeight() / _HEIGHT_EMS
        wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        words = QFontMetrics(self.font()).boundingRect(room, wrapped, self.text())
        side = round(_SYMBOL_EMS * em)
        gap = round(_GAP_EMS * em)
        x = words.right() + gap if self.isRightToLeft() else words.left() - gap - side
        place = QRectF(x, round((self.height() - side) / 2), side, side)
        draw_symbol(painter, self._symbol, place, self.palette().windowText().color())
