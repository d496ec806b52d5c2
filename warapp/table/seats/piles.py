"""Draws piles, and the places for cards on the felt."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from warapp.table.drawing.paint import PaintContext, painter_on, rounded, with_alpha
from warapp.table.drawing.seat_markers import seat_marker
from warapp.table.drawing.soft import paint_soft
from warapp.table.layout.geometry import Size

PILE_MARGIN_PX = 20.0
"""How far the pixmap of a pile extends beyond it on each side, for its shadow."""
INVITATION_MARGIN_PX = 26.0
"""The same of the ring and the glow round a pile."""
CORNER = 0.06
"""The radius of the corners of a card, in card widths."""
MOST_LAYERS = 8
_LAYER, _LAYER_RIGHT = 0.0125, 0.55
"""How much lower each card's edge is, in card widths, and how much of that further right."""
_UNEVEN_PX = 0.5
_SHADOW_DOWN_PX, _SHADOW_BLUR_PX, _SHADOW = 5.0, 16.0, QColor(0, 0, 0, 110)
_DASHES = [4.0, 3.4]
_TURNED = 0.008
"""How far a card that lies a little turned leaves its place uncovered, in card heights."""
_SHAPE = 0.13
"""The radius of a seat's shape in an empty place, in card widths."""
_STAKES, _STAKE_STEP = 4, 0.18
"""How many outlines show where stakes will lie, and their distance, in card widths."""


def seat_slot(context: PaintContext, card: Size, seat: int) -> QPixmap:
    """Return the empty place for the card that a seat turns, with the seat's shape in it."""
    pixmap = context.canvas(*card)
    painter, theme = painter_on(pixmap), context.theme
    _paint_slot(painter, context, card, dashed=False)
    shape = seat_marker(seat, QPointF(card.width / 2, card.height / 2), _SHAPE * card.width)
    if theme.is_plain:
        painter.strokePath(shape, QPen(QColor(theme.place), 2))
    else:
        painter.fillPath(shape, with_alpha(theme.slot, 46))
        painter.strokePath(shape, QPen(QColor(theme.place), 1.4))
    painter.end()
    return pixmap


def stakes(context: PaintContext, card: Size) -> QPixmap:
    """Return the outlines, sewn into the felt, where the stakes of a war will lie, to the right of a card.

    The pixmap begins at the card's right edge, and what lies to the left of it is left out.
    """
    step = _STAKE_STEP * card.width
    pixmap = context.canvas(_STAKES * step + 2, card.height)
    painter = painter_on(pixmap)
    for nth in range(_STAKES, 0, -1):
        painter.setClipRect(QRectF((nth - 1) * step, 0, step + 2, card.height))
        outline = QRectF(1 - card.width + nth * step, 1, card.width - 2, card.height - 2)
        pen = QPen(with_alpha(context.theme.slot, 92 - 17 * nth), 1.3)
        pen.setDashPattern(_DASHES)
        painter.strokePath(rounded(outline, CORNER * card.width), pen)
    painter.end()
    return pixmap


def layers(count: int) -> int:
    """Return the number of edges visible below the top card of a pile with `count` cards.

    >>> layers(1), layers(2), layers(26), layers(52)
    (0, 1, 4, 8)
    """
    return min(MOST_LAYERS, (count + 5) // 7)


def pile(context: PaintContext, back: QPixmap, card: Size, edges: int) -> QPixmap:
    """Return a pile with `PILE_MARGIN_PX` around its top card: that, the edges of others, and its shadow."""
    step = layer_step(card)
    margin = 2 * PILE_MARGIN_PX
    pixmap = context.canvas(card.width + step * edges + margin, card.height + step * edges + margin)
    painter = painter_on(pixmap)
    painter.translate(PILE_MARGIN_PX, PILE_MARGIN_PX)
    if not context.theme.is_plain:
        whole = QRectF(0, _SHADOW_DOWN_PX, card.width + 0.6 * step * edges, card.height + step * edges)
        paint_soft(painter, whole, _SHADOW_BLUR_PX, _SHADOW)
    uneven = random.Random(edges)
    for nth in range(edges, -1, -1):
        shift = uneven.uniform(-_UNEVEN_PX, _UNEVEN_PX) if nth else 0.0
        painter.drawPixmap(QPointF(_LAYER_RIGHT * step * nth + shift, step * nth), back)
    painter.end()
    return pixmap


def empty_pile(context: PaintContext, card: Size) -> QPixmap:
    """Return the place of a pile without cards, with as much around it."""
    pixmap = context.canvas(card.width + 2 * PILE_MARGIN_PX, card.height + 2 * PILE_MARGIN_PX)
    painter = painter_on(pixmap)
    painter.translate(PILE_MARGIN_PX, PILE_MARGIN_PX)
    _paint_slot(painter, context, card, dashed=True)
    painter.end()
    return pixmap


def layer_step(card: Size) -> float:
    """Return how much lower each edge of a pile is."""
    return max(1.0, _LAYER * card.width)


def invitation(context: PaintContext, card: Size) -> QPixmap:
    """Return the ring and the glow round a pile from which a card is to be turned.

    Place it below the pile, `INVITATION_MARGIN_PX` beyond its corner.
    """
    margin, theme = INVITATION_MARGIN_PX, context.theme
    pixmap = context.canvas(card.width + 2 * margin, card.height + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin, margin)
    box, corner = QRectF(0, 0, *card), CORNER * card.width
    if not theme.is_plain:
        paint_soft(painter, box.adjusted(-4, -4, 4, 4), 22, with_alpha(theme.badge, 215))
    ring = rounded(box.adjusted(-2, -2, 2, 2), corner + 2)
    painter.strokePath(ring, QPen(with_alpha(theme.ring, 255 if theme.is_plain else 210), 2.6))
    painter.end()
    return pixmap


def _paint_slot(painter: QPainter, context: PaintContext, card: Size, *, dashed: bool) -> None:
    theme = context.theme
    inset = 1.0 + _TURNED * card.height
    outline = rounded(QRectF(0, 0, *card).adjusted(inset, inset, -inset, -inset), CORNER * card.width)
    pen = QPen(QColor(theme.place), 2.0 if theme.is_plain else 1.6)
    if dashed:
        pen.setDashPattern(_DASHES)
    if not theme.is_plain:
        painter.fillPath(outline, QColor(0, 0, 0, 14 if theme.is_light else 22))
    painter.strokePath(outline, pen)
