"""The mat: two places for cards, signs, ten frames, a number line and a sentence to say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from warapp.learn.help_pictures import Line
from warapp.learn.number_cards import NumberCards
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.seat_markers import seat_marker
from warapp.ui.learn.drawing.figures import Look, paint_number_line, paint_sign, paint_ten_frame
from warapp.ui.learn.paper.pages import MARGIN, MM, Page, Sheet, paint_text
from warapp.words.lesson.names import range_name

_INK = "#222222"
_CARD_WIDTH, _CARD_HEIGHT = 63.5 * MM, 88.9 * MM
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def mat(sheet: Sheet, cards: NumberCards) -> Page:
    """Return the mat for two players."""
    return Page(sheet, lambda painter: _Mat(painter, sheet, cards).paint())


class _Mat:
    def __init__(self, painter: QPainter, sheet: Sheet, cards: NumberCards) -> None:
        self.painter, self.sheet, self.cards = painter, sheet, cards
        self.tight = sheet.height / Sheet.A4.height
        """How much closer things stand than on A4."""

    def paint(self) -> None:
        """Paint the whole page from its top."""
        title = QCoreApplication.translate("LessonMat", "War mat")
        self._text(QRectF(MARGIN, 40, self.sheet.width - 2 * MARGIN, 48), title, 32, QFont.Weight.Bold)
        bottom = self._paint_places(104 * self.tight)
        bottom = self._paint_signs(bottom + 70 * self.tight)
        bottom = self._paint_frames(bottom + 30 * self.tight)
        bottom = self._paint_line(bottom + 22 * self.tight)
        self._paint_sentence(bottom + 14 * self.tight)

    def _text(
        self,
        box: QRectF,
        text: str,
        px: float,
        weight: QFont.Weight = QFont.Weight.Normal,
        colour: str = _INK,
    ) -> None:
        paint_text(self.painter, box, text, px, weight=weight, colour=colour, align=_CENTRE)

    @property
    def _edges(self) -> tuple[float, float]:
        """The outer edges of both places."""
        middle, gap = self.sheet.width / 2, 92
        return middle - gap - _CARD_WIDTH, middle + gap + _CARD_WIDTH

    def _paint_places(self, top: float) -> float:
        painter, (left, right) = self.painter, self._edges
        hint = QCoreApplication.translate("LessonMat", "Put your card here")
        for seat, x in enumerate((left, right - _CARD_WIDTH)):
            box = QRectF(x, top, _CARD_WIDTH, _CARD_HEIGHT)
            painter.strokePath(rounded(box, 12), QPen(QColor(_INK), 2.4))
            self._text(box.adjusted(60, 100, -60, -100), hint, 15, colour="#9A9A9A")
            shape = seat_marker(seat, QPointF(box.center().x(), box.bottom() + 28), 13)
            painter.strokePath(shape, QPen(QColor(_INK), 1.8))
        middle = QPointF(self.sheet.width / 2, top + _CARD_HEIGHT / 2)
        painter.setPen(QPen(QColor(_INK), 2.4))
        painter.drawEllipse(middle, 62, 62)
        for nth, sign in enumerate("<=>"):
            paint_sign(painter, middle + QPointF((nth - 1) * 35, 0), 24, sign, QColor(_INK))
        return top + _CARD_HEIGHT

    def _paint_signs(self, top: float) -> float:
        texts = {
            "<": QCoreApplication.translate("LessonMat", "is less than"),
            "=": QCoreApplication.translate("LessonMat", "is equal to"),
            ">": QCoreApplication.translate("LessonMat", "is greater than"),
        }
        left, right = self._edges
        gap, height = 14.0, 62.0
        width = (right - left - 2 * gap) / 3
        dashes = QPen(QColor("#777777"), 1.4, Qt.PenStyle.DashLine)
        for nth, (sign, text) in enumerate(texts.items()):
            box = QRectF(left + nth * (width + gap), top, width, height)
            self.painter.strokePath(rounded(box, 10), dashes)
            paint_sign(self.painter, QPointF(box.left() + 34, box.center().y()), 28, sign, QColor(_INK))
            words = box.adjusted(60, 4, -8, -4)
            paint_text(self.painter, words, text, 15.5, weight=QFont.Weight.Bold)
        return top + height

    def _paint_frames(self, top: float) -> float:
        left, right = self._edges
        gap = 18.0
        width = (right - left - gap) / 2
        for nth in range(2):
            box = QRectF(left + nth * (width + gap), top, width, width / 2.5)
            paint_ten_frame(self.painter, box, [], nth, Look.BLACK)
        return top + width / 2.5

    def _paint_line(self, top: float) -> float:
        left, right = self._edges
        end = max(10, -(-self.cards.numbers[-1] // 5) * 5)
        paint_number_line(
            self.painter,
            QRectF(left - 14, top, right - left + 28, 86),
            Line(end, ()),
            counted=False,
            look=Look.BLACK,
        )
        return top + 86

    def _paint_sentence(self, top: float) -> None:
        left, right = self._edges
        box = QRectF(left, top, right - left, 92 * self.tight)
        self.painter.strokePath(rounded(box, 12), QPen(QColor(_INK), 2))
        blank = "_____"
        sentence = QCoreApplication.translate("LessonMat", "{a} is {d} more than {b}").format(
            a=blank, d=blank, b=blank
        )
        self._text(box.adjusted(20, 0, -20, 0), sentence, 24, QFont.Weight.Bold)
        says = QCoreApplication.translate(
            "LessonMat", "The owner of the higher card says the sentence and keeps both cards."
        )
        self._text(QRectF(left, box.bottom() + 10, right - left, 30), says, 14)
        foot = QCoreApplication.translate("LessonMat", "Learn with War · numbers {numbers}").format(
            numbers=range_name(self.cards)
        )
        self._text(
            QRectF(left, self.sheet.height - MARGIN - 24, right - left, 24), foot, 12, colour="#777777"
        )
