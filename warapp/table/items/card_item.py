"""A card in the scene: a pixmap that moves, narrows while it turns and has a shadow while lifted."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from warapp.table.drawing.card_art import FARTHEST_SHADOW, SHADOW_RIGHT
from warapp.table.layout.geometry import Point, Size
from warapp.table.stage.sprite import Mark, Sprite

_RISE = FARTHEST_SHADOW
"""How far a lifted card rises, as a share of its height."""
_NEARER, _TALLER, _DARKER = 0.06, 0.04, 0.25
"""How much larger a lifted card is, and how much taller and darker one that is seen from its edge."""
_CORNER = 0.06
"""The radius of a card's corners, by its width."""
_SHADED = 0.02
_PLAIN = QTransform()
_SMOOTH, _FAST = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation


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
        self._badge.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._shade: QGraphicsPathItem | None = None
        self._shown: int | None = None
        self._z: float | None = None
        self._mark: Mark | None = None
        self._parts = Emphasis()
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

    def set_off(self, sprite: Sprite, parts: Emphasis) -> None:
        """Highlight or shade the card, as far as its sprite says."""
        if sprite.mark is not self._mark or parts != self._parts:
            self._mark, self._parts = sprite.mark, parts
            for item, part in zip((self._ring, self._veil, self._badge), parts, strict=True):
                item.setVisible(part is not None)
                if part:
                    item.setPixmap(part.pixmap)
                    item.setPos(part.at.x, part.at.y)
                    item.setTransformOriginPoint(item.boundingRect().center())
        if sprite.mark is Mark.BEATEN:
            self._veil.setOpacity(_share(sprite.emphasis))
        elif sprite.mark:
            self._ring.setOpacity(_share(sprite.ring))
            self._badge.setScale(max(0.0, sprite.medal))

    def lay(
        self, at: Point, sprite: Sprite, angle_deg: float, scale: float, card: Size, *, smooth: bool = True
    ) -> None:
        """Place the card, lifted, and turned about its vertical axis as far as its sprite says.

        Args:
            at: its upper left corner, lying flat.
            sprite: the sprite.
            angle_deg: how far it is turned about its middle, clockwise.
            scale: its scale, lying flat.
            card: the size of a card at scale 1.
            smooth: whether its face is drawn smoothly while it is turned.
        """
        lift, edge = sprite.lift, 1.0 - abs(2.0 * sprite.flip - 1.0)
        self.setPos(at.x, at.y - rise_of(lift, card))
        self._darken(edge, card)
        scale *= 1.0 + lift * _NEARER
        width, height = scale * math.cos(edge * math.pi / 2), scale * (1.0 + edge * _TALLER)
        if angle_deg == 0.0 and width == height == 1.0:
            if not self._plain:
                self._lie_plain()
            return
        self._plain = False
        smooth = smooth and sprite.flip >= 0.5  # pips and courts show it, the pattern of a back hides it
        self.setTransformationMode(_SMOOTH if smooth else _FAST)
        self.setTransform(_about_middle(width, height, angle_deg, scale, card))

    def _lie_plain(self) -> None:
        """Lie neither turned nor scaled, pixel for pixel."""
        self._plain = True
        self.setTransform(_PLAIN)
        self.setTransformationMode(_FAST)

    def _darken(self, edge: float, card: Size) -> None:
        """Shade a card the more, the more of its edge is seen."""
        if edge == 0.0 and self._shade is None:
            return
        if self._shade is None:
            path, corner = QPainterPath(), card.width * _CORNER
            path.addRoundedRect(0, 0, card.width, card.height, corner, corner)
            self._shade = QGraphicsPathItem(path, self)
            self._shade.setPen(Qt.PenStyle.NoPen)
            self._shade.setBrush(QColor(0, 0, 0))
        self._shade.setVisible(edge > 0.0)
        self._shade.setOpacity(edge * _DARKER)

    def show_as_drawn(self, pixmap: QPixmap, at: Point) -> None:
        """Show a picture of the card that is drawn as it lies, without shadow or mark."""
        self.show_pixmap(pixmap)
        for part in (self._shadow, self._ring, self._veil, self._badge):
            part.setVisible(False)
        if self._shade is not None:
            self._shade.setVisible(False)
        self._mark, self._shaded = None, False
        if not self._plain:
            self._lie_plain()
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
        if self._shade is not None:
            self._shade.scene().removeItem(self._shade)
            self._shade = None


def _share(part: float) -> float:
    return min(1.0, max(0.0, part))


def _about_middle(width: float, height: float, angle_deg: float, scale: float, card: Size) -> QTransform:
    """Return the transform of a card that is scaled and turned about its middle, its corner at (0, 0).

    Args:
        width, height: the scales across and down.
        angle_deg: the turn.
        scale: the scale of the card lying flat, whose middle stays where it is.
        card: the size of a card.
    """
    cosine, sine = math.cos(math.radians(angle_deg)), math.sin(math.radians(angle_deg))
    across, down = card.width / 2, card.height / 2
    m11, m12, m21, m22 = width * cosine, width * sine, -height * sine, height * cosine
    return QTransform(
        m11,
        m12,
        m21,
        m22,
        scale * across - m11 * across - m21 * down,
        scale * down - m12 * across - m22 * down,
    )


def rise_of(lift: float, card: Size) -> float:
    """Return how much higher a lifted card is seen."""
    return lift * card.height * _RISE


def shadow_at(lift: float, card: Size) -> Point:
    """Return the position of the shadow relative to the card's upper left corner."""
    margin, away = shadow_blur(card), lift * card.height * _RISE
    return Point(away * SHADOW_RIGHT - margin, away - margin)


def shadow_blur(card: Size) -> float:
    """Return how far the shadow of a card extends beyond it."""
    return card.width * 0.09
