"""Sets words and numbers in the letters of the cards' indices, as painter paths."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform

from warapp.table.drawing.letter_outlines import GLYPHS, HEIGHT, KERNING
from warapp.table.drawing.outlines import outline

_SPACING = 9
"""The distance between two letters, in the units of the outlines."""
_CAP_HEIGHT = 0.73
"""How tall a capital of a usual typeface is, by the size of its font."""


def set_letters(text: str, height: float) -> QPainterPath:
    """Return a line of text with its upper left corner at (0, 0).

    A text with a letter that the cards lack is set in the system's font, extra bold.

    Args:
        text: the text.
        height: how tall its capitals and digits are, in logical pixels.
    """
    path = _set(text) if all(letter in GLYPHS for letter in text) else _set_in_font(text)
    scale = height / HEIGHT
    return QTransform.fromScale(scale, scale).map(path)


def letters_width(text: str, height: float) -> float:
    """Return how wide `set_letters` sets a text, in logical pixels."""
    return set_letters(text, height).boundingRect().right() if text else 0.0


@lru_cache(maxsize=128)
def _set(text: str) -> QPainterPath:
    path, x = QPainterPath(), 0.0
    path.setFillRule(Qt.FillRule.WindingFill)
    for i, letter in enumerate(text):
        x += KERNING.get(text[i - 1 : i + 1], 0) if i else 0
        path.addPath(outline(GLYPHS[letter].path).translated(x, 0))
        x += GLYPHS[letter].width + _SPACING
    return path


@lru_cache(maxsize=16)
def _set_in_font(text: str) -> QPainterPath:
    font = QFont()
    font.setPixelSize(round(HEIGHT / _CAP_HEIGHT))
    font.setWeight(QFont.Weight.ExtraBold)
    path = QPainterPath()
    path.addText(0, HEIGHT, font, text)
    return path.translated(-path.boundingRect().left(), 0)
