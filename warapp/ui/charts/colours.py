"""The colours of charts, readable on light and dark, and the patterns that part them without colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPalette

from warapp.table.theme import contrast

LEAST_CONTRAST = 3.0
"""What WCAG 2.2 asks of a graphical object beside what it lies on."""
_ON_LIGHT = ("#2F7CB4", "#CF7A35", "#7C8288", "#8A7F96")
_ON_DARK = ("#6CB2E4", "#F0A868", "#AEB4BA", "#C9BFD6")
_PATTERNS = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.Dense4Pattern,
    Qt.BrushStyle.BDiagPattern,
)


def is_dark(palette: QPalette) -> bool:
    """Return whether what is written is lighter than what it is written on."""
    return palette.base().color().lightness() < palette.text().color().lightness()


def bar_colour(palette: QPalette, ground: QColor) -> QColor:
    """Return the colour of the bars of one kind: the accent, or that of words where it could not be seen."""
    accent = palette.highlight().color()
    seen = contrast(accent.name(), ground.name()) >= LEAST_CONTRAST
    return QColor(accent) if seen else QColor(palette.text().color())


def part_colour(nth: int, palette: QPalette) -> QColor:
    """Return the colour of a bar's nth part."""
    return QColor((_ON_DARK if is_dark(palette) else _ON_LIGHT)[nth])


def part_brush(nth: int, palette: QPalette) -> QBrush:
    """Return what a bar's nth part is filled with: no two look alike without colours."""
    return QBrush(part_colour(nth, palette), _PATTERNS[nth])


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return a colour that lets the ground through."""
    fainter = QColor(colour)
    fainter.setAlphaF(alpha)
    return fainter
