"""A row of the guide on one button: as it looks, its keys as caps, and what it does."""

from __future__ import annotations

import math
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from warapp._compat import override
from warapp.table.drawing.theme import Theme
from warapp.ui.widgets.form.labels import strong_font
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import Colours, colours_of

_BUTTON_EMS, _CAP_EMS, _PAD_EMS, _CAP_PAD_EMS, _GAP_EMS = 2.1, 1.85, 0.75, 0.55, 0.5
_LEAST_WORDS_EMS = 8
"""The least room for the words beside the keys; with less they stand below."""
_BUTTON_RADIUS, _CAP_RADIUS = 8, 5
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class Look(Enum):
    """How the name of a row looks."""

    PRIMARY = auto()
    """As the golden button."""
    BAR = auto()
    """As another button of the bar."""
    PLAIN = auto()
    """As text: it is no button of the bar."""


class KeyHint(NamedTuple):
    """What a row says.

    Attributes:
        name: of the button or of what the keys do.
        keys: what is printed on the keys.
        words: what it does.
        look: of the name.
    """

    name: str
    keys: tuple[str, ...]
    words: str
    look: Look = Look.PLAIN


class _Places(NamedTuple):
    """Where the parts of a row stand, from where reading begins."""

    name: QRectF
    caps: tuple[QRectF, ...]
    words: QRectF


class KeyRow(QWidget):
    """Paints a row.

    Args:
        hint: what it says.
        theme: the colours of the bar.
        parent: the parent widget.
    """

    def __init__(self, hint: KeyHint, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint, self._theme = hint, theme
        self.setAccessibleName(spoken(hint))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def needed_width(self) -> int:
        """The least width at which nothing is cut."""
        metrics = QFontMetricsF(self.font())
        longest = [metrics.horizontalAdvance(word) for word in self.hint.words.split()]
        return math.ceil(max(*longest, *(box.width() for box in self._boxes(1)))) + 1

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return math.ceil(max(rect.bottom() for rect in (places.name, *places.caps, places.words)))

    @override
    def sizeHint(self) -> QSize:
        places = self._places(100_000)
        return QSize(math.ceil(places.words.left()) + 12 * text_px(self.font()), self.heightForWidth(100_000))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.needed_width, self.heightForWidth(100_000))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _strong(self) -> QFont:
        return strong_font().resolve(self.font())

    def _boxes(self, width: float) -> list[QRectF]:
        """Return where the name and the caps stand, in as many lines as they need."""
        em, strong = text_px(self.font()), QFontMetricsF(self._strong())
        pad = 0.0 if self.hint.look is Look.PLAIN else _PAD_EMS * em
        wide = [strong.horizontalAdvance(self.hint.name) + 2 * pad + 1]
        wide += [
            max(_CAP_EMS * em, strong.horizontalAdvance(key) + 2 * _CAP_PAD_EMS * em)
            for key in self.hint.keys
        ]
        boxes: list[QRectF] = []
        x = y = 0.0
        line, gap = _BUTTON_EMS * em, _GAP_EMS * em
        for nth, each in enumerate(wide):
            if boxes and x + each > width:
                x, y = 0.0, y + line + gap / 2
            high = line if nth == 0 else _CAP_EMS * em
            boxes.append(QRectF(x, y + (line - high) / 2, each, high))
            x += each + gap
        return boxes

    def _places(self, width: float) -> _Places:
        em = text_px(self.font())
        boxes = self._boxes(width)
        line, last = _BUTTON_EMS * em, boxes[-1]
        left = last.right() + _GAP_EMS * em
        metrics = QFontMetrics(self.font())
        whole = metrics.horizontalAdvance(self.hint.words)
        if width - left >= min(whole + 1, _LEAST_WORDS_EMS * em):
            high = self._words_height(width - left)
            top = last.center().y() - min(high, metrics.height()) / 2
            words = QRectF(left, max(last.center().y() - line / 2, top), width - left, high)
        else:
            words = QRectF(0, last.center().y() + line / 2 + 2, width, self._words_height(width))
        return _Places(boxes[0], tuple(boxes[1:]), words)

    def _words_height(self, width: float) -> int:
        room = QRect(0, 0, max(1, int(width)), 100_000)
        return self.fontMetrics().boundingRect(room, _WRAPPED.value, self.hint.words).height()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, places = colours_of(self.palette()), self._places(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_name(painter, self._mirrored(places.name), colours)
            for key, place in zip(self.hint.keys, places.caps, strict=True):
                self._paint_cap(painter, self._mirrored(place), key, colours)
            painter.setFont(self.font())
            painter.setPen(colours.text)
            painter.drawText(self._mirrored(places.words).toRect(), _WRAPPED.value, self.hint.words)

    def _mirrored(self, place: QRectF) -> QRectF:
        if not self.isRightToLeft():
            return place
        corner = QPointF(self.width() - place.right(), place.top())
        return QRectF(corner, place.size())

    def _paint_name(self, painter: QPainter, place: QRectF, colours: Colours) -> None:
        theme, look = self._theme, self.hint.look
        ink = colours.text
        if look is not Look.PLAIN:
            is_gold = look is Look.PRIMARY
            ink = QColor(theme.badge_text if is_gold else "#FFFFFF")
            ground = QColor(theme.badge if is_gold else theme.rim_light)
            edge = QColor(theme.badge_dark) if is_gold else ground
            if colours.border_px > 1 or (theme.is_plain and not is_gold):
                edge = QColor("#FFFFFF")
            painter.setPen(QPen(edge, colours.border_px))
            painter.setBrush(ground)
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), _BUTTON_RADIUS, _BUTTON_RADIUS)
        painter.setPen(ink)
        painter.setFont(self._strong())
        middle = Qt.AlignmentFlag.AlignVCenter
        across = Qt.AlignmentFlag.AlignLeading if look is Look.PLAIN else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(place, middle | across, self.hint.name)

    def _paint_cap(self, painter: QPainter, place: QRectF, key: str, colours: Colours) -> None:
        room = place.adjusted(0.5, 0.5, -0.5, -1.5)
        painter.setPen(QPen(colours.edge, colours.border_px))
        painter.setBrush(colours.edge)
        painter.drawRoundedRect(room.translated(0, 1), _CAP_RADIUS, _CAP_RADIUS)
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(room, _CAP_RADIUS, _CAP_RADIUS)
        painter.setPen(colours.text)
        painter.setFont(self._strong())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, key)


def spoken(hint: KeyHint) -> str:
    """Return what a screen reader says of a row."""
    return f"{' '.join((hint.name, *hint.keys))}: {hint.words}."
