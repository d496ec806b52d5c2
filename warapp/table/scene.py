"""The graphics scene, which lays out a stage and shows it with items; moves nothing by itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from warapp.engine import Card, State
from warapp.table.band.band_items import BandItems, GainItem
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.paint import PaintContext, scaled_font, sized
from warapp.table.drawing.surface import Surface
from warapp.table.drawing.theme import THEMES, Theme
from warapp.table.end.end_show import EndShow
from warapp.table.items.card_item import CardItem, rise_of
from warapp.table.items.card_looks import CardLooks
from warapp.table.layout.fan import strip_of
from warapp.table.layout.geometry import Point, Size
from warapp.table.layout.layout import Layout, arrange
from warapp.table.seats.seat_items import SeatItems
from warapp.table.stage import order
from warapp.table.stage.end_fan import fan_place
from warapp.table.stage.path import angle_of, on_way
from warapp.table.stage.placement import CardPlacement, placement, set_off
from warapp.table.stage.spots import InDeck, InFan, OnPile, Spot
from warapp.table.stage.sprite import Mark, Sprite
from warapp.table.stage.stage import Stage
from warapp.table.stage.war_impact import WarImpact
from warapp.vocabulary import ThemeName
from warapp.words import Translate

if TYPE_CHECKING:
    from warapp.table.war.war_items import WarItems

_FOCUS_PX = 3
_PLAIN_SIZE = Size(1_400, 810)
"""The size of a table up to which its text has the normal size."""


class TableScene(QGraphicsScene):
    """Shows a stage.

    Args:
        stage: the stage.
        art: the pixmaps of the cards.
        translate: translates the texts on the table.
        seat_items: makes what shows the seats.

    Attributes:
        many_moving: whether so many cards move that none is turned smoothly.
    """

    def __init__(
        self,
        stage: Stage,
        art: CardArt,
        translate: Translate,
        parent: QObject | None = None,
        seat_items: Callable[[QGraphicsScene, Translate], SeatItems] = SeatItems,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.stage = stage
        self.many_moving = False
        self._art = art
        self._theme = THEMES[ThemeName.GREEN]
        self._font = QFont()
        self._ratio = 1.0
        self._layout: Layout | None = None
        self._surface, self._ground = Surface(), QGraphicsPixmapItem()
        self._ground.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._ground.setZValue(order.FELT)
        self.addItem(self._ground)
        self._closed: dict[int, float] = {}
        self._surface_shown: tuple[Theme, Size, float, float] | None = None
        self._colour = 1.0
        self._items: dict[Sprite, CardItem] = {}
        self._spare: list[CardItem] = []
        self._context = PaintContext(self._theme, self._font, self._ratio)
        self._looks = CardLooks(art)
        self._seats = seat_items(self, translate)
        self._band = BandItems(self, translate)
        self._gain = GainItem(self, translate)
        self._translate = translate
        self._war: WarItems | None = None
        self._end = EndShow(self, stage, art)
        self._focus: QGraphicsRectItem | None = None

    @property
    def text_font(self) -> QFont:
        """The font of the texts on the table."""
        return self._font

    @property
    def table_layout(self) -> Layout:
        """The current layout.

        Raises:
            RuntimeError: the scene has no size yet.
        """
        if self._layout is None:
            raise RuntimeError("the table was not laid out yet")
        return self._layout

    def set_theme(self, theme: Theme) -> None:
        """Show the table in other colours."""
        self._theme = theme
        self._redo()

    def set_colour(self, colour: float) -> None:
        """Leave the table so much of its colour, 0 … 1; cards and plates keep theirs."""
        self._colour = colour
        if self._layout:
            self._show_surface(Size(self.sceneRect().width(), self.sceneRect().height()))

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names of all seats."""
        self._seats.names, self._seats.keys = tuple(names), {}
        self._redo()

    def set_keys(self, keys: Mapping[int, str], pressed: Collection[int] = ()) -> None:
        """Set the keys by which seats play, and which of them have been pressed."""
        self._seats.keys, self._seats.pressed = dict(keys), frozenset(pressed)
        self.refresh()

    def set_deck_style(self, style: DeckStyle) -> None:
        """Show the cards in another style."""
        if style != self._art.style:
            self._art.set_style(style)
            self._redo()

    def lay_out(self, size: Size, ratio: float, font: QFont) -> None:
        """Lay out the table for a size, also in mid-flight.

        Args:
            size: the size in logical pixels.
            ratio: device pixels per logical pixel.
            font: the font, which is enlarged on a large table.
        """
        self.setSceneRect(QRectF(0, 0, size.width, size.height))
        enlargement = min(size.width / _PLAIN_SIZE.width, size.height / _PLAIN_SIZE.height)
        self._ratio, self._font = ratio, scaled_font(font, enlargement)
        self._redo()

    def show_focus(self, shown: bool) -> None:
        """Show or hide a frame around the table that indicates the keyboard focus."""
        if shown and self._focus is None:
            self._focus = QGraphicsRectItem()
            self._focus.setZValue(order.FOCUS)
            self.addItem(self._focus)
        if self._focus is not None:
            self._focus.setVisible(shown)
            self._frame_focus(self._focus)

    def _frame_focus(self, frame: QGraphicsRectItem) -> None:
        frame.setPen(QPen(QColor(self._theme.badge), _FOCUS_PX))
        half = _FOCUS_PX / 2
        frame.setRect(self.sceneRect().adjusted(half, half, -half, -half))

    def draw_face(self, card: Card) -> None:
        """Draw the face of a card ahead of time."""
        if self._layout:
            self._art.face(card)

    def draw_look(self, card: Card, mark: Mark | None = None, *, face_up: bool = True) -> None:
        """Draw ahead of time how a card looks that lies on the table, or is raised."""
        if self._layout:
            self._looks.draw(card, mark, face_up=face_up)

    def keep_looks(self, cards: Collection[Card]) -> None:
        """Forget how all cards look that are neither among these nor on the table."""
        kept = {*cards, *self.stage.sprites}
        self._art.keep_faces(kept)
        self._looks.keep(kept)

    def _redo(self) -> None:
        size = Size(self.sceneRect().width(), self.sceneRect().height())
        if not size.width or not self._seats.names:
            return
        layout = self._layout = self._arranged(size)
        font = sized(self._font, round(layout.text_px), self._font.weight())
        mirrored = QGuiApplication.isRightToLeft()
        context = self._context = PaintContext(self._theme, font, self._ratio, mirrored)
        self._art.set_size(layout.card.width, self._ratio)
        self._looks.lay_out(context, layout.card, layout.mini, layout.pile_scale)
        self._show_surface(size)
        self._seats.lay_out(layout, context, self._art.back(layout.pile_scale))
        self._band.lay_out(layout, context)
        self._gain.lay_out(layout, context)
        self._end.lay_out(layout, context)
        if self._war is not None:
            self._war.lay_out(context)
        for item in (*self._items.values(), *self._spare):
            item.forget()
        if self._focus is not None:
            self._frame_focus(self._focus)
        self.stage.everything_moved()
        self.refresh()

    def _arranged(self, size: Size) -> Layout:
        self._closed = dict(self.stage.labels.closed)
        return arrange(
            size,
            len(self._seats.names),
            QFontInfo(self._font).pixelSize(),
            out=self._closed,
            strip=strip_of(self._art.style.faces),
        )

    def _close_up(self, size: Size) -> None:
        """Let the other seats of a row take the room of those that go out."""
        self._layout = self._arranged(size)
        self._seats.arrange(self._layout)
        self._gain.lay_out(self._layout, self._context)
        self.stage.everything_moved()

    def refresh(self) -> None:
        """Show what has changed on the stage."""
        if self._layout is None:
            return
        stage = self.stage
        if stage.labels.closed != self._closed:
            self._close_up(self._layout.size)
        for sprite in stage.gone:
            if item := self._items.pop(sprite, None):
                item.setVisible(False)
                self._spare.append(item)
        stage.gone.clear()
        for sprite in stage.moved:
            self._show(sprite, self._layout)
        stage.moved.clear()
        self._seats.show(stage.labels, stage.people)
        self._show_end()
        covered = stage.labels.end.dim if self._end.has_panel else 0.0
        self._band.show(stage.labels, 1.0 - covered)  # at the end the panel says what the band did
        self._gain.show(stage.labels)
        impact = stage.labels.impact
        if self._war is not None or impact != WarImpact():
            self._war_items().show(impact, self._layout, self._band.mark_box)

    def draw_deal(self) -> None:
        """Draw ahead of time what a deal shows."""
        if self._layout:
            self._looks.draw_dealt()
            self._seats.draw_piles()

    def war_drawings(self, depth: int, warriors: tuple[int, ...]) -> tuple[Callable[[], None], ...]:
        """Return what draws, ahead of time and piece by piece, what the declaration of a war shows."""
        return self._war_items().drawings(depth, warriors, self._layout) if self._layout else ()

    def _war_items(self) -> WarItems:
        if self._war is None:
            from warapp.table.war.war_items import WarItems  # no war is declared in the first frame

            self._war = WarItems(self, self._translate)
            self._war.lay_out(self._context)
        return self._war

    def end_drawings(self, state: State) -> tuple[Callable[[], object], ...]:
        """Return what draws, ahead of time and piece by piece, the end of a round, if a state is one."""
        return self._end.drawings(state)

    def _show_end(self) -> None:
        self._end.show()

    def set_end_panel(self, panel: QPixmap, at: Point) -> None:
        """Set the picture of the panel that comes up at the end of a round, and its upper left corner."""
        self._end.set_panel(panel, at)
        self.refresh()

    def _show(self, sprite: Sprite, layout: Layout) -> None:
        item = self._items.get(sprite) or self._new_item(sprite)
        if isinstance(sprite.target, InFan):
            self._show_in_fan(sprite, sprite.target, item, layout)
            return
        if isinstance(sprite.origin, InDeck) and isinstance(sprite.target, OnPile):
            self._show_dealt(sprite, item, layout)
            return
        card, t, lift = layout.card, sprite.travel, sprite.lift
        to = self._arrival(sprite.target, layout)
        at, scale = to.at, to.scale
        if t < 1.0:
            start = self._departure(sprite.origin, layout)
            at = on_way(start.at, at, t)
            scale = start.scale + (scale - start.scale) * t
        at, scale = set_off(sprite, CardPlacement(at, scale), layout)
        snapped = Point(round(at.x * self._ratio) / self._ratio, round(at.y * self._ratio) / self._ratio)
        look = self._looks.of(sprite)
        item.show_pixmap(look.pixmap, look.margin)
        angle = 0.0 if self._theme.is_plain else angle_of(sprite)
        item.lay(snapped, sprite, angle, scale / look.scale, look.size(card), smooth=not self.many_moving)
        if lift > 0.0 or item.shaded:
            item.shade(lift, card, self._art.shadow)
        if sprite.mark or item.mark:
            item.set_off(sprite, look.emphasis)
        item.set_depth(sprite.z)

    def _departure(self, spot: Spot, layout: Layout) -> CardPlacement:
        """Return where a card leaves a spot."""
        return placement(spot, layout, self.stage.columns)

    def _arrival(self, spot: Spot, layout: Layout) -> CardPlacement:
        """Return where a card arrives at a spot, and lies there."""
        return placement(spot, layout, self.stage.columns)

    def _show_dealt(self, sprite: Sprite, item: CardItem, layout: Layout) -> None:
        """Show a card on its way from the deck to a pile."""
        start, end = self._departure(sprite.origin, layout), self._arrival(sprite.target, layout)
        at = on_way(start.at, end.at, sprite.travel)
        pixmap = self._looks.dealt(sprite.tilt)
        size, card = pixmap.deviceIndependentSize(), layout.card
        half = card.width * end.scale / 2, card.height * end.scale / 2
        y = at.y + half[1] - rise_of(sprite.lift, card)
        item.show_as_drawn(pixmap, Point(at.x + half[0] - size.width() / 2, y - size.height() / 2))
        item.set_depth(sprite.z)

    def _show_in_fan(self, sprite: Sprite, spot: InFan, item: CardItem, layout: Layout) -> None:
        """Show a card in its fan, or on the straight way there from its pile, once it has left that."""
        place = fan_place(spot, layout)
        center, t = place.center, sprite.travel
        item.setVisible(t > 0.0)
        if t <= 0.0:
            return
        if t < 1.0:
            start = self._departure(sprite.origin, layout)
            half = layout.card.width * start.scale / 2, layout.card.height * start.scale / 2
            begin = Point(start.at.x + half[0], start.at.y + half[1])
            center = Point(begin.x + (center.x - begin.x) * t, begin.y + (center.y - begin.y) * t)
        pixmap = self._end.face(sprite.card, place)
        size = pixmap.deviceIndependentSize()
        item.show_as_drawn(pixmap, Point(center.x - size.width() / 2, center.y - size.height() / 2))
        item.set_depth(sprite.z)

    def _new_item(self, sprite: Sprite) -> CardItem:
        if self._spare:
            item = self._spare.pop()
            item.setVisible(True)
        else:
            item = CardItem()
            self.addItem(item)
        self._items[sprite] = item
        return item

    def _show_surface(self, size: Size) -> None:
        """Draw the surface of the table if its look or size has changed."""
        shown = (self._theme, size, self._ratio, self._colour)
        if shown == self._surface_shown:
            return
        self._surface_shown = shown
        self._ground.setPixmap(self._surface.draw(*shown))
