"""The big pictures of the modes, each of which is a small example."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from warapp.engine import parse_card
from warapp.learn.help_pictures import Part
from warapp.learn.number_cards import Shows
from warapp.learn.settings import Mode
from warapp.table.drawing.paint import polygon, rounded
from warapp.ui.learn.drawing.figures import (
    paint_block,
    paint_number,
    paint_sign,
    paint_ten_frame,
    paint_tower,
)
from warapp.ui.learn.drawing.ink import GOLD, INK, ON_GOLD, SEATS
from warapp.ui.learn.drawing.number_face import ASPECT, NumberFace, paint_number_face


def paint_mode(painter: QPainter, box: QRectF, mode: Mode) -> None:
    """Paint the picture of a mode."""
    scale = min(box.width() / 200, box.height() / 168)
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    _PICTURES[mode](painter)
    painter.restore()


def _card(
    painter: QPainter, x: float, y: float, name: str, number: int, shows: Shows, width: float, tilt: float
) -> None:
    height = width * ASPECT
    painter.save()
    painter.translate(x, y)
    painter.rotate(tilt)
    box = QRectF(-width / 2, -height / 2, width, height)
    painter.fillPath(rounded(box.translated(1, 3), 5), QColor(0, 0, 0, 60))
    paint_number_face(painter, box, NumberFace(parse_card(name), number, shows))
    painter.restore()


def _disc(painter: QPainter, x: float, y: float, radius: float) -> QPointF:
    middle, disc = QPointF(x, y), QPainterPath()
    disc.addEllipse(middle, radius, radius)
    painter.fillPath(disc, QColor(GOLD))
    painter.strokePath(disc, QPen(QColor("#FFFFFF"), 3))
    return middle


def _which(painter: QPainter) -> None:
    both = Shows.NUMERAL_AND_PIPS
    _card(painter, -48, 3, "3H", 3, both, 68, -6)
    ring = QRectF(-38, -54, 76, 108)
    painter.save()
    painter.translate(40, 2)
    painter.rotate(5)
    painter.fillPath(rounded(ring.adjusted(-4, -4, 4, 4), 9), QColor(GOLD))
    painter.restore()
    _card(painter, 40, 2, "8S", 8, both, 76, 5)
    middle = _disc(painter, 78, -46, 11)
    painter.fillPath(polygon(5, middle, 7, 0.46), QColor(ON_GOLD))


def _dots(painter: QPainter) -> None:
    _card(painter, -42, 0, "6D", 6, Shows.PIPS, 76, -5)
    frame = QRectF(4, -18, 92, 37)
    painter.fillPath(rounded(frame.adjusted(-2, -2, 2, 2), 4), QColor("#FFFFFF"))
    paint_ten_frame(painter, frame, [(Part.FIRST, nth) for nth in range(6)], 0)


def _difference(painter: QPainter) -> None:
    paint_tower(painter, QPointF(-28, 62), 21, [SEATS[0]] * 4, 0, None)
    paint_tower(painter, QPointF(2, 62), 21, [SEATS[1]] * 6, 2, None)
    bracket = QPainterPath(QPointF(19, -66))
    bracket.lineTo(28, -66)
    bracket.lineTo(28, -24)
    bracket.lineTo(19, -24)
    painter.strokePath(bracket, QPen(QColor(INK), 2.4))
    disc = QPainterPath()
    disc.addEllipse(QPointF(58, -45), 23, 23)
    painter.fillPath(disc, QColor(GOLD))
    paint_number(painter, QPointF(58, -45), 25, "2", QColor(ON_GOLD))


def _signs(painter: QPainter) -> None:
    paint_number(painter, QPointF(-63, 0), 54, "5", QColor(SEATS[0].deep))
    paint_number(painter, QPointF(63, 0), 54, "8", QColor(SEATS[1].deep))
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 32, 32)
    painter.fillPath(disc, QColor(GOLD))
    paint_sign(painter, QPointF(0, 0), 42, "<", QColor(ON_GOLD))


def _two_cards(painter: QPainter, left: tuple[str, int], right: tuple[str, int], sign: str) -> None:
    both = Shows.NUMERAL_AND_PIPS
    _card(painter, -45, 0, *left, both, 76, -4)
    _card(painter, 47, 0, *right, both, 78, 4)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 19, 19)
    painter.fillPath(disc, QColor(GOLD))
    painter.strokePath(disc, QPen(QColor("#FFFFFF"), 2.4))
    paint_sign(painter, QPointF(0, 0), 24, sign, QColor(ON_GOLD))


def _add(painter: QPainter) -> None:
    _two_cards(painter, ("2H", 2), ("3S", 3), "+")


def _take_away(painter: QPainter) -> None:
    _two_cards(painter, ("9D", 9), ("4C", 4), "−")


def _tens(painter: QPainter) -> None:
    for rod in range(3):
        for nth in range(10):
            block = QRectF(-86 + rod * 22, 62 - (nth + 1) * 12.6, 14, 12)
            paint_block(painter, block, SEATS[0], ringed=False, marker=None)
    for nth in range(4):
        block = QRectF(-19, 60 - (nth + 1) * 14, 11.5, 11.5)
        paint_block(painter, block, SEATS[0], ringed=False, marker=None)
    paint_number(painter, QPointF(46, 0), 60, "34", QColor(SEATS[0].deep), 86)


def _times(painter: QPainter) -> None:
    for row in range(3):
        for column in range(4):
            block = QRectF(-79 + column * 36, -51 + row * 36, 31, 31)
            paint_block(painter, block, SEATS[0 if row == 0 else 1], ringed=False, marker=None)
    disc = QPainterPath()
    disc.addEllipse(QPointF(66, -46), 19, 19)
    painter.fillPath(disc, QColor(GOLD))
    painter.strokePath(disc, QPen(QColor("#FFFFFF"), 2.4))
    paint_sign(painter, QPointF(66, -46), 21, "×", QColor(ON_GOLD))


_PICTURES = {
    Mode.WHICH: _which,
    Mode.DOTS: _dots,
    Mode.DIFFERENCE: _difference,
    Mode.SIGNS: _signs,
    Mode.ADD: _add,
    Mode.TAKE_AWAY: _take_away,
    Mode.TENS: _tens,
    Mode.TIMES: _times,
}
