"""Paints how sure a child is: a cell of the grid, and a bar over all items; never by colour alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from warapp.learn.boxes import Knowledge
from warapp.learn.progress import ModeProgress
from warapp.table.drawing.paint import rounded
from warapp.ui.learn.drawing.figures import Look
from warapp.ui.learn.drawing.ink import NOT_YET, NOT_YET_PALE, SURE

_COLOURS = {Look.COLOURS: (SURE, NOT_YET, NOT_YET_PALE), Look.BLACK: ("#2A2A2A", "#969696", "#FFFFFF")}
_EMPTY = "#E6E4DB"


def paint_cell(painter: QPainter, box: QRectF, knowledge: Knowledge, look: Look = Look.COLOURS) -> None:
    """Paint a tick for sure, a half field for not yet, an outline for not asked."""
    sure, not_yet, pale = _COLOURS[look]
    shape = rounded(box, 0.18 * box.width())
    if knowledge is Knowledge.SURE:
        painter.fillPath(shape, QColor(sure))
        _paint_tick(painter, box)
        return
    edge = QColor("#B9B5A8") if knowledge is Knowledge.NOT_ASKED else QColor(not_yet).darker(120)
    painter.fillPath(shape, QColor("#FFFFFF"))
    if knowledge is Knowledge.NOT_YET:
        half = QPainterPath(box.bottomLeft())
        half.lineTo(box.topRight())
        half.lineTo(box.bottomRight())
        half.closeSubpath()
        painter.fillPath(shape, QColor(pale))
        painter.fillPath(shape.intersected(half), QColor(not_yet))
    painter.strokePath(rounded(box.adjusted(0.6, 0.6, -0.6, -0.6), 0.18 * box.width()), QPen(edge, 1.4))


def _paint_tick(painter: QPainter, box: QRectF) -> None:
    tick = QPainterPath(_at(box, 0.27, 0.52))
    tick.lineTo(_at(box, 0.43, 0.68))
    tick.lineTo(_at(box, 0.74, 0.33))
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.strokePath(tick, QPen(QColor("#FFFFFF"), 0.08 * box.width(), c=cap, j=join))


def _at(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


def paint_share(painter: QPainter, box: QRectF, progress: ModeProgress, look: Look = Look.COLOURS) -> None:
    """Paint of which part of all items a child is sure, and which it has met."""
    sure, not_yet, _ = _COLOURS[look]
    shape = rounded(box, box.height() / 2)
    painter.fillPath(shape, QColor(_EMPTY))
    every = len(progress.items)
    left = box.left()
    for knowledge, colour in ((Knowledge.SURE, sure), (Knowledge.NOT_YET, not_yet)):
        width = box.width() * progress.count(knowledge) / every
        part = QPainterPath()
        part.addRect(QRectF(left, box.top(), width, box.height()))
        painter.fillPath(shape.intersected(part), QColor(colour))
        left += width
        if width > 0 and left < box.right():
            painter.fillRect(QRectF(left - 1, box.top(), 2, box.height()), QColor("#FFFFFF"))
