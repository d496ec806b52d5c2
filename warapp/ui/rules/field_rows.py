"""The row of one rule: its name, a control, a line of help and a picture; knows no other rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import Rules
from warapp.ui.rules.pictures import RulePicture
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.labels import BuddyLabel, HelpLabel, make_bold, without_letter
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.wheel_safe_boxes import CheckBox, WheelSafeComboBox, WheelSafeSpinBox

_GAP_PX, _NUMBER_EMS = 14, 7
_LEADING, _MIDDLE = Qt.AlignmentFlag.AlignLeading, Qt.AlignmentFlag.AlignVCenter


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
        self._help = HelpLabel("", self)
        self._wide: bool | None = None
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_GAP_PX)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 3)
        column.setSpacing(5)
        column.addLayout(self._grid)
        if picture:
            picture.setParent(self)
            column.addWidget(picture)
        self.set_wide(False)

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
        """Put the control beside name and help, or between them."""
        if wide is self._wide:
            return
        self._wide = wide
        for widget in (self._head, self.control, self._help):
            self._grid.removeWidget(widget)
        if wide:
            self._grid.addWidget(self._head, 0, 0, _LEADING)
            self._grid.addWidget(self._help, 1, 0)
            self._grid.addWidget(self.control, 0, 1, 2, 1, _MIDDLE)
        else:
            self._grid.addWidget(self._head, 0, 0, _LEADING)
            held = (
                self.control.minimumWidth() == self.control.maximumWidth()
            )  # and would hold all of its column
            self._grid.addWidget(self.control, 1, 0, _LEADING if held else Qt.AlignmentFlag(0))
            self._grid.addWidget(self._help, 2, 0)

    @property
    def wide_width(self) -> int:
        """The least width with the control beside the name."""
        return self._head.sizeHint().width() + _GAP_PX + self.control.sizeHint().width()

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size needed with the control below the name."""
        parts = [self._head, self.control, self._help, *([self._picture] if self._picture else [])]
        narrow = max(part.minimumSizeHint().width() for part in parts)
        return QSize(narrow, super().minimumSizeHint().height())


def name_label(name: str, buddy: QWidget) -> QLabel:
    """Return the name of a rule as a bold label with the control as its buddy."""
    label = BuddyLabel(name, buddy)
    make_bold(label)
    buddy.setAccessibleName(without_letter(name))
    return label


class ListRow(FieldRow):
    """Chooses one of some values in a list."""

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


class SegmentsRow(FieldRow):
    """Chooses one of a few values, all of them in sight."""

    def __init__(self, name: str, choices: Sequence[tuple[str, object]]) -> None:
        self.field = ChoiceField([words for words, _ in choices], without_letter(name))
        self._values = [value for _, value in choices]
        super().__init__(name_label(name, self.field), self.field)
        self.field.chosen.connect(lambda index: self.value_changed.emit(self._values[index]))

    def choose(self, value: object) -> None:
        """Choose a value as a person does."""
        self.field.segments.group.button(self._values.index(value)).click()

    @override
    def show_value(self, value: object) -> None:
        self.field.set_index(self._values.index(value))


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
        spin.setFixedWidth(_number_width(spin))
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
        self.check, self.spin = CheckBox(name), WheelSafeSpinBox()
        font = self.check.font()
        font.setWeight(font.Weight.DemiBold)
        self.check.setFont(font)
        self.check.setAccessibleName(without_letter(name))
        self.spin.setRange(1, most)
        self.spin.setGroupSeparatorShown(True)
        self.spin.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.spin.setValue(initial)
        self.spin.setEnabled(False)
        self.spin.setAccessibleName(without_letter(name))
        self.spin.setFixedWidth(_number_width(self.spin))
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


def _number_width(spin: QSpinBox) -> int:
    """Return a width that fields with numbers share, but at least what this one needs."""
    return max(spin.sizeHint().width(), round(_NUMBER_EMS * text_px(spin.font())))
