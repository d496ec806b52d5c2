"""Combo boxes, spin boxes and check boxes: the first two ignore the wheel while they don't have the focus."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QTextLayout, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionSpinBox,
    QWidget,
)

from warapp._compat import override
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, draw_sign
from warapp.ui.widgets.style.style_sheet import has_style_sheet

_ARROW_EMS, _SMALL_ARROW_EMS, _INSET_EMS = 0.8, 0.6, 0.4
_WIDE_PX = 10_000
_KERNING_EMS = 0.2
"""What a text drawn in pieces may need more than it is measured with."""


class WheelSafeComboBox(QComboBox):
    """A combo box that scrolling past does not change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if has_style_sheet(self):
            side = round(text_px(self.font()) * _ARROW_EMS)
            left = side * 2 // 3 if self.isRightToLeft() else self.width() - side * 5 // 3
            with QPainter(self) as painter:
                room = QRectF(left, (self.height() - side) / 2, side, side)
                draw_sign(painter, Sign.DOWN, room, _ink(self))

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(_KERNING_EMS * text_px(self.font())), 0)

    @override
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(round(_KERNING_EMS * text_px(self.font())), 0)


class WheelSafeSpinBox(QSpinBox):
    """A spin box that scrolling past does not change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        inset = round(text_px(self.font()) * _INSET_EMS)
        self.lineEdit().setTextMargins(inset, 0, inset, 0)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not has_style_sheet(self):
            return
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        side = round(text_px(self.font()) * _SMALL_ARROW_EMS)
        control = QStyle.ComplexControl.CC_SpinBox
        with QPainter(self) as painter:
            for part, sign in (
                (QStyle.SubControl.SC_SpinBoxUp, Sign.UP),
                (QStyle.SubControl.SC_SpinBoxDown, Sign.DOWN),
            ):
                button = self.style().subControlRect(control, option, part, self)
                room = QRect(0, 0, side, side)
                room.moveCenter(button.center())
                draw_sign(painter, sign, QRectF(room), _ink(self))


class CheckBox(QCheckBox):
    """A check box whose tick is drawn over the style sheet's square."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked() or not has_style_sheet(self):
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        square = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        margin = square.width() * 0.18
        with QPainter(self) as painter:
            room = QRectF(square).adjusted(margin, margin, -margin, -margin)
            draw_sign(painter, Sign.TICK, room, self.palette().color(QPalette.ColorRole.HighlightedText))


class WrappedCheckBox(CheckBox):
    """A check box whose words take several lines where they have no room in one."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def initStyleOption(self, option: QStyleOptionButton, /) -> None:
        super().initStyleOption(option)
        option.text = "\n".join(self._lines(self.width()))

    @override
    def minimumSizeHint(self) -> QSize:
        words = self._wrapped(0)
        return QSize(self._beside() + math.ceil(words.minimumWidth()), self.sizeHint().height())

    @override
    def heightForWidth(self, width: int, /) -> int:
        more = len(self._lines(width)) - 1
        return self.sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def _beside(self) -> int:
        """Return how much wider it is than the room for its words."""
        option = QStyleOptionButton()
        super().initStyleOption(option)
        option.rect = QRect(0, 0, _WIDE_PX, 1)
        contents = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        return _WIDE_PX - contents.width()

    def _words(self) -> QSize:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic.value, self.text())

    def _lines(self, width: int) -> list[str]:
        room = width - self._beside()
        if self._words().width() <= room:
            return [self.text()]
        layout = self._wrapped(room)
        lines = [layout.lineAt(nth) for nth in range(layout.lineCount())]
        return [self.text()[line.textStart() :][: line.textLength()].strip() for line in lines]

    def _wrapped(self, room: int) -> QTextLayout:
        layout = QTextLayout(self.text(), self.font())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
        layout.endLayout()
        return layout


def _ink(widget: QWidget) -> QColor:
    group = QPalette.ColorGroup.Active if widget.isEnabled() else QPalette.ColorGroup.Disabled
    return widget.palette().color(group, QPalette.ColorRole.ButtonText)
