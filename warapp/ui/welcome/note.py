"""What a newcomer is shown: a note of paper in the free corner of the table, or a strip above the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import cap_width, paint_cap
from warapp.ui.appearance.symbols import Symbol, draw_symbol, symbol_icon
from warapp.ui.play.bar_offer import Offer
from warapp.ui.widgets.base_dialog import SheetWidget
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.form.labels import strong_font
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.notice import CloseButton
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of

_WIDE_EMS, _TITLE_SIZE = 19, 1.35
_ROW_EMS, _PAD_EMS, _GAP_EMS, _SYMBOL_EMS, _CAP_EMS = 2.7, 0.85, 0.9, 1.25, 1.8
_MARGIN_PX, _SPACING_PX, _RADIUS_PX, _BUTTON_RADIUS_PX = 12, 6, 14, 8
_STRIP_EMS = 3.2


class WelcomeNote(SheetWidget):
    """Lies on the table, and offers things to do below each other.

    Args:
        offers: what it offers, the golden one first.
        theme: the colours of the table.
        parent: the widget of the table.
    """

    closed = Signal()
    """The button that closes it was pressed."""

    def __init__(self, offers: Sequence[Offer], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title, words = QLabel(self.tr("Welcome to War"), self), HelpLabel("", self)
        words.setText(self.tr("The higher card takes both. That's all."))
        make_bold(title, _TITLE_SIZE)
        self.setAccessibleName(title.text())
        self.close_button = CloseButton(self.tr("Dismiss"), self)
        self.close_button.clicked.connect(self.closed)
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN_PX, _MARGIN_PX - 3, _MARGIN_PX, _MARGIN_PX)
        column.setSpacing(_SPACING_PX)
        column.addLayout(top)
        column.addWidget(words)
        column.addSpacing(2)
        self.buttons = [NoteButton(offer, theme, nth == 0, self) for nth, offer in enumerate(offers)]
        for button in self.buttons:
            column.addWidget(button)

    @override
    def sizeHint(self) -> QSize:
        width = max(_WIDE_EMS * text_px(self.font()), super().minimumSizeHint().width())
        return QSize(width, max(self.heightForWidth(width), super().minimumSizeHint().height()))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else it would be a click on the table

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        half = colours.border_px / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(colours.paper)
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS_PX, _RADIUS_PX
            )


class NoteButton(PressButton):
    """A button with a symbol before its words and a key after them.

    Args:
        offer: what it does.
        theme: the colours of the table.
        is_primary: whether it is golden.
        parent: the note.
    """

    def __init__(self, offer: Offer, theme: Theme, is_primary: bool, parent: QWidget | None = None) -> None:
        super().__init__(offer.words, parent)
        self._theme, self._is_primary = theme, is_primary
        self._symbol = offer.symbol or Symbol.PLAY
        key = offer.action.shortcut()
        is_single = "+" not in key.toString()  # a longer one has no room, and stands in the menu
        self._key = key.toString(QKeySequence.SequenceFormat.NativeText) if is_single else ""
        self.setToolTip(offer.action.toolTip())
        self.setAccessibleName(offer.words)
        self.clicked.connect(offer.press or offer.action.trigger)

    @property
    def needed_width(self) -> int:
        """The least width at which nothing is cut."""
        em = text_px(self.font())
        words = QFontMetrics(self._words_font).horizontalAdvance(self.text())
        cap = _GAP_EMS * em + cap_width(self._key, self.font()) if self._key else 0
        return round((2 * _PAD_EMS + _SYMBOL_EMS + _GAP_EMS) * em + words + cap) + 1

    @property
    def _words_font(self) -> QFont:
        return strong_font().resolve(self.font())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.needed_width, round(_ROW_EMS * text_px(self.font())))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, em = colours_of(self.palette()), text_px(self.font())
        half = max(1.0, colours.border_px / 2)
        room = QRectF(self.rect()).adjusted(half, half, -half, -half)
        ground, edge, ink = colours.paper, colours.edge, colours.text
        if self._is_primary:
            ground, edge, ink = (QColor(self._theme.badge), QColor(self._theme.badge_dark), QColor("#2B2204"))
        if self.underMouse() or self.isDown():
            ground = ground.darker(106) if ground.lightness() > 40 else ground.lighter(150)
        focused = self.hasFocus()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(ink if focused else edge, 2 if focused else colours.border_px))
            painter.setBrush(ground)
            painter.drawRoundedRect(room, _BUTTON_RADIUS_PX, _BUTTON_RADIUS_PX)
            side = round(_SYMBOL_EMS * em)
            self._paint_symbol(painter, side, ink)
            self._paint_key(painter)
            painter.setFont(self._words_font)
            painter.setPen(ink)
            begin = round(_PAD_EMS * em + side + _GAP_EMS * em)
            words = self.rect().adjusted(*((0, 0, -begin, 0) if self.isRightToLeft() else (begin, 0, 0, 0)))
            leading = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
            painter.drawText(words, leading, self.text())

    def _paint_symbol(self, painter: QPainter, side: int, ink: QColor) -> None:
        pad = round(_PAD_EMS * text_px(self.font()))
        x = self.width() - pad - side if self.isRightToLeft() else pad
        draw_symbol(painter, self._symbol, QRectF(x, round((self.height() - side) / 2), side, side), ink)

    def _paint_key(self, painter: QPainter) -> None:
        if not self._key:
            return
        em = text_px(self.font())
        wide, high, pad = cap_width(self._key, self.font()), _CAP_EMS * em, 0.6 * em
        x = pad if self.isRightToLeft() else self.width() - pad - wide
        place = QRectF(QPointF(x, (self.height() - high) / 2 - 0.5), QSizeF(wide, high))
        paint_cap(painter, place, self._key, self.font(), self._theme)


class WelcomeStrip(SheetWidget):
    """Stands above the table, and offers things to do beside each other; as icons where room is short.

    Args:
        offers: what it offers.
        parent: the window.
    """

    closed = Signal()
    """The button that closes it was pressed."""

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers = offers
        self.words = QLabel(self.tr("New here?"), self)
        self.words.setFont(strong_font())
        self.setAccessibleName(self.words.text())
        self.close_button = CloseButton(self.tr("Dismiss"), self)
        self.close_button.clicked.connect(self.closed)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN_PX, 3, _MARGIN_PX, 3)
        row.addWidget(self.words)
        self.buttons = [PressButton(offer.words, self) for offer in offers]
        for button, offer in zip(self.buttons, offers, strict=True):
            button.setAccessibleName(offer.words)
            button.setToolTip(offer.action.toolTip())
            button.clicked.connect(offer.press or offer.action.trigger)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        self._update_look()

    @property
    def _room(self) -> int:
        """The room for the words of the buttons."""
        return self.width() - self.words.sizeHint().width() - self.close_button.sizeHint().width()

    def _update_look(self) -> None:
        em = text_px(self.font())
        self.setMinimumHeight(round(_STRIP_EMS * em))
        side = round(_SYMBOL_EMS * em)
        for button, offer in zip(self.buttons, self._offers, strict=True):
            colour = self.palette().buttonText().color()
            symbol = offer.symbol or Symbol.PLAY
            button.setIcon(symbol_icon(symbol, colour, side, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side))
        self._fit()

    def _fit(self) -> None:
        em = text_px(self.font())
        metrics = QFontMetrics(strong_font().resolve(self.font()))
        need = sum(metrics.horizontalAdvance(offer.words) + 4.2 * em for offer in self._offers) + 3 * em
        for button, offer in zip(self.buttons, self._offers, strict=True):
            button.setText(offer.words if need <= self._room else "")
        self._row.activate()  # no frame may show words in the room of icons

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._update_look()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours.paper)
            painter.fillRect(0, self.height() - 1, self.width(), 1, colours.line)
