"""A round key that acts once it was held down for a second, so that no child presses it by chance."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen

from warapp._compat import override
from warapp.ui.learn.drawing.ink import GOLD
from warapp.ui.learn.keys.bar_keys import RoundKey

HOLD_MS = 1_000.0


class HoldKey(RoundKey):
    """Fills a ring while the mouse holds it down; by keyboard it acts at once."""

    hold_began = Signal()
    """It's held down: `advance` is to be called with each frame."""
    hold_ended = Signal()

    _held_ms: float | None = None

    def advance(self, ms: float) -> None:
        """Let time pass while it's held down."""
        if self._held_ms is None:
            return
        self._held_ms += ms
        self.update()
        if self._held_ms >= HOLD_MS:
            self._let_go()
            self.press()

    def _let_go(self) -> None:
        if self._held_ms is not None:
            self._held_ms = None
            self.setDown(False)
            self.update()
            self.hold_ended.emit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._held_ms = 0.0
        self.setDown(True)
        self.update()
        event.accept()
        self.hold_began.emit()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        event.accept()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._held_ms is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = 0.09 * self.width()
            painter.setPen(QPen(QColor(GOLD), width, c=Qt.PenCapStyle.RoundCap))
            ring = QRectF(self.rect()).adjusted(width, width, -width, -width)
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * self._held_ms / HOLD_MS))
