"""Draws one row of the history: who took the pot, the cards that were turned, and the text."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QTextLayout, QTextLine, QTextOption
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from warapp._compat import override
from warapp.engine import Battle, Card, CardsLaid, CardsTurned, PotTaken
from warapp.table.drawing.card_art import CardArt
from warapp.ui.history.battle_list import BATTLE_ROLE
from warapp.ui.play.seat_marks import draw_mark, mark_radius

_ELIDE = Qt.TextElideMode.ElideRight
_LINES = 4
"""The lines of text in a row; longer text is elided, and whole in the tooltip."""
_RANK = 0.58
"""The upper part of a card, which shows its rank."""
_LINES_BELOW = 3
"""The lines of text in a row with the cards above it."""
_PAD, _GAP = 6, 3
_CARD_LINES = 1.5
"""The width of a card, in lines of text."""
_FAN_LINES = 0.7
"""How far below the first cards the last cards of a war may lie, with the text below; in lines."""
_MOST_BESIDE = 0.36
"""The part of a row's width that cards may take beside the text; otherwise they go above it."""


@dataclass(frozen=True, slots=True)
class _RowMetrics:
    """The measures that all rows share."""

    mark_room: int
    card: QSize
    fan: int
    height: int
    beside_px: int
    above_px: int

    @classmethod
    def of(cls, width: int, seats: int, font: QFontMetrics) -> _RowMetrics:
        line = font.lineSpacing()
        wide = round(line * _CARD_LINES)
        card = QSize(wide, wide * 7 // 5)
        room, cards_wide = round(4 * mark_radius(font)), seats * (wide + _GAP)
        if cards_wide <= width * _MOST_BESIDE:
            fan = _LINES * line - card.height()
            return cls(room, card, fan, _LINES * line + 2 * _PAD, beside_px=cards_wide + _PAD, above_px=0)
        fan = round(line * _FAN_LINES)
        above = card.height() + fan
        return cls(room, card, fan, above + _LINES_BELOW * line + 2 * _PAD, beside_px=0, above_px=above)


class BattleDelegate(QStyledItemDelegate):
    """Draws the rows of a `BattleListModel`.

    Args:
        art: draws the small cards, for this delegate only.
        view: shows the rows.
    """

    def __init__(self, art: CardArt, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._art, self._view, self._seats = art, view, 2

    def set_seats(self, seats: int) -> None:
        """Set the number of seats."""
        self._seats = seats

    def height(self, width: int) -> int:
        """Return the height of a row of this width."""
        return self._row_metrics(width).height

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view, rect, palette = self._view, QRect(option.rect), QPalette(option.palette)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        metrics = self._row_metrics(rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.fillRect(rect, palette.highlight())
        else:
            painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette.alternateBase())
        battle: Battle | None = index.data(BATTLE_ROLE)
        words = rect.adjusted(metrics.mark_room, _PAD, -_PAD, -_PAD)
        if battle:
            self._draw_winner(painter, battle, rect, metrics, palette)
            self._draw_cards(painter, battle, rect, metrics)
            words.adjust(metrics.beside_px, metrics.above_px, 0, 0)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.setPen(palette.color(role))
        place = QStyle.visualRect(view.layoutDirection(), rect, words)
        draw_elided_text(painter, QRectF(place), index.data(), QFont(view.font()), view.layoutDirection())
        painter.restore()

    def _row_metrics(self, width: int) -> _RowMetrics:
        return _RowMetrics.of(width, self._seats, self._view.fontMetrics())

    def _draw_winner(
        self, painter: QPainter, battle: Battle, rect: QRect, metrics: _RowMetrics, palette: QPalette
    ) -> None:
        """Draw the mark of the seat that took the pot, as the chart does."""
        radius = mark_radius(self._view.fontMetrics())
        for event in battle.events:
            if isinstance(event, PotTaken):
                place = QRect(
                    rect.left(),
                    rect.top() + _PAD,
                    metrics.mark_room,
                    self._row_metrics(rect.width()).card.height(),
                )
                place = QStyle.visualRect(self._view.layoutDirection(), rect, place)
                draw_mark(painter, event.seat, QRectF(place).center(), radius, palette)

    def _draw_cards(self, painter: QPainter, battle: Battle, rect: QRect, metrics: _RowMetrics) -> None:
        """Draw the face-up cards of each seat as a column, with those of later wars further down."""
        self._art.set_size(metrics.card.width(), self._view.devicePixelRatioF())
        for seat, cards in enumerate(face_up_cards(battle)):
            for nth, card in enumerate(cards):
                lower = nth * min(metrics.card.height() * _RANK, metrics.fan / max(1, len(cards) - 1))
                left = rect.left() + metrics.mark_room + seat * (metrics.card.width() + _GAP)
                place = QRect(QPoint(left, rect.top() + _PAD), metrics.card)
                place = QStyle.visualRect(self._view.layoutDirection(), rect, place)
                painter.drawPixmap(QPointF(place.topLeft()) + QPointF(0, lower), self._art.face(card))


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
