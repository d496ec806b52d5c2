"""Draws the surface of the table with its material, light and rim: one pixmap for each size."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from warapp.table.drawing import wood
from warapp.table.drawing.frame import paint_frame
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.theme import Material, Theme
from warapp.table.layout.geometry import Size

_COARSE = 8
"""Light has no detail, so it is drawn at an eighth of the size and scaled up, which is ten times as fast."""
_TILE_PX, _FIBRE_AREA = 384, 260
"""The side of the tile of fibres, and the area for each of them, in pixels."""
_GRAIN = 22
"""The greatest opacity of a grain of the felt, 0 … 255."""
_GRAIN_ON_LIGHT = 0.4
"""How much of it is seen on a light table."""
_CLOUD_PX, _CLOUD = 28, 10
"""The size of the spots in which felt is lighter or darker, and their greatest opacity."""
_STAR_AREA, _STAR_RADII = 13_000, (0.7, 0.7, 0.9, 1.2, 1.7)
_STAR, _MOONLIGHT = "#DCE8FF", "#6E93DA"
_SHADE_PX = 10


class Surface:
    """Draws surfaces; what all sizes of a material have in common is drawn once."""

    def __init__(self) -> None:
        self._tile: QPixmap | None = None
        self._grain: tuple[Theme, QImage] | None = None

    def draw(self, theme: Theme, size: Size, ratio: float, colour: float = 1.0) -> QPixmap:
        """Return the surface of a table.

        Args:
            theme: its colours and material.
            size: its size in logical pixels.
            ratio: device pixels per logical pixel.
            colour: how much of its colour is left, 0 … 1; the rim keeps all of it.
        """
        device = QSize(max(1, math.ceil(size.width * ratio)), max(1, math.ceil(size.height * ratio)))
        pixmap = QPixmap(device)
        pixmap.fill(QColor(theme.felt))
        if not theme.is_plain:
            hints = QPainter.RenderHint
            painter = QPainter(pixmap)
            painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
            self._paint(painter, theme, QRectF(pixmap.rect()))
            if colour < 1:
                painter.end()
                grey = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
                painter.begin(pixmap)
                painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
                painter.setOpacity(1 - colour)
                painter.drawImage(0, 0, grey)
                painter.setOpacity(1)
            _paint_rim(painter, theme, size, device, ratio)
            painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _paint(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        if theme.material is Material.WOOD:
            self._paint_wood(painter, theme, box)
            return
        painter.drawImage(box, _lit_felt(theme, box))
        if self._tile is None:
            self._tile = QPixmap.fromImage(_tile())
        painter.save()
        if theme.is_light:
            painter.setOpacity(_GRAIN_ON_LIGHT)
        painter.drawTiledPixmap(box, self._tile)
        painter.restore()
        if theme.material is Material.NIGHT:
            _paint_stars(painter, box)

    def _paint_wood(self, painter: QPainter, theme: Theme, box: QRectF) -> None:
        if self._grain is None or self._grain[0] != theme:
            self._grain = (theme, wood.grain(theme))
        painter.drawImage(box, self._grain[1])
        wood.paint_joints(painter, theme, box)
        light = QImage(_coarse(box), QImage.Format.Format_ARGB32_Premultiplied)
        light.fill(QColor(0, 0, 0, 0))
        _paint_light(light, theme, box)
        painter.drawImage(box, light)


def _coarse(box: QRectF) -> QSize:
    return QSize(math.ceil(box.width() / _COARSE), math.ceil(box.height() / _COARSE))


def _lit_felt(theme: Theme, box: QRectF) -> QImage:
    """Return the colour of the felt with the light on it, at a coarse size."""
    image = QImage(_coarse(box), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.felt))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    spots = _noise(round(box.width() / _CLOUD_PX), round(box.height() / _CLOUD_PX), 3, _CLOUD)
    painter.drawImage(QRectF(image.rect()), spots)
    painter.end()
    _paint_light(image, theme, box)
    return image


def _paint_light(image: QImage, theme: Theme, box: QRectF) -> None:
    """Paint the light on a table, and the darkness in its corners, on a coarse image of it."""
    width, height = box.width(), box.height()
    painter = QPainter(image)
    painter.scale(image.width() / width, image.height() / height)
    light = QRadialGradient(QPointF(width / 2, height * 0.44), max(width, height) * 0.66)
    light.setColorAt(0.0, with_alpha(theme.felt_light, 110 if theme.material is Material.WOOD else 190))
    light.setColorAt(0.5, with_alpha(theme.felt_light, 0))
    painter.fillRect(box, light)
    corners = QRadialGradient(QPointF(width / 2, height * 0.46), math.hypot(width, height) * 0.56)
    corners.setColorAt(0.38, with_alpha(theme.felt_dark, 0))
    corners.setColorAt(1.0, with_alpha(theme.felt_dark, 235))
    painter.fillRect(box, corners)
    if theme.material is Material.NIGHT:
        moon = QRadialGradient(QPointF(width / 2, -0.1 * height), height * 0.7)
        moon.setColorAt(0.0, with_alpha(_MOONLIGHT, 60))
        moon.setColorAt(1.0, with_alpha(_MOONLIGHT, 0))
        painter.fillRect(box, moon)
    painter.end()


def _tile() -> QImage:
    """Return a tile of grain and fibres, with nothing cut off at its edges; the same at every start."""
    chance = random.Random(4)
    image = _noise(_TILE_PX, _TILE_PX, 4, _GRAIN)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fibres: dict[tuple[int, int], list[QLineF]] = {}
    for _ in range(_TILE_PX * _TILE_PX // _FIBRE_AREA):
        grey = 255 if chance.random() < 0.55 else 0
        x, y = chance.random() * _TILE_PX, chance.random() * _TILE_PX
        length, angle = 3 + 5 * chance.random(), math.pi * chance.random()
        line = QLineF(x, y, x + length * math.cos(angle), y + length * math.sin(angle))
        fibres.setdefault((grey, 7 + 5 * int(chance.random() * 3)), []).append(line)
    for (grey, alpha), lines in fibres.items():
        painter.setPen(QPen(QColor(grey, grey, grey, alpha), 0.9))
        for x in (-_TILE_PX, 0, _TILE_PX):
            for y in (-_TILE_PX, 0):
                painter.setTransform(painter.transform().fromTranslate(x, y))
                painter.drawLines(lines)
    painter.end()
    return image


def _noise(width: int, height: int, seed: int, most: int) -> QImage:
    """Return pixels that are black or white to a random degree.

    Args:
        width: the width in pixels, of which there is at least one.
        height: the height.
        seed: determines the pixels.
        most: the greatest opacity, 0 … 255.
    """
    width, height = max(1, width), max(1, height)
    pixels = random.Random(seed).randbytes(width * height)
    image = QImage(pixels, width, height, width, QImage.Format.Format_Indexed8)
    black = [QColor(0, 0, 0, most * (127 - i) // 127).rgba() for i in range(128)]
    white = [QColor(255, 255, 255, most * i // 127).rgba() for i in range(128)]
    image.setColorTable(black + white)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _paint_stars(painter: QPainter, box: QRectF) -> None:
    chance = random.Random(7)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(max(30, round(box.width() * box.height() / _STAR_AREA))):
        at = QPointF(box.width() * chance.random(), box.height() * chance.random())
        radius, alpha = chance.choice(_STAR_RADII), chance.randint(40, 120)
        painter.setBrush(with_alpha(_STAR, alpha))
        painter.drawEllipse(at, radius, radius)
        if radius == max(_STAR_RADII):
            painter.setBrush(with_alpha(_STAR, round(alpha * 0.45)))
            painter.drawRect(QRectF(at.x() - 5, at.y() - 0.4, 10, 0.8))
            painter.drawRect(QRectF(at.x() - 0.4, at.y() - 5, 0.8, 10))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def rim_width(size: Size) -> float:
    """Return the width of the rim of a table."""
    return min(max(0.016 * min(size), 6.0), 12.0)


def _paint_rim(painter: QPainter, theme: Theme, size: Size, device: QSize, ratio: float) -> None:
    """Paint the rim above and at the sides, with its shade on the felt; below it is the bar."""
    rim = rim_width(size)
    radius = 1.6 * rim
    corner = rim + radius + _SHADE_PX

    def inside(box: QRectF) -> QRectF:
        return QRectF(rim, rim, box.width() - 2 * rim, box.height() - rim - 1)

    def paint_shade(painter: QPainter, box: QRectF) -> None:
        for i in range(_SHADE_PX):
            shade = QPen(QColor(0, 0, 0, int(34 * (1 - i / _SHADE_PX) ** 2)), 2)
            painter.strokePath(rounded(inside(box).adjusted(i, i, -i, -i), radius), shade)

    def paint_edges(painter: QPainter, box: QRectF) -> None:
        painter.strokePath(rounded(inside(box), radius), QPen(QColor(0, 0, 0, 120), 1.2))
        line = rounded(inside(box).adjusted(-2, -2, 2, 3), radius + 2)
        painter.strokePath(line, QPen(with_alpha(theme.hairline, 110), 1))

    paint_frame(painter, device, ratio, corner, paint_shade)
    whole = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
    wood = QLinearGradient(0, 0, 0, whole.height())
    wood.setColorAt(0, QColor(theme.rim_light))
    wood.setColorAt(1, QColor(theme.rim_dark))
    frame = QPainterPath()
    frame.addRect(whole)
    frame.addRoundedRect(inside(whole), radius, radius)
    painter.save()
    painter.scale(ratio, ratio)
    painter.fillPath(frame, wood)
    painter.restore()
    paint_frame(painter, device, ratio, corner, paint_edges)
