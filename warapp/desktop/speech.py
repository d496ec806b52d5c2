"""Speaks sentences through a process of its own, or stays silent where there is no voice.

Making a `QTextToSpeech` takes 1.6 to 5 s on Linux, in which speech-dispatcher is started and lists its
13,000 voices, and holds Python's lock meanwhile, so that a thread would stop the window as well; if the
dispatcher hangs it never ends. A process of its own (`speech_process`) leaves the window alone in any case.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QByteArray, QObject, QProcess, Signal

_log = logging.getLogger(__name__)

ARGUMENT = "--speech-process"
"""Starts the program as the process that speaks."""
_END_MS = 1_000


class Voice(Enum):
    """Whether there is a voice for the language."""

    NOT_ASKED = "not_asked"
    ASKED = "asked"
    THERE = "there"
    NONE = "none"


def command() -> list[str]:
    """Return the command of the process that speaks."""
    if getattr(sys, "frozen", False):
        return [sys.executable, ARGUMENT]
    return [sys.executable, "-m", "warapp", ARGUMENT]


class Speech(QObject):
    """Says one sentence at a time; the next one ends the one before.

    Nothing here raises or blocks. A sentence that comes before the voice is ready is said as soon as it is,
    unless another has followed.

    Args:
        language: the name of a locale, such as `en` or `pt_BR`.
        command: the command of the process that speaks.
        parent: the owner of this object.
    """

    voice_changed = Signal()
    """Whether there is a voice has been found out."""

    def __init__(self, language: str, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language, self._command = language, list(command)
        self._process: QProcess | None = None
        self._voice = Voice.NOT_ASKED
        self._waiting = ""
        self._received = b""
        self._rate = 0.0

    @property
    def voice(self) -> Voice:
        """Whether there is a voice for the language."""
        return self._voice

    @property
    def rate(self) -> float:
        """How fast the next sentence is spoken, from -1 to 1; 0 is the voice's own pace."""
        return self._rate

    @rate.setter
    def rate(self, rate: float) -> None:
        self._rate = min(max(rate, -1.0), 1.0)

    def prepare(self) -> None:
        """Look for a voice, which takes seconds; `voice_changed` tells the result."""
        if self._process is not None:
            return
        process = self._process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._lose_voice)
        process.finished.connect(self._lose_voice)
        self._voice = Voice.ASKED
        process.start(self._command[0], [*self._command[1:], self._language])

    def say(self, text: str) -> None:
        """Say a sentence now; without a voice, do nothing."""
        if self._voice is Voice.THERE:
            self._tell({"say": text, "rate": self._rate})
        elif self._voice is not Voice.NONE:
            self._waiting = text
            self.prepare()

    def stop(self) -> None:
        """End the sentence that is being said."""
        self._waiting = ""
        if self._voice is Voice.THERE:
            self._tell({"stop": True})

    def close(self) -> None:
        """End the process; nothing is said any more."""
        process, self._process, self._voice = self._process, None, Voice.NONE
        if process is not None:
            process.kill()
            process.waitForFinished(_END_MS)

    def _tell(self, message: dict[str, object]) -> None:
        if self._process:
            self._process.write(QByteArray(json.dumps(message).encode() + b"\n"))

    def _read(self) -> None:
        if self._process is None:
            return
        self._received += self._process.readAllStandardOutput().data()
        *lines, self._received = self._received.split(b"\n")
        for line in lines:
            if self._voice is Voice.ASKED:
                self._find_voice(line.decode(errors="replace").strip())

    def _find_voice(self, name: str) -> None:
        """Take the first line: the name of the voice, or nothing."""
        self._voice = Voice.THERE if name else Voice.NONE
        _log.info("voice: %s", name or "none")
        self.voice_changed.emit()
        if self._waiting:
            waiting, self._waiting = self._waiting, ""
            self.say(waiting)

    def _lose_voice(self) -> None:
        """Stay silent from now on: the process could not be started, or has ended."""
        before, self._voice = self._voice, Voice.NONE
        if before is not Voice.NONE:
            self.voice_changed.emit()
