"""The small pictures in the bubble that ask what the words ask, so that nobody needs to read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from warapp.learn.help_pictures import Part
from warapp.learn.questions import Asked
from warapp.table.drawing.paint import polygon, rounded
from warapp.ui.learn.drawing.figures import paint_block, paint_number, paint_sign, paint_ten_frame
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.drawing.ink import BLOCK, BLOCK_DEEP, GOLD, GOLD_DEEP, INK, SEATS, SeatInk

_GREY = SeatInk(BLOCK, BLOCK_DEEP, BLOCK)
_GOLDEN = SeatInk(GOLD, GOLD_DEEP, GOLD)


def paint_question(painter: QPainter, box: QRectF, asked: Asked) -> None:
    """Paint what is asked."""
    match asked:
        case Asked.MORE | Asked.LESS:
            _towers(painter, box, starred=1 if asked is Asked.MORE else 0)
        case Asked.HOW_MANY_MORE:
            _how_many(painter, box)
        case Asked.SIGN:
            for nth, sign in enumerate("<=>"):
                middle = QPointF(box.center().x() + (nth - 1) * 0.32 * box.width(), box.center().y())
                paint_sign(painter, middle, 0.24 * box.width(), sign, QColor(INK))
        case Asked.MORE_DOTS:
            frame = QRectF(box.left(), box.center().y() - 0.2 * box.width(), box.width(), 0.4 * box.width())
            paint_ten_frame(painter, frame, [(Part.FIRST, n) for n in range(4)], 0)
        case Asked.GREATER_NUMBER | Asked.GREATEST_NUMBER:
            _rods(painter, box)
        case _:
            _two_cards(painter, box, _SIGNS[asked])


_SIGNS = {
    Asked.GREATER_SUM: "+",
    Asked.SUM: "+",
    Asked.FURTHER_APART: "−",
    Asked.CLOSER: "−",
    Asked.GREATER_PRODUCT: "×",
}


def paint_turn(painter: QPainter, box: QRectF) -> None:
    """Paint a card that is turned."""
    side = min(box.width(), box.height()) * 0.86
    place = QRectF(0, 0, side, side)
    place.moveCenter(box.center())
    paint_icon(painter, Icon.TURN_CARDS, place, QColor(INK))


def _column(painter: QPainter, x: float, bottom: float, side: float, inks: list[SeatInk]) -> None:
    for nth, ink in enumerate(inks):
        block = QRectF(x - side / 2, bottom - (nth + 1) * side * 1.12, side, side)
        paint_block(painter, block, ink, ringed=False, marker=None)


def _star(painter: QPainter, middle: QPointF, radius: float) -> None:
    star = polygon(5, middle, radius, 0.46)
    painter.fillPath(star, QColor(GOLD))
    painter.strokePath(star, QColor(GOLD_DEEP))


def _towers(painter: QPainter, box: QRectF, starred: int) -> None:
    side, bottom = 0.18 * box.height(), box.bottom() - 0.04 * box.height()
    places = (box.left() + 0.30 * box.width(), box.left() + 0.66 * box.width())
    for x, blocks in zip(places, (2, 4), strict=True):
        _column(painter, x, bottom, side, [_GREY] * blocks)
    height = (2, 4)[starred] * side * 1.12
    _star(painter, QPointF(places[starred], bottom - height - 0.17 * box.height()), 0.155 * box.height())


def _how_many(painter: QPainter, box: QRectF) -> None:
    side, bottom = 0.17 * box.height(), box.bottom() - 0.04 * box.height()
    _column(painter, box.left() + 0.26 * box.width(), bottom, side, [_GREY] * 3)
    _column(painter, box.left() + 0.45 * box.width(), bottom, side, [_GREY] * 3 + [_GOLDEN] * 2)
    middle = QPointF(box.left() + 0.76 * box.width(), box.top() + 0.26 * box.height())
    paint_number(painter, middle, 0.34 * box.height(), "?", QColor(INK))


def _rods(painter: QPainter, box: QRectF) -> None:
    side = 0.092 * box.height()
    for rod in range(3):
        x = box.left() + (0.22 + 0.17 * rod) * box.width()
        for nth in range(10):
            block = QRectF(x, box.bottom() - (nth + 1) * side - 2, side * 1.1, side)
            paint_block(painter, block, SEATS[0], ringed=False, marker=None)
    for nth in range(4):
        block = QRectF(box.left() + 0.78 * box.width(), box.bottom() - (nth + 1) * side * 1.2 - 2, side, side)
        paint_block(painter, block, SEATS[0], ringed=False, marker=None)


def _two_cards(painter: QPainter, box: QRectF, sign: str) -> None:
    height = 0.68 * box.height()
    width = height / 1.4
    for x, number, ink in ((0.22, "3", "#C4122F"), (0.78, "2", "#1C1B20")):
        card = QRectF(box.left() + x * box.width() - width / 2, box.center().y() - height / 2, width, height)
        painter.fillPath(rounded(card.translated(0, 1), 4), QColor(0, 0, 0, 50))
        painter.fillPath(rounded(card, 4), QColor("#FFFFFF"))
        painter.strokePath(rounded(card, 4), QColor("#C9C4B6"))
        paint_number(painter, card.center(), 0.5 * height, number, QColor(ink))
    paint_sign(painter, box.center(), 0.24 * box.width(), sign, QColor(INK))
