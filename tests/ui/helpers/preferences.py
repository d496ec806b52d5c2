"""The Preferences as a test opens them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from warapp.store.settings import Settings
from warapp.ui.appearance.preferences.dialog import PreferencesDialog


def preferences(
    settings: Settings, parent: QWidget | None = None, play_sound: Callable[[str], None] = lambda name: None
) -> PreferencesDialog:
    """The dialog on a system that doesn't ask for less motion."""
    return PreferencesDialog(settings, play_sound, lambda: False, parent)
