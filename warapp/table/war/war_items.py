"""The items of a war that is declared, each drawn once and then only moved, scaled and faded."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.table.drawing.paint import PaintContext
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout
from warapp.table.stage import order
from warapp.table.stage.war_impact import WarImpact
from warapp.table.war.war_letters import war_letters
from warapp.table.war.war_light import flash, rays, rays_size, scaled_up, vignette
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
        self._shaded: Point | None = None
        self._lettered = self._rayed = 0
        self._drawn_letters: dict[int, QPixmap] = {}
        self._small_rays: dict[int, QImage] = {}
        self._large_rays: dict[int, QPixmap] = {}

    def lay_out(self, context: PaintContext) -> None:
        """Draw everything again after a change of size, style or theme."""
        self._context = context
        self._drawn_letters.clear()
        self._small_rays.clear()
        self._lettered = 0
        self._flash.setPixmap(QPixmap())
        self._drop_light()

    def _drop_light(self) -> None:
        """Drop what is as large as the table."""
        self._shaded, self._rayed = None, 0
        self._large_rays.clear()
        for item in (self._shade, self._rays):
            item.setPixmap(QPixmap())

    def drawings(
        self, depth: int, warriors: tuple[int, ...], layout: Layout
    ) -> tuple[Callable[[], None], ...]:
        """Return what draws, ahead of time and piece by piece, what the declaration of a war shows."""
        letters = partial(self.draw_letters, depth, layout)
        rays = partial(self._draw_small_rays, depth, layout), partial(self.draw_rays, depth, layout)
        if depth > 1:  # the shade is that of the first war until then
            return letters, *rays
        return letters, *rays, partial(self.draw_flash, layout), partial(self.draw_shade, warriors, layout)

    def draw_shade(self, warriors: tuple[int, ...], layout: Layout) -> None:
        """Draw the shade round some seats, unless that is done."""
        middle = _middle_of(warriors, layout)
        if self._shaded == middle or self._context is None:
            return
        self._shaded = middle
        shifted = Point(middle.x + _BESIDE * layout.card.width, middle.y)
        self._shade.setPixmap(vignette(self._context, layout.size, shifted))

    def draw_flash(self, layout: Layout) -> None:
        """Draw the flash, unless that is done."""
        if self._context is not None and self._flash.pixmap().isNull():
            self._flash.setPixmap(flash(self._context, layout.band.height))

    def draw_letters(self, depth: int, layout: Layout) -> None:
        """Draw the letters of a war of this depth, unless that is done."""
        if self._context is not None and depth not in self._drawn_letters:
            room = layout.band.height - 2 * _RAISED * layout.card.height
            size = Size(layout.size.width, room)
            self._drawn_letters[depth] = war_letters(self._context, self._text(depth), depth, size)

    def draw_rays(self, depth: int, layout: Layout) -> None:
        """Draw the rays behind the letters of a war of this depth, unless that is done."""
        if self._context is None or self._context.theme.is_plain or depth in self._large_rays:
            return
        self._draw_small_rays(depth, layout)
        size = rays_size(layout.band.height, layout.size)
        self._large_rays[depth] = scaled_up(self._context, self._small_rays[depth], size)

    def _draw_small_rays(self, depth: int, layout: Layout) -> None:
        plain = self._context is None or self._context.theme.is_plain
        if not plain and depth not in self._small_rays:
            self._small_rays[depth] = rays(depth, layout.band.height, layout.size)

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
            self.draw_shade(impact.warriors, layout)
            self.draw_flash(layout)
            _center(self._flash, Point(_middle_of(impact.warriors, layout).x, layout.band.center.y))
        if impact.letters > 0.0:
            self._show_letters(impact.depth, layout, self._context)
        if self._rayed and not impact.depth:
            self._drop_light()
        lit = not self._context.theme.is_plain
        _fade(self._shade, impact.dark)
        _fade(self._rays, impact.rays if lit else 0.0)
        _fade(self._flash, impact.flash if lit else 0.0)
        _fade(self._letters, impact.letters * (1.0 - impact.sink**2))
        self._move_letters(impact, layout.band.center, mark)

    def _show_letters(self, depth: int, layout: Layout, context: PaintContext) -> None:
        if self._lettered != depth:
            self._lettered = depth
            self.draw_letters(depth, layout)
            self._letters.setPixmap(self._drawn_letters[depth])
            self._letters.setTransformOriginPoint(self._letters.boundingRect().center())
        if self._rayed != depth and not context.theme.is_plain:
            self._rayed = depth
            self.draw_rays(depth, layout)
            self._rays.setPixmap(self._large_rays[depth])
            _center(self._rays, layout.band.center)

    def _text(self, depth: int) -> str:
        words = self._words
        match depth:
            case 1:
                #: in big letters over the table; the exclamation of players at a tie
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
