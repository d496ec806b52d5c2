"""Fills, outlines and writes on a painter in one colour.

A painter's own pen and brush may also be a style out of `Qt`, so that giving it either makes PySide load all
enums of `Qt` (see warapp.qt_numbers). What the first frame shows is therefore drawn by these.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsSimpleTextItem, QStyleOptionGraphicsItem


def fill(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    """Fill a shape."""
    painter.fillPath(shape, pen(colour).brush())


def outline(painter: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    """Draw a line along the edge of a shape, half of it on either side."""
    painter.strokePath(shape, pen(colour, width))


def write(painter: QPainter, at: QPointF, text: str, font: QFont, colour: str) -> None:
    """Write a line of text whose upper left corner is `at`."""
    item = QGraphicsSimpleTextItem(text)
    item.setFont(font)
    item.setBrush(pen(colour).brush())
    painter.save()
    painter.translate(at)
    item.paint(painter, QStyleOptionGraphicsItem(), None)  # type: ignore[arg-type]
    painter.restore()


def pen(colour: str, width: float = 1.0) -> QPen:
    """Return a pen that draws a whole line with flat ends."""
    drawn = QPen()
    drawn.setColor(QColor(colour))
    drawn.setWidthF(width)
    return drawn
