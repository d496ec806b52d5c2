"""The scene of a table with open hands: as the table, but its piles are strips of small faces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from warapp._compat import override
from warapp.engine import Card, Pile, State
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.paint import PaintContext, painter_on, pill, rounded
from warapp.table.layout.fan import strip_of
from warapp.table.layout.geometry import Box, Point, Size
from warapp.table.layout.layout import Layout
from warapp.table.scene import TableScene
from warapp.table.seats.seat_items import SeatItems
from warapp.table.stage import order
from warapp.table.stage.placement import CardPlacement
from warapp.table.stage.spots import InFan, OnPile, Spot
from warapp.table.stage.sprite import Sprite
from warapp.table.stage.stage import Stage
from warapp.ui.open_hands.layout import Hands, OpenLayout, arrange_open
from warapp.ui.open_hands.piles import OpenPiles
from warapp.ui.open_hands.small_faces import CORNER, SmallFaces
from warapp.ui.open_hands.strips import Fit, still_fits, strip
from warapp.words import Translate

_MARGIN_PX = 4.0
"""How far the pixmap of a strip extends beyond its room, for the outline of the next card."""
_OUTLINE_PX = 2.4


class OpenStage(Stage):
    """A stage whose piles are never fanned out: they lie open anyway."""

    @override
    def fan_of(self, state: State) -> dict[Card, InFan]:
        """Return no card."""
        return {}


class OpenSeatItems(SeatItems):
    """The seats of the table without the backs of their piles and the places for stakes."""

    @override
    def _show_pile(self, *_: object) -> None:
        """Show nothing: the scene shows strips."""

    @override
    def _show_stakes(self, *_: object) -> None:
        """Show nothing: a strip begins there."""


class OpenScene(TableScene):
    """Shows a stage with open hands.

    Args:
        stage: the stage.
        style: of the cards.
        translate: translates the texts on the table.
    """

    def __init__(
        self, stage: Stage, style: DeckStyle, translate: Translate, parent: QObject | None = None
    ) -> None:
        super().__init__(stage, CardArt(style), translate, parent, OpenSeatItems)
        self._faces = SmallFaces(style)
        self._piles: OpenPiles | None = None
        self._open: OpenLayout | None = None
        self._all_cards, self._dealt = 0, False
        self._strips: list[QGraphicsPixmapItem] = []
        self._drawn: list[object] = []
        self._shown: list[Pile] = []

    def expect(self, start: State) -> None:
        """Leave room for the piles of a deal, but show none: faces are drawn as they are dealt."""
        self.show_hands(start, start)
        self._dealt = False

    def show_hands(self, before: State, after: State) -> None:
        """Show the piles of a battle, or of a state that no battle led to."""
        self._piles, self._dealt = OpenPiles(before, after), True
        self._all_cards = sum(before.counts) + len(before.pot)
        if self._open and not self._fits(self._open):
            self._open = None
            self._redo()

    @property
    def shown_piles(self) -> list[Pile]:
        """The cards in each strip, the next one first."""
        return self._shown

    @property
    def strips(self) -> tuple[Box, ...]:
        """The room of each strip; () before there is a layout."""
        return self._open.strips if self._open else ()

    @override
    def set_deck_style(self, style: DeckStyle) -> None:
        self._faces.set_style(style)
        self._drawn = [None] * len(self._drawn)
        super().set_deck_style(style)

    def _fits(self, shown: OpenLayout) -> bool:
        room = shown.strips[0]
        fullest = self._piles.fullest if self._piles else 0
        return still_fits(shown.fit, Size(room.width, room.height), fullest)

    @override
    def _redo(self) -> None:
        self._open = None
        for item in self._strips:
            self.removeItem(item)
        self._strips, self._drawn, self._shown = [], [], []
        super()._redo()

    @override
    def _arranged(self, size: Size) -> Layout:
        fit: Fit | None = self._open.fit if self._open else None
        hands = Hands(self._piles.fullest if self._piles else 0, self._all_cards, fit)
        self._closed = dict(self.stage.labels.closed)
        self._open = arrange_open(
            size,
            len(self._seats.names),
            QFontInfo(self._font).pixelSize(),
            hands,
            out=self._closed,
            strip=strip_of(self._art.style.faces),
        )
        self._faces.set_size(self._open.fit.card_px, self._ratio)
        return self._open.table

    @override
    def refresh(self) -> None:
        if self._open and self._piles:
            lying = self.stage.sprites
            labels = self.stage.labels
            seats = range(len(labels.counts))
            self._shown = [self._piles.shown(seat, labels, lying) if self._dealt else () for seat in seats]
        super().refresh()
        if self._open and self._piles and self._layout:
            self._show_strips(self._open)

    @override
    def _show(self, sprite: Sprite, layout: Layout) -> None:
        sprite.flip = 1.0  # no card of open hands is ever face down
        super()._show(sprite, layout)

    @override
    def _show_end(self) -> None:
        """Leave all in sight: the piles are the score, and the words say the rest."""

    @override
    def end_drawings(self, state: State) -> tuple[Callable[[], object], ...]:
        return ()

    @override
    def _departure(self, spot: Spot, layout: Layout) -> CardPlacement:
        return self._in_strip(spot, 0) or super()._departure(spot, layout)

    @override
    def _arrival(self, spot: Spot, layout: Layout) -> CardPlacement:
        return self._in_strip(spot, -1) or super()._arrival(spot, layout)

    def _in_strip(self, spot: Spot, nth: int) -> CardPlacement | None:
        """Return where the first or the last card of a strip lies, if that is the spot."""
        if not isinstance(spot, OnPile) or self._open is None or not self._shown:
            return None
        box, count = self._open.strips[spot.seat], max(1, len(self._shown[spot.seat]))
        x, y = strip(self._open.fit, Size(box.width, box.height), count)[nth]
        return CardPlacement(Point(box.x + x, box.y + y), self._open.table.pile_scale)

    def _show_strips(self, layout: OpenLayout) -> None:
        while len(self._strips) < len(self._shown):
            item = QGraphicsPixmapItem()
            item.setZValue(order.PILES)
            self.addItem(item)
            self._strips.append(item)
            self._drawn.append(None)
        for seat, cards in enumerate(self._shown):
            if self._drawn[seat] != cards:
                self._drawn[seat] = cards
                box = layout.strips[seat]
                self._strips[seat].setPixmap(self._draw_strip(cards, box, layout.fit))
                self._strips[seat].setPos(box.x - _MARGIN_PX, box.y - _MARGIN_PX)

    def _draw_strip(self, cards: Pile, box: Box, fit: Fit) -> QPixmap:
        context = self._context
        pixmap = context.canvas(box.width + 2 * _MARGIN_PX, box.height + 2 * _MARGIN_PX)
        painter = painter_on(pixmap)
        painter.translate(_MARGIN_PX, _MARGIN_PX)
        points = strip(fit, Size(box.width, box.height), len(cards))
        for card, at in zip(cards, points, strict=False):
            x, y = round(at.x * context.ratio) / context.ratio, round(at.y * context.ratio) / context.ratio
            painter.drawPixmap(QPointF(x, y), self._faces.face(card))
        if points:
            head = QRectF(points[0].x, points[0].y, *fit.card).adjusted(-1.2, -1.2, 1.2, 1.2)
            painter.strokePath(
                rounded(head, CORNER * fit.card_px + 1.2), QPen(QColor("#FFFFFF"), _OUTLINE_PX)
            )
        if len(cards) > len(points):
            _paint_rest(painter, context, f"+{len(cards) - len(points)}", box)
        painter.end()
        return pixmap


def _paint_rest(painter: QPainter, context: PaintContext, words: str, box: Box) -> None:
    """Say how many more cards there are, at the end of the strip."""
    note = pill(context, words, context.theme.plate, context.theme.plate_text, bold=True)
    size = note.deviceIndependentSize()
    painter.drawPixmap(QPointF(box.width - size.width(), box.height - size.height()), note)
