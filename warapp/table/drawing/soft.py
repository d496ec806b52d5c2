"""Paints boxes with blurred edges: shadows, and the glow round what is marked."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

_DETAIL = 4
"""How many pixels are computed along the blurred edge; between them it is interpolated."""


def paint_soft(painter: QPainter, box: QRectF, blur: float, colour: QColor) -> None:
    """Paint a box under a Gaussian blur, which is separable into horizontal and vertical soft edges.

    Args:
        painter: paints it, and interpolates smoothly.
        box: the box before the blur.
        blur: how far the blur extends beyond it on every side, in logical pixels; 2.5 standard deviations.
        colour: its colour and opacity.
    """
    step = max(1.0, blur / _DETAIL)
    across, down = _soft_edges(box.width(), blur, step), _soft_edges(box.height(), blur, step)
    levels = [round(colour.alpha() * soft) for soft in down]
    rows = {level: bytes(round(level * soft) for soft in across) for level in set(levels)}
    lines = [rows[level] for level in levels]
    image = QImage(b"".join(lines), len(across), len(lines), len(across), QImage.Format.Format_Alpha8)
    tinted = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(tinted) as tint:
        tint.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        tint.fillRect(tinted.rect(), QColor(colour.rgb()))
    target = QRectF(0, 0, len(across) * step, len(lines) * step)
    target.moveCenter(box.center())
    painter.drawImage(target, tinted)


def _soft_edges(length: float, blur: float, step: float) -> list[float]:
    """Return the opacity along a blurred line of this length at each step, from one end of the blur on."""
    count = math.ceil((length + 2 * blur) / step)
    spread = math.sqrt(2) * blur / 2.5
    begin = (length - count * step) / 2
    at = [begin + (i + 0.5) * step for i in range(count)]
    return [(math.erf(x / spread) - math.erf((x - length) / spread)) / 2 for x in at]
