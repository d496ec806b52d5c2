"""Draws planks of wood."""

from __future__ import annotations

import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from warapp.table.drawing.paint import with_alpha
from warapp.table.drawing.theme import Theme

_PLANKS = 8
_WIDTH, _HEIGHT = 500, 304
"""The size at which grain is drawn before it is scaled to that of the table."""
_GRAIN = ((240, 2, 0.42), (110, 1, 0.24), (330, 9, 0.46))
"""For each layer of grain its width and height at a table of about 1000x608, and its opacity."""
_SCALE = 2
"""How much larger that table is."""
_VEINS = 9
_VEIN, _DARK_JOINT, _LIGHT_JOINT = "#2A1204", QColor(0x1A, 0x0B, 0x02, 150), QColor(0xFF, 0xE7, 0xC0, 34)


class Plank(NamedTuple):
    """A plank over the whole width, sawn through once.

    Attributes:
        left, right: the colours of its two parts.
        cut: where it is sawn through, by the width.
    """

    left: QColor
    right: QColor
    cut: float


def planks(theme: Theme) -> tuple[Plank, ...]:
    """Return the planks of a table from top to bottom, the same at every start."""
    chance = random.Random(7)
    return tuple(_plank(theme, chance) for _ in range(_PLANKS))


def grain(theme: Theme) -> QImage:
    """Return the planks with their grain, to be scaled to the size of the table."""
    chance = random.Random(9)
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for nth, plank in enumerate(planks(theme)):
        box = _box(nth)
        painter.fillRect(box, plank.left)
        painter.fillRect(box.adjusted(plank.cut * _WIDTH, 0, 0, 0), plank.right)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.drawImage(0, 0, _fibres())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for nth in range(_PLANKS):
        box = _box(nth)
        for _ in range(_VEINS):
            path = vein(box, chance)
            colour = with_alpha(_VEIN, chance.randint(16, 46))
            painter.strokePath(path, QPen(colour, chance.uniform(0.8, 1.8) / _SCALE))
    painter.end()
    return image


def _box(plank: int) -> QRectF:
    """Return where a plank lies in the image of the grain."""
    return QRectF(0, plank * _HEIGHT / _PLANKS, _WIDTH, _HEIGHT / _PLANKS)


def _fibres() -> QImage:
    """Return all layers of grain in grey, since laying them on in soft light takes long for each."""
    image = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    strength = 0.0
    for layer, (across, down, opacity) in enumerate(_GRAIN):
        strength += opacity
        painter.setOpacity(opacity / strength)
        for nth in range(_PLANKS):
            box = _box(nth)
            size = round(box.width() * _SCALE / across), round(box.height() * _SCALE / down)
            painter.drawImage(box, _noise(*size, seed=50 * layer + nth))
    painter.end()
    return image


def paint_joints(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """Paint the joints between planks, which would blur if they were scaled."""
    height = box.height() / _PLANKS
    for nth, plank in enumerate(planks(theme)):
        top, cut = nth * height, plank.cut * box.width()
        painter.fillRect(QRectF(0, top, box.width(), 1.4), _DARK_JOINT)
        painter.fillRect(QRectF(0, top + 1.4, box.width(), 1), _LIGHT_JOINT)
        painter.fillRect(QRectF(cut, top, 1.4, height), _DARK_JOINT)
        painter.fillRect(QRectF(cut + 1.4, top, 1, height), _LIGHT_JOINT)


def _plank(theme: Theme, chance: random.Random) -> Plank:
    left = _tinted(QColor(theme.felt), theme, chance, 0.05, 0.30)
    cut = chance.uniform(0.15, 0.85)
    return Plank(left, _tinted(left, theme, chance, 0.02, 0.12), cut)


def _tinted(colour: QColor, theme: Theme, chance: random.Random, least: float, most: float) -> QColor:
    """Return a colour that is somewhat nearer to the light or the dark end of a table's colours."""
    end = QColor(theme.felt_light if chance.random() < 0.5 else theme.felt_dark)
    part = chance.uniform(least, most)

    def between(one: int, other: int) -> int:
        return round(one + (other - one) * part)

    return QColor(
        between(colour.red(), end.red()),
        between(colour.green(), end.green()),
        between(colour.blue(), end.blue()),
    )


def vein(plank: QRectF, chance: random.Random) -> QPainterPath:
    """Return a vein of a plank, at a place and of a length left to chance."""
    y = plank.y() + chance.uniform(0.08, 0.92) * plank.height()
    bend = chance.uniform(-0.08, 0.08) * plank.height()
    x = chance.uniform(-0.2, 0.7) * plank.width()
    length = chance.uniform(0.3, 0.9) * plank.width()
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(
        QPointF(x + 0.3 * length, y + bend),
        QPointF(x + 0.6 * length, y - bend),
        QPointF(x + length, y + 0.4 * bend),
    )
    return path


def _noise(width: int, height: int, seed: int) -> QImage:
    width, height = max(4, width), max(3, height)
    pixels = random.Random(seed).randbytes(width * height)
    return QImage(pixels, width, height, width, QImage.Format.Format_Grayscale8).copy()
