"""Draws piles and empty places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap

from warapp.table.drawing.paint import PaintContext, painter_on, rounded
from warapp.table.layout.geometry import Size

_MOST_LAYERS = 7


def slot(context: PaintContext, card: Size, *, dashed: bool = False) -> QPixmap:
    """Return the outline of an empty place for cards."""
    pixmap = context.canvas(card.width, card.height)
    painter = painter_on(pixmap)
    pen = QPen(QColor(context.theme.slot), max(1.0, card.width * 0.012))
    if dashed:
        pen.setStyle(Qt.PenStyle.DashLine)
    inset = card.width * 0.02
    edge = QRectF(inset, inset, card.width - 2 * inset, card.height - 2 * inset)
    painter.strokePath(rounded(edge, card.width * 0.06), pen)
    painter.end()
    return pixmap


def layers(count: int) -> int:
    """Return the number of edges visible below the top card of a pile with `count` cards.

    >>> layers(1), layers(26), layers(52)
    (0, 3, 7)
    """
    return min(_MOST_LAYERS, (count + 5) // 8)


def pile(context: PaintContext, back: QPixmap, card: Size, edges: int) -> QPixmap:
    """Return a pile: the back of its top card, and the edges of others to the lower right."""
    step = layer_step(card)
    pixmap = context.canvas(card.width + step * edges, card.height + step * edges)
    painter = painter_on(pixmap)
    for i in range(edges, -1, -1):
        painter.drawPixmap(QPointF(step * i, step * i), back)
    painter.end()
    return pixmap


def layer_step(card: Size) -> float:
    """Return the distance between two edges of a pile."""
    return max(1.0, card.width * 0.012)
