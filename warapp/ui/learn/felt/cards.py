"""The cards of a lesson on the table: drawn, turned, marked, nodding and collected; knows no question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from warapp.engine import Card
from warapp.learn.number_cards import Shows
from warapp.table.drawing import marks
from warapp.table.drawing.paint import PaintContext, painter_on
from warapp.table.items.card_item import CardItem, Emphasis, Part
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.motion.clips import Call, Clip, Tween, sequence
from warapp.table.motion.easing import ease_in_out, ease_out, overshoot, there_and_back
from warapp.table.stage.spots import InDeck
from warapp.table.stage.sprite import Mark, Sprite
from warapp.ui.learn.felt.number_art import NumberArt

TURN_MS, THEN_ASK_MS = 380.0, 250.0
_NOD_MS, _NOD_DEGREES = 240.0, 2.0
_MARK_MS, _COLLECT_MS = 220.0, 260.0
_WINNER_SCALE, _VEIL = 0.05, 0.55
"""A card with less is shaded less than on the table: it is looked at, too."""
_LYING = 0.14
"""How far a card that lies on the felt is off it, for its shadow."""
_LAYER, _PILE_LAYER = 100.0, 20.0


@dataclass
class LyingCard:
    """A card on the table, and how it is drawn now.

    Attributes:
        sprite: the card, how far it has come, how it is turned, lifted and marked.
        box: where it lies.
        item: its item.
        start: where it comes from, or goes to.
        nod_degrees: how far it nods.
        size: that at which it was drawn last.
    """

    sprite: Sprite
    box: Box
    item: CardItem
    start: Box
    nod_degrees: float = 0.0
    size: Size | None = field(default=None, compare=False)


class LessonCards:
    """The cards of both sides in a scene.

    Args:
        scene: shows them.
        art: draws them.
    """

    def __init__(self, scene: QGraphicsScene, art: NumberArt) -> None:
        self._scene, self._art = scene, art
        self._context: PaintContext | None = None
        self.shows = Shows.NUMERAL_AND_PIPS
        self.sides: tuple[list[LyingCard], list[LyingCard]] = ([], [])
        self._piles = [QGraphicsPixmapItem() for _ in range(2)]
        for item in self._piles:
            item.setZValue(_PILE_LAYER)
            scene.addItem(item)
        self._emphases: dict[tuple[Mark, Size], Emphasis] = {}

    def set_context(self, context: PaintContext) -> None:
        """Draw with other colours or another resolution."""
        self._context = context
        self._emphases.clear()
        for lying in self._all():
            lying.item.forget()
        self.refresh()

    def _all(self) -> list[LyingCard]:
        return [*self.sides[0], *self.sides[1]]

    def put(self, cards: tuple[Sequence[Card], Sequence[Card]], starts: tuple[Box, Box]) -> None:
        """Lay other cards, which are still where they come from."""
        self.clear()
        for side, given in enumerate(cards):
            for nth, card in enumerate(given):
                item = CardItem()
                item.setZValue(_LAYER + nth)
                self._scene.addItem(item)
                sprite = Sprite(card, InDeck(), 0.0)
                sprite.travel = 0.0
                self.sides[side].append(LyingCard(sprite, starts[side], item, starts[side]))

    def clear(self) -> None:
        """Take all cards off the table."""
        for lying in self._all():
            self._scene.removeItem(lying.item)
        self.sides = ([], [])

    def place(
        self, boxes: tuple[Sequence[Box], Sequence[Box]], orders: tuple[Sequence[int], Sequence[int]]
    ) -> None:
        """Move the cards to other places, also in mid-flight.

        Args:
            boxes: the places of each side.
            orders: for each side, which of its places each card has.
        """
        for side, (places, order) in enumerate(zip(boxes, orders, strict=True)):
            for lying, place in zip(self.sides[side], order, strict=False):
                lying.box = places[place]
        self.refresh()

    def show_piles(self, boxes: Sequence[Box], heights: tuple[float, float]) -> None:
        """Show the piles, each as high as it has cards; none without boxes."""
        for seat, item in enumerate(self._piles):
            visible = seat < len(boxes) and heights[seat] > 0
            item.setVisible(visible)
            if visible:
                box = boxes[seat]
                item.setPixmap(self._pile(box, heights[seat]))
                item.setPos(box.x, box.y)

    def _pile(self, box: Box, share: float) -> QPixmap:
        size = Size(box.width, box.height)
        layers = max(1, round(6 * min(1.0, share)))
        depth = 1.6 * layers
        ratio = self._art.ratio
        pixmap = QPixmap(round(box.width * ratio), round((box.height + depth + 6) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = painter_on(pixmap)
        radius = 0.06 * box.width
        for layer in range(layers, 0, -1):
            edge = QRectF(0, layer * 1.6, box.width, box.height)
            _rounded(painter, edge, radius, "#FFFFFF" if layer % 2 else "#D9D5C8")
        painter.drawPixmap(QPointF(0, 0), self._art.back(size))
        painter.end()
        return pixmap

    def refresh(self) -> None:
        """Draw all cards as they are now."""
        if self._context is None:
            return
        for lying in self._all():
            self._draw(lying, self._context)

    def _draw(self, lying: LyingCard, context: PaintContext) -> None:
        box, start, sprite, item, art = lying.box, lying.start, lying.sprite, lying.item, self._art
        t, size = sprite.travel, Size(box.width, box.height)
        if size != lying.size:
            lying.size = size
            item.forget()
        item.show_pixmap(art.face(sprite.card, self.shows, size) if sprite.flip >= 0.5 else art.back(size))
        scale = (start.width + (box.width - start.width) * t) / box.width
        if sprite.mark is Mark.WINNER:
            scale *= 1.0 + _WINNER_SCALE * sprite.emphasis
        x = start.center.x + (box.center.x - start.center.x) * t - box.width * scale / 2
        y = start.center.y + (box.center.y - start.center.y) * t - box.height * scale / 2
        item.lay(Point(x, y), sprite, lying.nod_degrees, scale, size)
        item.shade(max(sprite.lift, _LYING), size, lambda blur: art.shadow(size, blur))
        if sprite.mark or item.mark:
            item.set_off(sprite, self._emphasis(sprite.mark, size, context))

    def _emphasis(self, mark: Mark | None, size: Size, context: PaintContext) -> Emphasis:
        if mark is None:
            return Emphasis()
        key = (mark, size)
        if key not in self._emphases:
            self._emphases[key] = _drawn(mark, size, context, self._art)
        return self._emphases[key]

    def turned_in(self) -> Clip:
        """Return a clip that brings the cards from where they come from and turns them over."""

        def step(t: float) -> None:
            for lying in self._all():
                sprite = lying.sprite
                sprite.travel, sprite.lift = ease_in_out(t), there_and_back(t)
                sprite.flip = min(1.0, t / 0.8)
            self.refresh()

        return Tween(TURN_MS, step)

    def brought(self, seat: int) -> Clip:
        """Return a clip that lays the cards of one side face down."""

        def step(t: float) -> None:
            for lying in self.sides[seat]:
                sprite = lying.sprite
                sprite.travel, sprite.lift, sprite.flip = ease_in_out(t), there_and_back(t), 0.0
            self.refresh()

        return Tween(TURN_MS, step)

    def turned_over(self) -> Clip:
        """Return a clip that turns over cards that lie face down."""

        def step(t: float) -> None:
            for lying in self._all():
                sprite = lying.sprite
                sprite.travel, sprite.flip, sprite.lift = 1.0, t, there_and_back(t) / 2
            self.refresh()

        return Tween(TURN_MS, step)

    def marked(self, winner: int | None) -> Clip:
        """Return a clip that rings the cards of the side that has more and shades the others.

        Args:
            winner: 0 or 1; None where both have the same, so that both are ringed.
        """
        for side, cards in enumerate(self.sides):
            for lying in cards:
                wins = winner is None or side == winner
                lying.sprite.mark = Mark.WINNER if wins else Mark.BEATEN

        def step(t: float) -> None:
            for lying in self._all():
                sprite = lying.sprite
                sprite.ring = ease_out(t)
                sprite.emphasis = sprite.ring * (_VEIL if sprite.mark is Mark.BEATEN else 1.0)
                sprite.medal = overshoot(t)
            self.refresh()

        return Tween(_MARK_MS, step)

    def nodded(self, seats: Sequence[int]) -> Clip:
        """Return a clip in which the cards of some sides nod twice."""

        def step(t: float) -> None:
            swing = there_and_back(2 * t % 1.0) * (1 if t < 0.5 else -1)
            for seat in seats:
                for lying in self.sides[seat]:
                    lying.nod_degrees = _NOD_DEGREES * swing if t < 1.0 else 0.0
            self.refresh()

        return Tween(_NOD_MS, step)

    def collected(self, targets: tuple[Box, Box], winner: int | None) -> Clip:
        """Return a clip that takes the cards to a side, or where nobody takes them, off both."""
        for lying in self._all():
            sprite = lying.sprite
            sprite.mark, sprite.emphasis, sprite.ring, sprite.medal = None, 0.0, 0.0, 0.0

        def begin() -> None:
            for side, cards in enumerate(self.sides):
                for lying in cards:
                    lying.start = targets[side if winner is None else winner]

        def step(t: float) -> None:
            for lying in self._all():
                lying.sprite.travel, lying.sprite.lift = 1.0 - ease_in_out(t), there_and_back(t)
            self.refresh()

        return sequence(Call(begin), Tween(_COLLECT_MS, step), Call(self.clear))


def _drawn(mark: Mark, size: Size, context: PaintContext, art: NumberArt) -> Emphasis:
    if mark is Mark.BEATEN:
        return Emphasis(veil=Part(marks.veil(context, art.back(size)), Point(0, 0)))
    margin = marks.ring_margin(size)
    medal = marks.medal_size(size)
    return Emphasis(
        ring=Part(marks.ring(context, mark, size), Point(-margin, -margin)),
        badge=Part(marks.badge(context, mark, medal), marks.medal_at(size)),
    )


def _rounded(painter: QPainter, box: QRectF, radius: float, colour: str) -> None:
    painter.setPen(QColor("#B9B4A4"))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
