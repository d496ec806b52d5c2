"""The voice of lessons: a process of its own, and silence wherever it is missing."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from warapp.desktop.speech import ARGUMENT, Speech, Voice, command
from warapp.desktop.speech_process import best_locale, engine_names, find_engine, obey, run

ECHO = """
import sys
print({voice!r}, flush=True)
for line in sys.stdin:
    sys.stderr.write(line)
    open(sys.argv[1], "a").write(line)
"""
"""Stands for the process that speaks: it has a voice, and writes down what it is told."""
WAIT_MS = 20_000


def fake(code: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", code, *map(str, arguments)]


class Listener:
    """What a fake process was told."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def heard(self) -> list[str]:
        return self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []


@pytest.fixture
def listener(tmp_path: Path) -> Listener:
    return Listener(tmp_path / "heard")


def test_nothing_is_started_before_something_is_to_be_said() -> None:
    speech = Speech("en", ["/nowhere/at/all"])
    speech.stop()
    speech.close()
    assert Speech("en", ["/nowhere/at/all"]).voice is Voice.NOT_ASKED


def test_what_is_said_before_the_voice_is_there_is_said_then_if_nothing_followed(
    qtbot: QtBot, listener: Listener
) -> None:
    speech = Speech("en", fake(ECHO.format(voice="espeak: English"), listener.path))
    with qtbot.waitSignal(speech.voice_changed, timeout=WAIT_MS):
        speech.say("Which is more?")
        speech.say("Yes. Nine is more than seven.")
        voices = [speech.voice]
    assert [*voices, speech.voice] == [Voice.ASKED, Voice.THERE]
    speech.rate = 5.0
    speech.say("»Grün«")
    speech.stop()
    qtbot.waitUntil(lambda: len(listener.heard) == 3, timeout=WAIT_MS)
    assert listener.heard == [
        '{"say": "Yes. Nine is more than seven.", "rate": 0.0}',
        '{"say": "\\u00bbGr\\u00fcn\\u00ab", "rate": 1.0}',
        '{"stop": true}',
    ]
    assert speech.rate == 1.0
    speech.close()
    speech.say("Nobody hears this.")
    assert speech.voice is Voice.NONE


def test_a_sentence_that_was_stopped_before_the_voice_was_there_is_not_said(
    qtbot: QtBot, listener: Listener
) -> None:
    speech = Speech("en", fake(ECHO.format(voice="espeak: English"), listener.path))
    with qtbot.waitSignal(speech.voice_changed, timeout=WAIT_MS):
        speech.say("Which is more?")
        speech.stop()
    speech.say("Next.")
    qtbot.waitUntil(lambda: len(listener.heard) == 1, timeout=WAIT_MS)
    assert listener.heard == ['{"say": "Next.", "rate": 0.0}']
    speech.close()


@pytest.mark.parametrize(
    "started",
    [fake("print(flush=True)"), fake("raise SystemExit(3)"), ["/nowhere/at/all"]],
    ids=["it has no voice", "it fails", "it is not there"],
)
def test_without_a_voice_there_is_silence(qtbot: QtBot, started: list[str]) -> None:
    speech = Speech("en", started)
    with qtbot.waitSignal(speech.voice_changed, timeout=WAIT_MS):
        speech.say("Which is more?")
    assert speech.voice is Voice.NONE
    speech.say("Which is less?")
    speech.stop()
    speech.close()


def test_a_voice_that_is_lost_leaves_silence(qtbot: QtBot, listener: Listener) -> None:
    speech = Speech("en", fake("print('English', flush=True)\ninput()", listener.path))
    with qtbot.waitSignal(speech.voice_changed, timeout=WAIT_MS):
        speech.prepare()
    with qtbot.waitSignal(speech.voice_changed, timeout=WAIT_MS):
        speech.say("This is its end.")
    assert speech.voice is Voice.NONE
    speech.close()


def test_the_command_starts_the_program_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command() == [sys.executable, "-m", "warapp", ARGUMENT]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command() == [sys.executable, ARGUMENT]


class Spoken:
    """An engine that writes down what it is asked for."""

    def __init__(self) -> None:
        self.done: list[object] = []

    def say(self, text: str) -> None:
        self.done.append(text)

    def stop(self) -> None:
        self.done.append("stop")

    def set_rate(self, rate: float) -> None:
        self.done.append(rate)


@pytest.mark.parametrize(
    ("line", "done"),
    [
        (b'{"say": "Nine.", "rate": -0.5}', [-0.5, "Nine."]),
        (b'{"stop": true}', ["stop"]),
        (b'{"say": 3, "rate": 0}', []),
        (b"nothing of ours", []),
        (b"[]", []),
        (b"\xff\xfe", []),
    ],
)
def test_the_process_obeys_lines_and_leaves_out_what_it_cannot_read(line: bytes, done: list[object]) -> None:
    engine = Spoken()
    obey(line, engine)
    assert engine.done == done


def test_the_engine_for_tests_is_no_voice() -> None:
    assert engine_names(["speechd", "mock"]) == ["speechd"]
    assert engine_names(["mock"]) == []


def test_the_voice_is_one_of_the_language_if_possible_of_its_country() -> None:
    there = [QLocale(name) for name in ("de_AT", "en_US", "en_GB", "de_DE")]
    assert best_locale(QLocale("en_GB"), there) == QLocale("en_GB")
    assert best_locale(QLocale("de_CH"), there) == QLocale("de_AT")
    assert best_locale(QLocale("fr"), there) is None
    assert best_locale(QLocale("tlh"), [QLocale.c(), *there]) is None, "no language that Qt knows"


def test_without_any_engine_the_process_says_so_and_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    from warapp.desktop import speech_process

    monkeypatch.setattr(speech_process, "find_engine", lambda language: None)
    monkeypatch.setattr(speech_process, "QCoreApplication", lambda arguments: qapp)
    assert run(["en"], io.BytesIO()) == 0
    assert capsys.readouterr().out == "\n"


def test_without_qttexttospeech_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert find_engine("en") is None
