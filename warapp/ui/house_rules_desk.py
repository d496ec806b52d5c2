"""Joins the house rules to a window: what is chosen goes to the settings, the session and the keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject

from warapp.engine import Battle
from warapp.session import Round
from warapp.store.presets import OwnPresets
from warapp.ui.house_rules import Chosen, HouseRules, Surroundings
from warapp.ui.house_rules_keys import OwnKeys
from warapp.ui.house_rules_parts import Parts


class RulesDesk(QObject):
    """Opens the dialog, keeps what was chosen, and gives people their keys.

    Args:
        parts: of the window.
        waiting: lets the clock stand still while the dialog is open.
    """

    def __init__(self, parts: Parts, waiting: Callable[[], AbstractContextManager[None]]) -> None:
        super().__init__(parts.window)
        self._parts, self._waiting = parts, waiting
        self._keys: OwnKeys | None = None
        parts.session.round_started.connect(self._round_started)
        parts.session.battle_played.connect(self._battle_played)
        self._listen()

    def ask(self) -> None:
        """Let a person choose, and begin a round by what was chosen."""
        parts, settings = self._parts, self._parts.settings
        parts.leader.stop_series()
        rules, people = parts.session.rules, settings.seat_people
        everybody = (*people, *(seat == 0 for seat in range(len(people), rules.seats)))
        now = Chosen(rules, settings.seat_names, everybody[: rules.seats], settings.own_keys)
        presets = OwnPresets(parts.presets_file)
        around = Surroundings(presets, parts.pace, parts.speed, parts.usual_names, parts.translate)
        with self._waiting():
            chosen = HouseRules.ask(now, around, parts.window)
        if chosen is None:
            return
        settings.rules = chosen.rules
        settings.seat_names, settings.seat_people = chosen.names, chosen.people
        settings.own_keys = chosen.own_keys
        parts.session.new_round(chosen.rules, chosen.deal_number)

    def _round_started(self, round_: Round) -> None:
        self._listen()

    def _battle_played(self, battle: Battle) -> None:
        if self._keys:
            self._keys.set_counts(battle.after.counts)

    def _listen(self) -> None:
        """Give each person a key where that is wanted."""
        parts = self._parts
        if self._keys:
            parts.view.removeEventFilter(self._keys)
            self._keys.deleteLater()
            self._keys = None
        people = parts.settings.seat_people[: parts.session.rules.seats]
        wanted = parts.leader.waits_for_keys = parts.settings.own_keys and sum(people) > 1
        if wanted:
            self._keys = OwnKeys(parts.view, people, parts.names, parts.translate)
            self._keys.set_counts(parts.session.state.counts)
            self._keys.all_pressed.connect(parts.leader.turn_cards_together)
            self._keys.waiting_changed.connect(parts.table.say)
