"""The status bar: battle and limit, trip, time left, deal."""

from __future__ import annotations

import math

from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from warapp.engine.rules import Rules
from warapp.engine.state import State


class StatusBar(QStatusBar):
    """Shows where the round stands in numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._battle, self._trip, self._time, self._deal = (QLabel(self) for _ in range(4))
        for label in (self._battle, self._trip, self._time):
            self.addWidget(label)
        self.addPermanentWidget(self._deal)

    def show_battle(self, number: int, rules: Rules) -> None:
        """Show the number of the battle on the table, and of the limit."""
        if rules.battle_limit is None:
            self._battle.setText(self.tr("Battle {number}").format(number=number))
        else:
            words = self.tr("Battle {number} of at most {limit}")
            self._battle.setText(words.format(number=number, limit=rules.battle_limit))

    def show_round(self, state: State, rules: Rules) -> None:
        """Show the trip and the deal."""
        self._trip.setVisible(rules.trip_limit is not None)
        if rules.trip_limit is not None:
            number = min(state.trip.ended + 1, rules.trip_limit)
            words = self.tr("Trip {number} of {limit}")
            self._trip.setText(words.format(number=number, limit=rules.trip_limit))
        dealt = self.tr("Deal {number}").format(number=state.deal_number)
        self._deal.setText(dealt if state.deal_number else self.tr("Given cards"))

    def show_time(self, left_ms: float | None) -> None:
        """Show the time left, or nothing where it does not matter."""
        self._time.setVisible(left_ms is not None)
        if left_ms is not None:
            minutes, seconds = divmod(max(0, math.ceil(left_ms / 1_000)), 60)
            self._time.setText(
                self.tr("Time left {minutes}:{seconds:02}").format(minutes=minutes, seconds=seconds)
            )
