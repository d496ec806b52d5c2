"""Draws the big letters of a war that is declared, in the letters of the cards' indices."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QPixmap, QTransform

from warapp.table.band.war_mark import WAR_COLOURS
from warapp.table.drawing.letters import set_letters
from warapp.table.drawing.paint import PaintContext, mixed, painter_on, rounded
from warapp.table.layout.geometry import Size

_OF_ROOM, _MOST_OF_WIDTH = 0.70, 0.86
"""The height of the letters by that of the room, and the most of its width that they take."""
_LARGER = 0.1
"""How much larger they are in the second war, and once more in the third."""
_OUTLINE, _LIGHT_EDGE = 0.085, 0.038
_STEPS, _STEP = 8, 0.011
"""Of the edge below the letters."""
_TILT_DEG, _MOST_RISE = 1.8, 0.12
"""How far they are turned, and how far one end may be above the other by their height."""
_PLAIN = 0.84
_PLAIN_MARGIN = 0.3
_PLAIN_EDGE_PX = 4.0


class _Shape(NamedTuple):
    """How a word is set: the height of its letters, its width, and how far it is turned, in radians."""

    height: float
    width: float
    tilt: float

    @property
    def whole(self) -> Size:
        """The size of the word with its outline and its lower edge."""
        around = 2 * _OUTLINE * self.height
        width, height = self.width + around, self.height * (1.0 + _STEPS * _STEP) + around
        cosine, sine = math.cos(self.tilt), math.sin(self.tilt)
        return Size(width * cosine + height * sine, height * cosine + width * sine)


def war_letters(context: PaintContext, text: str, depth: int, room: Size) -> QPixmap:
    """Return the letters with their outline, as large as fits.

    Args:
        context: the colours; the letters of a plain table stand in a box.
        text: what they say.
        depth: the depth of the war, which has its colours and its size.
        room: the room between the cards, which they never leave.
    """
    level = min(depth, len(WAR_COLOURS))
    if context.theme.is_plain:
        return _plain_letters(context, text, _fitting(text, 1, room).height * _PLAIN)
    shape = _fitting(text, level, room)
    path = set_letters(text, shape.height)
    edge = _STEPS * _STEP * shape.height
    path.translate(-shape.width / 2 - path.boundingRect().left(), -(shape.height + edge) / 2)
    turn = QTransform.fromTranslate(shape.whole.width / 2, shape.whole.height / 2)
    turn.rotateRadians(-shape.tilt)
    pixmap = context.canvas(*shape.whole)
    _paint(pixmap, path, turn, shape.height, WAR_COLOURS[level - 1])
    return pixmap


def _fitting(text: str, level: int, room: Size) -> _Shape:
    """Return how a word is set so that it fits between the cards."""
    height = _OF_ROOM * room.height * (1.0 + _LARGER * (level - 1))
    shape = _shape(text, height)
    whole = shape.whole
    scale = min(1.0, room.height / whole.height, _MOST_OF_WIDTH * room.width / whole.width)
    return _shape(text, height * scale)


def _shape(text: str, height: float) -> _Shape:
    width = max(1.0, set_letters(text, height).boundingRect().width())
    tilt = min(math.radians(_TILT_DEG), math.asin(min(1.0, _MOST_RISE * height / width)))
    return _Shape(height, width, tilt)


def _paint(
    pixmap: QPixmap, path: QPainterPath, turn: QTransform, height: float, colours: tuple[str, ...]
) -> None:
    """Paint letters from the lowest step of their edge up to their face."""
    top, middle, bottom, dark = colours
    box = path.boundingRect()
    shades = QLinearGradient(0, box.top(), 0, box.bottom())
    for at, colour in ((0.0, top), (0.48, middle), (0.52, mixed(middle, bottom, 0.35)), (1.0, bottom)):
        shades.setColorAt(at, QColor(colour))
    down = turn.map(QPointF(0, _STEP * height)) - turn.map(QPointF(0, 0))
    outline = _outline(pixmap, path, turn, QColor(dark), 2 * _OUTLINE * height)
    light = _outline(pixmap, path, turn, QColor("#FFFFFF"), 2 * _LIGHT_EDGE * height)
    painter = painter_on(pixmap)
    for step in range(_STEPS, -1, -1):
        painter.drawPixmap(down * step, outline)
    painter.drawPixmap(0, 0, light)
    painter.setTransform(turn)
    painter.fillPath(path, shades)
    painter.end()


def _outline(like: QPixmap, path: QPainterPath, turn: QTransform, colour: QColor, width: float) -> QPixmap:
    """Return a pixmap of the size of another with the outlines of letters on it.

    Each letter is stroked by itself: all at once take twice as long.
    """
    pixmap = QPixmap(like.size())
    pixmap.setDevicePixelRatio(like.devicePixelRatio())
    pixmap.fill(QColor(0, 0, 0, 0))
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter = painter_on(pixmap)
    painter.setTransform(turn)
    painter.setPen(pen)
    for letter in path.toSubpathPolygons():
        painter.drawPolygon(letter)
    painter.end()
    return pixmap


def _plain_letters(context: PaintContext, text: str, height: float) -> QPixmap:
    """Return letters in a box that nothing shines through."""
    path = set_letters(text, height)
    margin = _PLAIN_MARGIN * height
    width = path.boundingRect().width() + 2 * margin
    pixmap = context.canvas(width, height + 2 * margin * 0.6)
    painter = painter_on(pixmap)
    half = _PLAIN_EDGE_PX / 2
    box = rounded(QRectF(half, half, width - 2 * half, height + 2 * margin * 0.6 - 2 * half), 8)
    painter.fillPath(box, QColor(context.theme.plate))
    painter.strokePath(box, QPen(QColor(context.theme.badge), _PLAIN_EDGE_PX))
    painter.fillPath(
        path.translated(margin - path.boundingRect().left(), margin * 0.6), QColor(context.theme.badge)
    )
    painter.end()
    return pixmap
