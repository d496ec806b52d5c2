"""Draws the light of a war that is declared: the darkened table, the rays behind the letters, the flash."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

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
_MOST_RAYS_PX = 500
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
    return _scaled_up(context, small, table)


def rays(context: PaintContext, depth: int, band_height: float, table: Size) -> QPixmap:
    """Return the rays behind the letters, in the colour of the war and more of them the deeper it is."""
    level = min(depth, len(WAR_COLOURS))
    reach = max(_RAYS_OF_BAND * band_height, _RAYS_OF_WIDTH * table.width)
    size = Size(min(2 * reach, table.width), min(2 * reach, table.height))
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
        painter.fillPath(_sectors(_RAYS + _MORE_RAYS * (level - 1), reach), _ray_light(level, reach))
    return _scaled_up(context, small, size)


def _sectors(count: int, reach: float) -> QPainterPath:
    """Return rays of different widths from (0, 0), always the same ones."""
    path, widths = QPainterPath(), random.Random(5)
    for nth in range(count):
        angle, half = 2 * math.pi * nth / count, math.pi / count * widths.uniform(0.35, 0.62)
        path.moveTo(0, 0)
        for end in (angle - half, angle + half):
            path.lineTo(reach * math.cos(end), reach * math.sin(end))
        path.closeSubpath()
    return path


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


def _scaled_up(context: PaintContext, image: QImage, size: Size) -> QPixmap:
    width, height = math.ceil(size.width * context.ratio), math.ceil(size.height * context.ratio)
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    pixmap = QPixmap.fromImage(image.scaled(width, height, whole, smooth))
    pixmap.setDevicePixelRatio(context.ratio)
    return pixmap
