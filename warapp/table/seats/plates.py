"""Draws the seats' plates, and the chips of those that are out."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.paint import (
    PaintContext,
    draw_centred_text,
    elided,
    painter_on,
    rounded,
    sized,
    with_alpha,
)
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.table.drawing.soft import paint_soft
from warapp.table.layout.composition import Composition
from warapp.table.layout.geometry import Size
from warapp.table.seats.plate_style import LINE, PlateStyle, name_lines

MARGIN_PX = 14.0
"""How far the pixmap of a plate extends beyond it on each side, for its shadow."""
_SHADOW_DOWN_PX, _SHADOW_BLUR_PX, _SHADOW = 3.0, 9.0, QColor(0, 0, 0, 95)
_WHITE_EDGE = QColor(255, 255, 255, 235)
_DIM = 178
"""The opacity of what matters less."""
_CHIP_NAME, _LEAST_CHIP, _LEAST_CHIP_PX = 1.05, 0.75, 9
"""The size of what is written on a chip by that of the text, and its least by its full size and in pixels."""


class Plate(NamedTuple):
    """The content of a seat's plate.

    Attributes:
        seat: the seat, which determines the shape.
        name: its name.
        number: of its cards.
        unit: what is counted, left out where there is no room for it.
        warning: what stands in place of that, in a striking colour, if the seat has few cards left.
        winner: whether it has won.
        key: the key by which the seat plays, or ''.
        pressed: whether that was pressed.
    """

    seat: int
    name: str
    number: str
    unit: str
    warning: str = ""
    winner: bool = False
    key: str = ""
    pressed: bool = False


class Chip(NamedTuple):
    """The content of a chip.

    Attributes:
        seat: the seat, which determines the shape.
        name: its name.
        out: that it is out.
    """

    seat: int
    name: str
    out: str


def blank_plate(context: PaintContext, says: Plate, style: PlateStyle) -> QPixmap:
    """Return what stays of a plate whatever its number, drawn once for all of them."""
    width, height = style.size
    pixmap = context.canvas(width + 2 * MARGIN_PX, height + 2 * MARGIN_PX)
    painter = painter_on(pixmap)
    painter.translate(MARGIN_PX, MARGIN_PX)
    box = QRectF(0, 0, width, height)
    outside = style.composition is Composition.OUTSIDE
    radius = height / 2 if outside else min(14 * style.text_px / 13, 0.32 * height, 20.0)
    _paint_ground(painter, context, box, radius, winner=says.winner)
    if not outside:
        _paint_name(painter, context, says, style)
    painter.end()
    return pixmap


def plate(context: PaintContext, says: Plate, style: PlateStyle, blank: QPixmap | None = None) -> QPixmap:
    """Return the plate of a seat, with `MARGIN_PX` around it for its shadow.

    Args:
        context: colours, font and resolution.
        says: its content.
        style: what it has in common with others.
        blank: its `blank_plate`, if that was drawn before.
    """
    pixmap = QPixmap(blank or blank_plate(context, says, style))
    painter = painter_on(pixmap)
    painter.translate(MARGIN_PX, MARGIN_PX)
    if style.composition is Composition.OUTSIDE:
        _paint_line(painter, context, says, style)
    else:
        _paint_block(painter, context, says, style)
    painter.end()
    return pixmap


def chip(context: PaintContext, says: Chip, size: Size, text_px: float) -> QPixmap:
    """Return what stands for a seat that is out.

    Args:
        context: colours, font and resolution.
        says: its content.
        size: its size.
        text_px: the height of the text.
    """
    pixmap = context.canvas(*size)
    painter = painter_on(pixmap)
    theme, box = context.theme, QRectF(0, 0, *size)
    radius, centre = size.height / 2, size.height / 2
    painter.fillPath(rounded(box, radius), QColor(theme.plate))
    edge = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    painter.strokePath(edge, QPen(with_alpha(theme.slot, 255 if theme.is_plain else 150), 1))
    shape, gap = 0.22 * size.height, 0.45 * text_px
    room = size.width - 1.2 * radius - 2 * shape - 2 * gap
    font = _chip_font(context, says, room, round(_CHIP_NAME * text_px))
    metrics = QFontMetricsF(font)
    out_width = metrics.horizontalAdvance(says.out)
    name = elided(metrics, says.name, room - out_width)
    name_width = metrics.horizontalAdvance(name)
    x, row, ink = (
        (size.width - 2 * shape - 2 * gap - name_width - out_width) / 2,
        context.row(size.width),
        QColor(theme.plate_text),
    )
    _paint_shape(painter, says.seat, QPointF(row.left(x + shape), centre), shape)
    x += 2 * shape + gap
    row.draw(painter, QPointF(x, centre), name, font, ink)
    row.draw(painter, QPointF(x + name_width + gap, centre), says.out, font, ink)
    painter.end()
    return pixmap


def _chip_font(context: PaintContext, says: Chip, room: float, px: int) -> QFont:
    """Return the font in which name and word fit, down to the smallest that can still be read."""
    least = min(px, max(_LEAST_CHIP_PX, round(_LEAST_CHIP * px)))
    for smaller in range(px, least, -1):
        font = sized(context.font, smaller)
        if QFontMetricsF(font).horizontalAdvance(says.name + says.out) <= room:
            return font
    return sized(context.font, least)


def _paint_ground(
    painter: QPainter, context: PaintContext, box: QRectF, radius: float, *, winner: bool
) -> None:
    theme = context.theme
    if not theme.is_plain:
        paint_soft(painter, box.translated(0, _SHADOW_DOWN_PX), _SHADOW_BLUR_PX, _SHADOW)
    shades = QLinearGradient(0, 0, 0, box.height())
    shades.setColorAt(0, QColor(theme.plate_light))
    shades.setColorAt(1, QColor(theme.plate))
    painter.fillPath(rounded(box, radius), shades)
    if theme.is_plain:
        edge = rounded(box.adjusted(1, 1, -1, -1), radius)
        painter.strokePath(edge, QPen(QColor(theme.badge if winner else theme.slot), 4 if winner else 2))
        return
    painter.save()
    painter.setClipPath(rounded(box, radius))
    painter.fillRect(QRectF(0, 0, box.width(), 1.4), QColor(255, 255, 255, 46))
    painter.restore()
    edge = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    painter.strokePath(edge, QPen(with_alpha(theme.slot, 120), 1))
    if winner:
        painter.strokePath(edge, QPen(QColor(theme.badge), 2.4))


def _paint_shape(painter: QPainter, seat: int, centre: QPointF, radius: float) -> None:
    """Paint a seat's shape with a white edge, which sets it off from every plate."""
    shape = seat_marker(seat, centre, radius)
    painter.strokePath(shape, QPen(_WHITE_EDGE, max(2.0, 0.36 * radius)))
    painter.fillPath(shape, QColor(SEAT_COLOURS[seat]))


