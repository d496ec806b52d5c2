"""A card in the scene: a pixmap that moves, narrows while it turns and has a shadow while lifted."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from warapp.table.layout.geometry import Point, Size
from warapp.table.stage.sprite import Mark

_RISE = 0.06
"""How far a lifted card rises, as a share of its height."""
_SHADED = 0.02
_PLAIN = QTransform()


class Part(NamedTuple):
    """A pixmap and its position relative to the card's corner."""

    pixmap: QPixmap
    at: Point


class Emphasis(NamedTuple):
    """What marks a card: a ring around it, a veil over it, a badge at its corner."""

    ring: Part | None = None
    veil: Part | None = None
    badge: Part | None = None


class CardItem(QGraphicsPixmapItem):
    """Shows one sprite; passes only changes on to Qt, since every call counts in a frame."""

    def __init__(self) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._shadow = QGraphicsPixmapItem(self)
        self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._shadow.setVisible(False)
        self._ring = QGraphicsPixmapItem(self)
        self._ring.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._ring.setVisible(False)
        self._veil = QGraphicsPixmapItem(self)
        self._veil.setVisible(False)
        self._badge = QGraphicsPixmapItem(self)
        self._badge.setVisible(False)
        self._shown: int | None = None
        self._z: float | None = None
        self._mark: Mark | None = None
        self._parts = Emphasis()
        self._emphasis = 0.0
        self._plain = True
        self._shaded = False

    def show_pixmap(self, pixmap: QPixmap, margin: float = 0.0) -> None:
        """Show a face or the back.

        Args:
            pixmap: the card.
            margin: how far the pixmap extends beyond the card on each side.
        """
        if self._shown != (key := pixmap.cacheKey()):
            self._shown = key
            self.setPixmap(pixmap)
            self.setOffset(-margin, -margin)

    @property
    def shaded(self) -> bool:
        """Whether its shadow is visible."""
        return self._shaded

    @property
    def mark(self) -> Mark | None:
        """How the card is marked."""
        return self._mark

    def shade(self, lift: float, card: Size, shadow: Callable[[float], QPixmap]) -> None:
        """Show the shadow at the distance that fits the lift.

        Args:
            lift: how far the card is off the table, 0 … 1.
            card: the size of a card.
            shadow: returns the shadow for a blur in logical pixels.
        """
        shaded = lift > _SHADED
        if shaded != self._shaded:
            self._shaded = shaded
            self._shadow.setVisible(shaded)
            self._shadow.setPixmap(shadow(shadow_blur(card)))
        if shaded:
            offset = shadow_at(lift, card)
            self._shadow.setPos(offset.x, offset.y)

    def set_off(self, mark: Mark | None, emphasis: float, parts: Emphasis) -> None:
        """Highlight or shade the card, as far as `emphasis` says."""
        if mark is not self._mark or parts != self._parts:
            self._mark, self._parts = mark, parts
            for item, part in zip((self._ring, self._veil, self._badge), parts, strict=True):
                item.setVisible(part is not None)
                if part:
                    item.setPixmap(part.pixmap)
                    item.setPos(part.at.x, part.at.y)
            self._emphasis = -1.0
        if mark and emphasis != self._emphasis:
            self._emphasis = emphasis
            for item in (self._ring, self._veil, self._badge):
                item.setOpacity(min(1.0, max(0.0, emphasis)))

    def lay(self, at: Point, lift: float, flip: float, scale: float, card: Size) -> None:
        """Place the card; `flip` is a turn about the vertical axis, which scales the width by |2f - 1|."""
        width = abs(2.0 * flip - 1.0)
        self.setPos(at.x, at.y - lift * card.height * _RISE)
        if width == 1.0 and scale == 1.0:
            if not self._plain:
                self._plain = True
                self.setTransform(_PLAIN)
            return
        self._plain = False
        narrow = width * scale
        self.setTransform(QTransform(narrow, 0, 0, scale, (scale - narrow) * card.width / 2, 0))

    def show_as_drawn(self, pixmap: QPixmap, at: Point) -> None:
        """Show a picture of the card that is drawn as it lies, without shadow or mark."""
        self.show_pixmap(pixmap)
        for part in (self._shadow, self._ring, self._veil, self._badge):
            part.setVisible(False)
        self._mark, self._shaded = None, False
        if not self._plain:
            self._plain = True
            self.setTransform(_PLAIN)
        self.setPos(at.x, at.y)

    def set_depth(self, z: float) -> None:
        """Set the stacking order."""
        if z != self._z:
            self._z = z
            self.setZValue(z)

    def forget(self) -> None:
        """Redraw everything on the next update, since pixmaps or sizes have changed."""
        self._shown, self._mark, self._shaded = None, None, False
        for part in (self._shadow, self._ring, self._veil, self._badge):
            part.setVisible(False)


def shadow_at(lift: float, card: Size) -> Point:
    """Return the position of the shadow relative to the card's upper left corner."""
    margin, away = shadow_blur(card), lift * card.height * _RISE
    return Point(away * 0.3 - margin, away - margin)


def shadow_blur(card: Size) -> float:
    """Return how far the shadow of a card extends beyond it."""
    return card.width * 0.09
