"""Draws the share bar: who owns how many cards, in the colours and shapes of the seats."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.paint import PaintContext, painter_on, rounded
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.table.layout.geometry import Box, Size
from warapp.table.layout.share_bar import Segment, divide
from warapp.table.stage.shares import LAST_CARDS, Shares

GROOVE_PX = 3.0
"""How far the groove extends beyond the bar on each side."""
_INK = QColor("#1B130A")
_DIGITS = 0.62
"""The height of the numbers, by that of the bar."""
_HATCH_PX, _STROKE_PX = 7.0, 2.2
_FAINTEST = 0.6


def empty_share_bar(context: PaintContext, size: Size) -> QPixmap:
    """Return the groove of a share bar of this size, `GROOVE_PX` larger than it on each side."""
    pixmap = context.canvas(size.width + 2 * GROOVE_PX, size.height + 2 * GROOVE_PX)
    painter = painter_on(pixmap)
    painter.translate(GROOVE_PX, GROOVE_PX)
    _paint_groove(painter, QRectF(0, 0, size.width, size.height), context)
    painter.end()
    return pixmap


def share_bar(context: PaintContext, shares: Shares, size: Size, pulse: float, empty: QPixmap) -> QPixmap:
    """Return the share bar in its groove, `GROOVE_PX` larger on each side.

    Args:
        context: the colours and the resolution.
        shares: who owns how many cards.
        size: the size of the bar without its groove.
        pulse: how far the last cards of a seat have faded, 0 … 1.
        empty: the bar of this size without shares, drawn once for all of them.
    """
    pixmap = QPixmap(empty)
    painter = painter_on(pixmap)
    painter.translate(GROOVE_PX, GROOVE_PX)
    bar = QRectF(0, 0, size.width, size.height)
    segments = divide(shares, Box(0, 0, *size))
    painter.save()
    painter.setClipPath(rounded(bar, size.height / 2))
    for segment in segments:
        faded = pulse if segment.seat is not None and segment.cards <= LAST_CARDS else 0.0
        painter.setOpacity(1.0 - (1.0 - _FAINTEST) * faded)
        _paint_segment(painter, segment, context)
    painter.setOpacity(1.0)
    if context.theme.glow:
        shine = QLinearGradient(0, 0, 0, size.height / 2)
        shine.setColorAt(0, QColor(255, 255, 255, 80))
        shine.setColorAt(1, QColor(255, 255, 255, 0))
        painter.fillRect(QRectF(0, 0, size.width, size.height / 2), shine)
    painter.restore()
    for segment in segments:
        last_of_two = len(shares.seats) == 2 and segment.seat == 1
        _paint_owner(painter, segment, context, at_end=last_of_two)
        _paint_fair_share(painter, segment)
    if len(shares.seats) == 2:
        _paint_middle(painter, bar)
    painter.end()
    return pixmap


def _paint_groove(painter: QPainter, bar: QRectF, context: PaintContext) -> None:
    groove = bar.adjusted(-GROOVE_PX, -GROOVE_PX, GROOVE_PX, GROOVE_PX)
    radius = groove.height() / 2
    painter.fillPath(rounded(groove, radius), QColor(context.theme.groove))
    if context.theme.glow:
        edge = rounded(groove.adjusted(0.5, 0.5, -0.5, -0.5), radius)
        painter.strokePath(edge, QPen(QColor(255, 255, 255, 40), 1))
    else:
        edge = rounded(groove.adjusted(1, 1, -1, -1), radius)
        painter.strokePath(edge, QPen(QColor(context.theme.slot), 2))


def _paint_segment(painter: QPainter, segment: Segment, context: PaintContext) -> None:
    box = QRectF(*segment.box)
    if segment.seat is None:
        _paint_hatching(painter, box, context)
        return
    colour = QColor(SEAT_COLOURS[segment.seat])
    if not context.theme.glow:
        painter.fillRect(box, colour)
        return
    shaded = QLinearGradient(0, 0, 0, box.height())
    shaded.setColorAt(0, colour.lighter(116))
    shaded.setColorAt(1, colour.darker(112))
    painter.fillRect(box, shaded)


def _paint_hatching(painter: QPainter, box: QRectF, context: PaintContext) -> None:
    painter.save()
    painter.setClipRect(box)
    painter.fillRect(box, QColor(255, 255, 255, 40))
    painter.setPen(QPen(QColor(context.theme.badge), _STROKE_PX))
    x = box.x() - box.height()
    while x < box.right():
        painter.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
        x += _HATCH_PX
    painter.restore()


def _paint_owner(painter: QPainter, segment: Segment, context: PaintContext, *, at_end: bool) -> None:
    """Paint shape and number of a segment, or its shape alone, as far as they fit."""
    box, digits = QRectF(*segment.box), segment.box.height * _DIGITS
    number = str(segment.cards)
    number_width = letters_width(number, digits)
    top = box.center().y() - digits / 2
    if segment.seat is None:
        _paint_pot(painter, box, number, context)
        return
    radius = box.height() * 0.30
    if box.width() < 2 * radius + 6:
        return
    fits = box.width() >= 2 * radius + number_width + 17
    inset = 8.0 if fits else (box.width() - 2 * radius) / 2
    center = box.right() - inset - radius if at_end else box.x() + inset + radius
    painter.fillPath(seat_marker(segment.seat, QPointF(center, box.center().y()), radius), _INK)
    if fits:
        x = center - radius - 5 - number_width if at_end else center + radius + 5
        painter.fillPath(set_letters(number, digits).translated(x, top), _INK)


def _paint_pot(painter: QPainter, box: QRectF, number: str, context: PaintContext) -> None:
    """Paint the number of cards in the pot on a dark pill, if there is room."""
    digits = box.height() * _DIGITS
    width = letters_width(number, digits) + box.height() * 0.75
    if box.width() < width + box.height():
        return
    center = box.center()
    pill = QRectF(center.x() - width / 2, box.y() + 1, width, box.height() - 2)
    painter.fillPath(rounded(pill, pill.height() / 2), QColor(context.theme.groove))
    at = QPointF(center.x() - letters_width(number, digits) / 2, center.y() - digits / 2)
    painter.fillPath(set_letters(number, digits).translated(at), QColor(context.theme.badge))


def _paint_fair_share(painter: QPainter, segment: Segment) -> None:
    """Tick the fair share above and below in a segment that is longer."""
    if segment.fair_x is None:
        return
    x, top, bottom = segment.fair_x, segment.box.y, segment.box.bottom
    third = segment.box.height / 3
    painter.setPen(QPen(QColor(255, 255, 255, 230), 2))
    painter.drawLine(QLineF(x, top, x, top + third))
    painter.drawLine(QLineF(x, bottom - third, x, bottom))


def _paint_middle(painter: QPainter, bar: QRectF) -> None:
    """Mark where the fair shares of two seats meet."""
    middle = QLineF(bar.center().x(), bar.y() - GROOVE_PX, bar.center().x(), bar.bottom() + GROOVE_PX)
    for colour, width in ((QColor(0, 0, 0, 110), 4), (QColor("#FFFFFF"), 2)):
        painter.setPen(QPen(colour, width))
        painter.drawLine(middle)
