"""Draws the light of a war that is declared: the darkened table, the rays behind the letters, the flash."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QPolygonF, QRadialGradient

from warapp.table.band.war_mark import WAR_COLOURS
from warapp.table.drawing.paint import PaintContext, painter_on, with_alpha
from warapp.table.layout.geometry import Point, Size

_SHADES = ((0.0, 0), (0.36, 26), (0.75, 161), (1.0, 190))
"""How dark the table is, from the warriors to the edge of the light."""
_OF_WIDTH, _OF_HEIGHT = 0.62, 0.78
_PLAIN_SHADE = 140
_DETAIL = 8
"""By how much smaller the shade is drawn before it is scaled up: it has no edges."""
_RAYS, _MORE_RAYS, _RAY_ALPHA = 28, 6, 120
_RAYS_OF_BAND, _RAYS_OF_WIDTH = 4.6, 0.40
_MOST_RAYS_PX = 200
"""How far rays are drawn before they are scaled up: their edges are soft."""
_FLASH_OF_BAND = 1.6


def vignette(context: PaintContext, table: Size, middle: Point) -> QPixmap:
    """Return the shade over a table, with light round a point; over a plain table it is even."""
    if context.theme.is_plain:
        pixmap = context.canvas(*table)
        pixmap.fill(QColor(0, 0, 0, _PLAIN_SHADE))
        return pixmap
    small = QImage(
        math.ceil(table.width / _DETAIL),
        math.ceil(table.height / _DETAIL),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    small.fill(0)
    radius = max(_OF_WIDTH * table.width, _OF_HEIGHT * table.height)
    with QPainter(small) as painter:
        painter.scale(small.width() / table.width, small.height() / table.height)
        light = QRadialGradient(QPointF(*middle), radius)
        for at, alpha in _SHADES:
            light.setColorAt(at, QColor(0, 0, 0, alpha))
        painter.fillRect(QRectF(0, 0, *table), light)
    return scaled_up(context, small, table)


def rays_size(band_height: float, table: Size) -> Size:
    """Return the size of the rays on a table, in logical pixels."""
    reach = _reach(band_height, table)
    return Size(min(2 * reach, table.width), min(2 * reach, table.height))


def _reach(band_height: float, table: Size) -> float:
    return max(_RAYS_OF_BAND * band_height, _RAYS_OF_WIDTH * table.width)


def rays(depth: int, band_height: float, table: Size) -> QImage:
    """Return the rays behind the letters, small: `scaled_up` gives them their size.

    Args:
        depth: the depth of the war, which has its colour, and more rays the deeper it is.
        band_height: the height of the band, in logical pixels.
        table: the size of the table.
    """
    level = min(depth, len(WAR_COLOURS))
    reach, size = _reach(band_height, table), rays_size(band_height, table)
    scale = min(1.0, _MOST_RAYS_PX / reach)
    small = QImage(
        math.ceil(size.width * scale),
        math.ceil(size.height * scale),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    small.fill(0)
    with QPainter(small) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(small.width() / 2, small.height() / 2)
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ray_light(level, reach))
        for ray in _rays(_RAYS + _MORE_RAYS * (level - 1), reach):
            painter.drawPolygon(ray)
    return small


def _rays(count: int, reach: float) -> Iterator[QPolygonF]:
    """Yield rays of different widths from (0, 0), always the same ones."""
    widths = random.Random(5)
    for nth in range(count):
        angle, half = 2 * math.pi * nth / count, math.pi / count * widths.uniform(0.35, 0.62)
        ends = (QPointF(reach * math.cos(end), reach * math.sin(end)) for end in (angle - half, angle + half))
        yield QPolygonF([QPointF(0, 0), *ends])


def _ray_light(level: int, reach: float) -> QRadialGradient:
    colour = WAR_COLOURS[level - 1][1]
    light = QRadialGradient(QPointF(0, 0), reach)
    for at, share in ((0.0, 1.0), (0.35, 0.7), (1.0, 0.0)):
        light.setColorAt(at, with_alpha(colour, round(_RAY_ALPHA * share)))
    return light


def flash(context: PaintContext, band_height: float) -> QPixmap:
    """Return the flash where tied cards clash."""
    reach = _FLASH_OF_BAND * band_height
    pixmap = context.canvas(2 * reach, 2 * reach)
    painter = painter_on(pixmap)
    light = QRadialGradient(QPointF(reach, reach), reach)
    for at, colour, alpha in ((0.0, "#FFFFFF", 235), (0.25, "#FFF3C0", 150), (1.0, "#FFE08A", 0)):
        light.setColorAt(at, with_alpha(colour, alpha))
    painter.fillRect(QRectF(0, 0, 2 * reach, 2 * reach), light)
    painter.end()
    return pixmap


def scaled_up(context: PaintContext, image: QImage, size: Size) -> QPixmap:
    """Return soft light at its size."""
    pixmap = context.canvas(*size)
    painter = painter_on(pixmap)
    painter.drawImage(QRectF(0, 0, *size), image)
    painter.end()
    return pixmap
