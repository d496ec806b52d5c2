"""A choice among pictures with their names below: the chosen one has a ring, a tick and a bold name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.style.colours import Colours, colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign

DrawPicture = Callable[[QPainter, QRectF], None]
"""Draws a picture into a rectangle."""
_RING_PX, _GAP_PX, _RADIUS_PX, _TICK_PX, _TICK_IN_PX = 3, 3, 10, 10, 4


class PictureChoice(QAbstractButton):
    """A picture to choose; put several into one exclusive QButtonGroup.

    Args:
        name: below the picture.
        size: of the picture in logical pixels.
        draw: draws it.
    """

    def __init__(self, name: str, size: QSize, draw: DrawPicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size, self._draw = size, draw
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a group sees to that, but assistive technology asks here
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_picture_size(self, size: QSize) -> None:
        """Give its picture another size in logical pixels."""
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        around = 2 * (_RING_PX + _GAP_PX)
        name = QFontMetrics(_bold(self.font()))
        wide = max(self._size.width() + around, name.horizontalAdvance(self.text()) + 4)
        return QSize(wide, self._size.height() + around + name.height() + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, on = colours_of(self.palette()), self.isChecked()
        room = QRectF(
            QPointF((self.width() - self._size.width()) / 2, _RING_PX + _GAP_PX), QSizeF(self._size)
        )
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._draw(painter, room)
            if colours.border_px > 1:
                draw_ring(painter, room.adjusted(1, 1, -1, -1), colours.line, colours.border_px)
            if on:
                around = _GAP_PX + _RING_PX / 2
                draw_ring(painter, room.adjusted(-around, -around, around, around), colours.accent, _RING_PX)
                draw_tick(painter, room.topRight() + QPointF(-_TICK_IN_PX, _TICK_IN_PX), colours)
            if self.hasFocus():
                inside = room.adjusted(3, 3, -3, -3)
                draw_ring(painter, inside, colours.paper, 5)  # so that the ring is seen on any picture
                draw_ring(painter, inside, colours.text, 2)
            painter.setPen(colours.text)
            painter.setFont(_bold(self.font()) if on else self.font())
            below = QRectF(0, room.bottom() + _RING_PX + _GAP_PX, self.width(), self.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, self.text())


def draw_ring(painter: QPainter, room: QRectF, colour: QColor, width: float) -> None:
    """Draw a rounded outline."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(room, _RADIUS_PX, _RADIUS_PX)


def draw_tick(painter: QPainter, centre: QPointF, colours: Colours) -> None:
    """Draw the tick of what is chosen on a disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.accent)
    painter.drawEllipse(centre, _TICK_PX, _TICK_PX)
    side = _TICK_PX * 1.2
    room = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    draw_sign(painter, Sign.TICK, room, colours.on_accent)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
