"""How much of each mode is sure, as bars, and what their colours mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QWidget,
)

from warapp._compat import override
from warapp.learn.boxes import Knowledge
from warapp.learn.progress import ModeProgress
from warapp.learn.settings import Mode
from warapp.ui.learn.drawing.grid import paint_cell, paint_share
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.lesson.names import knowledge_name, mode_name
from warapp.words.lesson.progress import sure_words


class ModeBar(QWidget):
    """A mode's name, and of how much of it a child is sure."""

    def __init__(self, mode: Mode, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self.mode, self._translate = mode, translate
        self._progress: ModeProgress | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, progress: ModeProgress) -> None:
        """Show another child's."""
        self._progress = progress
        name, words = mode_name(self.mode, self._translate), sure_words(progress, self._translate)
        self.setAccessibleName(self.tr("{mode}: {known}").format(mode=name, known=words))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(16 * text_px(self.font())), round(2.7 * text_px(self.font())))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._progress is None:
            return
        em = text_px(self.font())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.palette().windowText().color())
            top = QRectF(0, 0, self.width(), 1.5 * em)
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                top, flags | Qt.AlignmentFlag.AlignLeading, mode_name(self.mode, self._translate)
            )
            words = sure_words(self._progress, self._translate)
            painter.drawText(top, flags | Qt.AlignmentFlag.AlignTrailing, words)
            paint_share(painter, QRectF(0, 1.7 * em, self.width(), 0.6 * em), self._progress)


class Legend(QWidget):
    """What the cells of the grid mean."""

    def __init__(self, translate: Translate, parent: QWidget) -> None:
        super().__init__(parent)
        self._translate = translate
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        em = text_px(self.font())
        words = sum(
            self.fontMetrics().horizontalAdvance(knowledge_name(k, self._translate)) for k in Knowledge
        )
        return QSize(round(words + 8 * em), round(1.9 * em))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(10, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        em = text_px(self.font())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self.palette().windowText().color())
            x = 0.0
            for knowledge in Knowledge:
                name = knowledge_name(knowledge, self._translate)
                wide = self.fontMetrics().horizontalAdvance(name)
                mirrored = self.isRightToLeft()
                left = self.width() - x - 1.6 * em if mirrored else x
                paint_cell(painter, QRectF(left, 0.1 * em, 1.6 * em, 1.6 * em), knowledge)
                painter.setPen(self.palette().windowText().color())
                words = left - wide - 0.5 * em if mirrored else left + 2.1 * em
                painter.drawText(QRectF(words, 0, wide + 4, 1.8 * em), Qt.AlignmentFlag.AlignVCenter, name)
                x += 3.2 * em + wide
