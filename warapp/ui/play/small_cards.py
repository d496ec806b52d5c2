"""Small cards in rows, for dialogs and docks: drawn once for each size, in the chosen style."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.engine import Battle, Card, CardsLaid, CardsTurned, PotTaken
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import DEFAULT_STYLE, DeckStyle
from warapp.table.drawing.theme import THEMES, Theme
from warapp.ui.widgets.sizing import text_px
from warapp.vocabulary import ThemeName

ASPECT = 7 / 5
"""The height of a card in its width."""
GOLD, _SHADE = "#F4C542", "#06261A"
_SHADE_ALPHA, _RADIUS = 110, 0.08
_FAN_EMS, _FAN_CARDS, _FAN_TURN, _FAN_STEP = 5.2, 4, 24.0, 0.42


class Look(Enum):
    """How a card of a row looks."""

    PLAIN = auto()
    WON = auto()
    """With a ring."""
    BEATEN = auto()
    """Shaded."""


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card of a row.

    Attributes:
        card: the card, face up; None for a back.
        look: of the card.
    """

    card: Card | None
    look: Look = Look.PLAIN


class SmallCards:
    """Draws cards at any size, and pieces of the table under them.

    Args:
        style: of the deck.
        theme: of the table.
    """

    def __init__(self, style: DeckStyle = DEFAULT_STYLE, theme: Theme = THEMES[ThemeName.GREEN]) -> None:
        self._style, self._theme = style, theme
        self._art: dict[tuple[int, float], CardArt] = {}

    @property
    def style(self) -> DeckStyle:
        """The style of the deck."""
        return self._style

    @property
    def theme(self) -> Theme:
        """The colours of the table."""
        return self._theme

    def draw_table(self, painter: QPainter, room: QRectF, radius: float) -> None:
        """Draw a piece of the table with rounded corners, light above and dark below."""
        light = QLinearGradient(room.topLeft(), room.bottomLeft())
        light.setColorAt(0, QColor(self._theme.felt_light))
        light.setColorAt(1, QColor(self._theme.felt))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(room, radius, radius)

    def pixmap(self, card: Card | None, width: float, ratio: float) -> QPixmap:
        """Return a card, or the back for None.

        Args:
            card: the card.
            width: in logical pixels.
            ratio: device pixels per logical pixel.
        """
        key = (round(width * ratio), ratio)
        if key not in self._art:
            self._art[key] = CardArt(self._style)
            self._art[key].set_size(width, ratio)
        art = self._art[key]
        return art.face(card) if card else art.back()

    def draw(self, painter: QPainter, row_card: RowCard, at: QPointF, width: float) -> None:
        """Draw one card with its upper left corner at a point."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device else 1.0
        painter.drawPixmap(at, self.pixmap(row_card.card, width, ratio))
        room = QRectF(at.x(), at.y(), width, width * ASPECT)
        radius = width * _RADIUS
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row_card.look is Look.BEATEN:
            shade = QColor(_SHADE)
            shade.setAlpha(_SHADE_ALPHA)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(room, radius, radius)
        elif row_card.look is Look.WON:
            ring = max(2.0, width * 0.06)
            painter.setPen(QPen(QColor(GOLD), ring))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(-ring / 2, -ring / 2, ring / 2, ring / 2), radius, radius)

    def draw_row(
        self, painter: QPainter, cards: Sequence[RowCard], at: QPointF, width: float, step: float
    ) -> float:
        """Draw cards that overlap, each over the one before; return the width of the row.

        Args:
            painter: draws.
            cards: from left to right.
            at: the upper left corner of the first.
            width: of a card.
            step: from one card to the next, in card widths.
        """
        for nth, card in enumerate(cards):
            self.draw(painter, card, at + QPointF(nth * step * width, 0), width)
        return row_width(len(cards), width, step)


def row_width(cards: int, width: float, step: float) -> float:
    """Return the width of a row of overlapping cards."""
    return width * (1 + step * (cards - 1)) if cards else 0.0


def columns_of(battle: Battle) -> list[list[RowCard]]:
    """Return the cards that each seat turned and laid in a battle, the deciding ones marked.

    >>> from warapp.engine import Rules, from_piles, parse_cards, play_battle
    >>> battle = play_battle(from_piles((parse_cards("9C 4D KS"), parse_cards("9D 5D 7S"))), Rules())
    >>> [[card.look.name for card in column] for column in columns_of(battle)]
    [['PLAIN', 'PLAIN', 'WON'], ['PLAIN', 'PLAIN', 'BEATEN']]
    """
    columns: list[list[RowCard]] = [[] for _ in battle.before.piles]
    for event in battle.events:
        if isinstance(event, CardsTurned):
            for column, card in zip(columns, event.cards, strict=True):
                column += [RowCard(card)] if card else []
        elif isinstance(event, CardsLaid):
            for laid in event.laid:
                columns[laid.seat] += (
                    [] if laid.stays else map(RowCard, (*[None] * len(laid.face_down), laid.face_up))
                )
        elif isinstance(event, PotTaken):
            for seat, column in enumerate(columns):
                if column:
                    look = Look.WON if seat == event.seat else Look.BEATEN
                    column[-1] = RowCard(column[-1].card, look)
    return columns


class CardFan(QWidget):
    """Cards in a fan.

    Args:
        cards: draws them.
        row: the cards from left to right, None for a back.
        width_ems: the width of a card in text sizes.
        parent: the parent widget.
    """

    def __init__(
        self,
        cards: SmallCards,
        row: Sequence[Card | None] = (None,) * _FAN_CARDS,
        width_ems: float = _FAN_EMS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards, self._row, self._width_ems = cards, row, width_ems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _card_width(self) -> float:
        return text_px(self.font()) * self._width_ems

    @override
    def sizeHint(self) -> QSize:
        width, steps = self._card_width, (len(self._row) - 1) * _FAN_STEP
        return QSize(math.ceil(width * (1.65 + steps)), math.ceil(width * ASPECT * 1.25))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        width, ratio = self._card_width, self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            middle = (len(self._row) - 1) / 2
            for nth, card in enumerate(self._row):
                painter.save()
                along = (nth - middle) / (middle or 1)
                across = self.width() / 2 + (nth - middle) * width * _FAN_STEP
                painter.translate(across, self.height() / 2 + width * 0.12 * along * along)
                painter.rotate(along * _FAN_TURN)
                corner = QPointF(-width / 2, -width * ASPECT / 2)
                painter.drawPixmap(corner, self._cards.pixmap(card, width, ratio))
                painter.restore()
