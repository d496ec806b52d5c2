"""Draws the chip that says how many cards the winner of a battle took."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPen, QPixmap

from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.paint import PaintContext, painter_on, rounded

_PADDING, _PADDING_ABOVE = 0.55, 0.4
"""The room beside and above the letters, by the height of the text."""


def gain_chip(context: PaintContext, gain: str, text_px: float, letters: float) -> QPixmap:
    """Return a chip.

    Args:
        context: colours and resolution.
        gain: a text such as "+2".
        text_px: the height of the text on the table.
        letters: the height of the letters.
    """
    height, text_width = letters + 2 * _PADDING_ABOVE * text_px, letters_width(gain, letters)
    width = text_width + 2 * _PADDING * text_px
    pixmap = context.canvas(width, height)
    painter = painter_on(pixmap)
    theme, box = context.theme, QRectF(0, 0, width, height)
    ground = QLinearGradient(0, 0, 0, height)
    ground.setColorAt(0, QColor(theme.badge_light))
    ground.setColorAt(1, QColor(theme.badge_dark if theme.glow else theme.badge))
    painter.fillPath(rounded(box, height / 2), ground)
    edge = rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), height / 2)
    painter.strokePath(edge, QPen(QColor(theme.badge_text), 1.4))
    at = ((width - text_width) / 2, (height - letters) / 2)
    painter.fillPath(set_letters(gain, letters).translated(*at), QColor(theme.badge_text))
    painter.end()
    return pixmap
