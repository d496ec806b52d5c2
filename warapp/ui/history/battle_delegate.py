"""Draws one row of the history: its number, the cards that were turned, and who took how many of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from warapp._compat import override
from warapp.engine import Battle, Card, CardsLaid, CardsTurned, PotTaken, WarDeclared
from warapp.table.drawing.marks import badge
from warapp.table.drawing.paint import PaintContext
from warapp.table.stage.sprite import Mark
from warapp.ui.history.battle_list import BATTLE_ROLE
from warapp.ui.play.seat_marks import draw_mark, mark_radius
from warapp.ui.play.small_cards import ASPECT, Look, RowCard, SmallCards
from warapp.ui.widgets.form.labels import strong_font
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import Colours, colours_of, mixed

_ELIDE = Qt.TextElideMode.ElideRight
_HIGH_EMS, _CARD_EMS, _NUMBER_EMS, _GAP_EMS, _SIGN_EMS = 3.7, 2.1, 1.9, 0.55, 1.25
_END_EMS, _PAD_PX, _STRIPE_PX = 2.6, 6, 4
_STEP, _LEAST_STEP = 0.5, 0.22
"""From one card of a seat to its next, in card widths."""
_FAINT, _EDGE_ALPHA = 0.55, 60
"""How opaque cards are that did not win, and the edge of each, of 255."""


class _Fit(NamedTuple):
    """How large the cards of a row are, and how far apart those of one seat."""

    width: float
    step: float


class BattleDelegate(QStyledItemDelegate):
    """Draws the rows of a `BattleListModel`.

    Args:
        cards: draws the small cards.
        view: shows the rows.
    """

    def __init__(self, cards: SmallCards, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._cards, self._view = cards, view

    def set_cards(self, cards: SmallCards) -> None:
        """Draw the cards in another style."""
        self._cards = cards

    def height(self, _width: int) -> int:
        """Return the height of a row, which is the same for every width."""
        return round(_HIGH_EMS * text_px(self._view.font()))

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect, colours = QRect(option.rect), colours_of(QPalette(option.palette))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = colours.on_past if selected else colours.text
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._draw_ground(painter, rect, colours, index.row(), selected)
        battle: Battle | None = index.data(BATTLE_ROLE)
        painter.setPen(ink)
        if battle is None:
            words = self._mirrored(rect, QRectF(rect).adjusted(_PAD_PX + _STRIPE_PX, 0, -_PAD_PX, 0))
            self._draw_words(painter, words, index.data())
        else:
            taken = next((event for event in battle.events if isinstance(event, PotTaken)), None)
            begin = self._draw_number(painter, rect, index.row())
            end = self._draw_gain(painter, rect, taken, option) if taken else 0.0
            room = QRectF(rect).adjusted(begin, 0, -end, 0)
            painter.setPen(ink)
            self._draw_cards(painter, battle, taken, room, rect)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(ink, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 4, 4)
        painter.restore()

    @property
    def _em(self) -> int:
        return text_px(self._view.font())

    def _mirrored(self, rect: QRect, place: QRectF) -> QRectF:
        """Return where something stands that is given from where reading begins."""
        if self._view.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            return place
        left = rect.left() + rect.right() + 1 - place.right()
        return QRectF(left, place.top(), place.width(), place.height())

    def _draw_ground(
        self, painter: QPainter, rect: QRect, colours: Colours, row: int, selected: bool
    ) -> None:
        ground = colours.paper if row % 2 else mixed(colours.text, colours.paper, 0.03)
        painter.fillRect(rect, colours.past if selected else ground)
        if selected:
            stripe = self._mirrored(rect, QRectF(rect.left(), rect.top(), _STRIPE_PX, rect.height()))
            painter.fillRect(stripe, colours.warning_line)

    def _draw_words(self, painter: QPainter, room: QRectF, words: str) -> None:
        """Draw words that stand alone, in the middle of the row's height."""
        line = self._view.fontMetrics().lineSpacing()
        lines = max(1, int(room.height() / line))
        need = self._view.fontMetrics().boundingRect(
            QRect(0, 0, round(room.width()), 10_000), Qt.TextFlag.TextWordWrap.value, words
        )
        high = min(lines * line, need.height())
        place = QRectF(room.left(), room.center().y() - high / 2, room.width(), high + 1)
        font, direction = QFont(self._view.font()), self._view.layoutDirection()
        draw_elided_text(painter, place, words, font, direction)

    def _draw_number(self, painter: QPainter, rect: QRect, number: int) -> float:
        """Draw the number of the battle, and return how much room it takes."""
        font = strong_font().resolve(self._view.font())
        words = number_text(number)
        most = QFontMetricsF(font).horizontalAdvance(number_text(self._view.model().rowCount() - 1))
        width = max(_NUMBER_EMS * self._em, most)
        place = QRectF(rect.left() + _STRIPE_PX + _PAD_PX, rect.top(), width, rect.height())
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        if self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            flags = (
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            )
        painter.drawText(self._mirrored(rect, place), flags, words)
        return _STRIPE_PX + _PAD_PX + width + _GAP_EMS * self._em

    def _draw_gain(
        self, painter: QPainter, rect: QRect, taken: PotTaken, option: QStyleOptionViewItem
    ) -> float:
        """Draw the marker of the winner and the number of cards it took, and return their room."""
        font, em = strong_font().resolve(self._view.font()), self._em
        words = f"+{number_text(len(taken.cards))}"
        width = max(_END_EMS * em, QFontMetricsF(font).horizontalAdvance(words) + 4)
        radius = mark_radius(self._view.fontMetrics())
        place = QRectF(rect.right() + 1 - _PAD_PX - width, rect.top(), width, rect.height())
        painter.setFont(font)
        trailing = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft
            if self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
            else Qt.AlignmentFlag.AlignRight
        )
        painter.drawText(self._mirrored(rect, place), trailing | Qt.AlignmentFlag.AlignAbsolute, words)
        mark = QRectF(place.left() - 2 * radius, rect.top(), 2 * radius, rect.height())
        draw_mark(painter, taken.seat, self._mirrored(rect, mark).center(), radius, QPalette(option.palette))
        return _PAD_PX + width + 2 * radius + _GAP_EMS * em

    def _draw_cards(
        self, painter: QPainter, battle: Battle, taken: PotTaken | None, room: QRectF, rect: QRect
    ) -> None:
        """Draw the face-up cards of each seat, and between those of two seats how they compare."""
        columns = [cards for cards in _looks(battle, taken) if cards]
        em = self._em
        between = (_SIGN_EMS if len(battle.before.piles) == 2 else _GAP_EMS) * em
        fit = fitted(columns, room.width(), _CARD_EMS * em, between)
        x, y = room.left(), room.center().y() - fit.width * ASPECT / 2
        for nth, column in enumerate(columns):
            whole = fit.width * (1 + fit.step * (len(column) - 1))
            place = self._mirrored(rect, QRectF(x, y, whole, fit.width * ASPECT))
            for number, card in enumerate(column):
                at = place.topLeft() + QPointF(number * fit.step * fit.width, 0)
                self._draw_card(painter, card, at, fit.width, rings=len(columns) > 2)
            x += whole + between
            if nth == 0 and len(battle.before.piles) == 2 and len(columns) == 2:
                sign = self._mirrored(rect, QRectF(x - between, rect.top(), between, rect.height()))
                self._draw_sign(painter, battle, taken, sign)

    def _draw_card(self, painter: QPainter, card: RowCard, at: QPointF, width: float, *, rings: bool) -> None:
        """Draw a card: fainter unless it won, which among more than two is the ringed one."""
        painter.save()
        edge = painter.pen().color()
        if card.look is Look.BEATEN:
            painter.setOpacity(_FAINT)
        self._cards.draw(
            painter, card if rings or card.look is Look.BEATEN else RowCard(card.card), at, width
        )
        edge.setAlpha(_EDGE_ALPHA)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = 0.06 * width
        painter.drawRoundedRect(QRectF(at.x(), at.y(), width, width * ASPECT), radius, radius)
        painter.restore()

    def _draw_sign(self, painter: QPainter, battle: Battle, taken: PotTaken | None, room: QRectF) -> None:
        """Draw crossed swords for a war, else which of two cards is the better one."""
        em = self._em
        if any(isinstance(event, WarDeclared) for event in battle.events):
            side = 1.15 * em
            context = PaintContext(self._cards.theme, self._view.font(), self._view.devicePixelRatioF())
            place = room.center() - QPointF(side / 2, side / 2)
            painter.drawPixmap(place, badge(context, Mark.TIED, side))
            return
        first_won = taken is not None and taken.seat == 0
        mirrored = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.setFont(strong_font().resolve(self._view.font()))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, ">" if first_won != mirrored else "<")


