"""Pictures of rules that are hard to describe: the cards of a war, and the order of picking up."""

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

_PAPER, _INK, _BACK, _BACK_EDGE = "#FFFFFF", "#20242A", "#34568B", "#F4F7FC"
_ASPECT = 1.35


class RulePicture(QWidget):
    """Draws small cards in two rows, sized by the font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._mirrored = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rules(self, rules: Rules) -> None:
        """Show other rules."""
        self._rules = rules
        self.updateGeometry()
        self.update()

    @property
    def card_width(self) -> float:
        """The width of a card, from the text height."""
        return self.fontMetrics().height() * 1.35

    @property
    def card_height(self) -> float:
        """The height of a card."""
        return self.card_width * _ASPECT

    def row_y(self, row: int) -> float:
        """Return the y coordinate of a row."""
        return 2 + row * (self.card_height + self.card_width * 0.3)

    @override
    def sizeHint(self) -> QSize:
        return QSize(int(self.card_width * 9), int(self.row_y(2)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if self._mirrored:  # the rows run the other way, but what they show is not mirrored
            painter.translate(self.width(), 0)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw the picture, with x counted from the leading edge."""

    def box(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Return a rectangle, with x counted from the leading edge."""
        return QRectF(-x - width if self._mirrored else x, y, width, height)

    def draw_face(self, painter: QPainter, x: float, y: float, text: str) -> None:
        """Draw the face of a card."""
        box = self._card(painter, x, y, _PAPER, _INK)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def draw_back(self, painter: QPainter, x: float, y: float) -> None:
        """Draw the back of a card."""
        box = self._card(painter, x, y, _BACK_EDGE, _INK)
        inset = self.card_width * 0.12
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_BACK))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 2, 2)

    def _card(self, painter: QPainter, x: float, y: float, paper: str, edge: str) -> QRectF:
        box = self.box(x, y, self.card_width, self.card_height)
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(QColor(paper))
        radius = self.card_width * 0.12
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        return box

    def draw_marker(self, painter: QPainter, seat: int, x: float, y: float, radius: float) -> None:
        """Draw the marker of a seat around a point."""
        centre = self.box(x, y, 0, 0).topLeft()
        draw_seat_marker(painter, seat, centre, radius, self.palette())

    def draw_star(self, painter: QPainter, x: float, y: float, radius: float) -> None:
        """Draw the star of the winner around a point."""
        centre = self.box(x, y, 0, 0).topLeft()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(
            polygon(5, centre, radius, 0.45), self.palette().color(QPalette.ColorRole.WindowText)
        )


def draw_seat_marker(painter: QPainter, seat: int, centre: QPointF, radius: float, palette: QPalette) -> None:
    """Draw the marker of a seat, with an outline that shows on any background."""
    path = seat_marker(seat, centre, radius)
    painter.fillPath(path, QColor(SEAT_COLOURS[seat]))
    painter.strokePath(path, QPen(palette.color(QPalette.ColorRole.WindowText), 1))


class WarPicture(RulePicture):
    """Shows two tied cards, the cards laid face down, and the cards that decide."""

    @override
    def draw(self, painter: QPainter) -> None:
        tie = 7 if isinstance(self._rules.face_down, FaceDown) else 9
        down = self._rules.need(tie) - 1
        best, worse = ("K", "8") if self._rules.wins is Wins.HIGHEST else ("8", "K")
        for row, (seat, last) in enumerate(((1, worse), (0, best))):
            y, width = self.row_y(row), self.card_width
            self.draw_marker(painter, seat, width * 0.35, y + self.card_height / 2, width * 0.27)
            x = width * 0.9
            self.draw_face(painter, x, y, str(tie))
            x += width * 1.1
            for _ in range(down):
                self.draw_back(painter, x, y)
                x += width * 0.3
            x += width * (0.8 if down else 0.0)
            self.draw_face(painter, x, y, last)
            if seat == 0:
                self.draw_star(painter, x + width * 1.4, y + self.card_height / 2, width * 0.3)


class PickUpPicture(RulePicture):
    """Shows the order in which the cards of a war go under the pile, for either winner."""

    @override
    def draw(self, painter: QPainter) -> None:
        for row, winner in enumerate((0, 1)):
            y, width = self.row_y(row), self.card_width
            middle = y + self.card_height / 2
            self.draw_star(painter, width * 0.3, middle, width * 0.25)
            self.draw_marker(painter, winner, width * 0.95, middle, width * 0.27)
            self._draw_arrow(painter, width * 1.4, middle)
            for place, (card, seat) in enumerate(self._order(winner)):
                x = width * (2.1 + place * 1.12)
                self._draw_owned(painter, x, y, card, seat)

    def _draw_owned(self, painter: QPainter, x: float, y: float, card: Card, seat: int) -> None:
        self._card(painter, x, y, _PAPER, _INK)
        box = self.box(x, y + 1, self.card_width, self.card_height * 0.56)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(_INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(card)[:-1])
        centre = self.box(x + self.card_width / 2, y + self.card_height * 0.76, 0, 0).topLeft()
        path = seat_marker(seat, centre, self.card_width * 0.19)
        painter.fillPath(path, QColor(SEAT_COLOURS[seat]))
        painter.strokePath(path, QPen(QColor(_INK), 1))

    def _draw_arrow(self, painter: QPainter, x: float, y: float) -> None:
        length, head = self.card_width * 0.45, self.card_width * 0.16
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.5))
        tip = self.box(x + length, y, 0, 0).topLeft()
        painter.drawLine(self.box(x, y, 0, 0).topLeft(), tip)
        for side in (-1, 1):
            painter.drawLine(tip, self.box(x + length - head, y + side * head, 0, 0).topLeft())

    def _order(self, winner: int) -> Sequence[tuple[Card, int]]:
        columns = [parse_cards("9C 4C 7C"), parse_cards("9D 2D KD")]
        if (winner == 0) is (self._rules.wins is Wins.HIGHEST):
            columns = [parse_cards("9C 4C KC"), parse_cards("9D 2D 7D")]
        owner = {card: seat for seat, column in enumerate(columns) for card in column}
        return [(card, owner[card]) for card in picked_up(columns, winner, self._rules, 1, 2)]
