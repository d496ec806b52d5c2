"""How much room text and columns of widgets need."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QLabel, QWidget

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_EMS = 9.7
"""The width of the letters in a font of common proportions, in text heights."""


def em_of(metrics: QFontMetrics) -> float:
    """Return the text height, or more in a font whose letters are unusually wide."""
    return max(metrics.height(), metrics.horizontalAdvance(_LETTERS) / _EMS)


def text_px(font: QFont) -> int:
    """Return the size of a font in pixels, by which dialogs measure what grows with the text."""
    return QFontInfo(font).pixelSize()


def minimum_height_for_width(column: QWidget, width: int) -> int:
    """Return the least height of a widget that holds a column of others.

    A label gets the height it reserves; longer text may take more from its neighbours.
    """
    layout = column.layout()
    items = [layout.itemAt(nth) for nth in range(layout.count())] if layout else []
    widgets = [widget for item in items if item and (widget := item.widget()) and not widget.isHidden()]
    return max(
        sum(_preferred_height(widget, width) for widget in widgets),
        sum(_minimum_height(w, width) for w in widgets),
    )


def _preferred_height(widget: QWidget, width: int) -> int:
    if widget.hasHeightForWidth() and not isinstance(widget, QLabel):
        return widget.heightForWidth(width)
    return max(widget.minimumHeight(), widget.minimumSizeHint().height())


def _minimum_height(widget: QWidget, width: int) -> int:
    if widget.hasHeightForWidth():
        return widget.heightForWidth(width)
    return widget.minimumHeight() or widget.minimumSizeHint().height()
