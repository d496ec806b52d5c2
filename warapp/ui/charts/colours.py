"""The colours of charts on light and dark backgrounds, and patterns that tell them apart without colour."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPalette

from warapp.table.drawing.theme import contrast

LEAST_CONTRAST = 3.0
"""The contrast that WCAG 2.2 asks of graphical objects (success criterion 1.4.11)."""
_ON_LIGHT = ("#2F7CB4", "#CF7A35", "#7C8288", "#8A7F96")
_ON_DARK = ("#6CB2E4", "#F0A868", "#AEB4BA", "#C9BFD6")
_PATTERNS = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.Dense4Pattern,
    Qt.BrushStyle.BDiagPattern,
)


def is_dark(palette: QPalette) -> bool:
    """Return whether text is lighter than its background."""
    return palette.base().color().lightness() < palette.text().color().lightness()


def bar_colour(palette: QPalette, ground: QColor) -> QColor:
    """Return the colour of plain bars: the highlight, or the text colour where its contrast is too low."""
    accent = palette.highlight().color()
    seen = contrast(accent.name(), ground.name()) >= LEAST_CONTRAST
    return QColor(accent) if seen else QColor(palette.text().color())


def part_colour(nth: int, palette: QPalette) -> QColor:
    """Return the colour of the nth part of a stacked bar."""
    return QColor((_ON_DARK if is_dark(palette) else _ON_LIGHT)[nth])


def part_brush(nth: int, palette: QPalette) -> QBrush:
    """Return the brush of the nth part of a stacked bar; they differ without colour, too."""
    return QBrush(part_colour(nth, palette), _PATTERNS[nth])


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return a colour with another opacity."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result
