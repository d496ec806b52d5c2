"""Draws the mark of a war together with its pot: one pill, so that neither can cover the other."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPixmap

from warapp.table.band.words import MARK_HEIGHT
from warapp.table.drawing import paint
from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.marks import badge
from warapp.table.drawing.paint import PaintContext, painter_on, rounded
from warapp.table.stage.sprite import Mark

WAR_COLOURS = (
    ("#FFF0B8", "#F6C440", "#E08E16", "#3A1503"),
    ("#FFD9A0", "#FF9A3C", "#E2541B", "#3A0D03"),
    ("#FFC0B0", "#FF5A45", "#C4122F", "#2E0208"),
)
"""The colours of a first, a second and any later war: top, middle, bottom and outline."""
_LETTERS, _NOTE = 0.80, 0.83
"""The height of the letters and of the font of the note, by the size of the words beside the pill."""


class WarMark(NamedTuple):
    """What the mark says.

    Attributes:
        depth: how many wars were declared in this battle; 0 for a pot without a war.
        title: such as "WAR".
        note: how many cards are in the pot.
    """

    depth: int
    title: str
    note: str


def war_mark(context: PaintContext, says: WarMark, words_px: float) -> QPixmap:
    """Return the mark.

    Args:
        context: the colours and the font.
        says: what it says.
        words_px: the size of the words beside it.
    """
    height, letters = MARK_HEIGHT * words_px, _LETTERS * words_px
    medal = 0.80 * height
    font = QFont(context.font)
    font.setPixelSize(max(8, round(_NOTE * words_px)))
    font.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetricsF(font)
    title_width = letters_width(says.title, letters)
    title_x = 0.10 * height + (medal if says.depth else 0) + 0.30 * height
    note_x = title_x + (title_width + 0.42 * height if says.title else 0)
    note_width = metrics.horizontalAdvance(says.note)
    width = note_x + note_width + 0.5 * height
    row = context.row(width)
    pixmap = context.canvas(width, height)
    painter = painter_on(pixmap)
    ink = _paint_ground(painter, QRectF(0, 0, width, height), says.depth, context)
    if says.depth:
        at = QPointF(row.left(0.10 * height, medal), (height - medal) / 2)
        painter.drawPixmap(at, badge(context, Mark.TIED, medal))
    title_at = row.left(title_x, title_width)
    painter.fillPath(
        set_letters(says.title, letters).translated(title_at, (height - letters) / 2), QColor(ink)
    )
    note_at = QPointF(row.left(note_x, note_width), (height - metrics.height()) / 2)
    paint.draw_text(painter, note_at, says.note, font, ink)
    painter.end()
    return pixmap


def _paint_ground(painter: QPainter, box: QRectF, depth: int, context: PaintContext) -> str:
    """Paint the pill and return the colour of what is written on it."""
    theme, radius = context.theme, box.height() / 2
    if not theme.glow:
        painter.fillPath(rounded(box, radius), QColor(theme.plate))
        edge = rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), radius)
        painter.strokePath(edge, QPen(QColor(theme.badge), 3))
        return theme.badge
    if not depth:
        painter.fillPath(rounded(box, radius), QColor(theme.plate))
        return theme.plate_text
    top, middle, bottom, _ = WAR_COLOURS[min(depth, len(WAR_COLOURS)) - 1]
    gradient = QLinearGradient(0, 0, 0, box.height())
    for at, colour in ((0.0, top), (0.5, middle), (1.0, bottom)):
        gradient.setColorAt(at, QColor(colour))
    painter.fillPath(rounded(box, radius), gradient)
    edge = rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), radius)
    painter.strokePath(edge, QPen(QColor(255, 255, 255, 130), 1.2))
    return theme.badge_text
