"""A choice between two to five short words, all of them in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from warapp._compat import override
from warapp.ui.widgets.sizing import least_px, text_px
from warapp.ui.widgets.style.colours import colours_of

_GAP_PX, _RADIUS_PX, _INNER_RADIUS_PX = 4, 9, 6
_HIGH_EMS, _PAD_EMS, _LEAST_EMS = 2.5, 0.85, 2.3


class Segments(QWidget):
    """Buttons in a groove of which one is chosen; arrow keys move the choice.

    Args:
        words: of the buttons.
        name: the accessible name of the whole.
    """

    chosen = Signal(int)
    """A person chose another: its index."""

    def __init__(self, words: Sequence[str], name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(_GAP_PX, _GAP_PX, _GAP_PX, _GAP_PX)
        row.setSpacing(0)
        for nth, text in enumerate(words):
            button = _Segment(text, self)
            button.setAccessibleName(self._spoken(text))
            self.group.addButton(button, nth)
            row.addWidget(button)
        self.group.idToggled.connect(self._toggled)
        first = self.group.button(0)
        first.setChecked(True)
        self.setFocusProxy(first)

    @property
    def index(self) -> int:
        """The index of the chosen one."""
        return self.group.checkedId()

    def set_index(self, index: int) -> None:
        """Choose one, without emitting `chosen`."""
        self.blockSignals(True)
        self.group.button(index).setChecked(True)
        self.blockSignals(False)

    def set_words(self, words: Sequence[str]) -> None:
        """Give the buttons other words."""
        for nth, text in enumerate(words):
            self.group.button(nth).setText(text)
            self.group.button(nth).setAccessibleName(self._spoken(text))

    def _spoken(self, text: str) -> str:
        """Return the accessible name of a button: what is chosen, and what it may be."""
        name = self.accessibleName()
        #: a field and what is chosen in it, for a screen reader
        return self.tr("{field}: {choice}").format(field=name, choice=text) if name else text

    def step(self, by: int) -> None:
        """Choose the next one in some direction, if there is one."""
        button = self.group.button(self.index + by)
        if button and button.isEnabled():
            button.setChecked(True)
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggled(self, index: int, on: bool) -> None:
        if on:
            self.setFocusProxy(self.group.button(index))
            self.chosen.emit(index)

    @override
    def setAccessibleDescription(self, description: str) -> None:
        super().setAccessibleDescription(description)
        for button in self.group.buttons():
            button.setAccessibleDescription(description)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.line, colours.border_px))
            painter.setBrush(colours.groove)
            half = colours.border_px / 2
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(half, half, -half, -half), _RADIUS_PX, _RADIUS_PX
            )


class _Segment(QAbstractButton):
    """One of the buttons."""

    def __init__(self, text: str, parent: Segments) -> None:
        super().__init__(parent)
        self._segments = parent
        self.setText(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers; its group sees to the rest
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(lambda on: self.setFocusPolicy(_FOCUS[on]))
        self.setFocusPolicy(_FOCUS[False])

    @property
    def _bold_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @override
    def sizeHint(self) -> QSize:
        em = text_px(self.font())
        words = QFontMetrics(self._bold_font).horizontalAdvance(self.text())
        wide = max(round(words + 2 * _PAD_EMS * em), round(_LEAST_EMS * em))
        return QSize(max(wide + 1, least_px()), max(round(_HIGH_EMS * em) - 2 * _GAP_PX, least_px()))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        forward = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Right: forward,
            Qt.Key.Key_Left: -forward,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
        }
        if step := steps.get(Qt.Key(event.key())):
            self._segments.step(step)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, on = colours_of(self.palette()), self.isChecked()
        pure = colours.border_px > 1
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if on:
                painter.setPen(colours.accent if pure else colours.edge)
                painter.setBrush(colours.accent if pure else colours.paper)
                painter.drawRoundedRect(face, _INNER_RADIUS_PX, _INNER_RADIUS_PX)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colours.on_accent if on and pure else colours.text, 2))
                painter.drawRoundedRect(
                    face.adjusted(2.5, 2.5, -2.5, -2.5), _INNER_RADIUS_PX - 2, _INNER_RADIUS_PX - 2
                )
            colour = (colours.on_accent if pure else colours.text) if on else colours.sub
            painter.setOpacity(1.0 if self.isEnabled() else 0.5)
            painter.setPen(colour)
            painter.setFont(self._bold_font if on else self.font())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


_FOCUS = {False: Qt.FocusPolicy.ClickFocus, True: Qt.FocusPolicy.StrongFocus}
"""Tab goes to the chosen one alone."""
