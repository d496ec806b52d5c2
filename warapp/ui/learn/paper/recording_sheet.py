"""The recording sheet: two numbers a row and a place for <, = or > between them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from warapp.learn.help_pictures import Line
from warapp.learn.number_cards import Numbers
from warapp.table.drawing.paint import rounded
from warapp.ui.learn.drawing.figures import Look, paint_number, paint_number_line, paint_sign
from warapp.ui.learn.paper.pages import MARGIN, Page, Sheet, paint_text
from warapp.ui.widgets.numbers import number_text

FEWEST_ROWS, MOST_ROWS = 6, 12
"""The rows of each of its two columns."""
_LINE, _EXAMPLE = "#222222", "#B0B0B0"
_BOX, _CIRCLE = 84.0, 32.0
_TOP, _FOOT = 138.0, 96.0


def recording_sheet(sheet: Sheet, numbers: Numbers, rows: int) -> Page:
    """Return a recording sheet.

    Args:
        sheet: the paper.
        numbers: those of the cards in use.
        rows: of each of its two columns, 6 to 12.
    """
    return Page(sheet, lambda painter: _paint(painter, sheet, numbers, rows))


def _paint(painter: QPainter, sheet: Sheet, numbers: Numbers, rows: int) -> None:
    width = sheet.width
    title = QCoreApplication.translate("RecordingSheet", "My numbers")
    name, how = (
        QCoreApplication.translate("RecordingSheet", "Name"),
        QCoreApplication.translate(
            "RecordingSheet", "Turn two cards. Write both numbers. Put <, = or > between them."
        ),
    )
    paint_text(painter, QRectF(MARGIN, 44, 400, 44), title, 32, colour="#000000", weight=QFont.Weight.Bold)
    paint_text(
        painter, QRectF(400, 52, 90, 30), name, 15, colour="#444444", align=Qt.AlignmentFlag.AlignRight
    )
    painter.setPen(QPen(QColor("#777777"), 1.2))
    painter.drawLine(QPointF(500, 80), QPointF(width - MARGIN, 80))
    paint_text(painter, QRectF(MARGIN, 92, width - 2 * MARGIN, 34), how, 15, colour="#333333")
    row = (sheet.height - _TOP - _FOOT - MARGIN * 0.4) / rows
    for column, left in enumerate((MARGIN + 44, width / 2 + 40)):
        for nth in range(rows):
            number = nth + 1 + column * rows
            _paint_row(painter, left, _TOP + nth * row, row, number, _example(numbers) if number == 1 else ())
    line = QRectF(MARGIN * 0.6, sheet.height - _FOOT - 4, width - 1.2 * MARGIN, 78)
    paint_number_line(
        painter, line, Line(max(10, -(-numbers[-1] // 5) * 5), ()), counted=False, look=Look.BLACK
    )


def _example(numbers: Numbers) -> Numbers:
    """Return two numbers of the range for the first row."""
    return (7, 9) if {7, 9} <= set(numbers) else numbers[1:3]


def _paint_row(
    painter: QPainter, left: float, top: float, height: float, number: int, example: Numbers
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = top + height / 2
    label = QRectF(left - 48, top, 34, height)
    paint_text(painter, label, number_text(number), 13, colour="#777777", align=Qt.AlignmentFlag.AlignRight)
    tall = min(_BOX, height - 12)
    pen = QPen(QColor(_LINE), 2)
    for place in range(2):
        box = QRectF(left + place * 190, middle - tall / 2, _BOX, tall)
        painter.strokePath(rounded(box, 10), pen)
        if example:
            paint_number(
                painter, box.center(), 0.56 * tall, str(example[place]), QColor(_EXAMPLE), 0.8 * _BOX
            )
    painter.setPen(pen)
    radius = min(_CIRCLE, tall / 2)
    painter.drawEllipse(QPointF(left + 137, middle), radius, radius)
    if example:
        paint_sign(painter, QPointF(left + 137, middle), 1.1 * radius, "<", QColor(_EXAMPLE))
