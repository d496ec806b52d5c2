"""Paints numbers in the figures of the cards, signs, blocks, ten frames and number lines."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from warapp.learn.help_pictures import Line, Part, cell
from warapp.learn.questions import Side
from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.seat_markers import seat_marker
from warapp.ui.learn.drawing.ink import (
    FRAME_LINE,
    GOLD,
    GOLD_DEEP,
    INK,
    INK_SOFT,
    ON_GOLD,
    SEATS,
    SeatInk,
)

_BLOCK_GAP, _SEAM = 0.06, 0.12
_FIVE = 5


class Look(Enum):
    """Whether what is drawn has colours, or is printed in black."""

    COLOURS = "colours"
    BLACK = "black"


def paint_number(
    painter: QPainter, middle: QPointF, height: float, text: str, colour: QColor, room: float = 0.0
) -> None:
    """Paint a number in the figures of the cards.

    Args:
        painter: with antialiasing.
        middle: of the number.
        height: of its figures.
        text: its figures.
        colour: their colour.
        room: the width it may take; 0 for any.
    """
    if room and (width := letters_width(text, height)) > room:
        height *= room / width
    path = set_letters(text, height)
    centre = path.boundingRect().center()
    painter.fillPath(path.translated(middle.x() - centre.x(), middle.y() - centre.y()), colour)


def paint_sign(painter: QPainter, middle: QPointF, size: float, sign: str, colour: QColor) -> None:
    """Paint <, =, >, +, − or × with strokes of the same weight.

    Args:
        painter: with antialiasing.
        middle: of the sign.
        size: its width.
        sign: which.
        colour: its colour.
    """
    pen = QPen(colour, 0.17 * size, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_sign_path(sign, size).translated(middle), pen)


def _sign_path(sign: str, size: float) -> QPainterPath:
    half, path = 0.40 * size, QPainterPath()
    strokes = {
        "<": (((1, -0.8), (-1, 0), (1, 0.8)),),
        ">": (((-1, -0.8), (1, 0), (-1, 0.8)),),
        "=": (((-1, -0.42), (1, -0.42)), ((-1, 0.42), (1, 0.42))),
        "+": (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
        "−": (((-1, 0), (1, 0)),),
        "×": (((-0.75, -0.75), (0.75, 0.75)), ((-0.75, 0.75), (0.75, -0.75))),
    }[sign]
    for (x, y), *points in strokes:
        path.moveTo(x * half, y * half)
        for to_x, to_y in points:
            path.lineTo(to_x * half, to_y * half)
    return path


def paint_block(painter: QPainter, box: QRectF, ink: SeatInk, *, ringed: bool, marker: int | None) -> None:
    """Paint a block: a face with light, and its lower edge.

    Args:
        painter: with antialiasing.
        box: the block.
        ink: its colours.
        ringed: whether it sticks out over what it is compared with.
        marker: the seat whose shape it bears, where colours are few; None for none.
    """
    radius = 0.18 * box.width()
    painter.fillPath(rounded(box, radius), QColor(ink.deep))
    face = box.adjusted(0, 0, 0, -0.1 * box.height())
    light = QLinearGradient(face.topLeft(), face.bottomLeft())
    light.setColorAt(0, QColor(ink.plain).lighter(112))
    light.setColorAt(1, QColor(ink.plain))
    painter.fillPath(rounded(face, radius), light)
    glint = QRectF(
        face.left() + 0.16 * box.width(),
        face.top() + 0.13 * box.height(),
        0.4 * box.width(),
        0.1 * box.height(),
    )
    painter.fillPath(rounded(glint, glint.height() / 2), QColor(255, 255, 255, 110))
    if marker is not None:
        painter.fillPath(seat_marker(marker, face.center(), 0.24 * box.width()), QColor("#FFFFFF"))
    if ringed:
        inside = box.adjusted(
            0.05 * box.width(), 0.05 * box.width(), -0.05 * box.width(), -0.05 * box.width()
        )
        painter.strokePath(rounded(inside, radius), QPen(QColor(GOLD), 0.13 * box.width()))


def tower_height(blocks: int, side: float) -> float:
    """Return the height of a tower, with a seam after each five blocks.

    >>> tower_height(6, 10.0)
    61.2
    """
    return blocks * side + ((blocks - 1) // _FIVE) * side * _SEAM if blocks else 0.0


def paint_tower(
    painter: QPainter,
    base: QPointF,
    side: float,
    inks: list[SeatInk],
    surplus: int,
    marker: int | None,
) -> None:
    """Paint blocks on top of each other.

    Args:
        painter: with antialiasing.
        base: the middle of the ground below them.
        side: that of a block, the gap included.
        inks: the colours of each block, from the ground.
        surplus: how many at the top are ringed.
        marker: the seat whose shape they bear; None for none.
    """
    gap = _BLOCK_GAP * side
    for number, ink in enumerate(inks):
        top = base.y() - tower_height(number + 1, side)
        box = QRectF(base.x() - side / 2 + gap / 2, top + gap / 2, side - gap, side - gap)
        paint_block(painter, box, ink, ringed=number >= len(inks) - surplus, marker=marker)


def paint_ten_frame(
    painter: QPainter, box: QRectF, counters: list[tuple[Part, int]], seat: int, look: Look = Look.COLOURS
) -> None:
    """Paint one ten frame.

    Args:
        painter: with antialiasing.
        box: the frame, two and a half times as wide as high.
        counters: of this frame: which card's, and its place from 0.
        seat: the side whose colours they have.
        look: with colours, or in black.
    """
    width, height = box.width() / 5, box.height() / 2
    line = QColor(FRAME_LINE if look is Look.COLOURS else "#222222")
    ink, radius = SEATS[seat], 0.36 * min(width, height)
    for part, place in counters:
        _, row, column = cell(place)
        middle = QPointF(box.left() + (column + 0.5) * width, box.top() + (row + 0.5) * height)
        _paint_counter(painter, middle, radius, ink.plain if part is Part.FIRST else ink.pale, ink.deep)
    pen = QPen(line, max(1.0, 0.028 * height))
    painter.strokePath(rounded(box, 0.1 * height), pen)
    painter.setPen(pen)
    painter.drawLine(QLineF(box.left(), box.center().y(), box.right(), box.center().y()))
    for column in range(1, 5):
        x = box.left() + column * width
        painter.drawLine(QLineF(x, box.top(), x, box.bottom()))


def _paint_counter(painter: QPainter, middle: QPointF, radius: float, colour: str, edge: str) -> None:
    disc = QPainterPath()
    disc.addEllipse(middle, radius, radius)
    painter.fillPath(disc, QColor(colour))
    painter.strokePath(disc, QPen(QColor(edge), max(0.8, 0.06 * radius)))
    glint = QPainterPath()
    glint.addEllipse(middle + QPointF(-0.34 * radius, -0.36 * radius), 0.24 * radius, 0.17 * radius)
    painter.fillPath(glint, QColor(255, 255, 255, 110))


def paint_number_line(
    painter: QPainter, box: QRectF, line: Line, *, counted: bool, look: Look = Look.COLOURS
) -> None:
    """Paint a number line with its marks and hops.

    Args:
        painter: with antialiasing.
        box: the room it takes; its hops are above it, its numbers below.
        line: what is on it.
        counted: whether the hops are numbered.
        look: with colours, or in black.
    """
    scale = min(box.height() / 112, box.width() / (26 * max(12.0, line.end / line.step)))
    y = box.center().y() + (14 if line.hops else 6 if len(line.marks) > 1 else -14) * scale
    inset = 30 * scale + 4
    step = (box.width() - 2 * inset) / max(1, line.end)

    def x_of(number: int) -> float:
        return box.left() + inset + number * step

    ink = QColor(INK if look is Look.COLOURS else "#222222")
    painter.setPen(QPen(ink, max(1.4, 3.2 * scale), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(box.left() + inset * 0.3, y, box.right() - inset * 0.3, y))
    marks = dict(line.marks)
    for number in range(line.end + 1):
        _paint_tick(painter, QPointF(x_of(number), y), number, line, scale)
    for number in range(0, line.end + 1, line.step):
        tall = min(24 * scale, 0.62 * step * line.step)
        middle = QPointF(x_of(number), y + 16 * scale + tall / 2 + 3)
        if (
            all(abs(number - marked) * step > 40 * scale or number == marked for marked in marks)
            and number not in marks
        ):
            strong = number % _FIVE == 0
            colour = ink if strong else QColor(INK_SOFT if look is Look.COLOURS else "#555555")
            paint_number(
                painter, middle, tall * (1 if strong else 0.92), str(number), colour, 0.9 * step * line.step
            )
    above = _are_close(line, step, scale)
    for (number, side), is_above in zip(line.marks, (above, False), strict=False):
        middle = QPointF(x_of(number), y + (-38 if is_above else 31) * scale)
        _paint_mark(painter, middle, number, side, scale)
    for count, hop in enumerate(line.hops, start=1):
        _paint_hop(painter, x_of(hop.start), x_of(hop.end), y, scale, str(count) if counted else "")


def _are_close(line: Line, step: float, scale: float) -> bool:
    """Return whether the marks of a line would cover each other, so that the first goes above the line."""
    if len(line.marks) < 2 or line.hops:
        return False
    (one, _), (other, _) = line.marks
    return abs(one - other) * step < 58 * scale


def _paint_tick(painter: QPainter, at: QPointF, number: int, line: Line, scale: float) -> None:
    long = number % (_FIVE * line.step) == 0
    if line.step > 1 and number % line.step and number % _FIVE:
        return
    half = (13 if long else 8) * min(scale, 1.6)
    painter.drawLine(QLineF(at.x(), at.y() - half, at.x(), at.y() + half))


def _paint_mark(painter: QPainter, middle: QPointF, number: int, side: Side, scale: float) -> None:
    ink = SEATS[0 if side is Side.LEFT else 1]
    tall = 26 * scale
    wide = max(44 * scale, letters_width(str(number), tall) + 16 * scale)
    box = QRectF(middle.x() - wide / 2, middle.y() - 20 * scale, wide, 40 * scale)
    painter.fillPath(rounded(box, 8 * scale), QColor(ink.deep))
    paint_number(painter, box.center(), tall, str(number), QColor("#FFFFFF"))


def _paint_hop(painter: QPainter, start: float, end: float, y: float, scale: float, count: str) -> None:
    height = min(46 * scale, 0.62 * (end - start) + 16 * scale)
    arc = QPainterPath(QPointF(start, y - 6 * scale))
    arc.cubicTo(start, y - 6 * scale - height, end, y - 6 * scale - height, end, y - 8 * scale)
    painter.strokePath(arc, QPen(QColor(GOLD_DEEP), max(1.4, 3.4 * scale), c=Qt.PenCapStyle.RoundCap))
    tip = QPainterPath(QPointF(end, y - 3 * scale))
    tip.lineTo(end - 6 * scale, y - 15 * scale)
    tip.lineTo(end + 6 * scale, y - 15 * scale)
    tip.closeSubpath()
    painter.fillPath(tip, QColor(GOLD_DEEP))
    if count:
        radius = min(14 * scale, 0.42 * (end - start))
        middle = QPointF((start + end) / 2, y - 6 * scale - 0.75 * height)
        disc = QPainterPath()
        disc.addEllipse(middle, radius, radius)
        painter.fillPath(disc, QColor(GOLD))
        painter.strokePath(disc, QPen(QColor(GOLD_DEEP), 1.2))
        paint_number(painter, middle, 1.1 * radius, count, QColor(ON_GOLD), 1.5 * radius)
