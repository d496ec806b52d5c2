"""The parts of the panel at the end of a round: its title, its figures, its ranking and its buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.table.drawing.letters import letters_width, set_letters
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
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
from warapp.ui.round_end.content import Figure, Place
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.labels import without_letter

_RADIUS, _ROW_RADIUS, _BUTTON_RADIUS = 10.0, 8.0, 14.0
_LEAST_TITLE = 0.4


class PanelTitle(QWidget):
    """A line in bold letters, smaller where it wouldn't fit."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._text = theme, ""

    @property
    def text(self) -> str:
        """The line."""
        return self._text

    @property
    def fitting_font(self) -> QFont:
        """The font in which the line fits."""
        font = bar_font(self.font(), 2.6, QFont.Weight.ExtraBold)
        need = QFontMetricsF(font).horizontalAdvance(self._text)
        if need <= self.width():
            return font
        return bar_font(font, max(_LEAST_TITLE, self.width() / need * 0.99), QFont.Weight.ExtraBold)

    def show_text(self, text: str) -> None:
        """Show a line."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, round(3.1 * em_of_bar(self.font())))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font = self.fitting_font
            painter.setFont(font)
            painter.setPen(QColor(self._theme.plate_text))
            place = QRectF(self.rect()).translated(0, -self._below(font))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._text)

    def _below(self, font: QFont) -> float:
        """How far the tails of letters such as g would hang out."""
        metrics = QFontMetricsF(font)
        baseline = (self.height() - metrics.height()) / 2 + metrics.ascent()
        return max(0.0, baseline + metrics.tightBoundingRect(self._text).bottom() + 1 - self.height())


class FigureTile(QWidget):
    """A number in the letters of the cards, and below what it counts."""

    def __init__(self, theme: Theme, figure: Figure, ink: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._figure, self._ink = theme, figure, QColor(ink)
        self.setAccessibleName(f"{figure.number} {figure.words}")

    @property
    def words(self) -> str:
        """What the number counts."""
        return self._figure.words

    @property
    def words_font(self) -> QFont:
        """The font of the words, in which they fit."""
        font = bar_font(self.font(), 0.95, QFont.Weight.Medium)
        room, need = self.width() - 0.8 * em_of_bar(self.font()), 0.0
        need = QFontMetricsF(font).horizontalAdvance(self._figure.words)
        return font if need <= room else bar_font(font, max(0.5, room / need), QFont.Weight.Medium)

    @override
    def sizeHint(self) -> QSize:
        em = em_of_bar(self.font())
        return QSize(round(6 * em), round(4.5 * em))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        em, box = em_of_bar(self.font()), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_tile(painter, box, self._theme, _RADIUS, 22)
            height = 1.7 * em
            x = box.center().x() - letters_width(self._figure.number, height) / 2
            number = set_letters(self._figure.number, height).translated(x, 0.75 * em)
            painter.fillPath(number, self._ink)
            words = QRectF(box.left(), box.bottom() - 1.9 * em, box.width(), 1.6 * em)
            painter.setFont(self.words_font)
            painter.setPen(with_alpha(self._theme.plate_text, 205))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._figure.words)


class PlaceRow(QWidget):
    """A seat's place, shape and name, and how many cards it has or when it went out."""

    def __init__(self, theme: Theme, place: Place, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._place = theme, place
        self.setAccessibleName(f"{place.place} {place.name}, {place.note}")

    @override
    def sizeHint(self) -> QSize:
        em = em_of_bar(self.font())
        name = QFontMetricsF(self._name_font).horizontalAdvance(self._place.name)
        note = QFontMetricsF(self._note_font).horizontalAdvance(self._place.note)
        return QSize(round(5.2 * em + name + note), round(2.1 * em))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(9 * em_of_bar(self.font())), self.sizeHint().height())

    @property
    def _name_font(self) -> QFont:
        return bar_font(self.font(), 1.05, QFont.Weight.DemiBold)

    @property
    def _note_font(self) -> QFont:
        return bar_font(self.font(), 0.92, QFont.Weight.Medium)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        em, box, place = em_of_bar(self.font()), QRectF(self.rect()), self._place
        first = place.place == 1
        middle = box.center().y()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_tile(painter, box, self._theme, _ROW_RADIUS, 34 if first else 16)
            ink = QColor(self._theme.badge if first else self._theme.plate_text)
            nth = str(place.place)
            left = self._left(0.7 * em, letters_width(nth, em))
            painter.fillPath(set_letters(nth, em).translated(left, middle - em / 2), ink)
            marker = seat_marker(place.seat, QPointF(self._left(2.5 * em), middle), 0.58 * em)
            painter.fillPath(marker, QColor(SEAT_COLOURS[place.seat]))
            note = QFontMetricsF(self._note_font)
            note_width = note.horizontalAdvance(place.note)
            metrics = QFontMetricsF(self._name_font)
            name = metrics.elidedText(
                place.name, Qt.TextElideMode.ElideRight, box.width() - 4.9 * em - note_width
            )
            text = QColor(self._theme.plate_text)
            left = self._left(3.5 * em, metrics.horizontalAdvance(name))
            draw_words(painter, QPointF(left, middle), name, self._name_font, text)
            at = QPointF(self._left(box.right() - 0.7 * em - note_width, note_width), middle)
            draw_words(painter, at, place.note, self._note_font, with_alpha(self._theme.plate_text, 190))

    def _left(self, start: float, width: float = 0.0) -> float:
        """Return where a part begins that is so far from where reading begins."""
        return self.width() - start - width if self.isRightToLeft() else start


