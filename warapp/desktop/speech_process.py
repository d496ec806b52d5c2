"""The process that speaks: it reads sentences as lines of JSON, and tells in one line which voice it has."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, BinaryIO, Protocol

from PySide6.QtCore import QCoreApplication, QLocale

from warapp.background import Job, ThreadExecutor, run_in_background

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

_NO_VOICE = "mock"
"""An engine of Qt for tests, which keeps silent."""


class Engine(Protocol):
    """What speaks."""

    def say(self, text: str) -> None:
        """Say a text."""

    def stop(self) -> None:
        """End what is said."""

    def set_rate(self, rate: float) -> None:
        """Set how fast it speaks, from -1 to 1."""


class QtEngine:
    """An engine of QtTextToSpeech with a voice for a language.

    Args:
        speech: the engine.
        voice: its voice.
    """

    def __init__(self, speech: QTextToSpeech, voice: QVoice) -> None:
        self._speech, self.name = speech, f"{speech.engine()}: {voice.name()}"
        speech.setVoice(voice)

    def say(self, text: str) -> None:
        """Say a text, in place of the one before."""
        self._speech.say(text)

    def stop(self) -> None:
        """End what is said."""
        self._speech.stop()

    def set_rate(self, rate: float) -> None:
        """Set how fast it speaks, from -1 to 1."""
        if rate != self._speech.rate():
            self._speech.setRate(rate)


def find_engine(language: str) -> QtEngine | None:
    """Return an engine that has a voice for a language, or None; takes seconds."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError:  # a package without it
        return None
    for name in engine_names(QTextToSpeech.availableEngines()):
        speech = QTextToSpeech(name)
        if speech.state() is QTextToSpeech.State.Error:
            continue
        locale = best_locale(QLocale(language), speech.availableLocales())
        if locale is None:
            continue
        speech.setLocale(locale)
        voices = speech.availableVoices()
        if voices:
            return QtEngine(speech, min(voices, key=lambda voice: plainness(voice.name())))
    return None


def engine_names(names: Sequence[str]) -> list[str]:
    """Return the engines that can be heard.

    >>> engine_names(["speechd", "mock"])
    ['speechd']
    """
    return [name for name in names if name != _NO_VOICE]


def best_locale(wanted: QLocale, there: Sequence[QLocale]) -> QLocale | None:
    """Return the locale of the wanted language, if possible of its country; None if there is none."""
    if wanted.language() is QLocale.Language.C:  # a language that Qt doesn't know
        return None
    alike = [locale for locale in there if locale.language() is wanted.language()]
    same = [locale for locale in alike if locale.territory() is wanted.territory()]
    return next(iter(same or sorted(alike, key=QLocale.name)), None)


def plainness(name: str) -> tuple[bool, int, str]:
    """Return a key by which a language's plain voice sorts before its variants.

    >>> min(["English (Great Britain)+whisper", "English (Great Britain)"], key=plainness)
    'English (Great Britain)'
    """
    return "+" in name, len(name), name


def obey(line: bytes, engine: Engine) -> None:
    """Do what a line asks for; one that can't be read is left out."""
    try:
        message = json.loads(line)
    except ValueError:
        return
    match message:
        case {"say": str(text), "rate": int() | float() as rate}:
            engine.set_rate(rate)
            engine.say(text)
        case {"stop": True}:
            engine.stop()


def run(arguments: Sequence[str], lines: BinaryIO | None = None) -> int:
    """Speak until the input ends, and return the exit status.

    Args:
        arguments: the language.
        lines: what is read; None for the standard input.
    """
    application = QCoreApplication(["warapp"])
    engine = find_engine(arguments[0] if arguments else "en")
    print(engine.name if engine else "", flush=True)
    if engine is None:
        return 0
    source = sys.stdin.buffer if lines is None else lines

    def read(job: Job) -> None:
        for line in source:
            job.report(line)

    run_in_background(
        read,
        lambda _: application.quit(),
        lambda _: application.quit(),
        on_progress=lambda line: obey(line, engine),
        executor=ThreadExecutor("sentences", daemon=False),  # one that Python stops in Qt's code aborts
    )
    return application.exec()
