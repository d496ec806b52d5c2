"""Draws the shade over a table at the end of a round, piece by piece, so that no frame waits for it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from warapp.table.drawing.paint import PaintContext, painter_on
from warapp.table.layout.geometry import Size

_DIM, _DIM_OF_HIGH_CONTRAST = 0.47, 0.6
_RAYS, _RAY_ALPHA, _LIGHT_ALPHA = 32, 26, 90
_MIDDLE = 0.52
"""The middle of the rays, by the height of the table."""
_DETAIL = 8
"""By how much smaller the light is drawn before it is scaled up: it has no edges."""
_RAYS_AT_ONCE = 4


class DimmedTable:
    """The shade over a table, with rays for a person who won.

    Args:
        context: the colours; a table of high contrast has no light.
        size: the size of the table.
        rays: whether there are rays.
    """

    def __init__(self, context: PaintContext, size: Size, *, rays: bool) -> None:
        self.rays = rays
        self._context, self._whole = context, QRectF(0, 0, *size)
        self._middle = QPointF(size.width / 2, size.height * _MIDDLE)
        self._pixmap: QPixmap | None = None
        self._nth = 0
        self._last = _RAYS if rays and context.theme.glow else 0

    @property
    def pieces_left(self) -> int:
        """How many times there is something to draw."""
        step = 2 * _RAYS_AT_ONCE  # every other sector is a ray
        return (self._pixmap is None) + -(-(self._last - self._nth) // step)

    def whole(self) -> QPixmap:
        """Return all of it, drawn now as far as it wasn't before."""
        while self.pieces_left:
            self.draw_piece()
        assert self._pixmap is not None
        return self._pixmap

    def draw_piece(self) -> None:
        """Draw one piece more, if any is left."""
        if self._pixmap is None:
            self._pixmap = self._shade()
        elif self._nth < self._last:
            self._draw_rays(self._pixmap)

    def _shade(self) -> QPixmap:
        glow = self._context.theme.glow
        pixmap = self._context.canvas(self._whole.width(), self._whole.height())
        shade = QColor(0, 0, 0)
        shade.setAlphaF(_DIM if glow else _DIM_OF_HIGH_CONTRAST)
        pixmap.fill(shade)
        if self._last:
            painter = painter_on(pixmap)
            painter.drawImage(self._whole, self._light())
            painter.end()
        return pixmap

    def _light(self) -> QImage:
        width, height = self._whole.width(), self._whole.height()
        small = QSize(math.ceil(width / _DETAIL), math.ceil(height / _DETAIL))
        image = QImage(small, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        light = QRadialGradient(self._middle, width / 2)
        for at, alpha in ((0.0, _LIGHT_ALPHA), (1.0, 0)):
            light.setColorAt(at, self._colour(alpha))
        with QPainter(image) as painter:
            painter.scale(small.width() / width, small.height() / height)
            painter.fillRect(self._whole, light)
        return image

    def _draw_rays(self, pixmap: QPixmap) -> None:
        """Draw some rays, each by itself: one path of all of them takes four times as long."""
        reach, sector = self._whole.width() + self._whole.height(), 360 / _RAYS
        around = QRectF(self._middle.x() - reach, self._middle.y() - reach, 2 * reach, 2 * reach)
        painter = painter_on(pixmap)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour(_RAY_ALPHA))
        for _ in range(_RAYS_AT_ONCE):
            painter.drawPie(around, round(16 * self._nth * sector), round(16 * sector))
            self._nth += 2
        painter.end()

    def _colour(self, alpha: int) -> QColor:
        colour = QColor(self._context.theme.badge)
        colour.setAlpha(alpha)
        return colour
