"""The row of one rule: its name, a control, a line of help and a picture; knows no other rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.engine import Rules
from warapp.ui.rules.pictures import RulePicture
from warapp.ui.widgets.labels import BuddyLabel
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox, WheelSafeSpinBox

_CONTROL_EMS = 12
"""The width that the controls share, in text heights."""


class FieldRow(QWidget):
    """The base of all rows, which differ in their control.

    Args:
        head: shows the name of the rule.
        control: edits the value.
        picture: illustrates the rule, where there is one.
    """

    value_changed = Signal(object)
    """The user changed the value."""

    def __init__(self, head: QWidget, control: QWidget, picture: RulePicture | None = None) -> None:
        super().__init__()
        self.control, self._head, self._picture = control, head, picture
        self._help = QLabel(self)
        self._help.setWordWrap(True)
        self._help.setTextFormat(Qt.TextFormat.PlainText)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(head, 1)
        self._top.addWidget(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 8)
        column.setSpacing(3)
        column.addLayout(self._top)
        column.addWidget(self._help)
        if picture:
            picture.setParent(self)
            column.addWidget(picture)

    @property
    def help_text(self) -> str:
        """The text of the help line."""
        return self._help.text()

    def show_value(self, value: object) -> None:
        """Show a value, without emitting `value_changed`."""
        raise NotImplementedError

    def show_rules(self, rules: Rules, words: str, *, greyed: bool) -> None:
        """Update help and picture to the rules.

        Args:
            rules: all rules.
            words: the help, or why the field has no effect.
            greyed: whether the field has no effect.
        """
        self._help.setText(words)
        self._head.setEnabled(not greyed)
        self.enable_control(not greyed)
        self.control.setAccessibleDescription(words)
        if self._picture:
            self._picture.setEnabled(not greyed)
            self._picture.setAccessibleName(words)
            self._picture.show_rules(rules)

    def enable_control(self, enabled: bool) -> None:
        """Enable or disable the control."""
        self.control.setEnabled(enabled)

    def set_wide(self, wide: bool) -> None:
        """Put the control beside the name, or below it."""
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self.control.setMinimumWidth(self._common_width if wide else 0)

    @property
    def wide_width(self) -> int:
        """The least width with the control beside the name."""
        return self._head.minimumSizeHint().width() + self._top.spacing() + self._common_width

    @property
    def _common_width(self) -> int:
        needed = self.control.minimumSizeHint().width()  # setMinimumWidth leaves the hint as it is
        return max(_CONTROL_EMS * self.fontMetrics().height(), needed)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size needed with the control below the name."""
        parts = [self._head, self.control, self._help, *([self._picture] if self._picture else [])]
        narrow = max(part.minimumSizeHint().width() for part in parts)
        return QSize(narrow, super().minimumSizeHint().height())


def name_label(name: str, buddy: QWidget) -> QLabel:
    """Return the name of a rule as a bold label with the control as its buddy."""
    label = BuddyLabel(name, buddy)
    font = QFont(label.font())
    font.setBold(True)
    label.setFont(font)
    label.setWordWrap(True)
    buddy.setAccessibleName(name.replace("&", ""))
    return label


class ChoiceRow(FieldRow):
    """Chooses one of a few values."""

    def __init__(
        self, name: str, choices: Sequence[tuple[str, object]], picture: RulePicture | None = None
    ) -> None:
        box = WheelSafeComboBox()
        self._box, self._values = box, [value for _, value in choices]
        for words, _ in choices:
            box.addItem(words)
        super().__init__(name_label(name, box), box, picture)
        box.currentIndexChanged.connect(lambda index: self.value_changed.emit(self._values[index]))

    @override
    def show_value(self, value: object) -> None:
        self._box.blockSignals(True)
        self._box.setCurrentIndex(self._values.index(value))
        self._box.blockSignals(False)


class NumberRow(FieldRow):
    """Chooses a number from a small range.

    Args:
        name: of the rule.
        least, most: the range.
        least_words: the text shown for the least number, where it has a special meaning.
        value_of: returns the rule's value for a number.
        number_of: returns the number for a value.
    """

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        *,
        least_words: str = "",
        value_of: Callable[[int], object] = int,
        number_of: Callable[[object], int] = lambda value: value if isinstance(value, int) else 0,
    ) -> None:
        spin = WheelSafeSpinBox()
        self.spin, self._number_of = spin, number_of
        spin.setRange(least, most)
        spin.setSpecialValueText(least_words)
        super().__init__(name_label(name, spin), spin)
        spin.valueChanged.connect(lambda number: self.value_changed.emit(value_of(number)))

    def set_maximum(self, most: int) -> None:
        """Set the greatest number."""
        self.spin.blockSignals(True)
        self.spin.setMaximum(most)
        self.spin.blockSignals(False)

    @override
    def show_value(self, value: object) -> None:
        self.spin.blockSignals(True)
        self.spin.setValue(self._number_of(value))
        self.spin.blockSignals(False)


class LimitRow(FieldRow):
    """Chooses a limit that can be switched off; its number is remembered then.

    Args:
        name: of the limit.
        most: the greatest number; the least is 1.
        initial: the number when it is first switched on.
    """

    def __init__(self, name: str, most: int, initial: int) -> None:
        self.check, self.spin = QCheckBox(name), WheelSafeSpinBox()
        font = QFont(self.check.font())
        font.setBold(True)
        self.check.setFont(font)
        self.check.setAccessibleName(name.replace("&", ""))
        self.spin.setRange(1, most)
        self.spin.setGroupSeparatorShown(True)
        self.spin.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.spin.setValue(initial)
        self.spin.setEnabled(False)
        self.spin.setAccessibleName(name.replace("&", ""))
        super().__init__(self.check, self.spin)
        self.check.toggled.connect(self._toggled)
        self.spin.valueChanged.connect(lambda number: self.value_changed.emit(number))

    @override
    def enable_control(self, enabled: bool) -> None:
        self.spin.setEnabled(enabled and self.check.isChecked())

    @override
    def show_value(self, value: object) -> None:
        for widget in (self.check, self.spin):
            widget.blockSignals(True)
        self.check.setChecked(value is not None)
        if isinstance(value, int):
            self.spin.setValue(value)
        self.spin.setEnabled(value is not None)
        for widget in (self.check, self.spin):
            widget.blockSignals(False)

    def _toggled(self, on: bool) -> None:
        self.spin.setEnabled(on)
        self.value_changed.emit(self.spin.value() if on else None)
