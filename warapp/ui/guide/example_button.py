"""An example of the guide: its cards in a row on a piece of the table, with a sign to play it there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from warapp._compat import override
from warapp.engine.examples import Example
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.ui.play.small_cards import ASPECT, GOLD, RowCard, SmallCards, columns_of, row_width
from warapp.ui.widgets.form.labels import strong_font
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import Colours, colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign

_PAD_PX, _GAP_PX, _RADIUS_PX, _STRIP_RADIUS_PX = 11, 7, 12, 9
_STRIP_EMS, _CARD_EMS, _SIGN_EMS = 5.0, 3.0, 2.5
_MARK_EMS, _MARK_GAP_EMS, _BETWEEN_EMS, _LEAST_EMS = 0.8, 0.45, 1.1, 13
"""A seat's marker, the gap after it, the gap between seats, and the least width of the whole."""
_STEP, _LEAST_STEP = 0.46, 0.13
"""From one card to the next in card widths, where there is room and where there is little."""
_INK = "#2B2204"
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class ExampleButton(QAbstractButton):
    """Shows an example, and plays it or stops it when pressed.

    Args:
        example: what it shows.
        title: what the example is about.
        words: what happens in it.
        cards: draws its cards.
        parent: the parent widget.
    """

    def __init__(
        self, example: Example, title: str, words: str, cards: SmallCards, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.example, self.words, self._cards = example, words, cards
        self._columns: Sequence[Sequence[RowCard]] = columns_of(example.battle)
        self._playing = False
        self.setText(title)
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_playing(False)

    @property
    def playing(self) -> bool:
        """Whether the example is on the table."""
        return self._playing

    def show_playing(self, playing: bool) -> None:
        """Show whether the example is on the table."""
        self._playing = playing
        tip = self.tr("Back to the round") if playing else self.tr("Show me on the table")
        self.setToolTip(tip)
        self.setAccessibleDescription(f"{self.words} {tip}")
        self.update()

    @property
    def _em(self) -> int:
        return text_px(self.font())

    def _title_metrics(self) -> QFontMetrics:
        return QFontMetrics(strong_font().resolve(self.font()))

    def _heights(self, width: int) -> tuple[int, int, int]:
        """Return how high title, strip and words are at a width."""
        room = QRect(0, 0, max(1, width - 2 * _PAD_PX), 100_000)
        title = self._title_metrics().boundingRect(room, _WRAPPED.value, self.text()).height()
        words = self.fontMetrics().boundingRect(room, _WRAPPED.value, self.words).height()
        return title, round(_STRIP_EMS * self._em), words

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(width)) + 2 * _PAD_PX + 2 * _GAP_PX

    @override
    def sizeHint(self) -> QSize:
        width = self.minimumSizeHint().width() * 2
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        words = [*self.text().split(), *self.words.split()]
        longest = max(self._title_metrics().horizontalAdvance(word) for word in words)
        width = max(_LEAST_EMS * self._em, longest + 2 * _PAD_PX + 1)
        return QSize(width, self._heights(width)[1])

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        title, strip, words = self._heights(self.width())
        left, wide = _PAD_PX, self.width() - 2 * _PAD_PX
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint_card(painter, colours)
            painter.setPen(colours.text)
            painter.setFont(strong_font().resolve(self.font()))
            painter.drawText(QRect(left, _PAD_PX, wide, title), _WRAPPED.value, self.text())
            top = _PAD_PX + title + _GAP_PX
            self._paint_strip(painter, QRectF(left, top, wide, strip), colours)
            painter.setPen(colours.text)
            painter.setFont(self.font())
            painter.drawText(QRect(left, top + strip + _GAP_PX, wide, words), _WRAPPED.value, self.words)

    def _paint_card(self, painter: QPainter, colours: Colours) -> None:
        half = colours.border_px / 2
        room = QRectF(self.rect()).adjusted(half, half, -half, -half)
        lit = self.underMouse() or self.isDown()
        painter.setPen(QPen(colours.edge if lit else colours.line, colours.border_px))
        painter.setBrush(colours.paper)
        painter.drawRoundedRect(room, _RADIUS_PX, _RADIUS_PX)
        if self.hasFocus():
            is_pure = colours.border_px > 1
            painter.setPen(QPen(colours.accent if is_pure else colours.text, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), _RADIUS_PX - 3, _RADIUS_PX - 3)

    def _paint_strip(self, painter: QPainter, strip: QRectF, colours: Colours) -> None:
        self._cards.draw_table(painter, strip, _STRIP_RADIUS_PX)
        if colours.border_px > 1:
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(strip, _STRIP_RADIUS_PX, _STRIP_RADIUS_PX)
        side = _SIGN_EMS * self._em
        at_end = (
            strip.left() + 0.55 * self._em if self.isRightToLeft() else strip.right() - side - 0.55 * self._em
        )
        self._paint_sign(painter, QRectF(at_end, strip.center().y() - side / 2, side, side))
        room = QRectF(strip)
        margin, end = 0.6 * self._em, side + 1.1 * self._em
        room.adjust(*((end, 0, -margin, 0) if self.isRightToLeft() else (margin, 0, -end, 0)))
        self._paint_columns(painter, room)

    def _paint_sign(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(QPen(QColor(_INK), 1))
        painter.setBrush(QColor(GOLD).lighter(112) if self.underMouse() else QColor(GOLD))
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
        inside = disc.adjusted(*(share * disc.width() for share in (0.29, 0.29, -0.29, -0.29)))
        sign = Sign.STOP if self._playing else Sign.PLAY
        draw_sign(painter, sign, inside, QColor(_INK))

    def _paint_columns(self, painter: QPainter, room: QRectF) -> None:
        """Paint the marker and the cards of each seat, closer together and smaller where room is short."""
        width, step, whole = self._fit(room.width())
        em, y = self._em, room.center().y() - width * ASPECT / 2
        x = room.left() + (room.width() - whole) / 2
        columns = list(enumerate(self._columns))
        for seat, column in reversed(columns) if self.isRightToLeft() else columns:
            mark = _MARK_EMS * em
            draw_seat(painter, seat, QPointF(x + mark / 2, room.center().y()), mark / 2)
            x += mark + _MARK_GAP_EMS * em
            x += self._cards.draw_row(painter, column, QPointF(x, y), width, step) + _BETWEEN_EMS * em

    def _fit(self, room: float) -> tuple[float, float, float]:
        """Return the width of a card, the step to the next in card widths, and the width of the whole."""
        em, columns = self._em, self._columns
        between = len(columns) * (_MARK_EMS + _MARK_GAP_EMS) * em + (len(columns) - 1) * _BETWEEN_EMS * em
        steps = sum(max(0, len(column) - 1) for column in columns)
        filled = sum(1 for column in columns if column)
        width = _CARD_EMS * em
        step = _STEP if not steps else (room - between - filled * width) / (steps * width)
        step = min(_STEP, max(_LEAST_STEP, step))
        most = (room - between) / (filled + steps * step)
        width = math.floor(max(8.0, min(width, most)))
        return width, step, between + sum(row_width(len(column), width, step) for column in columns)


def draw_seat(painter: QPainter, seat: int, centre: QPointF, radius: float) -> None:
    """Draw the marker of a seat on the table, with a white edge."""
    path = seat_marker(seat, centre, radius)
    painter.strokePath(path, QPen(QColor("#FFFFFF"), 2.4))
    painter.fillPath(path, QColor(SEAT_COLOURS[seat]))