def _looks(battle: Battle, taken: PotTaken | None) -> list[list[RowCard]]:
    """Return the face-up cards of each seat; all but the one that won are fainter."""
    columns = [[RowCard(card, Look.BEATEN) for card in cards] for cards in face_up_cards(battle)]
    if taken is None:
        return [[RowCard(card.card) for card in column] for column in columns]
    if columns[taken.seat]:
        columns[taken.seat][-1] = RowCard(columns[taken.seat][-1].card, Look.WON)
    return columns


def fitted(columns: Sequence[Sequence[object]], room: float, width: float, between: float) -> _Fit:
    """Return the size at which the cards of all seats fit beside each other.

    Args:
        columns: the cards of each seat that has some.
        room: how wide they may be together.
        width: of a card where there is room.
        between: the gap between two seats.

    >>> fitted([[1], [1]], 200, 30, 15)
    _Fit(width=30, step=0.5)
    >>> fitted([[1, 1, 1], [1, 1, 1]], 120, 30, 15)
    _Fit(width=30, step=0.375)
    """
    seats, steps = len(columns), sum(len(column) - 1 for column in columns)
    room -= between * max(0, seats - 1)
    if not steps:
        return _Fit(min(width, room / max(1, seats)), _STEP)
    step = min(_STEP, max(_LEAST_STEP, (room / width - seats) / steps))
    return _Fit(min(width, room / (seats + steps * step)), step)


