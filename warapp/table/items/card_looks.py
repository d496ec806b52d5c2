"""The pixmaps of cards as they lie, drawn once: a little turned with their shadow, or raised and ringed."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap, QTransform

from warapp.engine import Card
from warapp.table.drawing import marks
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.paint import PaintContext, painter_on
from warapp.table.drawing.soft import paint_soft
from warapp.table.items.card_item import Emphasis, Part
from warapp.table.layout.geometry import Point, Size
from warapp.table.stage.placement import RAISED, turn_of
from warapp.table.stage.spots import Aside, InColumn, InDeck, InPot
from warapp.table.stage.sprite import Mark, Sprite

_SHADOW_DOWN_PX, _SHADOW_BLUR_PX, _SHADOW = 2.0, 7.0, QColor(0, 0, 0, 96)
_DEALT_STEP_DEG, _DEALT_STEPS = 2.0, 6
_DEALT_SHADOW_PX, _DEALT_SHADOW_DOWN_PX = 12.0, 5.0
_TURNED = 0.008
"""How far a card that lies a little turned reaches out of its place, in card heights."""
_MOST_LYING, _MOST_RAISED = 50, 8
"""More than a table at rest needs: of its cards those face down share their looks."""
Key = TypeVar("Key")


class Look(NamedTuple):
    """How a card looks.

    Attributes:
        pixmap: the card.
        margin: how far the pixmap extends beyond the card on each side.
        scale: the scale at which the card is drawn.
        emphasis: what marks it.
    """

    pixmap: QPixmap
    margin: float = 0.0
    scale: float = 1.0
    emphasis: Emphasis = Emphasis()

    def size(self, card: Size) -> Size:
        """Return the size at which it is drawn.

        Args:
            card: the size of a card at scale 1.
        """
        return Size(card.width * self.scale, card.height * self.scale)


class _Table(NamedTuple):
    """What all looks depend on.

    Attributes:
        context: colours and resolution.
        card: the size of a card.
        mini: the scale of a card in a small stack.
        pile_scale: the scale of a card in a pile.
    """

    context: PaintContext
    card: Size
    mini: float
    pile_scale: float

    @property
    def turned_margin(self) -> float:
        """How far a turned card and its shadow extend beyond the card."""
        return math.ceil(_SHADOW_DOWN_PX + _SHADOW_BLUR_PX + _TURNED * self.card.height)


class CardLooks:
    """The looks of all cards at the current size.

    Args:
        art: draws faces and back.
    """

    def __init__(self, art: CardArt) -> None:
        self._art = art
        self._table: _Table | None = None
        self._lying_cards: dict[tuple[Card | None, float], QPixmap] = {}
        self._raised_faces: dict[tuple[Card, Mark], QPixmap] = {}
        self._veils: dict[float, Part] = {}
        self._emphases: dict[Mark, Emphasis] = {}
        self._dealt: dict[float, QPixmap] = {}

    def lay_out(self, context: PaintContext, card: Size, mini: float, pile_scale: float) -> None:
        """Forget everything, for cards of another size or look.

        Args:
            context: colours and resolution.
            card: the size of a card.
            mini: the scale of a card in a small stack.
            pile_scale: the scale of a card in a pile.
        """
        self._table = _Table(context, card, mini, pile_scale)
        self._dealt.clear()
        self._lying_cards.clear()
        self._raised_faces.clear()
        self._veils.clear()
        self._emphases.clear()

    def keep(self, cards: Collection[Card]) -> None:
        """Drop how other cards look that lie face up or are raised."""
        lying, raised = self._lying_cards.items(), self._raised_faces.items()
        self._lying_cards = {key: look for key, look in lying if key[0] is None or key[0] in cards}
        self._raised_faces = {key: look for key, look in raised if key[0] in cards}

    def of(self, sprite: Sprite) -> Look:
        """Return how a card looks: raised, lying in its column, or on its way."""
        table, is_face = self._table, sprite.flip >= 0.5
        if table is not None:
            if sprite.mark in RAISED and is_face:
                return self._raised(sprite.card, sprite.mark, table)
            if _lies(sprite) and isinstance(sprite.target, InColumn):
                return self._lying(sprite.card, sprite.flip == 1.0, sprite.mark, table)
            if _lies(sprite) and isinstance(sprite.target, InPot | Aside):
                return Look(self._art.back(table.mini), scale=table.mini)
            if isinstance(sprite.target, InDeck):
                return Look(self._art.back(table.pile_scale), scale=table.pile_scale)
        return Look(self._art.face(sprite.card) if is_face else self._art.back())

    def dealt(self, angle_deg: float) -> QPixmap:
        """Return the back of a card that is dealt, turned about its middle and with a shadow.

        It is drawn for a few angles only, since many cards fly at once.
        """
        assert self._table is not None
        step = (
            0.0
            if self._table.context.theme.is_plain
            else round(angle_deg / _DEALT_STEP_DEG) * _DEALT_STEP_DEG
        )
        if step not in self._dealt:
            self._dealt[step] = self._draw_dealt(step, self._table)
        return self._dealt[step]

    def draw_dealt(self) -> None:
        """Draw the back of a card that is dealt at all angles."""
        for step in range(-_DEALT_STEPS, _DEALT_STEPS + 1):
            self.dealt(step * _DEALT_STEP_DEG)

    def _draw_dealt(self, angle_deg: float, table: _Table) -> QPixmap:
        back, plain = self._art.back(table.pile_scale), table.context.theme.is_plain
        size = back.deviceIndependentSize()
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        turn = QTransform().rotate(angle_deg)
        around = _DEALT_SHADOW_PX + _DEALT_SHADOW_DOWN_PX
        bounds = turn.mapRect(box).adjusted(-around, -around, around, around)
        pixmap = table.context.canvas(bounds.width(), bounds.height())
        painter = painter_on(pixmap)
        middle = pixmap.deviceIndependentSize() / 2
        painter.translate(middle.width(), middle.height())
        painter.setTransform(turn, combine=True)
        if not plain:
            paint_soft(painter, box.translated(0, _DEALT_SHADOW_DOWN_PX), _DEALT_SHADOW_PX, _SHADOW)
        painter.drawPixmap(box.topLeft(), back)
        painter.end()
        return pixmap

    def _raised(self, card: Card, mark: Mark, table: _Table) -> Look:
        scale = RAISED[mark]
        if (card, mark) not in self._raised_faces:
            _drop_some(self._raised_faces, _MOST_RAISED)
            self._raised_faces[card, mark] = self._art.scaled_face(card, scale)
        if mark not in self._emphases:
            size = Size(table.card.width * scale, table.card.height * scale)
            margin = marks.ring_margin(size)
            medal = marks.badge(table.context, mark, marks.medal_size(size))
            self._emphases[mark] = Emphasis(
                ring=Part(marks.ring(table.context, mark, size), Point(-margin, -margin)),
                badge=Part(medal, marks.medal_at(size)),
            )
        return Look(self._raised_faces[card, mark], scale=scale, emphasis=self._emphases[mark])

    def draw(self, card: Card, mark: Mark | None, *, face_up: bool) -> None:
        """Draw ahead of time how a card looks that is raised, or lies in its column."""
        if self._table is None:
            return
        if mark in RAISED:
            self._raised(card, mark, self._table)
        else:
            self._lying(card, face_up, mark, self._table)

    def _lying(self, card: Card, face_up: bool, mark: Mark | None, table: _Table) -> Look:
        turn = 0.0 if table.context.theme.is_plain else turn_of(card)
        key = card if face_up else None, turn
        pixmap = self._lying_cards.pop(key, None)
        if pixmap is None:
            _drop_some(self._lying_cards, _MOST_LYING)
            pixmap = _turned(self._art.face(card) if face_up else self._art.back(), turn, table, _SHADOW)
        self._lying_cards[key] = pixmap  # those used last are dropped last
        veil = self._veil(turn, table) if mark is Mark.BEATEN else None
        return Look(pixmap, table.turned_margin, emphasis=Emphasis(veil=veil))

    def _veil(self, turn: float, table: _Table) -> Part:
        if turn not in self._veils:
            shade, margin = marks.veil(table.context, self._art.back()), table.turned_margin
            self._veils[turn] = Part(_turned(shade, turn, table, None), Point(-margin, -margin))
        return self._veils[turn]


def _turned(picture: QPixmap, turn: float, table: _Table, shadow: QColor | None) -> QPixmap:
    """Return a picture turned about its middle, with the shadow of a card that lies on the table, if any."""
    size, margin = picture.deviceIndependentSize(), table.turned_margin
    pixmap = table.context.canvas(size.width() + 2 * margin, size.height() + 2 * margin)
    painter = painter_on(pixmap)
    painter.translate(margin + size.width() / 2, margin + size.height() / 2)
    box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    if shadow is not None and not table.context.theme.is_plain:
        paint_soft(painter, box.translated(0, _SHADOW_DOWN_PX), _SHADOW_BLUR_PX, shadow)
    painter.rotate(turn)
    painter.drawPixmap(box.topLeft(), picture)
    painter.end()
    return pixmap


def _lies(sprite: Sprite) -> bool:
    """Return whether a card lies where it was to go and nothing of it moves."""
    return sprite.travel == 1.0 and sprite.lift == 0.0 and sprite.flip in (0.0, 1.0)


def _drop_some(kept: dict[Key, QPixmap], most: int) -> None:
    """Make room for one more of what is kept, of which the oldest goes first."""
    while len(kept) >= most:
        del kept[next(iter(kept))]