def _paint_line(painter: QPainter, context: PaintContext, says: Plate, style: PlateStyle) -> None:
    """Paint shape, name and number on a single line, together in the middle."""
    text_px, radius, y = style.text_px, style.shape_radius, style.size.height / 2
    font, ink = sized(context.font, style.name_px), QColor(context.theme.plate_text)
    metrics, number_width = QFontMetricsF(font), letters_width(says.number, style.number_height)
    key = 1.4 * text_px if says.key else 0.0
    after_shape, after_name = 0.45 * text_px, 0.6 * text_px
    fixed = 2 * radius + after_shape + after_name + number_width + (after_name + key if key else 0.0)
    name = elided(metrics, says.name, style.size.width - 2 * style.padding - fixed)
    width = metrics.horizontalAdvance(name)
    x, row = (style.size.width - fixed - width) / 2, context.row(style.size.width)
    _paint_shape(painter, says.seat, QPointF(row.left(x + radius), y), radius)
    x += 2 * radius + after_shape
    row.draw(painter, QPointF(x, y), name, font, ink)
    x += width + after_name
    number = set_letters(says.number, style.number_height)
    colour = QColor(context.theme.badge) if says.warning else ink
    painter.fillPath(number.translated(row.left(x, number_width), y - style.number_height / 2), colour)
    if key:
        cap = QRectF(x + number_width + after_name, y - key / 2, key, key)
        _paint_key(painter, context, row.box(cap), says, text_px)


