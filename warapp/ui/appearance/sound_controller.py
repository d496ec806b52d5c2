"""Plays the sounds of the table at the volume of the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject

from warapp.desktop.sound import Sounds, may_have_device
from warapp.store.settings import Settings
from warapp.table.choreography.cue import OF_BATTLE


class SoundController(QObject):
    """Applies volume and mute, and prepares the sounds once they can be heard.

    Args:
        settings: the settings.
        sounds: the sounds of the program.
        parent: the parent object.
    """

    def __init__(self, settings: Settings, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._sounds = settings, sounds
        settings.changed.connect(self._apply)
        self._prepare()

    def play(self, name: str) -> None:
        """Play a sound, unless it is one of those that can be left out."""
        if name not in OF_BATTLE or self._settings.battle_note:
            self._sounds.play(name)

    def _apply(self, name: str) -> None:
        if name == "volume":
            self._sounds.volume = self._settings.volume / 100
        elif name == "muted":
            self._sounds.muted = self._settings.muted
            self._prepare()

    def _prepare(self) -> None:
        if not may_have_device():
            self._sounds.stay_silent()
        elif not self._settings.muted:
            self._sounds.prepare()
