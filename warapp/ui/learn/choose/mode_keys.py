"""The keys of the page on which a mode is chosen: a mode, and who plays."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.engine import Card
from warapp.learn.settings import Mode
from warapp.table.drawing.paint import rounded
from warapp.table.drawing.theme import Theme
from warapp.ui.learn.choose.mode_pictures import paint_mode
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.drawing.ink import GOLD, INK, PAPER, SEATS
from warapp.ui.learn.drawing.number_face import paint_portrait
from warapp.ui.learn.keys.keys import LessonKey, Mood

_FIELD, _FIELD_CHOSEN = "#E4EFE4", "#FFF3CF"
_STEPS = 4
_FACE = 0.44
"""The radius of the face of who plays, in heights of its key."""
_BEFORE_FACE_PX, _AFTER_WORDS_PX = 3, 4


class ModeKey(LessonKey):
    """A mode on a sheet of paper: its picture, its name and how hard it is, as stairs.

    Args:
        mode: which.
        name: its name.
        parent: what holds it.
    """

    def __init__(self, mode: Mode, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.mode = mode
        self._unit, self._scale = 1.0, 1.0

    def set_measure(self, unit: float, scale: float) -> None:
        """Set what lengths and words grow with."""
        self._unit, self._scale = unit, scale
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        u, chosen = self._unit, self.mood is Mood.CHOSEN
        box = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(box.translated(0, 3), 16 * u), QColor(0, 0, 0, 70))
            if chosen:
                painter.fillPath(rounded(box.adjusted(-5, -5, 5, 5), 20 * u), QColor(GOLD))
            painter.fillPath(rounded(box, 16 * u), QColor(PAPER))
            words = (34 if self._scale < 1.5 else 46) * u
            field = box.adjusted(10 * u, 10 * u, -10 * u, -words - 20 * u)
            painter.fillPath(rounded(field, 12 * u), QColor(_FIELD_CHOSEN if chosen else _FIELD))
            paint_mode(painter, field.adjusted(4, 4, -4, -4), self.mode)
            self._paint_name(painter, QRectF(box.left(), field.bottom() + 2 * u, box.width(), words - 4 * u))
            self._paint_steps(painter, QPointF(box.center().x(), box.bottom() - 7 * u))
            self.paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 20 * u)

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        px = 19 * self._unit * min(self._scale, 1.6)
        font.setPixelSize(max(9, round(px)))
        while px > 10 and QFontMetricsF(font).horizontalAdvance(self.accessibleName()) > box.width() - 8:
            px -= 0.5
            font.setPixelSize(max(9, round(px)))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.accessibleName())

    def _paint_steps(self, painter: QPainter, foot: QPointF) -> None:
        side = 6 * self._unit
        for nth in range(_STEPS):
            height = (0.75 + 0.6 * nth) * side
            x = foot.x() + (nth - _STEPS / 2) * 1.4 * side
            step = QRectF(x, foot.y() - height, side, height)
            painter.fillPath(rounded(step, 2), QColor(INK if nth < self.mode.step else "#D8D0BC"))


class PersonKey(LessonKey):
    """The face and the name of who plays; a press chooses another.

    Args:
        theme: of the table.
        parent: the page.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._people: tuple[tuple[str, Card | None], ...] = ()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def show_people(self, people: Sequence[tuple[str, Card | None]], name: str) -> None:
        """Show one child or two."""
        self._people = tuple(people)
        self.set_name(name)
        self.update()

    def natural_width(self, height: float) -> float:
        """Return how wide it is at a height with the whole of its words."""
        metrics = QFontMetricsF(self._font(height))
        return self._words_at(height) + metrics.horizontalAdvance(self._words) + _AFTER_WORDS_PX

    @property
    def _words(self) -> str:
        return " + ".join(name for name, _ in self._people)

    def _font(self, height: float) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        font.setPixelSize(max(9, round(0.27 * height)))
        return font

    def _words_at(self, height: float) -> float:
        """Return where the words begin: after the faces, of which each covers a quarter of the one before."""
        return (0.7 + 1.5 * len(self._people)) * _FACE * height + _BEFORE_FACE_PX

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = _FACE * self.height()
            x = radius + _BEFORE_FACE_PX
            for seat, (_, card) in enumerate(self._people):
                middle = QPointF(x, self.height() / 2)
                self._paint_face(painter, middle, radius, seat, card)
                x += 1.5 * radius
            painter.setFont(self._font(self.height()))
            painter.setPen(QColor(self._theme.plate_text))
            left = self._words_at(self.height())
            room = self.width() - left - _AFTER_WORDS_PX
            text = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, math.ceil(room))
            painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
            self.paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 14)

    def _paint_face(
        self, painter: QPainter, middle: QPointF, radius: float, seat: int, card: Card | None
    ) -> None:
        ring = QColor(SEATS[seat].plain)
        if card is not None:
            paint_portrait(painter, middle, radius, card, ring)
            return
        painter.setPen(QPen(ring, 0.1 * radius))
        painter.setBrush(QColor(self._theme.plate))
        painter.drawEllipse(middle, 0.93 * radius, 0.93 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(0, 0, 1.1 * radius, 1.1 * radius)
        box.moveCenter(middle)
        paint_icon(painter, Icon.ONE_CHILD, box, QColor(self._theme.plate_text))
