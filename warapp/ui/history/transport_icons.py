"""The signs on the buttons of the history, drawn in the colour of the text, light or dark."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF


class TransportIcon(Enum):
    """What a button does with time."""

    FIRST = auto()
    BACK = auto()
    PLAY = auto()
    STOP = auto()
    FORWARD = auto()
    LAST = auto()


_POINTS_BACK = (TransportIcon.FIRST, TransportIcon.BACK)
_MODES = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)


def transport_icon(
    sign: TransportIcon, size: int, ratio: float, palette: QPalette, *, mirrored: bool
) -> QIcon:
    """Return the icon of a sign, pale where its button is disabled.

    Args:
        sign: which.
        size: in logical pixels.
        ratio: of the screen's pixels to logical ones.
        palette: of the button.
        mirrored: whether time goes from right to left.
    """
    icon = QIcon()
    for mode, group in _MODES:
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        icon.addPixmap(_picture(sign, size, ratio, colour, mirrored), mode)
    return icon


def _picture(sign: TransportIcon, size: int, ratio: float, colour: QColor, mirrored: bool) -> QPixmap:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 16, size / 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if mirrored != (sign in _POINTS_BACK):
            painter.translate(16, 0)
            painter.scale(-1, 1)
        _draw(painter, sign)
    return picture


def _draw(painter: QPainter, sign: TransportIcon) -> None:
    """Draw a sign on a square of 16, as it points forward."""
    match sign:
        case TransportIcon.PLAY:
            _draw_arrow(painter, 4, 10)
        case TransportIcon.STOP:
            painter.drawRect(QRectF(3.5, 3.5, 9, 9))
        case TransportIcon.BACK | TransportIcon.FORWARD:
            painter.drawRect(QRectF(3, 3, 2, 10))
            _draw_arrow(painter, 6.5, 7.5)
        case TransportIcon.FIRST | TransportIcon.LAST:
            _draw_arrow(painter, 1, 6)
            _draw_arrow(painter, 7, 6)
            painter.drawRect(QRectF(13, 3, 2, 10))


def _draw_arrow(painter: QPainter, left: float, wide: float) -> None:
    painter.drawPolygon(QPolygonF([QPointF(left, 2.5), QPointF(left + wide, 8), QPointF(left, 13.5)]))
