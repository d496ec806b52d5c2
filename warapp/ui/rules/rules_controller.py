"""Joins the house rules to a window: what is chosen goes to the settings, the session and the keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject

from warapp.engine import Battle
from warapp.session import Round
from warapp.store.presets import OwnPresets
from warapp.ui.play.window_context import WindowContext
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog
from warapp.ui.rules.player_keys import PlayerKeys


class RulesController(QObject):
    """Opens the dialog, keeps what was chosen, and gives people their keys.

    Args:
        parts: of the window.
        waiting: lets the clock stand still while the dialog is open.
    """

    def __init__(self, parts: WindowContext, waiting: Callable[[], AbstractContextManager[None]]) -> None:
        super().__init__(parts.window)
        self._parts, self._waiting = parts, waiting
        self._keys: PlayerKeys | None = None
        parts.session.round_started.connect(self._round_started)
        parts.session.battle_played.connect(self._battle_played)
        parts.table.settled.connect(self._show_keys)
        parts.keyboard.changed.connect(self._show_keys)
        self._listen()

    def ask(self) -> None:
        """Let a person choose, and begin a round by what was chosen."""
        parts = self._parts
        if chosen := self._ask(None):
            parts.settings.rules = chosen.rules
            parts.session.new_round(chosen.rules, chosen.deal_number)

    def ask_for_deal(self) -> None:
        """Let a person choose other rules for the deal on the table, and deal it again by them."""
        session = self._parts.session
        start = session.round.start
        chosen = self._ask(start.deal_number)
        if chosen is None:
            return
        if chosen.deal_number:
            session.new_round(chosen.rules, chosen.deal_number)
        else:
            session.put_on_table(Round(chosen.rules, start, start))

    def _ask(self, deal_number: int | None) -> RulesChoice | None:
        """Ask, and keep who plays; the rules are for the caller."""
        parts, settings = self._parts, self._parts.settings
        parts.leader.stop_series()
        now = RulesChoice(
            parts.session.rules, settings.seat_names, parts.people, settings.own_keys, deal_number
        )
        presets = OwnPresets(parts.presets_file)
        around = RulesContext(
            presets, parts.pace, parts.speed, parts.usual_names, parts.translate, parts.keyboard.print_of
        )
        with self._waiting():
            chosen = RulesDialog.ask(now, around, parts.window)
        if chosen:
            settings.seat_names, settings.seat_people = chosen.names, chosen.people
            settings.own_keys = chosen.own_keys
        return chosen

    def _round_started(self, round_: Round) -> None:
        self._listen()

    def _battle_played(self, battle: Battle) -> None:
        if self._keys:
            self._keys.set_counts(battle.after.counts)

    def _listen(self) -> None:
        """Give each person a key where that is wanted."""
        parts = self._parts
        if self._keys:
            self._keys.release()
            self._keys = None
        if parts.settings.own_keys and sum(parts.people) > 1:
            self._keys = PlayerKeys(
                parts.window, parts.people, parts.names, parts.keyboard.print_of, parts.translate
            )
            self._keys.hears = lambda: not parts.leader.paused
            self._keys.set_counts(parts.session.state.counts)
            self._keys.all_pressed.connect(parts.leader.turn_cards_together)
            self._keys.waiting_changed.connect(self._wait)
        self._show_keys()

    def _show_keys(self) -> None:
        keys = self._keys
        self._parts.leader.set_keys(keys.keys if keys else {}, keys.prompt if keys else "")

    def _wait(self, words: str) -> None:
        if not self._parts.table.moving and not self._parts.leader.interrupted:
            self._parts.table.say(words)
