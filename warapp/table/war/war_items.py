"""The items of a war that is declared, each drawn once and then only moved, scaled and faded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.drawing.paint import PaintContext
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout
from warapp.table.stage import order
from warapp.table.stage.war_impact import WarImpact
from warapp.table.war.war_letters import war_letters
from warapp.table.war.war_light import flash, rays, vignette
from warapp.words.translation import Translate, Translator

_BESIDE = 0.3
"""How far right of the tied cards the middle of the light is, in card widths: stakes will lie there."""


_RAISED = 0.022
"""How far a tied card reaches into the band, by its height: larger, and off its place."""


class WarItems:
    """What is seen of a war that is declared."""

    def __init__(self, scene: QGraphicsScene, translate: Translate) -> None:
        self._words = Translator(translate)
        self._shade = _item(scene, order.VIGNETTE)
        self._rays = _item(scene, order.RAYS)
        self._flash = _item(scene, order.WAR_LETTERS)
        self._letters = _item(scene, order.WAR_LETTERS)
        self._letters.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._context: PaintContext | None = None
        self._shaded: object = None
        self._lettered = 0

    def lay_out(self, context: PaintContext) -> None:
        """Draw everything again after a change of size, style or theme."""
        self._context, self._shaded, self._lettered = context, None, 0

    def draw_ahead(self, depth: int, warriors: tuple[int, ...], layout: Layout) -> None:
        """Draw what a war needs before it is declared."""
        if self._context is not None:
            self._draw_shade(warriors, layout, self._context)
            self._draw_letters(depth, layout, self._context)

    def show(self, impact: WarImpact, layout: Layout, mark: Box | None) -> None:
        """Show the impact of a war.

        Args:
            impact: how far everything shows.
            layout: the layout of the table.
            mark: where the mark of the war is, into which the letters shrink.
        """
        if self._context is None:
            return
        if impact.depth and max(impact.dark, impact.flash) > 0.0:
            self._draw_shade(impact.warriors, layout, self._context)
        if impact.letters > 0.0:
            self._draw_letters(impact.depth, layout, self._context)
        lit = not self._context.theme.is_plain
        _fade(self._shade, impact.dark)
        _fade(self._rays, impact.rays if lit else 0.0)
        _fade(self._flash, impact.flash if lit else 0.0)
        _fade(self._letters, impact.letters * (1.0 - impact.sink**2))
        self._move_letters(impact, layout.band.center, mark)

    def _draw_shade(self, warriors: tuple[int, ...], layout: Layout, context: PaintContext) -> None:
        """Draw the shade round some seats, and put the flash between them."""
        middle = _middle_of(warriors, layout)
        if self._shaded == middle:
            return
        self._shaded = middle
        shifted = Point(middle.x + _BESIDE * layout.card.width, middle.y)
        self._shade.setPixmap(vignette(context, layout.size, shifted))
        self._flash.setPixmap(flash(context, layout.band.height))
        _center(self._flash, Point(middle.x, layout.band.center.y))

    def _draw_letters(self, depth: int, layout: Layout, context: PaintContext) -> None:
        if self._lettered == depth:
            return
        self._lettered = depth
        height = layout.band.height
        room = height - 2 * _RAISED * layout.card.height
        self._letters.setPixmap(war_letters(context, self._text(depth), depth, Size(layout.size.width, room)))
        self._letters.setTransformOriginPoint(self._letters.boundingRect().center())
        if not context.theme.is_plain:
            self._rays.setPixmap(rays(context, depth, height, layout.size))
            _center(self._rays, layout.band.center)

    def _text(self, depth: int) -> str:
        words = self._words
        match depth:
            case 1:
                return words.tr("WAR!")
            case 2:
                return words.tr("DOUBLE WAR!")
            case 3:
                return words.tr("TRIPLE WAR!")
        return words.tr("WAR ×{depth}!").format(depth=words.number(depth))

    def _move_letters(self, impact: WarImpact, middle: Point, mark: Box | None) -> None:
        """Move and scale the letters on their way into the mark."""
        center, scale = middle, impact.scale
        if impact.sink > 0.0 and mark is not None:
            size = self._letters.boundingRect()
            small = mark.height / max(1.0, size.height())
            end = mark.center
            center = Point(
                center.x + (end.x - center.x) * impact.sink, center.y + (end.y - center.y) * impact.sink
            )
            scale += (small - scale) * impact.sink
        self._letters.setScale(scale)
        _center(self._letters, Point(center.x + impact.shift_px, center.y))


def _middle_of(seats: tuple[int, ...], layout: Layout) -> Point:
    """Return the middle of the cards that some seats turned."""
    columns = [layout.seat_areas[seat].column for seat in seats]
    x = sum(column.x for column in columns) / len(columns) + layout.card.width / 2
    return Point(x, sum(column.y for column in columns) / len(columns) + layout.card.height / 2)


def _item(scene: QGraphicsScene, z: float) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(QPixmap())
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setZValue(z)
    item.setVisible(False)
    scene.addItem(item)
    return item


def _fade(item: QGraphicsPixmapItem, opacity: float) -> None:
    item.setVisible(opacity > 0.0)
    item.setOpacity(opacity)


def _center(item: QGraphicsPixmapItem, at: Point) -> None:
    box = item.boundingRect()
    item.setPos(at.x - box.width() / 2, at.y - box.height() / 2)
