"""Draws the faces of a fan turned and at their size beforehand, so that no frame has to turn a card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap, QTransform

from warapp.engine import Card
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.paint import PaintContext, painter_on
from warapp.table.stage.end_fan import FanPlace

_SHADOW_BLUR = 0.05
"""How far the shadow of a card reaches, by its width."""


class TurnedCards:
    """The turned faces of a fan, each drawn on first use.

    Args:
        art: draws the faces.
    """

    def __init__(self, art: CardArt) -> None:
        self._art = art
        self._faces: dict[tuple[Card, float, float], QPixmap] = {}

    def forget(self) -> None:
        """Drop all faces."""
        self._faces.clear()

    def face(self, card: Card, place: FanPlace, context: PaintContext) -> QPixmap:
        """Return a face turned about its middle, which is that of the pixmap, with a soft shadow."""
        key = (card, place.scale, place.angle)
        if key not in self._faces:
            self._faces[key] = self._draw(card, place, context)
        return self._faces[key]

    def _draw(self, card: Card, place: FanPlace, context: PaintContext) -> QPixmap:
        size = self._art.size
        blur = size.width() * _SHADOW_BLUR
        turn = QTransform().rotate(place.angle).scale(place.scale, place.scale)
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        bounds = turn.mapRect(box.adjusted(-blur, -blur, blur, blur))
        pixmap = context.canvas(bounds.width(), bounds.height())
        painter = painter_on(pixmap)
        middle = pixmap.deviceIndependentSize() / 2
        painter.translate(middle.width(), middle.height())
        painter.setTransform(turn, combine=True)
        if context.theme.glow:
            painter.drawPixmap(box.topLeft() - _corner(blur), self._art.shadow(blur))
        painter.drawPixmap(box.topLeft(), self._art.face_once(card))
        painter.end()
        return pixmap


def _corner(blur: float) -> QPointF:
    return QPointF(blur, blur)
