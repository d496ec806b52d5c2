"""Number cards to cut out, nine a page, in the size of real cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from warapp.engine import Card
from warapp.engine.cards import ACE, SUITS
from warapp.learn.number_cards import NumberCards, Shows
from warapp.table.drawing.paint import rounded
from warapp.ui.learn.drawing.number_face import NumberFace, paint_number_face
from warapp.ui.learn.paper.pages import MM, Page, Sheet, paint_text
from warapp.ui.widgets.numbers import number_text

CARD_WIDTH, CARD_HEIGHT = 63.5 * MM, 88.9 * MM
_ACROSS, _DOWN = 3, 3
_A_PAGE = _ACROSS * _DOWN
_INSET = 2.2 * MM


def number_cards(sheet: Sheet, cards: NumberCards, shows: Shows) -> list[Page]:
    """Return one card of each number of a range, on as many pages as it takes."""
    faces = [
        NumberFace(Card(ACE if number == 1 else number, SUITS[nth % len(SUITS)]), number, shows)
        for nth, number in enumerate(cards.numbers)
    ]
    parts = [faces[first : first + _A_PAGE] for first in range(0, len(faces), _A_PAGE)]
    return [_page(sheet, part, nth + 1, len(parts)) for nth, part in enumerate(parts)]


def _page(sheet: Sheet, faces: Sequence[NumberFace], number: int, of: int) -> Page:
    return Page(sheet, lambda painter: _paint(painter, sheet, faces, number, of))


def _paint(painter: QPainter, sheet: Sheet, faces: Sequence[NumberFace], number: int, of: int) -> None:
    left = (sheet.width - _ACROSS * CARD_WIDTH) / 2
    top = (sheet.height - _DOWN * CARD_HEIGHT) / 2 + 2
    note = QCoreApplication.translate(
        "NumberCardPages", "Cut along the lines · page {number} of {of} · for two children print two sets"
    ).format(number=number_text(number), of=number_text(of))
    _paint_note(painter, note, left, top)
    painter.setPen(QPen(QColor("#8A8A8A"), 1, Qt.PenStyle.DashLine))
    rows = -(-len(faces) // _ACROSS)
    for column in range(_ACROSS + 1):
        x = left + column * CARD_WIDTH
        painter.drawLine(QLineF(x, top - 3, x, top + rows * CARD_HEIGHT + 3))
    for row in range(rows + 1):
        y = top + row * CARD_HEIGHT
        painter.drawLine(QLineF(left - 8, y, left + _ACROSS * CARD_WIDTH + 8, y))
    for nth, face in enumerate(faces):
        row, column = divmod(nth, _ACROSS)
        box = QRectF(left + column * CARD_WIDTH, top + row * CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT)
        inner = box.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        paint_number_face(painter, inner, face)
        painter.strokePath(rounded(inner, 10), QPen(QColor("#CCCCCC"), 1))


def _paint_note(painter: QPainter, note: str, left: float, top: float) -> None:
    """Paint the note above the cards, or where there is no room as on Letter paper, upwards beside them."""
    align = Qt.AlignmentFlag.AlignHCenter
    if top > 44:
        head = QRectF(left, top - 28, _ACROSS * CARD_WIDTH, 22)
        paint_text(painter, head, note, 12, colour="#666666", align=align)
        return
    painter.save()
    painter.translate(left - 28, top + _DOWN * CARD_HEIGHT)
    painter.rotate(-90)
    paint_text(painter, QRectF(0, 0, _DOWN * CARD_HEIGHT, 20), note, 12, colour="#666666", align=align)
    painter.restore()
