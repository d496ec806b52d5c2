"""Going back and forth in a round as pages that turn: the old picture of the table folds away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.table.table import Table

TURN_MS = 160
_SHADE_PX, _SHADE_ALPHA = 28, 110


class PageTurn(QWidget):
    """Lies over the table while a page turns.

    Args:
        view: the widget of the table.
        table: has the frames, and says whether motion is reduced.
    """

    def __init__(self, view: QWidget, table: Table) -> None:
        super().__init__(view)
        self._view, self._table = view, table
        self._page: QPixmap | None = None
        self._passed_ms, self._forward = 0.0, True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def turning(self) -> bool:
        """Whether a page is turning."""
        return not self.isHidden()

    @property
    def left(self) -> float:
        """How much of the old page is still in sight, 1 … 0."""
        part = min(1.0, self._passed_ms / TURN_MS)
        return 1.0 - part * part * (3.0 - 2.0 * part)

    def lift(self, forward: bool) -> None:
        """Take the page that is in sight, to turn it forward or back; none while one turns already."""
        busy = self.turning or self._table.is_motion_reduced or not self._view.isVisible()
        self._page = None if busy else self._view.grab()
        self._forward = forward

    def turn(self) -> None:
        """Turn the page that was lifted, now that the next one lies below it."""
        if self._page is not None:
            self._passed_ms = 0.0
            self.setGeometry(self._view.rect())
            self.show()
            self.raise_()
            self._table.accompany(self._advance)

    def _advance(self, ms: float) -> bool:
        """Go on turning, and return whether it takes longer still."""
        self._passed_ms += ms
        if self._passed_ms < TURN_MS:
            self.update()
            return True
        self._page = None
        self.hide()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page is None:
            return
        wide, high = self.width() * self.left, self.height()
        to_the_left = self._forward != self._view.window().isRightToLeft()
        edge = wide if to_the_left else self.width() - wide
        page = QRectF(0 if to_the_left else edge, 0, wide, high)
        with QPainter(self) as painter:
            painter.drawPixmap(page, self._page, QRectF(self._page.rect()))
            beyond = edge + (_SHADE_PX if to_the_left else -_SHADE_PX)
            shade = QLinearGradient(QPointF(edge, 0), QPointF(beyond, 0))
            shade.setColorAt(0, QColor(0, 0, 0, _SHADE_ALPHA))
            shade.setColorAt(1, QColor(0, 0, 0, 0))
            painter.fillRect(QRectF(min(edge, beyond), 0, _SHADE_PX, high), shade)
