"""Draws the surface of the table."""

from __future__ import annotations

import random

from PySide6.QtGui import QColor, QImage, QPixmap

from warapp.table.drawing.theme import Theme

_FELT_TILE_PX = 96


def felt(theme: Theme) -> QPixmap:
    """Return a tile of the table's surface with a fine grain, the same at every start."""
    side, shades = _FELT_TILE_PX, 2 * theme.grain + 1
    noise = random.Random(1).randbytes(side * side)
    grain = noise.translate(bytes(i % shades for i in range(256)))
    image = QImage(grain, side, side, side, QImage.Format.Format_Indexed8)
    base = QColor(theme.felt)
    image.setColorTable([base.lighter(100 + i - theme.grain).rgb() for i in range(shades)])
    return QPixmap.fromImage(image)
