"""Paints the icons of lessons that the window has none of: home, blocks, arrows, faces, a waving hand."""

from __future__ import annotations

import math
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from warapp.ui.appearance.symbols import Symbol, draw_symbol


class Icon(Enum):
    """An icon of lessons."""

    HOME = auto()
    BLOCKS = auto()
    PIPS = auto()
    FRAME = auto()
    LINE = auto()
    SWAP = auto()
    TICK = auto()
    ONE_CHILD = auto()
    TWO_CHILDREN = auto()
    COMPUTER = auto()
    TURN_CARDS = auto()
    WAVE = auto()
    PRINTER = auto()
    GEAR = auto()


def paint_icon(painter: QPainter, icon: Icon | Symbol, box: QRectF, colour: QColor) -> None:
    """Paint an icon of lessons, or one that the window has, into a square box."""
    if isinstance(icon, Symbol):
        draw_symbol(painter, icon, box, colour)
        return
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 24, box.height() / 24)
    fills, strokes = _SHAPES[icon]()
    for path in fills:
        painter.fillPath(path, colour)
    pen = QPen(colour, 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    for path in strokes:
        painter.strokePath(path, pen)
    painter.restore()


_Shapes = tuple[list[QPainterPath], list[QPainterPath]]


def _line(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


def _box(x: float, y: float, width: float, height: float, radius: float = 0.8) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _home() -> _Shapes:
    walls = _line((5, 11), (5, 20), (10, 20), (10, 15), (14, 15), (14, 20), (19, 20), (19, 11))
    return [], [_line((3, 12), (12, 4), (21, 12)), walls]


def _blocks() -> _Shapes:
    left = [_box(3, y, 8, 8, 1) for y in (12.5,)] + [_box(3, 6.5, 8, 5, 1)]
    return [*[_box(13, 15, 6.6, 6, 1), _box(13, 8.6, 6.6, 5.6, 1), _box(13, 2.2, 6.6, 5.6, 1)], *left], []


def _pips() -> _Shapes:
    return [_disc(x, y, 2.3) for x, y in ((5, 5), (19, 5), (12, 12), (5, 19), (19, 19))], []


def _frame() -> _Shapes:
    cells = [_box(2, 6, 20, 12, 1), _line((2, 12), (22, 12))]
    cells += [_line((x, 6), (x, 18)) for x in (6, 10, 14, 18)]
    return [_disc(x, 9, 1.1) for x in (4, 8, 12)], cells


def _line_icon() -> _Shapes:
    arcs = QPainterPath(QPointF(4, 15))
    arcs.cubicTo(4, 7, 11, 7, 11, 15)
    arcs.cubicTo(11, 7, 18, 7, 18, 15)
    ticks = [_line((x, 15.5), (x, 19.5)) for x in (4, 11, 18)]
    return [], [_line((1.5, 17.5), (22.5, 17.5)), arcs, *ticks]


def _swap() -> _Shapes:
    return [], [
        _line((4, 8), (20, 8)), _line((16, 4), (20, 8), (16, 12)),
        _line((20, 16), (4, 16)), _line((8, 12), (4, 16), (8, 20)),
    ]  # fmt: skip


def _tick() -> _Shapes:
    return [], [_line((4, 12.5), (9.5, 18), (20, 6.5))]


def _shoulders(x: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - width, 20))
    path.cubicTo(x - width, 14, x - 0.6 * width, 13.4, x, 13.4)
    path.cubicTo(x + 0.6 * width, 13.4, x + width, 14, x + width, 20)
    path.closeSubpath()
    return path


def _one_child() -> _Shapes:
    return [], [_disc(12, 7.6, 3.8), _shoulders(12, 7)]


def _two_children() -> _Shapes:
    return [], [_disc(7.4, 8.4, 3.2), _shoulders(7.4, 5.4), _disc(17, 8.4, 3.2), _shoulders(17.4, 5)]


def _computer() -> _Shapes:
    smile = QPainterPath(QPointF(9, 10.5))
    smile.cubicTo(10, 13, 14, 13, 15, 10.5)
    return [_disc(9, 8, 1), _disc(15, 8, 1)], [_box(3, 4, 18, 12, 2), smile, _line((8, 20), (16, 20))]


def _turn_cards() -> _Shapes:
    arrow = QPainterPath(QPointF(8, 5))
    arrow.cubicTo(11, 1.5, 15, 2, 17, 5)
    return [_box(2.5, 8, 8, 12.5, 1.2)], [
        _box(13.5, 8, 8, 12.5, 1.2),
        arrow,
        _line((14, 5), (17.4, 5.2), (17.6, 1.8)),
    ]


def _wave() -> _Shapes:
    hand = QPainterPath(QPointF(7.5, 12.5))
    hand.lineTo(7.5, 6)
    hand.cubicTo(7.5, 4.2, 10, 4.2, 10, 6)
    hand.lineTo(10, 4.4)
    hand.cubicTo(10, 2.6, 12.6, 2.6, 12.6, 4.4)
    hand.lineTo(12.6, 5.4)
    hand.cubicTo(12.6, 3.8, 15.2, 3.8, 15.2, 5.6)
    hand.lineTo(15.2, 8)
    hand.cubicTo(15.2, 6.4, 17.8, 6.4, 17.8, 8.2)
    hand.lineTo(17.8, 14)
    hand.cubicTo(17.8, 19, 15, 21, 12, 21)
    hand.cubicTo(8.5, 21, 7.4, 19.4, 5.6, 16.4)
    hand.lineTo(4.4, 14)
    hand.cubicTo(3.6, 12.4, 5.4, 11.4, 6.4, 12.4)
    hand.lineTo(7.5, 13.6)
    turned = QTransform().translate(12, 12).rotate(-14).translate(-12, -12).map(hand)
    return [], [turned, _line((2, 6), (3.4, 3.4)), _line((20.4, 20), (22, 17.6))]


def _printer() -> _Shapes:
    return [], [_box(6, 3, 12, 5), _box(3, 8, 18, 9, 1.6), _box(6.5, 13, 11, 8)]


def _gear() -> _Shapes:
    body = QPainterPath()
    for nth in range(8):
        for turn, radius in ((-0.22, 7.4), (-0.14, 10.2), (0.14, 10.2), (0.22, 7.4)):
            angle = math.pi * (nth / 4 + turn / 1.6)
            point = QPointF(12 + radius * math.cos(angle), 12 + radius * math.sin(angle))
            if body.elementCount():
                body.lineTo(point)
            else:
                body.moveTo(point)
    body.closeSubpath()
    return [], [body, _disc(12, 12, 3.2)]


_SHAPES = {
    Icon.HOME: _home,
    Icon.BLOCKS: _blocks,
    Icon.PIPS: _pips,
    Icon.FRAME: _frame,
    Icon.LINE: _line_icon,
    Icon.SWAP: _swap,
    Icon.TICK: _tick,
    Icon.ONE_CHILD: _one_child,
    Icon.TWO_CHILDREN: _two_children,
    Icon.COMPUTER: _computer,
    Icon.TURN_CARDS: _turn_cards,
    Icon.WAVE: _wave,
    Icon.PRINTER: _printer,
    Icon.GEAR: _gear,
}
