"""How much room text and columns of widgets need."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_EMS = 9.7
"""The width of the letters in a font of common proportions, in text heights."""


LARGE_PX = 44
"""The least height of a large control: a fingertip."""
_LARGE = "large_controls"


def set_large_controls(application: QApplication, large: bool) -> None:
    """Make controls large or not, as a property of the application like its font; dialogs adapt at once."""
    if large == (application.property(_LARGE) is True):
        return
    application.setProperty(_LARGE, large)
    for widget in application.allWidgets():
        QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange))


def least_px() -> int:
    """Return the least height of a control; 0 if it may be as high as its text needs."""
    application = QApplication.instance()
    return LARGE_PX if application is not None and application.property(_LARGE) is True else 0


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
