"""Applies the settings for how the cards of a war are laid."""

from __future__ import annotations

from PySide6.QtCore import QObject

from warapp.store.settings import Settings
from warapp.table.table import Table
from warapp.ui.play.game_controller import GameController
from warapp.words import Translate
from warapp.words.translation import Translator
from warapp.words.war_laying import ask_for_next_card, war_chant


class WarLaying(QObject):
    """Lets wars be laid with a chant, or step by step, as the settings say.

    Args:
        settings: the settings.
        table: lays the cards.
        game_controller: asks for a press before each step.
        translate: into the reader's language.
    """

    def __init__(
        self, settings: Settings, table: Table, game_controller: GameController, translate: Translate
    ) -> None:
        super().__init__(game_controller)
        self._settings, self._table, self._game_controller = settings, table, game_controller
        self._words = Translator(translate)
        settings.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        settings, words = self._settings, self._words
        self._table.set_chant(war_chant(words) if settings.war_chant else ())
        self._game_controller.step_prompt = ask_for_next_card(words) if settings.war_steps else ""
