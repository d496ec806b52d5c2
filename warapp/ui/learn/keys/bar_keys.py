"""The keys of the bar of a lesson: round ones, and large ones with words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import (
    bar_font,
    cap_width,
    draw_words,
    em_of_bar,
    outline,
    paint_cap,
    paint_gold,
)
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.learn.drawing.icons import Icon, paint_icon
from warapp.ui.learn.keys.keys import LessonKey, Mood


class RoundKey(LessonKey):
    """A button of the bar: an icon on a dark field, golden while it is lit, with its key at the corner.

    Args:
        name: its accessible name.
        icon: what it shows.
        key: what is printed on its cap; '' for none.
        theme: of the table.
        parent: the page.
    """

    def __init__(self, name: str, icon: Icon | Symbol, key: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._shown, self._key, self._theme = icon, key, theme
        self.is_bare = False
        self.shows_key = True

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def set_icon(self, icon: Icon | Symbol) -> None:
        """Show another icon."""
        self._shown = icon
        self.update()

    @override
    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        paint_icon(painter, self._shown, box, ink)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, lit = self._theme, self.mood is Mood.CHOSEN
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cap = 0.30 * self.height() if self._key and self.shows_key else 0.0
            box = QRectF(self.rect()).adjusted(2, 2, -2 - 0.12 * cap, -2 - 0.3 * cap)
            radius = 0.24 * box.height()
            colour = QColor(theme.badge_text if lit else theme.plate_text)
            if lit:
                paint_gold(painter, box, theme, radius, is_down=self.isDown())
            elif not self.is_bare:
                self._paint_field(painter, box, radius)
            side = (0.66 if self.is_bare else 0.52) * min(box.width(), box.height())
            place = QRectF(0, 0, side, side)
            place.moveCenter(box.center())
            paint_icon(painter, self._shown, place, colour)
            if cap:
                self._paint_cap(painter, box, cap)
            self.paint_focus(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius + 2)

    def _paint_field(self, painter: QPainter, box: QRectF, radius: float) -> None:
        if self._theme.is_plain:
            painter.fillPath(rounded(box, radius), QColor("#000000"))
            outline(painter, box, radius, QColor("#FFFFFF"), 2)
            return
        painter.fillPath(rounded(box, radius), with_alpha("#FFFFFF", 14 if self.isDown() else 34))
        outline(painter, box, radius, with_alpha("#FFFFFF", 40), 1)

    def _paint_cap(self, painter: QPainter, box: QRectF, height: float) -> None:
        font = bar_font(self.font(), 1.0, 600)
        font.setPixelSize(max(8, round(0.62 * height)))
        painter.setFont(font)
        width = max(height, painter.fontMetrics().horizontalAdvance(self._key) + 0.6 * height)
        cap = QRectF(self.width() - width - 0.5, self.height() - height - 0.5, width, height)
        painter.fillPath(rounded(cap, 0.22 * height), QColor(self._theme.rim_dark))
        outline(painter, cap, 0.22 * height, with_alpha(self._theme.slot, 220), 1.2)
        painter.setPen(QColor(self._theme.plate_text))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)


class WordsKey(LessonKey):
    """The large golden button, or a plain one beside it: an icon, words and a key cap.

    Args:
        theme: of the table.
        parent: the page.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._icon: Icon | Symbol = Symbol.FORWARD
        self._words, self._key = "", ""
        self.is_golden = True

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def show_words(self, words: str, icon: Icon | Symbol, key: str) -> None:
        """Say what it does."""
        self._words, self._icon, self._key = words, icon, key
        self.set_name(words)
        self.update()

    @property
    def natural_width(self) -> float:
        """The width that its words need."""
        em = em_of_bar(self.font())
        metrics = self._metrics_width()
        cap = cap_width(self._key, self.font()) + 0.8 * em if self._key else 0.0
        return metrics + 1.5 * em + cap + 3.6 * em

    def _metrics_width(self) -> float:
        return QFontMetricsF(self._words_font).horizontalAdvance(self._words)

    @property
    def _words_font(self) -> QFont:
        return bar_font(self.font(), 1.42 if self.is_golden else 1.1, 700)

    @override
    def paint_small(self, painter: QPainter, box: QRectF, ink: QColor, ground: QColor) -> None:
        paint_icon(painter, self._icon, box, ink)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            radius = 0.27 * box.height()
            if self.is_golden:
                face = paint_gold(painter, box, self._theme, radius, is_down=self.isDown())
                ink = QColor(self._theme.badge_text)
            else:
                painter.fillPath(
                    rounded(box, radius),
                    with_alpha("#FFFFFF", 34) if not self._theme.is_plain else QColor("#000000"),
                )
                outline(painter, box, radius, with_alpha("#FFFFFF", 60), 1.4)
                face, ink = box, QColor(self._theme.plate_text)
            self._paint_contents(painter, face, ink)
            self.paint_focus(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius)

    def _paint_contents(self, painter: QPainter, face: QRectF, ink: QColor) -> None:
        em, font = em_of_bar(self.font()), self._words_font
        words = self._metrics_width()
        cap = cap_width(self._key, self.font()) if self._key else 0.0
        icon = 1.5 * em
        whole = icon + 0.7 * em + words + (cap + 0.8 * em if cap else 0.0)
        room = face.width() - 1.2 * em
        if whole > room:
            cap, whole = 0.0, icon + 0.7 * em + words
        if whole > room:
            shrink = max(0.4, (room - icon - 0.7 * em) / max(1.0, words))
            font = bar_font(font, shrink, 700)
            words *= shrink
            whole = icon + 0.7 * em + words
        x, y = face.center().x() - whole / 2, face.center().y()
        place = QRectF(x, y - icon / 2, icon, icon)
        paint_icon(painter, self._icon, place, ink)
        draw_words(painter, QPointF(x + icon + 0.7 * em, y), self._words, font, ink)
        if cap:
            spot = QRectF(x + whole - cap, y - 1.05 * em, cap, 2.1 * em)
            paint_cap(painter, spot, self._key, self.font(), self._theme)