def _paint_block(painter: QPainter, context: PaintContext, says: Plate, style: PlateStyle) -> None:
    """Paint the large number with its unit below the name."""
    text_px, pad, width = style.text_px, style.padding, style.size.width
    row = context.row(width)
    number, y = set_letters(says.number, style.number_height), style.number_y
    number_width = letters_width(says.number, style.number_height)
    painter.fillPath(number.translated(row.left(pad, number_width), y), QColor(context.theme.plate_text))
    left = pad + number_width + 0.45 * text_px
    right, cap_right = width - 0.6 * pad, width - pad
    if style.name_alone:
        shape = QPointF(width - pad - style.shape_radius, y + style.number_height / 2)
        _paint_shape(painter, says.seat, QPointF(row.left(shape.x()), shape.y()), style.shape_radius)
        right = shape.x() - style.shape_radius - 0.3 * text_px
        cap_right = right - 0.4 * pad
    if says.key:
        side = 2.1 * text_px
        cap = QRectF(cap_right - side, y + style.number_height - side, side, side)
        _paint_key(painter, context, row.box(cap), says, text_px)
        right = cap.x() - 0.3 * text_px
    _paint_unit(painter, context, says, style, QRectF(left, y, right - left, style.number_height))


def _paint_name(painter: QPainter, context: PaintContext, says: Plate, style: PlateStyle) -> None:
    """Paint a name after the shape of its seat, or on a line or two of its own."""
    font, ink = sized(context.font, style.name_px), QColor(context.theme.plate_text)
    metrics, pad, y = QFontMetricsF(font), style.padding, style.name_y
    row = context.row(style.size.width)
    if not style.name_alone:
        radius = style.shape_radius
        _paint_shape(painter, says.seat, QPointF(row.left(pad + radius), y), radius)
        at = QPointF(pad + 2 * radius + 0.55 * style.text_px, y)
        row.draw(painter, at, elided(metrics, says.name, style.room_beside_shape), font, ink)
        return
    lines = name_lines(says.name, metrics, style)
    if len(lines) > 1:
        y = style.edge + style.name_px / 2
    for nth, line in enumerate(lines):
        row.draw(painter, QPointF(pad, y + nth * LINE * style.name_px), line, font, ink)


def _paint_unit(
    painter: QPainter, context: PaintContext, says: Plate, style: PlateStyle, room: QRectF
) -> None:
    """Paint what is counted, or that few are left, on the line of the number if it fits there."""
    theme, px = context.theme, round((0.92 if style.is_tall else 0.85) * style.text_px)
    font = sized(context.font, px, QFont.Weight.Bold if says.warning else QFont.Weight.Medium)
    words = says.warning or says.unit
    if QFontMetricsF(font).horizontalAdvance(words) > room.width():
        return
    dim = with_alpha(theme.plate_text, 255 if theme.is_plain else _DIM)
    colour = QColor(theme.badge) if says.warning else dim
    start = QPointF(room.x(), room.bottom() - 0.36 * px)
    context.row(style.size.width).draw(painter, start, words, font, colour)


def _paint_key(painter: QPainter, context: PaintContext, cap: QRectF, says: Plate, text_px: float) -> None:
    """Paint the key by which a seat plays; it is filled once it was pressed."""
    theme, radius = context.theme, min(6.0, 0.3 * cap.height())
    ink = theme.badge_text if says.pressed else theme.plate_text
    if not theme.is_plain:
        painter.fillPath(rounded(cap.translated(0, 2), radius), QColor(0, 0, 0, 120))
    painter.fillPath(rounded(cap, radius), QColor(theme.badge if says.pressed else theme.plate_light))
    edge = rounded(cap.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    painter.strokePath(edge, QPen(with_alpha(ink, 255 if theme.is_plain else 150), 1))
    font = sized(context.font, round(min(text_px, 0.7 * cap.height())), QFont.Weight.Bold)
    label = elided(QFontMetricsF(font), says.key, cap.width())
    x = cap.center().x() - QFontMetricsF(font).horizontalAdvance(label) / 2
    draw_centred_text(painter, QPointF(x, cap.center().y()), label, font, QColor(ink))
