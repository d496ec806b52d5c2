"""Paints a sheet of paper, and tells its halves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from warapp.table.drawing.paint import rounded
from warapp.ui.learn.drawing.ink import FRAME_LINE


def paint_sheet(painter: QPainter, box: QRectF, radius: float, colour: str, line: str = FRAME_LINE) -> None:
    """Paint a sheet of paper with its shade on the felt."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 16))
    for spread in range(6, 0, -1):
        painter.drawRoundedRect(
            box.adjusted(-spread, 3 - spread, spread, 3 + spread), radius + spread, radius + spread
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.fillPath(rounded(box, radius), QColor(colour))
    edge = QColor(line)
    edge.setAlpha(90)
    painter.strokePath(rounded(box, radius), QPen(edge, 1))


def halves(box: QRectF, *, is_wide: bool) -> tuple[QRectF, QRectF]:
    """Return the halves of a sheet: beside each other on a wide one, else below each other."""
    middle = box.center()
    if is_wide:
        return (
            QRectF(box.topLeft(), QPointF(middle.x() - 8, box.bottom())),
            QRectF(QPointF(middle.x() + 8, box.top()), box.bottomRight()),
        )
    return (
        QRectF(box.topLeft(), QPointF(box.right(), middle.y() - 8)),
        QRectF(QPointF(box.left(), middle.y() + 8), box.bottomRight()),
    )
