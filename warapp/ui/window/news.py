"""A strip over the table that says for some seconds what was done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from warapp._compat import override
from warapp.ui.appearance.symbols import Symbol, draw_symbol

SHOWN_MS = 6_000
_MARGIN_PX = 12


class News(QFrame):
    """Lies over the upper edge of the table, which keeps its size.

    Args:
        table: the widget that it lies over.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setForegroundRole(QPalette.ColorRole.Text)
        layout = QHBoxLayout(self)
        layout.addWidget(self._label, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()
        table.installEventFilter(self)

    @property
    def words(self) -> str:
        """What it says; '' while it is hidden."""
        return "" if self.isHidden() else self._label.text()

    def show_words(self, words: str, *, stays: bool = False) -> None:
        """Say something for some seconds, or until the next; with a screen reader always until then."""
        from PySide6.QtGui import QAccessible

        self._label.setText(words)
        self._fit()
        self.show()
        self.raise_()
        if stays or QAccessible.isActive():
            self._timer.stop()
        else:
            self._timer.start(SHOWN_MS)

    def clear(self) -> None:
        """Say nothing any more."""
        self._timer.stop()
        self.hide()

    def _fit(self) -> None:
        side = self.fontMetrics().height()
        self.setContentsMargins(_MARGIN_PX, 4, _MARGIN_PX, 4)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(side + _MARGIN_PX, 4, 0, 4)
        width = self._table.width()
        self.setGeometry(0, 0, width, max(self.heightForWidth(width), round(2.4 * side)))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return super().eventFilter(watched, event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clear()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self.fontMetrics().height()
        x = self.width() - _MARGIN_PX - side if self.isRightToLeft() else _MARGIN_PX
        with QPainter(self) as painter:
            place = QRectF(x, round((self.height() - side) / 2), side, side)
            draw_symbol(painter, Symbol.INFORMATION, place, self.palette().text().color())
            painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().mid())
