"""Opens House rules, and applies the choice to settings, session and the players' keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from warapp.engine import Battle
from warapp.session import Round
from warapp.table.drawing.theme import THEMES
from warapp.ui.play.window_context import WindowContext

if TYPE_CHECKING:
    from warapp.ui.adviser.dialog import AdviserContext
    from warapp.ui.rules.dialog import RulesChoice, RulesDialog
    from warapp.ui.rules.other_rules_dialog import OtherRulesDialog
    from warapp.ui.rules.player_keys import PlayerKeys


class RulesController(QObject):
    """Opens the dialog, stores the choice, and gives each of several people a key.

    Args:
        context: the parts of the window.
        presets_file: stores the custom presets.
    """

    def __init__(self, context: WindowContext, presets_file: Path) -> None:
        super().__init__(context.window)
        self._context, self._presets_file = context, presets_file
        self._keys: PlayerKeys | None = None
        context.actions.house_rules.triggered.connect(self.choose_rules)
        context.actions.advise.triggered.connect(self.advise)
        context.actions.other_rules.triggered.connect(self.choose_rules_for_deal)
        context.session.round_started.connect(lambda _: self._give_keys())
        context.session.battle_played.connect(self._count_cards)
        context.table.settled.connect(self._show_keys)
        context.keyboard.changed.connect(self._show_keys)
        self._give_keys()

    @Slot()
    def choose_rules(self) -> None:
        """Ask for rules, and start a round under them."""
        from warapp.ui.rules.dialog import RulesDialog

        context = self._context
        if choice := self._ask(None, RulesDialog):
            context.settings.rules = choice.rules
            context.session.new_round(choice.rules, choice.deal_number)

    @Slot()
    def advise(self) -> None:
        """Ask what is wanted for the evening, and start a round under rules that suit it."""
        from warapp.ui.adviser.dialog import AdviserDialog

        context = self._context
        with context.game_controller.dialog_open():
            rules = AdviserDialog.ask(self._adviser_context, context.window)
        if rules:
            context.settings.rules = rules
            context.session.new_round(rules)

    @Slot()
    def choose_rules_for_deal(self) -> None:
        """Ask for other rules for the deal on the table, and deal it again under them."""
        from warapp.ui.rules.other_rules_dialog import OtherRulesDialog

        session = self._context.session
        start = session.round.start
        choice = self._ask(start.deal_number, OtherRulesDialog)
        if choice is None:
            return
        if choice.deal_number:
            session.new_round(choice.rules, choice.deal_number)
        else:
            session.put_on_table(Round(choice.rules, start, start))

    @property
    def _adviser_context(self) -> AdviserContext:
        from warapp.ui.adviser.dialog import AdviserContext
        from warapp.ui.forecast.time_note import time_note

        context = self._context
        return AdviserContext(
            context.session.rules.seats,
            context.clock_pace,
            time_note(context.speed, own_rests=context.rest_ms is not None),
            context.translate,
        )

    def _ask(
        self, deal_number: int | None, dialog: type[RulesDialog] | type[OtherRulesDialog]
    ) -> RulesChoice | None:
        """Run a dialog, and store the players; the caller applies the rules."""
        from warapp.store.presets import OwnPresets
        from warapp.ui.appearance.deck import deck_style
        from warapp.ui.play.small_cards import SmallCards
        from warapp.ui.rules.dialog import RulesChoice, RulesContext

        context, settings = self._context, self._context.settings
        now = RulesChoice(
            context.session.rules, settings.seat_names, context.people, settings.own_keys, deal_number
        )
        surroundings = RulesContext(
            OwnPresets(self._presets_file),
            context.pace,
            context.speed,
            context.usual_names,
            context.translate,
            context.keyboard.print_of,
            SmallCards(deck_style(settings, context.session.rules), THEMES[settings.theme]),
            context.rest_ms,
        )
        with context.game_controller.dialog_open():
            choice = dialog.ask(now, surroundings, context.window)
        if choice:
            settings.seat_names, settings.seat_people = choice.names, choice.people
            settings.own_keys = choice.own_keys
        return choice

    def _count_cards(self, battle: Battle) -> None:
        if self._keys:
            self._keys.set_counts(battle.after.counts)
            self._show_keys()

    def _give_keys(self) -> None:
        """Give each person a key if the settings say so."""
        context = self._context
        if self._keys:
            self._keys.release()
            self._keys = None
            context.game_controller.set_keys({}, "")
        if context.settings.own_keys and sum(context.people) > 1:
            from warapp.ui.rules.player_keys import PlayerKeys

            self._keys = PlayerKeys(context.keyboard, context.people, context.names, context.translate, self)
            self._keys.hears = lambda: not context.game_controller.paused
            self._keys.set_counts(context.session.state.counts)
            self._keys.all_pressed.connect(self._show_keys)
            self._keys.all_pressed.connect(context.game_controller.turn_cards_together)
            self._keys.waiting_changed.connect(self._show_waiting)
        self._show_keys()

    def _show_keys(self) -> None:
        if self._keys:
            self._context.game_controller.set_keys(self._keys.keys, self._keys.prompt, self._keys.pressed)

    def _show_waiting(self, words: str) -> None:
        context = self._context
        self._show_keys()
        if not context.table.moving and not context.game_controller.interrupted:
            context.table.say(words)
