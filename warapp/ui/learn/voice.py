"""The voice of lessons: on where there is one and it is wanted; made when a lesson first needs it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Signal

from warapp.desktop.speech import Speech, Voice
from warapp.store.settings import Settings


class LessonVoice(QObject):
    """Says sentences, as the settings want it.

    Args:
        settings: whether, and how fast.
        make_speech: makes what speaks, given the name of a locale.
        parent: the owner of this object.
    """

    changed = Signal()
    """Whether it can speak has changed."""

    def __init__(
        self, settings: Settings, make_speech: Callable[[str], Speech], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._make_speech = settings, make_speech
        self._speech: Speech | None = None
        settings.changed.connect(self._follow)

    def _follow(self, name: str) -> None:
        if name in ("spoken", "speaking_rate"):
            if not self._settings.spoken:
                self.stop()
            else:
                self.prepare()
            self.changed.emit()

    def prepare(self) -> None:
        """Look for a voice in the background, unless that was done."""
        if not self._settings.spoken:
            return
        if self._speech is None:
            self._speech = self._make_speech(QLocale().name())
            self._speech.setParent(self)
            self._speech.voice_changed.connect(self.changed)
        self._speech.prepare()

    @property
    def can_speak(self) -> bool:
        """Whether there is a voice, and it is wanted."""
        found = self._speech is not None and self._speech.voice is Voice.THERE
        return found and self._settings.spoken

    @property
    def is_missing(self) -> bool:
        """Whether a voice was looked for in vain."""
        return self._speech is not None and self._speech.voice is Voice.NONE

    def say(self, text: str) -> None:
        """Say a sentence in place of the one before."""
        if self._settings.spoken and self._speech is not None:
            self._speech.rate = self._settings.speaking_rate / 50 - 1.0
            self._speech.say(text)

    def stop(self) -> None:
        """End what is said."""
        if self._speech is not None:
            self._speech.stop()

    def close(self) -> None:
        """Let go of the voice, once lessons are over."""
        if self._speech is not None:
            self._speech.close()
            self._speech.deleteLater()
            self._speech = None

    @property
    def status(self) -> str:
        """What there is to say about it, as a sentence; '' for nothing."""
        language = QLocale().nativeLanguageName()
        if self.is_missing:
            return self.tr("There's no voice for {language} on this computer.").format(language=language)
        if self.can_speak:
            return self.tr("The voice speaks {language}.").format(language=language)
        if self._settings.spoken:
            return self.tr("A voice is looked for when a lesson starts.")
        return ""
