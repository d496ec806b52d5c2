"""Pictures of rules made of small cards, drawn again whenever the rules change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.engine import Card, FaceDown, Rules, Wins, parse_cards
from warapp.engine.pickup import picked_up
from warapp.table.drawing.paint import polygon
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.ui.play.small_cards import ASPECT, Look, RowCard, SmallCards
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, draw_sign

_WIDE_EMS, _ROW_GAP, _LEAST_CARDS = 2.7, 0.22, 5.0
"""The width of a card, the gap between the rows in card widths, and the least width in cards."""
_WAR_STEP, _PICK_UP_STEP = 0.42, 0.78


class RulePicture(QWidget):
    """Draws small cards in two rows, sized by the font.

    Args:
        cards: draws the cards.
        parent: the parent widget.
    """

    def __init__(self, cards: SmallCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._rules = Rules()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rules(self, rules: Rules) -> None:
        """Show other rules."""
        self._rules = rules
        self.update()

    @property
    def card_width(self) -> float:
        """The width of a card."""
        return text_px(self.font()) * _WIDE_EMS

    def row_y(self, row: int) -> float:
        """Return the y coordinate of a row."""
        return 3 + row * self.card_width * (ASPECT + _ROW_GAP)

    @override
    def sizeHint(self) -> QSize:
        return QSize(int(self.card_width * _LEAST_CARDS), int(self.row_y(2)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            if not self.isEnabled():
                painter.setOpacity(0.4)
            for row in range(2):
                self.draw_row(painter, row)

    def draw_row(self, painter: QPainter, row: int) -> None:
        """Draw one of the rows."""

    def x_of(self, from_beginning: float, width: float) -> float:
        """Return the x coordinate of something so wide, counted from where reading begins."""
        return self.width() - from_beginning - width if self.isRightToLeft() else from_beginning

    def draw_seat(self, painter: QPainter, seat: int, from_beginning: float, row: int) -> None:
        """Draw the marker of a seat beside a row."""
        radius = self.card_width * 0.22
        middle = self.row_y(row) + self.card_width * ASPECT / 2
        centre = QPointF(self.x_of(from_beginning, 2 * radius) + radius, middle)
        draw_seat_marker(painter, seat, centre, radius, self.palette())

    def draw_cards(
        self, painter: QPainter, cards: Sequence[RowCard], from_beginning: float, row: int, step: float
    ) -> tuple[float, float]:
        """Draw a row of cards, closer together where there is too little room.

        Returns:
            The x coordinate of the first card, and the step between them in card widths.
        """
        width, gaps = self.card_width, max(1, len(cards) - 1)
        room = self.width() - from_beginning - self.card_width * 0.9
        step = min(step, max(0.1, (room / width - 1) / gaps))
        whole = width * (1 + step * (len(cards) - 1))
        left = self.x_of(from_beginning, whole)
        self._cards.draw_row(painter, cards, QPointF(left, self.row_y(row)), width, step)
        return left, step


def draw_seat_marker(painter: QPainter, seat: int, centre: QPointF, radius: float, palette: QPalette) -> None:
    """Draw the marker of a seat, with an outline that shows on any background."""
    path = seat_marker(seat, centre, radius)
    painter.fillPath(path, QColor(SEAT_COLOURS[seat]))
    painter.strokePath(path, QPen(palette.color(QPalette.ColorRole.WindowText), 1))


def _square(x: float, middle: float, side: float) -> QRectF:
    return QRectF(x, middle - side / 2, side, side)


class WarPicture(RulePicture):
    """Shows two tied cards, the cards laid face down, and the cards that decide."""

    @override
    def draw_row(self, painter: QPainter, row: int) -> None:
        seat = 1 - row
        cards = self._war(seat)
        self.draw_seat(painter, seat, 2, row)
        begin = self.card_width * 0.62
        left, step = self.draw_cards(painter, cards, begin, row, _WAR_STEP)
        if seat == 0:
            whole = self.card_width * (1 + step * (len(cards) - 1))
            beyond = left - 14 if self.isRightToLeft() else left + whole + 14
            centre = QPointF(beyond, self.row_y(row) + self.card_width * ASPECT / 2)
            star = polygon(5, centre, self.card_width * 0.2, 0.45)
            painter.fillPath(star, self.palette().color(QPalette.ColorRole.WindowText))

    def _war(self, seat: int) -> list[RowCard]:
        tie = 7 if isinstance(self._rules.face_down, FaceDown) else 9
        down = self._rules.need(tie) - 1
        best, worse = ("K", "8") if self._rules.wins is Wins.HIGHEST else ("8", "K")
        suit = "DC"[seat]
        tied, last = parse_cards(f"{tie}{suit} {worse if seat else best}{'SH'[1 - seat]}")
        decides = RowCard(last, Look.BEATEN if seat else Look.WON)
        return [RowCard(tied), *[RowCard(None)] * down, decides]


class PickUpPicture(RulePicture):
    """Shows the order in which the cards of a war go under the pile, for either winner."""

    @override
    def draw_row(self, painter: QPainter, row: int) -> None:
        order, width = self._order(row), self.card_width
        self.draw_seat(painter, row, 2, row)
        middle = self.row_y(row) + width * ASPECT / 2
        arrow = width * 0.36
        sign = Sign.BACK if self.isRightToLeft() else Sign.FORWARD
        x = self.x_of(width * 0.56, arrow)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        draw_sign(painter, sign, _square(x, middle, arrow), ink)
        cards = [RowCard(card) for card, _ in order]
        if self.isRightToLeft():
            cards.reverse()
        left, step = self.draw_cards(painter, cards, width * 1.0, row, _PICK_UP_STEP)
        for place, (_, owner) in enumerate(reversed(order) if self.isRightToLeft() else order):
            centre = QPointF(left + width * (place * step + step / 2), middle + width * ASPECT * 0.3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFFFFF"))
            painter.drawEllipse(centre, width * 0.24, width * 0.24)
            path = seat_marker(owner, centre, width * 0.17)
            painter.fillPath(path, QColor(SEAT_COLOURS[owner]))
            painter.strokePath(path, QPen(QColor("#1C1B20"), 1))

    def _order(self, winner: int) -> Sequence[tuple[Card, int]]:
        columns = [parse_cards("9C 4C 7C"), parse_cards("9D 2D KD")]
        if (winner == 0) is (self._rules.wins is Wins.HIGHEST):
            columns = [parse_cards("9C 4C KC"), parse_cards("9D 2D 7D")]
        owner = {card: seat for seat, column in enumerate(columns) for card in column}
        return [(card, owner[card]) for card in picked_up(columns, winner, self._rules, 1, 2)]
