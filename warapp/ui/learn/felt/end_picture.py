"""Paints the end of a lesson: the cards that were asked in a fan, who played, and what was done."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from warapp.engine import Card
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.theme import Theme
from warapp.ui.learn.drawing.ink import SEATS
from warapp.ui.learn.drawing.number_face import ASPECT, NumberFace, paint_number_face, paint_portrait
from warapp.ui.learn.layout.places import LessonLayout

MOST_CARDS = 11
_SPREAD_DEGREES = 84.0


@dataclass(frozen=True)
class EndPicture:
    """What is seen at the end.

    Attributes:
        faces: the cards of the fan, from the left.
        pictures: the heads of those who played.
        praise: what was done.
    """

    faces: Sequence[NumberFace]
    pictures: Sequence[Card]
    praise: str


def paint_end(painter: QPainter, layout: LessonLayout, theme: Theme, end: EndPicture, font: QFont) -> None:
    """Paint the end of a lesson on the felt."""
    felt, u = layout.felt, layout.unit
    top = layout.bubble.bottom + 36 * u
    foot = felt.bottom - 60 * u
    middle = felt.width / 2
    radius = min(0.40 * felt.width, 1.05 * (foot - top))
    _paint_fan(painter, QPointF(middle, top + radius), radius, end.faces)
    size = 68 * u
    for nth, picture in enumerate(end.pictures):
        x = middle + (nth - (len(end.pictures) - 1) / 2) * 2.2 * size
        place = QPointF(x, min(top + 0.66 * radius, foot - 62 * u - size))
        paint_portrait(painter, place, size, picture, QColor(SEATS[nth].plain))
    _paint_praise(
        painter, QRectF(30 * u, foot - 56 * u, felt.width - 60 * u, 60 * u), end.praise, theme, font, u
    )


def _paint_fan(painter: QPainter, pivot: QPointF, radius: float, faces: Sequence[NumberFace]) -> None:
    """Paint cards on an arc round a point, each turned as it lies."""
    if not faces:
        return
    width = 0.27 * radius
    height = width * ASPECT
    step = min(_SPREAD_DEGREES / max(1, len(faces) - 1), 11.0)
    for nth, face in enumerate(faces):
        angle = (nth - (len(faces) - 1) / 2) * step
        turn = math.radians(angle)
        out = radius - height / 2
        painter.save()
        painter.translate(pivot.x() + out * math.sin(turn), pivot.y() - out * math.cos(turn))
        painter.rotate(angle)
        box = QRectF(-width / 2, -height / 2, width, height)
        painter.fillPath(rounded(box.translated(-1, 2), 0.06 * width), QColor(0, 0, 0, 70))
        paint_number_face(painter, box, face)
        painter.restore()


def _paint_praise(
    painter: QPainter, box: QRectF, praise: str, theme: Theme, font: QFont, unit: float
) -> None:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    px = 1.35 * font.pixelSize() if font.pixelSize() > 0 else 19 * unit
    px = max(px, 18 * unit)
    made.setPixelSize(round(px))
    while px > 10 and QFontMetricsF(made).horizontalAdvance(praise) > 2 * box.width():
        px -= 1
        made.setPixelSize(round(px))
    painter.setFont(made)
    painter.setPen(QColor(theme.text))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(box, int(flags), praise)
