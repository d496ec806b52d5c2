"""The colours of charts on light and dark backgrounds, and patterns that tell them apart without colour."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPalette

from warapp.table.drawing.theme import contrast
from warapp.ui.widgets.style.colours import is_high_contrast

LEAST_CONTRAST = 3.0
"""The contrast that WCAG 2.2 asks of graphical objects (success criterion 1.4.11)."""
_ON_LIGHT = ("#1F7A52", "#B8561F", "#6B7278", "#8E8878")
_ON_DARK = ("#58C08F", "#F0A868", "#AEB4BA", "#7B8187")
_ON_BLACK = ("#FFFF00", "#00E5FF", "#FFFFFF", "#A8A8A8")
_PATTERNS = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.VerPattern,
)
_PATTERN_ALPHA = 0.3


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
    if is_high_contrast(palette) and is_dark(palette):
        return QColor(_ON_BLACK[nth])
    return QColor((_ON_DARK if is_dark(palette) else _ON_LIGHT)[nth])


def part_pattern(nth: int, palette: QPalette) -> QBrush:
    """Return the pattern over the nth part of a stacked bar, so that parts differ without colour, too."""
    return QBrush(with_alpha(palette.base().color(), _PATTERN_ALPHA), _PATTERNS[nth])


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever stands out more from a ground."""
    return max((QColor("#000000"), QColor("#FFFFFF")), key=lambda ink: contrast(ink.name(), ground.name()))


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return a colour with another opacity."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result
