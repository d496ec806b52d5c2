"""The strip of small pictures that shows all that one switch goes through, and what is lit of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import outline, paint_gold
from warapp.ui.learn.keys.keys import LessonKey

_SIDE, _GAP = 46.0, 14.0
_OF_ROW = 0.42
"""How large the first and the last picture of a row are."""


class SwitchStrip(QWidget):
    """Shows a small picture of each key that can be lit; the one that is, on gold.

    Args:
        theme: of the table.
        parent: the page.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._unit, self._lit = theme, 1.0, -1
        self._choices: list[tuple[LessonKey, ...]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def set_unit(self, unit: float) -> None:
        """Set what lengths grow with."""
        self._unit = unit
        self.update()

    def show_choices(self, choices: Sequence[Sequence[LessonKey]], lit: int) -> None:
        """Show keys, or rows of keys, and which of them is lit."""
        now = [tuple(keys) for keys in choices]
        if (now, lit) != (self._choices, self._lit):
            self._choices, self._lit = now, lit
            self.update()

    def place_of(self, key: LessonKey) -> QRect:
        """Return where the picture of a key is, on the page; an empty place if it has none."""
        for nth, keys in enumerate(self._choices):
            if key in keys:
                return self._cell(nth).toAlignedRect().translated(self.mapToParent(QPoint(0, 0)))
        return QRect()

    def _cell(self, nth: int) -> QRectF:
        count = max(1, len(self._choices))
        needed = count * _SIDE + (count - 1) * _GAP
        u = min(self._unit, (self.width() - 4) / needed)
        x = (self.width() - needed * u) / 2 + nth * (_SIDE + _GAP) * u
        return QRectF(x, (self.height() - _SIDE * u) / 2, _SIDE * u, _SIDE * u)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for nth, keys in enumerate(self._choices):
                self._paint_cell(painter, self._cell(nth), keys, is_lit=nth == self._lit)

    def _paint_cell(
        self, painter: QPainter, cell: QRectF, keys: tuple[LessonKey, ...], *, is_lit: bool
    ) -> None:
        theme, radius = self._theme, 0.2 * cell.height()
        ink, ground = QColor(theme.plate_text), QColor(theme.rim_dark)
        if is_lit:
            ink, ground = QColor(theme.badge_text), QColor(theme.badge)
            paint_gold(painter, cell, theme, radius, is_down=False)
        elif theme.is_plain:
            painter.fillPath(rounded(cell, radius), QColor("#000000"))
            outline(painter, cell, radius, QColor("#FFFFFF"), 2)
        else:
            painter.fillPath(rounded(cell, radius), with_alpha("#FFFFFF", 34))
        inside = cell.adjusted(*(part * cell.width() for part in (0.18, 0.18, -0.18, -0.18)))
        if len(keys) == 1:
            keys[0].paint_small(painter, inside, ink, ground)
            return
        side = _OF_ROW * cell.width()
        for key, x in ((keys[0], cell.left()), (keys[-1], cell.right() - side)):
            key.paint_small(painter, QRectF(x, cell.center().y() - side / 2, side, side), ink, ground)
        dash = QRectF(0, 0, 0.14 * cell.width(), 0.06 * cell.height())
        dash.moveCenter(cell.center())
        painter.fillRect(dash, ink)
