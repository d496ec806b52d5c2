"""Signs of one line on a square of 24 units, drawn in the colour of the text beside them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractButton

_UNITS, _STROKE = 24.0, 2.0


class Sign(Enum):
    """What a sign shows."""

    WARNING = auto()
    INFORMATION = auto()
    TICK = auto()
    CLOCK = auto()
    AGAIN = auto()
    PLAY = auto()
    STOP = auto()
    COPY = auto()
    DEAL = auto()
    CLOSE = auto()
    PERSON = auto()
    GUIDE = auto()
    BACK = auto()
    FORWARD = auto()
    DOWN = auto()
    UP = auto()
    WINDOW = auto()
    CARDS = auto()
    LETTERS = auto()
    SOUND = auto()


_DIRECTED = (Sign.BACK, Sign.FORWARD)
_FILLED = (Sign.PLAY, Sign.STOP)


def draw_sign(painter: QPainter, sign: Sign, room: QRectF, colour: QColor, *, mirrored: bool = False) -> None:
    """Draw a sign into the largest square in the middle of a rectangle.

    Args:
        painter: draws.
        sign: what to draw.
        room: where.
        colour: of its lines.
        mirrored: whether reading runs from right to left, so that back points to the right.
    """
    side = min(room.width(), room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center() - QPointF(side / 2, side / 2))
    painter.scale(side / _UNITS, side / _UNITS)
    if mirrored and sign in _DIRECTED:
        painter.translate(_UNITS, 0)
        painter.scale(-1, 1)
    painter.setPen(
        QPen(colour, _STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(colour if sign in _FILLED else Qt.BrushStyle.NoBrush)
    painter.drawPath(_PATHS[sign]())
    painter.restore()


def sign_pixmap(sign: Sign, size: int, ratio: float, colour: QColor, *, mirrored: bool = False) -> QPixmap:
    """Return a sign as a pixmap of this size in logical pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        draw_sign(painter, sign, QRectF(0, 0, size, size), colour, mirrored=mirrored)
    return pixmap


def sign_icon(sign: Sign, size: int, ratio: float, palette: QPalette, *, mirrored: bool = False) -> QIcon:
    """Return a sign as an icon of a button, also in its disabled state."""
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        icon.addPixmap(sign_pixmap(sign, size, ratio, colour, mirrored=mirrored), mode)
    return icon


def show_sign(button: QAbstractButton, sign: Sign, size: int) -> None:
    """Show a sign on a button at this size, where a style would draw it as small as it is used to."""
    button.setIcon(sign_icon(sign, size, button.devicePixelRatioF(), button.palette()))
    button.setIconSize(QSize(size, size))


def _lines(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for points in lines:
        path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    return path


def _warning() -> QPainterPath:
    path = _lines(((12, 3.5), (22, 20.5), (2, 20.5), (12, 3.5)), ((12, 10), (12, 14.5)))
    path.addEllipse(QPointF(12, 17.6), 0.3, 0.3)
    return path


def _information() -> QPainterPath:
    path = _lines(((12, 11), (12, 16.5)))
    path.addEllipse(QPointF(12, 12), 9.5, 9.5)
    path.addEllipse(QPointF(12, 7.6), 0.3, 0.3)
    return path


def _clock() -> QPainterPath:
    path = _lines(((12, 7), (12, 12), (15.5, 14)))
    path.addEllipse(QPointF(12, 12), 9.5, 9.5)
    return path


def _again() -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(QRectF(4, 4, 16, 16), 160)
    path.arcTo(QRectF(4, 4, 16, 16), 160, -320)
    path.addPath(_lines(((3.5, 4), (4.2, 9.6), (9.6, 9))))
    return path


def _copy() -> QPainterPath:
    path = _lines(((16, 8), (16, 3), (3, 3), (3, 16), (8, 16)))
    path.addRoundedRect(QRectF(8, 8, 13, 13), 1.5, 1.5)
    return path


def _deal() -> QPainterPath:
    path = _lines(((14, 3), (5, 3), (3, 5), (3, 17)), ((18, 13), (18, 21)), ((14, 17), (22, 17)))
    path.addPath(_lines(((18, 10), (18, 7), (7, 7), (7, 21), (12, 21))))
    return path


def _window() -> QPainterPath:
    path = _lines(((3.5, 8.5), (20.5, 8.5)))
    path.addRoundedRect(QRectF(3.5, 4, 17, 16), 1.5, 1.5)
    return path


def _cards() -> QPainterPath:
    path = _lines(((9, 6), (3.5, 7.5), (6, 18.5), (9, 17.8)))
    path.addRoundedRect(QRectF(9, 4, 11.5, 16), 1.8, 1.8)
    return path


def _letters() -> QPainterPath:
    large = ((2.5, 19), (8, 5), (13.5, 19)), ((4.6, 14), (11.4, 14))
    return _lines(*large, ((14.5, 19), (18.3, 10), (22, 19)), ((15.8, 16), (20.8, 16)))


def _sound() -> QPainterPath:
    path = _lines(((3, 9.5), (7, 9.5), (12, 5), (12, 19), (7, 14.5), (3, 14.5), (3, 9.5)))
    for radius in (4, 8):
        path.arcMoveTo(QRectF(12.5 - radius, 12 - radius, 2 * radius, 2 * radius), 50)
        path.arcTo(QRectF(12.5 - radius, 12 - radius, 2 * radius, 2 * radius), 50, -100)
    return path


def _person() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 7.5), 4.2, 4.2)
    path.moveTo(4, 21)
    path.cubicTo(4, 12.5, 20, 12.5, 20, 21)
    return path


def _guide() -> QPainterPath:
    path = _lines(((12, 6), (12, 20.5)))
    for side in (-1, 1):
        path.moveTo(12, 6)
        path.cubicTo(12 + side * 2, 4, 12 + side * 6, 3.6, 12 + side * 9.5, 4.4)
        path.lineTo(12 + side * 9.5, 18.6)
        path.cubicTo(12 + side * 6, 17.8, 12 + side * 2, 18.4, 12, 20.5)
    return path


_PATHS: dict[Sign, Callable[[], QPainterPath]] = {
    Sign.WARNING: _warning,
    Sign.INFORMATION: _information,
    Sign.TICK: lambda: _lines(((4.5, 12.5), (10, 18), (20, 6.5))),
    Sign.CLOCK: _clock,
    Sign.AGAIN: _again,
    Sign.PLAY: lambda: _lines(((6, 4.5), (19, 12), (6, 19.5), (6, 4.5))),
    Sign.STOP: lambda: _lines(((6, 6), (18, 6), (18, 18), (6, 18), (6, 6))),
    Sign.COPY: _copy,
    Sign.DEAL: _deal,
    Sign.CLOSE: lambda: _lines(((5.5, 5.5), (18.5, 18.5)), ((18.5, 5.5), (5.5, 18.5))),
    Sign.PERSON: _person,
    Sign.GUIDE: _guide,
    Sign.BACK: lambda: _lines(((14.5, 5.5), (8, 12), (14.5, 18.5))),
    Sign.FORWARD: lambda: _lines(((9.5, 5.5), (16, 12), (9.5, 18.5))),
    Sign.DOWN: lambda: _lines(((5.5, 9), (12, 15.5), (18.5, 9))),
    Sign.WINDOW: _window,
    Sign.CARDS: _cards,
    Sign.LETTERS: _letters,
    Sign.SOUND: _sound,
    Sign.UP: lambda: _lines(((5.5, 15), (12, 8.5), (18.5, 15))),
}
