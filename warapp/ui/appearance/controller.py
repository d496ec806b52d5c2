"""Applies the settings for the look of the window: table, cards, text, motion, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from warapp.engine import Rules
from warapp.store.setting_values import ReducedMotion
from warapp.store.settings import Settings
from warapp.table.drawing.theme import THEMES, Theme
from warapp.table.scene import TableScene
from warapp.table.table import Table
from warapp.ui.appearance.deck import deck_style
from warapp.ui.appearance.window_colours import WindowColours
from warapp.ui.widgets.sizing import set_large_controls

_LARGE_TEXT = 150
"""From this text size on, in percent, all controls are large."""
_OF_THE_DECK = ("back", "suit_colours", "face_style", "index_letters", "value_dots")


class AppearanceController(QObject):
    """Applies the settings at the start, and whenever one changes.

    Args:
        settings: the settings.
        scene: the scene of the table.
        table: the table.
        application: gets the font and the palette.
        dialog_open: holds the clock while a dialog is open.
        play_sound: plays a sound, to try it.
        rules: the rules on the table.
    """

    theme_changed = Signal(object)
    """The table has another `Theme`."""

    def __init__(
        self,
        settings: Settings,
        scene: TableScene,
        table: Table,
        application: QApplication,
        dialog_open: Callable[[], AbstractContextManager[None]],
        play_sound: Callable[[str], None],
        rules: Rules,
    ) -> None:
        super().__init__(table)
        self._dialog_open, self._play_sound, self._rules = dialog_open, play_sound, rules
        self._settings, self._scene, self._table, self._application = settings, scene, table, application
        self._font = QFont(application.font())
        self._system_reduces = False
        self._colours = WindowColours(application, self)
        self._appliers: dict[str, Callable[[], None]] = {
            "theme": self._apply_theme,
            **dict.fromkeys(_OF_THE_DECK, self._apply_deck),
            "text_size": self._apply_text_size,
            "large_controls": self._apply_control_size,
            "reduced_motion": self._apply_motion,
            "chrome": self._apply_chrome,
            "peaceful_words": self._apply_words,
        }
        self._apply_theme()
        self._apply_motion()
        if settings.text_size != Settings.text_size.default:
            self._apply_text_size()
        elif settings.large_controls:
            self._apply_control_size()
        if settings.chrome is not Settings.chrome.default:
            self._apply_chrome()
        if settings.peaceful_words:
            self._apply_words()
        settings.changed.connect(self._apply)

    def set_system_reduces_motion(self, reduces: bool) -> None:
        """Set whether the system asks for reduced motion, for the setting that follows it."""
        self._system_reduces = reduces
        self._apply_motion()

    def open_preferences(self, window: QWidget) -> None:
        """Open the Preferences over a window."""
        from warapp.ui.appearance.preferences.dialog import PreferencesDialog
        from warapp.ui.widgets.modal import run_modal

        with self._dialog_open():
            dialog = PreferencesDialog(self._settings, self._play_sound, lambda: self._system_reduces, window)
            run_modal(dialog)

    def _apply(self, name: str) -> None:
        if applier := self._appliers.get(name):
            applier()

    def show_rules(self, rules: Rules) -> None:
        """Adapt to other rules on the table."""
        self._rules = rules
        self._apply_deck()

    @property
    def theme(self) -> Theme:
        """The colours and the material of the table."""
        return THEMES[self._settings.theme]

    def _apply_theme(self) -> None:
        self._scene.set_theme(self.theme)
        self._apply_deck()
        self.theme_changed.emit(self.theme)

    def _apply_deck(self) -> None:
        self._scene.set_deck_style(deck_style(self._settings, self._rules))

    def _apply_text_size(self) -> None:
        font = QFont(self._font)
        font.setPointSizeF(self._font.pointSizeF() * self._settings.text_size / 100)
        self._application.setFont(font)
        self._apply_control_size()

    def _apply_control_size(self) -> None:
        settings = self._settings
        large = settings.large_controls or settings.text_size >= _LARGE_TEXT
        set_large_controls(self._application, large)

    def _apply_motion(self) -> None:
        chosen = self._settings.reduced_motion
        system = chosen is ReducedMotion.SYSTEM and self._system_reduces
        self._table.set_reduced_motion(system or chosen is ReducedMotion.ON)

    def _apply_chrome(self) -> None:
        self._colours.set_chrome(self._settings.chrome)

    def _apply_words(self) -> None:
        from warapp.ui.appearance.peaceful_translator import set_peaceful

        set_peaceful(self._application, peaceful=self._settings.peaceful_words)
