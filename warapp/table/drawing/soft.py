"""Paints boxes with blurred edges: shadows, and the glow round what is marked."""

from __future__ import annotations

import math
from functools import lru_cache

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
    tinted = QImage(len(across), len(down), QImage.Format.Format_ARGB32_Premultiplied)
    tinted.fill(colour)
    with QPainter(tinted) as edges:
        edges.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        row = QImage(across, len(across), 1, len(across), QImage.Format.Format_Alpha8)
        column = QImage(down, 1, len(down), 1, QImage.Format.Format_Alpha8)
        for alpha in (row, column):
            edges.drawImage(tinted.rect(), alpha)  # stretched over all rows, or columns
    target = QRectF(0, 0, len(across) * step, len(down) * step)
    target.moveCenter(box.center())
    painter.drawImage(target, tinted)


@lru_cache(maxsize=64)
def _soft_edges(length: float, blur: float, step: float) -> bytes:
    """Return the opacity, 0 … 255, along a blurred line of this length, from one end of the blur on."""
    count = math.ceil((length + 2 * blur) / step)
    spread = math.sqrt(2) * blur / 2.5
    begin = (length - count * step) / 2
    at = [begin + (i + 0.5) * step for i in range(count)]
    return bytes(round(127.5 * (math.erf(x / spread) - math.erf((x - length) / spread))) for x in at)
