"""A strip that says what happened and what to do, with a sign, at most two buttons, and a cross."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.base_dialog import SheetWidget
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign, draw_sign

_STRIPE_PX, _HIGH_EMS = 5, 3.2


class NoticeKind(Enum):
    """Whether something is wrong."""

    WARNING = auto()
    NEWS = auto()


class Remedy(Protocol):
    """A button that does something about a problem."""

    @property
    def text(self) -> str:
        """The text of the button."""
        ...

    @property
    def do(self) -> Callable[[], object]:
        """What it does."""
        ...


class Notice(SheetWidget):
    """Shows one notice in the colours of its kind."""

    closed = Signal()
    """The button that closes it was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = NoticeKind.WARNING
        self.sign = SignMark(Sign.WARNING, self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.buttons = [PressButton("", self) for _ in range(2)]
        self._remedies: Sequence[Remedy] = ()
        self.close_button = CloseButton(self.tr("Dismiss"), self)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(10)
        self._row.addWidget(self.sign)
        self._row.addWidget(self.words, 1)
        for nth, button in enumerate(self.buttons):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, nth=nth: self._remedies[nth].do())
            self._row.addWidget(button)
        self._row.addWidget(self.close_button)
        self.close_button.clicked.connect(self.closed)
        self._update_room()

    def show_notice(self, words: str, kind: NoticeKind, remedies: Sequence[Remedy] = ()) -> None:
        """Show a notice in place of the one before."""
        self._kind, self._remedies = kind, remedies[: len(self.buttons)]
        warning = kind is NoticeKind.WARNING
        self.sign.set_sign(Sign.WARNING if warning else Sign.INFORMATION)
        #: what a sign stands for, for screen readers
        self.sign.setAccessibleName(self.tr("Warning") if warning else self.tr("Note"))
        self.words.setText(words)
        self.words.setAccessibleName(words)
        for nth, button in enumerate(self.buttons):
            button.setVisible(nth < len(self._remedies))
            if nth < len(self._remedies):
                button.setText(self._remedies[nth].text)
        self._update_colours()

    def _update_room(self) -> None:
        em = text_px(self.font())
        self._row.setContentsMargins(_STRIPE_PX + 10, 4, 8, 4)
        self.setMinimumHeight(round(_HIGH_EMS * em))

    def _update_colours(self) -> None:
        colours = colours_of(self.palette())
        ink = colours.warning_text if self._kind is NoticeKind.WARNING else colours.text
        for part in (self.sign, self.words, self.close_button):
            palette = part.palette()
            if palette.windowText().color() != ink:
                palette.setColor(palette.ColorRole.WindowText, ink)
                palette.setColor(palette.ColorRole.ButtonText, ink)
                part.setPalette(palette)
        self.update()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._update_room()
        elif event.type() == QEvent.Type.PaletteChange:
            self._update_colours()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        warning = self._kind is NoticeKind.WARNING
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colours.warning if warning else colours.paper)
            line = colours.warning_line if warning else colours.line
            painter.fillRect(0, self.height() - 1, self.width(), 1, line)
            left = self.width() - _STRIPE_PX if self.isRightToLeft() else 0
            stripe = colours.warning_line if warning else colours.accent
            painter.fillRect(left, 0, _STRIPE_PX, self.height(), stripe)


class SignMark(QWidget):
    """A sign beside words, in the colour of its palette's text."""

    def __init__(self, sign: Sign, parent: QWidget | None = None, *, size_ems: float = 1.4) -> None:
        super().__init__(parent)
        self._sign, self._size_ems = sign, size_ems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_sign(self, sign: Sign) -> None:
        """Show another sign."""
        self._sign = sign
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(text_px(self.font()) * self._size_ems)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_sign(painter, self._sign, QRectF(self.rect()), self.palette().windowText().color())


class CloseButton(QAbstractButton):
    """A small cross that closes what it stands in."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def sizeHint(self) -> QSize:
        side = round(text_px(self.font()) * 2.2)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self.palette().buttonText().color()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            if self.hasFocus() or self.underMouse():
                painter.setPen(ink)
                painter.drawRoundedRect(room, 6, 6)
            inset = self.width() * 0.2
            draw_sign(painter, Sign.CLOSE, room.adjusted(inset, inset, -inset, -inset), ink)