def face_up_cards(battle: Battle) -> list[list[Card]]:
    """Return the face-up cards of each seat, in order."""
    columns: list[list[Card]] = [[] for _ in battle.before.piles]
    for event in battle.events:
        if isinstance(event, CardsTurned):
            for column, card in zip(columns, event.cards, strict=True):
                column += [card] if card else []
        elif isinstance(event, CardsLaid):
            for laid in event.laid:
                columns[laid.seat] += [] if laid.stays else [laid.face_up]
    return columns


def draw_elided_text(
    painter: QPainter, room: QRectF, words: str, font: QFont, direction: Qt.LayoutDirection
) -> None:
    """Draw text on as many lines as fit, and elide the rest."""
    metrics = QFontMetrics(font)
    fitting = max(1, int(room.height() / metrics.lineSpacing()))
    layout = QTextLayout(words, font)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setTextDirection(direction)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[QTextLine] = []
    while len(lines) <= fitting and (line := layout.createLine()).isValid():
        line.setLineWidth(room.width())
        lines.append(line)
    layout.endLayout()
    visible = lines[:fitting]
    for nth, line in enumerate(visible):
        position = QPointF(room.left(), room.top() + nth * metrics.lineSpacing())
        if len(lines) > fitting and nth == fitting - 1:
            rest = metrics.elidedText(_text_from(words, line.textStart()), _ELIDE, int(room.width()))
            painter.setFont(font)
            painter.setLayoutDirection(direction)
            painter.drawText(QRectF(position, room.size()), Qt.AlignmentFlag.AlignLeft, rest)
        else:
            line.setPosition(QPointF(0, 0))
            line.draw(painter, position)


def _text_from(words: str, start: int) -> str:
    """Return the text from a position that Qt counts in UTF-16 units."""
    return words.encode("utf-16-le")[2 * start :].decode("utf-16-le")
