"""The status bar: battle and limit, trip, time left and deal."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QWidget

from warapp._compat import override
from warapp.engine.rules import Rules
from warapp.engine.state import State
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import FlowingLabel
from warapp.ui.widgets.numbers import clock_text, number_text


class StatusBar(QStatusBar):
    """Shows the state of the round in numbers, or a message in their place.

    One widget has all numbers, and wraps them. A plain QStatusBar truncates what has no room, including its
    messages; here a label shows and wraps them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._battle, self._trip, self._time = (QLabel(self) for _ in range(3))
        self.deal = PressButton("", self)
        self._message = FlowingLabel(self)
        self._numbers = QWidget(self)
        self._flow = FlowLayout(self._numbers, leading=True)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setSpacing(16)
        for label in (self._battle, self._trip, self._time):
            self._flow.addWidget(label)
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._numbers, 1)
        row.addWidget(self._message, 1)
        row.addWidget(self.deal)
        self._message.hide()
        self.addPermanentWidget(whole, 1)  # others are hidden by messages
        self.messageChanged.connect(self._show_message)

    def add(self, widget: QWidget) -> None:
        """Add a widget after the numbers."""
        self._flow.addWidget(widget)

    @Slot(str)
    def _show_message(self, words: str) -> None:
        self._message.setText(words)
        self._message.setVisible(bool(words))
        self._numbers.setVisible(not words)

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setMinimumHeight(self.heightForWidth(self.width()))  # a window knows no heights by width
        return done

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: QStatusBar would paint its message behind the widgets."""

    def show_battle(self, number: int, rules: Rules) -> None:
        """Show the number of the battle on the table, and of the limit."""
        if rules.battle_limit is None:
            self._battle.setText(self.tr("Battle {number}").format(number=number_text(number)))
        else:
            words = self.tr("Battle {number} of {limit}")
            self._battle.setText(
                words.format(number=number_text(number), limit=number_text(rules.battle_limit))
            )

    def show_round(self, state: State, rules: Rules) -> None:
        """Show a round at rest: battle, trip and deal."""
        self.show_battle(state.battles, rules)
        if rules.trip_limit is None:
            self._trip.hide()
        else:
            self._trip.show()
            number = min(state.trip.ended + 1, rules.trip_limit)
            words = self.tr("Trip {number} of {limit}")
            self._trip.setText(words.format(number=number_text(number), limit=number_text(rules.trip_limit)))
        self._show_deal(state.deal_number)

    def _show_deal(self, number: int) -> None:
        words = self.tr("Deal {number}").format(number=number) if number else self.tr("Custom cards")
        tip = self.tr("Copy this deal's number and code")
        self.deal.setText(words)
        self.deal.setToolTip(tip)
        self.deal.setAccessibleName(words)
        self.deal.setAccessibleDescription(tip)

    def show_time(self, left_ms: float | None) -> None:
        """Show the time left; None hides it."""
        if left_ms is None:
            self._time.hide()
        else:
            self._time.show()
            time = clock_text(max(0, math.ceil(left_ms / 1_000)))
            self._time.setText(self.tr("Time left: {time}").format(time=time))
