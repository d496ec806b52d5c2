"""The keys of a lesson: paper keys, cards and mats that answer, round buttons; each acts on the press."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from warapp._compat import override
from warapp.table.drawing.paint import rounded
from warapp.ui.learn.drawing.figures import paint_number
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.drawing.ink import GOLD, GOLD_DEEP, INK, KEY_LIP, ON_GOLD, PAPER, SEATS

DrawFace = Callable[[QPainter, QRectF, QColor], None]
"""Paints what a key means into its face, in a colour."""
_FOCUS_PX = 3.0


class Mood(Enum):
    """How a key looks."""

    PLAIN = auto()
    CHOSEN = auto()
    """It was pressed, or is the answer that is told."""
    READY = auto()
    """A child has pressed it, and waits for the other."""


class LessonKey(QAbstractButton):
    """A key that acts when it is pressed, by mouse, touch or keyboard, and once for each press.

    Args:
        name: its accessible name.
        parent: the page.
    """

    taken = Signal()
    """It was pressed."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._mood = Mood.PLAIN

    @property
    def mood(self) -> Mood:
        """How it looks."""
        return self._mood

    def set_mood(self, mood: Mood) -> None:
        """Let it look another way."""
        if mood is not self._mood:
            self._mood = mood
            self.update()

    def set_name(self, name: str) -> None:
        """Give it another accessible name."""
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def press(self) -> None:
        """Do what a press does."""
        if self.isEnabled():
            self.taken.emit()

    @property
    def lit_box(self) -> QRect:
        """What of it is lit for one switch."""
        return self.rect()

    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        """Paint a small picture of what it means.

        Args:
            painter: paints it.
            box: its place, a square.
            ink: its colour.
            ground: the colour of what it lies on.
        """

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setDown(True)
            self.update()
            event.accept()
            self.press()
        else:
            event.ignore()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setDown(False)
        self.update()
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select):
            if not event.isAutoRepeat():
                self.press()
            event.accept()
        else:
            event.ignore()

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)

    @override
    def nextCheckState(self) -> None:
        """Nothing is checked."""

    @override
    def sizeHint(self) -> QSize:
        return QSize(76, 76)

    def paint_focus(self, painter: QPainter, box: QRectF, radius: float) -> None:
        """Paint the ring of the keyboard focus within the widget."""
        if self.hasFocus():
            half = _FOCUS_PX / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#000000"), _FOCUS_PX + 2))
            painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)
            painter.setPen(QPen(QColor("#FFFFFF"), _FOCUS_PX))
            painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


class PaperKey(LessonKey):
    """A key of paper with a lip, which goes down and turns golden when it is pressed.

    Args:
        name: its accessible name.
        draw: paints what it means.
        parent: the page.
    """

    def __init__(self, name: str, draw: DrawFace, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._draw = draw
        self._seat: int | None = None
        self._cap = ""

    def set_cap(self, key: str) -> None:
        """Name the key of the keyboard that does the same; '' for none."""
        if key != self._cap:
            self._cap = key
            self.update()

    def set_seat(self, seat: int | None) -> None:
        """Give it the colour of a seat once it is ready, and in its lip."""
        self._seat = seat
        self.update()

    @override
    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        more = 0.35 * box.width()
        self._draw(painter, box.adjusted(-more, -more, more, more), ink)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(2, 2, -2, -3)
            radius = 0.16 * min(box.width(), box.height())
            lip = max(4.0, 0.07 * box.height())
            sunk = self.isDown() or self.mood is not Mood.PLAIN
            ink, face_colour, lip_colour = QColor(INK), PAPER, KEY_LIP
            if self.mood is Mood.READY and self._seat is not None:
                ink, face_colour, lip_colour = (
                    QColor("#FFFFFF"),
                    SEATS[self._seat].plain,
                    SEATS[self._seat].deep,
                )
            elif sunk:
                ink, face_colour, lip_colour = QColor(ON_GOLD), GOLD, GOLD_DEEP
            painter.fillPath(rounded(box.translated(0, 1.5), radius), QColor(0, 0, 0, 70))
            painter.fillPath(rounded(box, radius), QColor(lip_colour))
            face = box.adjusted(0, lip - 2, 0, -2) if sunk else box.adjusted(0, 0, 0, -lip)
            painter.fillPath(rounded(face, radius), QColor(face_colour))
            if not sunk:
                painter.strokePath(rounded(face, radius), QPen(QColor(lip_colour), 1.2))
            if not self.isEnabled():
                painter.setOpacity(0.4)
            self._draw(painter, face, ink)
            if self._cap:
                self._paint_cap(painter, face)
            painter.setOpacity(1.0)
            self.paint_focus(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius + 2)

    def _paint_cap(self, painter: QPainter, face: QRectF) -> None:
        side = min(22.0, 0.28 * face.height())
        cap = QRectF(face.right() - 1.25 * side, face.bottom() - 1.25 * side, side, side)
        painter.fillPath(rounded(cap, 0.2 * side), QColor("#FFFFFF"))
        painter.strokePath(rounded(cap, 0.2 * side), QPen(QColor(KEY_LIP), 1.2))
        font = painter.font()
        font.setPixelSize(max(7, round(0.66 * side)))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._cap)


class PlaceKey(LessonKey):
    """A card or a mat that answers; it paints its focus, a glow once told, or a tick once ready.

    Attributes:
        numbers: those of its cards.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.numbers: tuple[int, ...] = ()

    @override
    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        count = max(1, len(self.numbers))
        width = min(0.74 * box.height(), 1.2 * box.width() / count)
        x = box.center().x() - count * width / 2
        for nth, number in enumerate(self.numbers):
            card = QRectF(x + nth * width, box.top(), width, box.height()).adjusted(1, 0, -1, 0)
            painter.fillPath(rounded(card, 0.14 * width), ink)
            paint_number(
                painter, card.center(), 0.62 * card.height(), str(number), ground, 0.86 * card.width()
            )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus() and self.mood is Mood.PLAIN:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            radius = min(24.0, 0.09 * min(box.width(), box.height()))
            if self.mood is not Mood.PLAIN:
                painter.setPen(QPen(QColor(GOLD), 5))
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), radius, radius)
            if self.mood is Mood.READY:
                self._paint_tick(painter, box)
            self.paint_focus(painter, box, radius)

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        side = min(52.0, 0.26 * box.width())
        disc = QRectF(box.right() - side - 4, box.top() + 4, side, side)
        painter.setPen(QPen(QColor("#FFFFFF"), 0.07 * side))
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(disc)
        inner = disc.adjusted(0.22 * side, 0.22 * side, -0.22 * side, -0.22 * side)
        paint_icon(painter, Icon.TICK, inner, QColor(ON_GOLD))
