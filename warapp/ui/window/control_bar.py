"""The buttons and the speed slider below the table; they trigger the same actions as the menus."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from warapp.ui.play.actions import Actions
from warapp.ui.widgets.buttons import ActionButton
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import BuddyLabel
from warapp.vocabulary import NORMAL_SPEED, SPEEDS


class SpeedSlider(QWidget):
    """A slider from slow to instant, with its value in words."""

    speed_changed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.setRange(0, len(SPEEDS) - 1)
        self._slider.setPageStep(1)
        self._slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._slider.setMinimumWidth(90)
        self._slider.setAccessibleName(self.tr("Speed"))
        name = BuddyLabel(self.tr("Spee&d"), self._slider, self)
        self._words = QLabel(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (name, self._slider, self._words):
            layout.addWidget(widget)
        self._slider.setValue(SPEEDS.index(NORMAL_SPEED))
        self._show_speed(NORMAL_SPEED)
        self._slider.valueChanged.connect(self._changed)

    def set_speed(self, speed: float) -> None:
        """Set the nearest step to a speed."""
        nearest = min(range(len(SPEEDS)), key=lambda i: abs(1 / SPEEDS[i] - 1 / speed))
        self._slider.setValue(nearest)

    def step(self, by: int) -> None:
        """Move so many steps faster, or slower if negative."""
        self._slider.setValue(self._slider.value() + by)

    def _changed(self, step: int) -> None:
        self._show_speed(SPEEDS[step])
        self.speed_changed.emit(SPEEDS[step])

    def _show_speed(self, speed: float) -> None:
        words = self._speed_words(speed)
        self._words.setText(words)
        self._slider.setAccessibleDescription(words)
        self._slider.setToolTip(words)
        longest = max(self._words.fontMetrics().horizontalAdvance(self._speed_words(s)) for s in SPEEDS)
        self._words.setMinimumWidth(longest + 4)

    def _speed_words(self, speed: float) -> str:
        if math.isinf(speed):
            return self.tr("instant")
        if speed == NORMAL_SPEED:
            return self.tr("normal")
        if speed < NORMAL_SPEED:
            return self.tr("slow") if speed > SPEEDS[0] else self.tr("very slow")
        return self.tr("fast") if speed < 4.0 else self.tr("very fast")


class ControlBar(QWidget):
    """The row of buttons, wrapped in a narrow window."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = FlowLayout(self)
        layout.setContentsMargins(8, 2, 8, 6)
        layout.setSpacing(6)
        shown = (actions.turn, actions.ten, actions.to_end, actions.new_round, actions.auto, actions.restart)
        self.buttons = [ActionButton(action, self) for action in shown]
        for button in self.buttons:
            layout.addWidget(button)
        self.speed = SpeedSlider(self)
        layout.addWidget(self.speed)
