"""The items of an ended round below its panel: the dimmed table, rays, confetti, the panel coming up."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from warapp._compat import override
from warapp.table.drawing.paint import PaintContext
from warapp.table.drawing.seat_markers import SEAT_COLOURS
from warapp.table.end.dimmed_table import DimmedTable
from warapp.table.layout.geometry import Point, Size
from warapp.table.motion.confetti import Falling, Piece, falling, pieces
from warapp.table.motion.easing import overshoot
from warapp.table.stage import order
from warapp.table.stage.labels import Labels

_SMALLEST_PANEL = 0.8


class EndItems:
    """What is seen of a round's end on the table.

    Attributes:
        panel: the picture of the panel that comes up, with its upper left corner; None for no panel.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self.panel: tuple[QPixmap, Point] | None = None
        self._scene = scene
        self._dim: QGraphicsPixmapItem | None = None
        self._dimmed: DimmedTable | None = None
        self._confetti: ConfettiItem | None = None
        self._panel = QGraphicsPixmapItem()
        self._size = Size(0, 0)
        self._context: PaintContext | None = None

    def lay_out(self, size: Size, context: PaintContext) -> None:
        """Draw everything again after a change of size or theme."""
        self._size, self._context = size, context
        for item in (self._dim, self._confetti):
            if item is not None:
                self._scene.removeItem(item)
        self._dim = self._dimmed = self._confetti = None

    def drawings(self, *, won_by_person: bool) -> tuple[Callable[[], None], ...]:
        """Return what draws, ahead of time and piece by piece, the shade over the table."""
        if self._dim is not None or self._context is None:
            return ()
        self._dimmed = DimmedTable(self._context, self._size, rays=won_by_person)
        return (self._dimmed.draw_piece,) * self._dimmed.pieces_left

    def drop_drawings(self) -> None:
        """Drop what was drawn ahead of time for an end that doesn't come."""
        self._dimmed = None

    def show(self, labels: Labels, *, won_by_person: bool) -> None:
        """Show the current labels."""
        if self._context is None:
            return
        self._show_dim(labels.end.dim, self._context, rays=won_by_person)
        self._show_confetti(labels.end.confetti_ms)
        self._show_panel(labels.end.panel)

    def _show_dim(self, dim: float, context: PaintContext, *, rays: bool) -> None:
        if dim > 0.0 and self._dim is None:
            if self._dimmed is None or self._dimmed.rays != rays:
                self._dimmed = DimmedTable(context, self._size, rays=rays)
            self._dim, self._dimmed = QGraphicsPixmapItem(self._dimmed.whole()), None
            self._dim.setZValue(order.END_DIM)
            self._scene.addItem(self._dim)
        if self._dim is not None:
            self._dim.setOpacity(dim)
            if dim <= 0.0:
                self._scene.removeItem(self._dim)
                self._dim = None

    def _show_confetti(self, ms: float | None) -> None:
        if ms is not None and self._confetti is None:
            self._confetti = ConfettiItem(self._size)
            self._scene.addItem(self._confetti)
        if self._confetti is not None:
            if ms is None:
                self._scene.removeItem(self._confetti)
                self._confetti = None
            else:
                self._confetti.show_moment(ms)

    def _show_panel(self, shown: float) -> None:
        """Show the panel as it comes up; once it is up, a widget stands in its place."""
        coming = self.panel is not None and 0.0 < shown < 1.0
        if self._panel.scene() is None and coming:
            self._panel.setZValue(order.END_PANEL)
            self._panel.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._scene.addItem(self._panel)
        self._panel.setVisible(coming)
        if self.panel is None or not coming:
            return
        pixmap, at = self.panel
        if self._panel.pixmap().cacheKey() != pixmap.cacheKey():
            self._panel.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._panel.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        self._panel.setScale(_SMALLEST_PANEL + (1.0 - _SMALLEST_PANEL) * overshoot(shown))
        self._panel.setOpacity(min(1.0, 2.0 * shown))
        self._panel.setPos(at.x, at.y)


class ConfettiItem(QGraphicsItem):
    """All pieces of confetti, painted by one item.

    Args:
        table: the size of the table.
    """

    def __init__(self, table: Size) -> None:
        super().__init__()
        self._table = table
        self._shown: list[tuple[Piece, Falling]] = []
        self._colours = [QColor(colour) for colour in SEAT_COLOURS]
        self.setZValue(order.CONFETTI)

    def show_moment(self, ms: float) -> None:
        """Show where the pieces are after so many milliseconds.

        Only where they are, and were, is drawn again: the table below has a great many cards.
        """
        self._update()
        found = [(piece, falling(piece, ms, self._table)) for piece in pieces(len(self._colours))]
        self._shown = [(piece, where) for piece, where in found if where is not None]
        self._update()

    def _update(self) -> None:
        for piece, where in self._shown:
            reach = math.hypot(*piece.size) / 2 + 1
            self.scene().update(where.at.x - reach, where.at.y - reach, 2 * reach, 2 * reach)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, *self._table)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for piece, where in self._shown:
            painter.save()
            painter.translate(*where.at)
            painter.rotate(where.angle)
            height = max(1.0, piece.size.height * where.tilt)
            box = QRectF(-piece.size.width / 2, -height / 2, piece.size.width, height)
            painter.fillRect(box, self._colours[piece.colour])
            painter.restore()
