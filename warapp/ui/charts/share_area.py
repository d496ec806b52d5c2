"""The shares of two sides over a round as an area, with the fair share dashed; no axes, for a small place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.ui.charts.colours import with_alpha

_RADIUS, _LINE_PX, _MARK_PX = 8.0, 1.4, 5.0
_OWN_ALPHA, _OTHER_ALPHA = 235, 88


class ShareArea(QWidget):
    """Shows how many of all cards one side had after each battle.

    Args:
        own: the colour of that side.
        other: the colour of the other.
        mark: the colour of the mark.
        parent: the parent widget.
    """

    def __init__(self, own: str, other: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own, self._other, self._mark_colour = QColor(own), QColor(other), QColor(mark)
        self._shares: Sequence[int] = ()
        self._in_play = 1
        self._mark: int | None = None

    def show_shares(self, shares: Sequence[int], in_play: int, mark: int | None) -> None:
        """Show shares.

        Args:
            shares: the number of cards at the deal and after each battle.
            in_play: the number of all cards.
            mark: the battle whose number of cards is marked; None for none.
        """
        self._shares, self._in_play, self._mark = shares, max(1, in_play), mark
        self.update()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(60, 24)

    def points(self, area: QRectF) -> list[QPointF]:
        """Return the points of the line in an area, at most two a pixel; mirrored right to left."""
        last = max(1, len(self._shares) - 1)
        most = max(2, round(2 * area.width()))
        step = max(1, last // most)
        battles = sorted({*range(0, len(self._shares), step), len(self._shares) - 1})
        return [self._point(battle, area) for battle in battles]

    def _point(self, battle: int, area: QRectF) -> QPointF:
        part = battle / max(1, len(self._shares) - 1)
        if self.isRightToLeft():
            part = 1.0 - part
        share = self._shares[battle] / self._in_play
        return QPointF(area.left() + area.width() * part, area.bottom() - area.height() * share)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._shares:
            return
        area = QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(area, _RADIUS, _RADIUS)
            painter.setClipPath(frame)
            self._paint_areas(painter, area)
            painter.setPen(QPen(QColor(255, 255, 255, 150), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
            painter.setClipping(False)
            if self._mark is not None:
                self._paint_mark(painter, self._point(self._mark, area), area)

    def _paint_areas(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, QColor(0, 0, 0, 80))
        painter.fillRect(area, with_alpha(self._other, _OTHER_ALPHA / 255))
        points = self.points(area)
        below = QPainterPath(QPointF(points[0].x(), area.bottom()))
        line = QPainterPath(points[0])
        for point in points:
            below.lineTo(point)
            line.lineTo(point)
        below.lineTo(points[-1].x(), area.bottom())
        painter.fillPath(below, with_alpha(self._own, _OWN_ALPHA / 255))
        painter.strokePath(line, QPen(QColor(255, 255, 255, 220), _LINE_PX))

    def _paint_mark(self, painter: QPainter, at: QPointF, area: QRectF) -> None:
        inside = QPointF(
            min(max(at.x(), area.left() + _MARK_PX), area.right() - _MARK_PX),
            min(max(at.y(), area.top() + _MARK_PX), area.bottom() - _MARK_PX),
        )
        painter.setPen(QPen(QColor("#FFFFFF"), 1.6))
        painter.setBrush(self._mark_colour)
        painter.drawEllipse(inside, _MARK_PX, _MARK_PX)