class BigButton(PressButton):
    """A large button with its key on it; golden if it is the one to press first."""

    def __init__(self, theme: Theme, key: str, parent: QWidget, *, golden: bool) -> None:
        super().__init__("", parent)
        self._theme, self._golden = theme, golden
        self._key = self._shown_key = key

    @override
    def sizeHint(self) -> QSize:
        em = em_of_bar(self.font())
        words = QFontMetricsF(self._words_font).horizontalAdvance(self._words)
        cap = cap_width(self._shown_key, self.font()) + 0.8 * em if self._shown_key else 0.0
        return QSize(round(words + cap + 2.6 * em), round(3.9 * em))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), round(2.7 * em_of_bar(self.font())))

    def show_key(self, shown: bool) -> None:
        """Show the key, or leave it out."""
        self._shown_key = self._key if shown else ""
        self.updateGeometry()
        self.update()

    @property
    def _words(self) -> str:
        return without_letter(self.text())

    @property
    def _words_font(self) -> QFont:
        return bar_font(self.font(), 1.2, QFont.Weight.Bold)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        em, theme = em_of_bar(self.font()), self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            face = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            if self._golden:
                face = paint_gold(painter, face, theme, _BUTTON_RADIUS, is_down=self.isDown())
            else:
                _paint_tile(painter, face, theme, _BUTTON_RADIUS, 60 if self.isDown() else 30)
                outline(painter, face, _BUTTON_RADIUS, with_alpha("#FFFFFF", 110), 1.2)
            ink = QColor(theme.badge_text if self._golden else theme.plate_text)
            cap = cap_width(self._shown_key, self.font()) if self._shown_key else 0.0
            gap = 0.8 * em if cap else 0.0
            words = QFontMetricsF(self._words_font).horizontalAdvance(self._words)
            x, middle = face.center().x() - (words + gap + cap) / 2, face.center().y()
            mirrored = self.isRightToLeft()
            words_x = x + cap + gap if mirrored else x
            draw_words(painter, QPointF(words_x, middle), self._words, self._words_font, ink)
            if cap:
                place = QRectF(x if mirrored else x + words + gap, middle - em, cap, 2 * em)
                paint_cap(painter, place, self._shown_key, self.font(), theme)
            if self.hasFocus():
                outline(painter, QRectF(self.rect()), _BUTTON_RADIUS + 3, QColor("#FFFFFF"), 2.4)


def _paint_tile(painter: QPainter, box: QRectF, theme: Theme, radius: float, alpha: int) -> None:
    if theme.is_plain:
        painter.fillPath(rounded(box, radius), QColor("#000000"))
        outline(painter, box, radius, QColor("#FFFFFF"), 1.5)
    else:
        painter.fillPath(rounded(box, radius), with_alpha("#FFFFFF", alpha))
