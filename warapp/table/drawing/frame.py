"""Paints frames: what is the same all along the sides of a box is painted on a small one, and stretched."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

PaintBox = Callable[[QPainter, QRectF], None]
"""Paints a box of any size, given in logical pixels."""


def paint_frame(painter: QPainter, size: QSize, ratio: float, corner: float, paint: PaintBox) -> None:
    """Paint a frame in no more time than a small one takes; to stroke the outline of a table takes 1 ms.

    Args:
        painter: paints in device pixels, from the corner of the frame on.
        size: the size of the frame in device pixels.
        ratio: device pixels per logical pixel.
        corner: how far from a corner the frame isn't straight yet, in logical pixels.
        paint: paints a frame of any size.
    """
    kept = min(round(corner * ratio + 0.5), (min(size.width(), size.height()) - 1) // 2)
    side = 2 * kept + 1
    small = QPixmap(side, side)
    small.fill(QColor(0, 0, 0, 0))
    with QPainter(small) as on_small:
        on_small.setRenderHint(QPainter.RenderHint.Antialiasing)
        on_small.scale(ratio, ratio)
        paint(on_small, QRectF(0, 0, side / ratio, side / ratio))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for from_x, to_x in _spans(side, size.width(), kept):
        for from_y, to_y in _spans(side, size.height(), kept):
            if from_x[1] == from_y[1] == 1:
                continue  # the middle is empty
            target = QRect(to_x[0], to_y[0], to_x[1], to_y[1])
            painter.drawPixmap(target, small, QRect(from_x[0], from_y[0], from_x[1], from_y[1]))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def _spans(small: int, large: int, kept: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield where the parts of a side begin on the small and on the large frame, and how long they are."""
    yield (0, kept), (0, kept)
    yield (kept, 1), (kept, large - 2 * kept)
    yield (small - kept, kept), (large - kept, kept)
