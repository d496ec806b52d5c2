"""Paints what lies on the felt and does not move: mats, faces with names, places, and the names of keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from warapp.engine import Card
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.seat_markers import seat_marker
from warapp.table.drawing.theme import Theme
from warapp.table.layout.geometry import Box
from warapp.ui.learn.drawing.figures import paint_number, paint_sign
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.drawing.ink import GOLD, ON_GOLD, SEATS
from warapp.ui.learn.drawing.number_face import paint_portrait
from warapp.ui.learn.felt.end_picture import EndPicture, paint_end
from warapp.ui.learn.layout.places import LessonLayout

_PLAIN_TEXT_PX, _LARGEST_NAME = 13.0, 1.6


@dataclass(frozen=True)
class Player:
    """Who sits at a side.

    Attributes:
        name: below the face.
        picture: whose head it has; None for the computer.
    """

    name: str
    picture: Card | None


@dataclass(frozen=True)
class Fittings:
    """What is painted.

    Attributes:
        players: at both sides.
        hints: the names of the keys below both sides; empty for none.
        sign: what stands between the two cards of a side; '' for none.
        answer: what stands in the slot; '?' while it is open.
        has_places: whether the places of cards are outlined.
        shows_markers: whether each side's shape is below its card.
        end: what is seen at the end of the lesson; None before.
    """

    players: Sequence[Player]
    hints: tuple[str, ...] = ()
    sign: str = ""
    answer: str = "?"
    has_places: bool = False
    shows_markers: bool = False
    end: EndPicture | None = None


def paint_fittings(
    painter: QPainter, layout: LessonLayout, theme: Theme, fittings: Fittings, font: QFont
) -> None:
    """Paint the fittings of a lesson on its felt."""
    if fittings.end is not None:
        paint_end(painter, layout, theme, fittings.end, font)
        return
    for seat, mat in enumerate(layout.mats):
        _paint_mat(painter, mat, theme, seat, layout.unit)
    if fittings.has_places:
        for seat, places in enumerate(layout.cards):
            pen = QPen(QColor(SEATS[seat].plain), 4 * layout.unit, Qt.PenStyle.DashLine)
            painter.strokePath(rounded(QRectF(*places[0]), 14 * layout.unit), pen)
    if fittings.sign:
        _paint_signs(painter, layout, theme, fittings.sign)
    if layout.slot:
        _paint_slot(painter, layout.slot, theme, fittings.answer)
    _paint_players(painter, layout, theme, fittings, font)
    _paint_hints(painter, layout, theme, fittings, font)


def _paint_mat(painter: QPainter, mat: Box, theme: Theme, seat: int, unit: float) -> None:
    shape = rounded(QRectF(*mat), 26 * unit)
    painter.fillPath(shape, QColor(0, 0, 0, 0 if theme.is_plain else 46))
    painter.strokePath(shape, QPen(QColor(SEATS[seat].plain), 3))


def _paint_signs(painter: QPainter, layout: LessonLayout, theme: Theme, sign: str) -> None:
    for first, second in (cards for cards in layout.cards if len(cards) == 2):
        middle = QPointF((first.right + second.x) / 2, first.center.y)
        gap = second.x - first.right
        paint_sign(painter, middle, min(44 * layout.unit, 0.72 * gap), sign, QColor(theme.text))


def _paint_slot(painter: QPainter, slot: Box, theme: Theme, answer: str) -> None:
    box = QRectF(*slot)
    if answer == "?":
        painter.setPen(QPen(QColor(theme.badge), 0.035 * slot.width, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawEllipse(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_number(painter, box.center(), 0.42 * slot.height, "?", QColor(theme.badge))
        return
    painter.setPen(QPen(QColor("#FFFFFF"), 0.04 * slot.width))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(box.adjusted(2, 2, -2, -2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paint_number(painter, box.center(), 0.48 * slot.height, answer, QColor(ON_GOLD), 0.7 * slot.width)


def _paint_players(
    painter: QPainter, layout: LessonLayout, theme: Theme, fittings: Fittings, font: QFont
) -> None:
    if layout.players:
        places = layout.players
    elif layout.mats:
        side = 54 * layout.unit
        left, right = layout.mats
        places = (
            Box(left.x - 0.2 * side, left.bottom - 0.32 * side, side, side),
            Box(right.right - 0.8 * side, right.bottom - 0.32 * side, side, side),
        )
    else:
        return
    for seat, (player, box) in enumerate(zip(fittings.players, places, strict=False)):
        middle, radius = QPointF(*box.center), box.width / 2
        if player.picture is not None:
            paint_portrait(painter, middle, radius, player.picture, QColor(SEATS[seat].plain))
        else:
            _paint_computer(painter, middle, radius, theme, seat)
        shape = seat_marker(seat, middle + QPointF(0.72 * radius, 0.72 * radius), 0.30 * radius)
        painter.fillPath(shape, QColor(SEATS[seat].plain))
        painter.strokePath(shape, QPen(QColor("#FFFFFF"), 1.6))
        if layout.players:
            _paint_name(painter, player.name, box, layout, theme, font)


def _paint_computer(painter: QPainter, middle: QPointF, radius: float, theme: Theme, seat: int) -> None:
    painter.setPen(QPen(QColor(SEATS[seat].plain), 0.1 * radius))
    painter.setBrush(QColor(theme.plate))
    painter.drawEllipse(middle, 0.95 * radius, 0.95 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    icon = QRectF(0, 0, 1.15 * radius, 1.15 * radius)
    icon.moveCenter(middle)
    paint_icon(painter, Icon.COMPUTER, icon, QColor(theme.plate_text))


def _paint_name(
    painter: QPainter, name: str, face: Box, layout: LessonLayout, theme: Theme, font: QFont
) -> None:
    named = QFont(font)
    named.setWeight(QFont.Weight.Bold)
    scale = min(QFontInfo(font).pixelSize() / _PLAIN_TEXT_PX, _LARGEST_NAME)
    pixels = 17 * layout.unit * max(1.0, scale)
    room = 2 * min(face.center.x, layout.felt.width - face.center.x) - 8
    room = min(room, 3.0 * face.width)
    named.setPixelSize(max(9, round(pixels)))
    while pixels > 13 * layout.unit and QFontMetricsF(named).horizontalAdvance(name) > room:
        pixels -= 0.5
        named.setPixelSize(max(9, round(pixels)))
    text = QFontMetricsF(named).elidedText(name, Qt.TextElideMode.ElideRight, room)
    painter.setFont(named)
    painter.setPen(QColor(theme.text))
    box = QRectF(face.center.x - room / 2, face.bottom + 2, room, 1.5 * pixels)
    painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)


def _paint_hints(
    painter: QPainter, layout: LessonLayout, theme: Theme, fittings: Fittings, font: QFont
) -> None:
    unit = layout.unit
    for seat, (x, y) in enumerate(layout.hints):
        top = y
        if fittings.shows_markers:
            shape = seat_marker(seat, QPointF(x, top + 12 * unit), 12 * unit)
            painter.fillPath(shape, QColor(SEATS[seat].plain))
            painter.strokePath(shape, QPen(QColor("#FFFFFF"), 1.2))
            top += 24 * unit
        if seat < len(fittings.hints):
            paint_key_name(painter, QPointF(x, top + 14 * unit), 26 * unit, fittings.hints[seat], theme, font)


def paint_key_name(
    painter: QPainter, middle: QPointF, side: float, name: str, theme: Theme, font: QFont
) -> None:
    """Paint the name of a key on a small cap."""
    made = QFont(font)
    made.setPixelSize(max(8, round(0.56 * side)))
    made.setWeight(QFont.Weight.Bold)
    wide = max(side, QFontMetricsF(made).horizontalAdvance(name) + 0.5 * side)
    box = QRectF(middle.x() - wide / 2, middle.y() - side / 2, wide, side)
    painter.fillPath(rounded(box.translated(0, 0.08 * side), 0.2 * side), QColor(0, 0, 0, 90))
    painter.fillPath(rounded(box, 0.2 * side), QColor(theme.plate))
    painter.strokePath(rounded(box, 0.2 * side), QPen(QColor(theme.slot), 1.4))
    painter.setFont(made)
    painter.setPen(QColor(theme.plate_text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
