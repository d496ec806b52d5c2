"""A set of rules to choose, as a card: its picture, its name, how long a round takes, and a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from warapp._compat import override
from warapp.table.drawing.seat_markers import SEAT_COLOURS, seat_marker
from warapp.ui.play.small_cards import ASPECT, SmallCards, row_width
from warapp.ui.rules.preset_picture import PillSign, PresetPicture
from warapp.ui.widgets.picture_choice import draw_ring, draw_tick
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign
from warapp.words.translation import Translator, comma_separated

_PICTURE_EMS, _CARD_HIGH, _LEAST_EMS = 5.6, 0.82, 13.5
_RADIUS_PX, _INSET_PX, _PAD_PX, _RING_PX, _PILL_GAP = 12, 5, 10, 3, 0.35
_NAME_SIZE, _HELP_SIZE, _PILL_SIZE = 1.08, 0.92, 0.88
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_HIGHEST_PX = 10_000
_PILL, _PILL_INK = "#FFFFFF", "#1E241F"
_SIGNS = {PillSign.CLOCK: Sign.CLOCK, PillSign.AGAIN: Sign.AGAIN}


class PresetCard(QAbstractButton):
    """One set of rules; of several in an exclusive group one is chosen.

    Args:
        name: of the rules.
        sentence: what they are like.
        picture: what is special about them.
        cards: draws it.
        parent: the parent widget.
    """

    confirmed = Signal()
    """Enter or a double click: these rules, and no further question."""
    moved = Signal(int, int)
    """An arrow key: so many cards to the right, so many rows down."""

    def __init__(
        self,
        name: str,
        sentence: str,
        picture: PresetPicture,
        cards: SmallCards,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.sentence, self._picture, self._cards = sentence, picture, cards
        self.mark = self.minutes = ""
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.toggled.connect(lambda on: self.setFocusPolicy(_FOCUS[on]))
        self.setFocusPolicy(_FOCUS[False])
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._describe()

    def show_mark(self, mark: str) -> None:
        """Show a word in the corner of the picture; '' for none."""
        self.mark = mark
        self._describe()

    def show_minutes(self, minutes: str) -> None:
        """Show how long a round takes."""
        self.minutes = minutes
        self._describe()

    def show_rules(self, sentence: str, picture: PresetPicture) -> None:
        """Show other rules under the same name."""
        self.sentence, self._picture = sentence, picture
        self.minutes = ""
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleName(self.text())
        parts = [part for part in (self.mark, self.minutes, self.sentence) if part]
        self.setAccessibleDescription(comma_separated(parts, Translator(QCoreApplication.translate)))
        self.setToolTip(self.sentence)
        self.updateGeometry()
        self.update()

    @property
    def least_width(self) -> int:
        """The width below which its name or its minutes would be cut."""
        em = text_px(self.font())
        name = QFontMetrics(self._font(_NAME_SIZE, bold=True)).horizontalAdvance(self.text())
        return max(round(_LEAST_EMS * em), name + 2 * _PAD_PX + 2)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._help_room(width).bottom() + _PAD_PX

    @override
    def sizeHint(self) -> QSize:
        width = self.least_width
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * size)
        if bold:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _picture_room(self, width: int) -> QRectF:
        return QRectF(_INSET_PX, _INSET_PX, width - 2 * _INSET_PX, _PICTURE_EMS * text_px(self.font()))

    def _name_room(self, width: int) -> QRect:
        top = round(self._picture_room(width).bottom()) + 7
        high = QFontMetrics(self._font(_NAME_SIZE, bold=True)).height()
        return QRect(_PAD_PX, top, width - 2 * _PAD_PX, high)

    @property
    def _minutes_width(self) -> int:
        font = QFontMetrics(self._font(_HELP_SIZE))
        return font.horizontalAdvance(self.minutes) + font.height() + 6 if self.minutes else 0

    def _minutes_beside(self, width: int) -> bool:
        name = QFontMetrics(self._font(_NAME_SIZE, bold=True)).horizontalAdvance(self.text())
        return name + 10 + self._minutes_width <= width - 2 * _PAD_PX

    def _minutes_room(self, width: int) -> QRect:
        name, font = self._name_room(width), QFontMetrics(self._font(_HELP_SIZE))
        if self._minutes_beside(width):
            return name
        return QRect(name.left(), name.bottom() + 2, name.width(), font.height())

    def _help_room(self, width: int) -> QRect:
        above = self._minutes_room(width)
        room = QRect(_PAD_PX, above.bottom() + 3, width - 2 * _PAD_PX, _HIGHEST_PX)
        font = QFontMetrics(self._font(_HELP_SIZE))
        return QRect(room.topLeft(), font.boundingRect(room, _WRAPPED, self.sentence).size()).adjusted(
            0, 0, room.width() - font.boundingRect(room, _WRAPPED, self.sentence).width(), 0
        )

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, on = colours_of(self.palette()), self.isChecked()
        with QPainter(self) as painter:
            painter.setLayoutDirection(self.layoutDirection())  # Qt takes that of the application
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            wide = _RING_PX if on else colours.border_px
            painter.setPen(QPen(colours.accent if on else colours.line, wide))
            painter.setBrush(colours.paper)
            card = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
            painter.drawRoundedRect(card, _RADIUS_PX, _RADIUS_PX)
            room = self._picture_room(self.width())
            self._cards.draw_table(painter, room, 8)
            self._draw_picture(painter, room)
            if self.mark:
                self._draw_mark(painter, room)
            if on:
                right = room.left() + 14 if self.isRightToLeft() else room.right() - 14
                draw_tick(painter, QPointF(right, room.top() + 14), colours)
            self._draw_words(painter)
            if self.hasFocus():
                draw_ring(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), colours.text, 2)

    def _draw_words(self, painter: QPainter) -> None:
        colours, width = colours_of(self.palette()), self.width()
        leading, top = Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignTop
        painter.setFont(self._font(_NAME_SIZE, bold=True))
        painter.setPen(colours.text)
        painter.drawText(self._name_room(width), leading | top, self.text())
        painter.setFont(self._font(_HELP_SIZE))
        painter.setPen(colours.sub)
        painter.drawText(self._help_room(width), leading | top | _WRAPPED, self.sentence)
        if self.minutes:
            self._draw_minutes(painter, QRectF(self._minutes_room(width)))

    def _draw_minutes(self, painter: QPainter, room: QRectF) -> None:
        """Draw a clock and the minutes, at the end of the line of the name, or on a line below it."""
        colours, font = colours_of(self.palette()), QFontMetrics(self._font(_HELP_SIZE))
        at_end = self._minutes_beside(self.width())
        whole = self._minutes_width
        from_left = at_end != self.isRightToLeft()
        left = room.right() - whole if from_left else room.left()
        side = font.height() * 0.8
        x = left + whole - side if self.isRightToLeft() else left
        draw_sign(painter, Sign.CLOCK, QRectF(x, room.center().y() - side / 2, side, side), colours.sub)
        words = QRectF(left, room.top(), whole, room.height())
        painter.setFont(self._font(_HELP_SIZE))
        painter.setPen(colours.sub)
        away = Qt.AlignmentFlag.AlignTrailing  # from the sign, in either direction
        painter.drawText(words, away | Qt.AlignmentFlag.AlignVCenter, self.minutes)

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        """Draw the row of cards in the middle, with its pill beside it."""
        picture, high = self._picture, room.height() * _CARD_HIGH
        if self.mark:  # which stands at the beginning
            beside = self._mark_size.width() + 8
            room = room.adjusted(0, 0, -beside, 0) if self.isRightToLeft() else room.adjusted(beside, 0, 0, 0)
        width = high / ASPECT
        pill = self._pill_size(picture) if picture.pill else QSize()
        gap = width * _PILL_GAP if picture.pill else 0.0
        whole = row_width(len(picture.cards), width, picture.step) + gap + pill.width()
        if whole > room.width() - 12:
            shrink = (room.width() - 12 - pill.width()) / (whole - pill.width())
            width, high, gap = width * shrink, high * shrink, gap * shrink
            whole = room.width() - 12
        x, y = room.center().x() - whole / 2, room.center().y() - high / 2
        end = x + self._cards.draw_row(painter, picture.cards, QPointF(x, y), width, picture.step)
        for seat in range(picture.seats):
            centre = QPointF(x + width * (seat * picture.step + 0.5), room.center().y())
            marker = seat_marker(seat, centre, width * 0.24)
            painter.fillPath(marker, QColor(SEAT_COLOURS[seat]))
            painter.strokePath(marker, QPen(QColor("#FFFFFF"), 1.5))
        if picture.pill:
            at = QPointF(end + gap, room.center().y() - pill.height() / 2)
            self._draw_pill(painter, QRectF(at, pill.toSizeF()), picture)

    def _pill_size(self, picture: PresetPicture) -> QSize:
        font = QFontMetrics(self._font(_PILL_SIZE, bold=True))
        sign = font.height() + 4 if picture.sign is not PillSign.NONE else 0
        return QSize(font.horizontalAdvance(picture.pill) + sign + font.height(), round(font.height() * 1.5))

    def _draw_pill(self, painter: QPainter, room: QRectF, picture: PresetPicture) -> None:
        self._draw_plate(painter, room)
        words = room.adjusted(room.height() / 3, 0, -room.height() / 3, 0)
        if sign := _SIGNS.get(picture.sign):
            side = room.height() * 0.55
            draw_sign(
                painter,
                sign,
                QRectF(words.left(), room.center().y() - side / 2, side, side),
                QColor(_PILL_INK),
            )
            words.setLeft(words.left() + side + 3)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, picture.pill)

    @property
    def _mark_size(self) -> QSize:
        font = QFontMetrics(self._font(_PILL_SIZE, bold=True))
        return QSize(font.horizontalAdvance(self.mark) + font.height(), round(font.height() * 1.4))

    def _draw_mark(self, painter: QPainter, room: QRectF) -> None:
        size = self._mark_size
        left = room.right() - size.width() - 6 if self.isRightToLeft() else room.left() + 6
        plate = QRectF(QPointF(left, room.top() + 6), size.toSizeF())
        self._draw_plate(painter, plate)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.mark)

    def _draw_plate(self, painter: QPainter, room: QRectF) -> None:
        """Draw the ground of a few words on the picture, and set their font and colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_PILL))
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(QColor(_PILL_INK))
        painter.setFont(self._font(_PILL_SIZE, bold=True))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        forward = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Right: (forward, 0),
            Qt.Key.Key_Left: (-forward, 0),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Up: (0, -1),
        }
        if step := steps.get(Qt.Key(event.key())):
            self.moved.emit(*step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.confirmed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


_FOCUS = {False: Qt.FocusPolicy.ClickFocus, True: Qt.FocusPolicy.StrongFocus}
"""Tab goes to the chosen one alone."""
