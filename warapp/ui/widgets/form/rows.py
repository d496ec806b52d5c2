"""Rows of forms: a field beside its name or below it, a check box with help, and a slider."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSlider,
    QStyle,
    QStyleOptionButton,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.ui.widgets.form.labels import NameLabel, ValueLabel
from warapp.ui.widgets.labels import HelpLabel, without_letter
from warapp.ui.widgets.sizing import least_px, text_px
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.style_sheet import has_style_sheet
from warapp.ui.widgets.wheel_safe_boxes import CheckBox

_GAP_PX, _HELP_GAP_PX, _TICK_PX = 12, 1, 3
_HELP_EMS, _KNOB_EMS = 14, 1.4
"""The width that help has at least beside its field, and the size of a slider's handle."""


class FieldRow(QWidget):
    """A field at the end of the row of its name and help, or below them where it has no room there.

    Attributes:
        help: what the field is for; it is also the description of the field.
    """

    def __init__(self, name: str, field: QWidget, about: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._field = field
        self._name = NameLabel(name, field, self)
        self.help = HelpLabel(about, self)
        self.help.setVisible(bool(about))
        field.setAccessibleDescription(about)
        words = QVBoxLayout()
        words.setSpacing(_HELP_GAP_PX)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self.help)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP_PX // 2)
        self._row.addLayout(words, 1)
        self._row.addWidget(field)

    @override
    def minimumSizeHint(self) -> QSize:
        wide = max(self._name.minimumSizeHint().width(), self._field.minimumSizeHint().width())
        return QSize(wide, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        about = min(self.help.sizeHint().width(), round(_HELP_EMS * text_px(self.font())))
        words = max(self._name.sizeHint().width(), 0 if self.help.isHidden() else about)
        needed = words + _GAP_PX + self._field.sizeHint().width()
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if needed <= self.width() else directions.TopToBottom)


class CheckRow(QWidget):
    """A check box, and its help below its words.

    Attributes:
        box: the check box.
    """

    def __init__(self, text: str, about: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = CheckBox(text, self)
        self.box.setAccessibleDescription(about)
        self._help = HelpLabel(about, self)
        self._help.setVisible(bool(about))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_HELP_GAP_PX)
        column.addWidget(self.box)
        column.addWidget(self._help)

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            option = QStyleOptionButton()
            self.box.initStyleOption(option)
            option.rect.setSize(self.box.sizeHint())
            words = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self.box)
            left, right = words.left(), 0
            if self.isRightToLeft():
                left, right = right, self.box.sizeHint().width() - words.right() - 1
            self._help.setContentsMargins(left, 0, right, 0)
        return done


class SliderRow(QWidget):
    """A slider below its name and what it is set to.

    Attributes:
        slider: the slider.
        value: what it is set to in words.
    """

    chosen = Signal(int)
    """A person set it to a value: at the end of a move, because that is saved."""
    moved = Signal(int)
    """A person moves it over a value."""

    def __init__(
        self,
        name: str,
        steps: range,
        ends: tuple[QWidget | None, QWidget | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        step = steps.step
        self.slider = _TickedSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(steps[0], steps[-1])
        self.slider.setSingleStep(step)
        self.slider.setPageStep(step)
        self.slider.setTickInterval(step)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setTracking(False)
        self.slider.setAccessibleName(without_letter(name))
        self.value = ValueLabel(self)
        self.slider.valueChanged.connect(lambda value: self.chosen.emit(round(value / step) * step))
        self.slider.sliderMoved.connect(lambda value: self.moved.emit(round(value / step) * step))
        top = QHBoxLayout()
        top.addWidget(NameLabel(name, self.slider, self))
        top.addStretch(1)
        top.addWidget(self.value)
        bottom = QHBoxLayout()
        bottom.setSpacing(_GAP_PX)
        before, after = ends
        for widget, stretch in ((before, 0), (self.slider, 1), (after, 0)):
            if widget:
                bottom.addWidget(widget, stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX // 2)
        column.addLayout(top)
        column.addLayout(bottom)

    def set_value(self, value: int, words: str) -> None:
        """Show a value, and what it is in words."""
        self.slider.blockSignals(True)
        self.slider.setValue(value)
        self.slider.blockSignals(False)
        self.value.setText(words)
        self.slider.setAccessibleDescription(words)


class _TickedSlider(QSlider):
    """A slider whose ticks are drawn where a style sheet draws it, which leaves them out."""

    @override
    def sizeHint(self) -> QSize:
        high = max(round(text_px(self.font()) * _KNOB_EMS), least_px()) + 2 * (_TICK_PX + 3)
        return super().sizeHint().expandedTo(QSize(0, high))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not has_style_sheet(self):
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(control, option, part, self)
        span = self.width() - handle.width()
        bottom = (self.height() + handle.height()) // 2 + 1
        with QPainter(self) as painter:
            painter.setPen(colours_of(self.palette()).edge)
            for value in range(self.minimum(), self.maximum() + 1, self.tickInterval()):
                upside_down = self.isRightToLeft()
                x = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span, upside_down)
                x += handle.width() // 2
                painter.drawLine(x, bottom, x, bottom + _TICK_PX)
