"""A small window above the bar in which the speed is set."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from warapp._compat import override
from warapp.store.setting_values import ReducedMotion
from warapp.store.settings import Settings
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.window.speed import SpeedSteps

_WIDTH_PX, _ABOVE_PX = 320, 9
_FASTER, _SLOWER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)


class SpeedPopup(QFrame):
    """A slider from very slow to instant; open until Esc or a press beside it.

    Args:
        steps: the speed.
        settings: what a person chose.
        is_motion_reduced: whether cards appear in place now.
        parent: the window.
    """

    closed = Signal()

    def __init__(
        self, steps: SpeedSteps, settings: Settings, is_motion_reduced: Callable[[], bool], parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._steps, self._settings, self._is_motion_reduced = steps, settings, is_motion_reduced
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setWindowTitle(self.tr("Speed"))
        self._title, self._word = QLabel(self.tr("Speed"), self), QLabel(self)
        self.slider = self._new_slider()
        self._slower = PressButton("−", self)
        self._faster = PressButton("+", self)
        self.in_place = QCheckBox(self.tr("Cards appear in place"), self)
        self._build()
        self._connect()
        self._follow()

    def _new_slider(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(0, self._steps.last)
        slider.setPageStep(1)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setAccessibleName(self.tr("Speed"))
        return slider

    def _build(self) -> None:
        bold = self.font()
        bold.setBold(True)
        for label in (self._title, self._word):
            label.setFont(bold)
        for button, name in (
            (self._slower, self.tr("Play more slowly")),
            (self._faster, self.tr("Play faster")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setFixedWidth(button.sizeHint().height() + 8)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._word)
        grid = QGridLayout()
        grid.addWidget(self._slower, 0, 0)
        grid.addWidget(self.slider, 0, 1)
        grid.addWidget(self._faster, 0, 2)
        ends = QHBoxLayout()
        ends.addWidget(QLabel(self._steps.words(0), self))
        ends.addStretch(1)
        ends.addWidget(QLabel(self._steps.words(self._steps.last), self))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        for part in (top, grid, ends):
            column.addLayout(part)
        column.addWidget(self.in_place)
        column.addWidget(QLabel(self.tr("The keys − and + change it at any time."), self))

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._steps.set_step)
        self._slower.clicked.connect(lambda: self._steps.move(-1))
        self._faster.clicked.connect(lambda: self._steps.move(1))
        self._steps.changed.connect(self._follow)
        self.in_place.clicked.connect(self._set_in_place)

    def open_above(self, place: QRect, within: QRect) -> None:
        """Open above a place, in global coordinates, as far within others as it goes."""
        self.in_place.setChecked(self._is_motion_reduced())
        self.resize(self.sizeHint().expandedTo(QSize(_WIDTH_PX, 0)))
        x = place.center().x() - self.width() // 2
        x = max(within.left(), min(x, within.right() - self.width()))
        self.move(QPoint(x, place.top() - _ABOVE_PX - self.height()))
        self.show()
        self.slider.setFocus(Qt.FocusReason.PopupFocusReason)

    def _follow(self) -> None:
        words = self._steps.words()
        self._word.setText(words)
        self.slider.setValue(self._steps.step)
        self.slider.setAccessibleDescription(words)

    def _set_in_place(self, in_place: bool) -> None:
        self._settings.reduced_motion = ReducedMotion.ON if in_place else ReducedMotion.OFF

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _FASTER:
            self._steps.move(1)
        elif event.key() in _SLOWER:
            self._steps.move(-1)
        else:
            super().keyPressEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()
