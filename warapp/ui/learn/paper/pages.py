"""A page of paper to paint on, in pixels of 96 to the inch, whatever prints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageSize, QPainter

DOTS_PER_INCH = 96
MM = DOTS_PER_INCH / 25.4
"""Pixels in a millimetre."""
MARGIN = 15 * MM


class Sheet(Enum):
    """The size of the paper."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width(self) -> float:
        """The width in pixels."""
        return 210 * MM if self is Sheet.A4 else 8.5 * DOTS_PER_INCH

    @property
    def height(self) -> float:
        """The height in pixels."""
        return 297 * MM if self is Sheet.A4 else 11 * DOTS_PER_INCH

    @property
    def page_size(self) -> QPageSize:
        """The same for Qt."""
        return QPageSize(QPageSize.PageSizeId.A4 if self is Sheet.A4 else QPageSize.PageSizeId.Letter)

    @property
    def inside(self) -> QRectF:
        """The page without its margins."""
        return QRectF(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)


@dataclass(frozen=True)
class Page:
    """A page of a document.

    Attributes:
        sheet: its size.
        paint: paints it, with a painter in pixels of 96 to the inch.
    """

    sheet: Sheet
    paint: Callable[[QPainter], None]


def usual_sheet(locale: QLocale) -> Sheet:
    """Return the paper that is used where a locale is."""
    imperial = QLocale.MeasurementSystem.ImperialUSSystem
    return Sheet.LETTER if locale.measurementSystem() is imperial else Sheet.A4


def paper_font(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the system's font in a size of paper pixels."""
    font = QFont()
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    return font


def paint_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    px: float,
    *,
    colour: str = "#222222",
    weight: QFont.Weight = QFont.Weight.Normal,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Paint text, wrapped at the width of a box, smaller if it is higher, and return its height."""
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    font = paper_font(px, weight)
    while px > 6 and _height(font, box.width(), text, flags) > box.height():
        px -= 0.5
        font = paper_font(px, weight)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, int(flags), text)
    return _height(font, box.width(), text, flags)


def _height(font: QFont, width: float, text: str, flags: Qt.AlignmentFlag | Qt.TextFlag) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(flags), text).height()


def middle_of(box: QRectF, x: float, y: float) -> QPointF:
    """Return a point in a box, by the part of its width and height."""
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())
