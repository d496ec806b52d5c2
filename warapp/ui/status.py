"""The status bar: battle and limit, trip, time left, deal."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QWidget

from warapp.engine.rules import Rules
from warapp.engine.state import State
from warapp.ui.controls import PressButton
from warapp.ui.numbers import clock_text, number_text


class StatusBar(QStatusBar):
    """Shows where the round stands in numbers.

    The numbers are on a widget of their own: a message hides all widgets of the bar that are not permanent,
    and shows them again, those too that do not matter; and some styles draw a frame about each.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._battle, self._trip, self._time = (QLabel(self) for _ in range(3))
        self.deal = PressButton("", self)
        numbers = QWidget(self)
        row = QHBoxLayout(numbers)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        for label in (self._battle, self._trip, self._time):
            row.addWidget(label)
        self.addWidget(numbers)
        self.addPermanentWidget(self.deal)

    def show_battle(self, number: int, rules: Rules) -> None:
        """Show the number of the battle on the table, and of the limit."""
        if rules.battle_limit is None:
            self._battle.setText(self.tr("Battle {number}").format(number=number_text(number)))
        else:
            words = self.tr("Battle {number} of at most {limit}")
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
        words = self.tr("Deal {number}").format(number=number) if number else self.tr("Given cards")
        tip = self.tr("Copy the number and the code of this deal")
        self.deal.setText(words)
        self.deal.setToolTip(tip)
        self.deal.setAccessibleName(words)
        self.deal.setAccessibleDescription(tip)

    def show_time(self, left_ms: float | None) -> None:
        """Show the time left, or nothing where it does not matter."""
        if left_ms is None:
            self._time.hide()
        else:
            self._time.show()
            time = clock_text(max(0, math.ceil(left_ms / 1_000)))
            self._time.setText(self.tr("Time left {time}").format(time=time))
