"""Sounds: what is played when, and that whatever is missing is silence and one log record."""

import logging
import os
import sys
import wave
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.helpers.fake_multimedia import Multimedia
from tests.helpers.source_files import ROOT
from warapp.desktop.sound import Sounds, may_have_device

SOUNDS = ROOT / "resources" / "sounds"


class Clock:
    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def multimedia(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Multimedia:
    stand_in = Multimedia()
    monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    monkeypatch.setenv("QT_AUDIO_BACKEND", "pulseaudio")  # what `prepare` does, undone after the test
    return stand_in


def folder_with(folder: Path, **rates: int) -> Path:
    """Return a folder with a recording of each sample rate; `slap_2` becomes `slap-2.wav`."""
    for name, rate in rates.items():
        with wave.open(str(folder / f"{name.replace('_', '-')}.wav"), "wb") as recording:
            recording.setnchannels(1)
            recording.setsampwidth(2)
            recording.setframerate(rate)
            recording.writeframes(bytes(200))
    return folder


def prepared(folder: Path, *, volume: float = 0.7, muted: bool = False, clock: Clock | None = None) -> Sounds:
    sounds = Sounds(folder, volume=volume, muted=muted, clock=clock or Clock())
    sounds.prepare()
    return sounds


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged of sound, and have it expected."""
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO]
    assert {record.name for record in caplog.records} <= {"warapp.desktop.sound"}
    caplog.clear()
    return said


class TestPlaying:
    def test_a_sound_is_played_by_its_name(self, tmp_path: Path, multimedia: Multimedia) -> None:
        sounds = prepared(folder_with(tmp_path, turn=48000, war=16000))
        sounds.play("war")
        assert multimedia.played_files == ["war"]

    def test_before_it_is_prepared_nothing_is_loaded_played_or_logged(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        sounds = Sounds(folder_with(tmp_path, war=16000))
        sounds.play("war")
        sounds.play("nonsense")
        assert (multimedia.played_files, multimedia.QMediaDevices.library_paths_when_asked) == ([], [])

    def test_preparing_again_loads_nothing_again(self, tmp_path: Path, multimedia: Multimedia) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000))
        sounds.prepare()
        assert multimedia.effects_before_each == [0]

    def test_a_sound_that_is_still_loading_is_not_played_late(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000))
        multimedia.effect("war").is_loaded = False
        sounds.play("war")
        assert multimedia.played_files == []

    def test_equal_sounds_closer_than_a_flam_are_one(self, tmp_path: Path, multimedia: Multimedia) -> None:
        clock = Clock()
        sounds = prepared(folder_with(tmp_path, slap=44100, slap_2=22050, turn=48000), clock=clock)
        sounds.play("slap")
        clock.seconds += 0.02
        sounds.play("slap")
        sounds.play("turn")
        clock.seconds += 0.01
        sounds.play("slap")
        assert [name.partition("-")[0] for name in multimedia.played_files] == ["slap", "turn", "slap"]

    def test_takes_that_still_sound_are_left_alone(self, tmp_path: Path, multimedia: Multimedia) -> None:
        clock = Clock()
        sounds = prepared(folder_with(tmp_path, slap=44100, slap_2=22050), clock=clock)
        for _ in range(3):
            clock.seconds += 0.04
            sounds.play("slap")
        assert sorted(multimedia.played_files) == ["slap", "slap-2"]
        for ended in list(multimedia.played_files):
            multimedia.end(ended)
            clock.seconds += 0.04
            sounds.play("slap")
        assert multimedia.played_files[2:] == multimedia.played_files[:2]

    def test_no_take_is_heard_twice_in_a_row_and_each_about_as_often(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        clock = Clock()
        rates = {"slap": 24000, "slap_2": 32000, "slap_3": 44100, "slap_4": 48000}
        sounds = prepared(folder_with(tmp_path, **rates), clock=clock)
        for _ in range(400):
            clock.seconds += 1
            sounds.play("slap")
            multimedia.end(multimedia.played_files[-1])
        heard = multimedia.played_files
        assert len(heard) == 400
        assert all(one != next_one for one, next_one in pairwise(heard))
        assert all(70 <= count <= 130 for count in Counter(heard).values())
        assert len({tuple(heard[i : i + 4]) for i in range(len(heard) - 3)}) > 40

    def test_a_sound_of_one_take_is_heard_again(self, tmp_path: Path, multimedia: Multimedia) -> None:
        clock = Clock()
        sounds = prepared(folder_with(tmp_path, war=16000), clock=clock)
        for _ in range(2):
            clock.seconds += 2
            sounds.play("war")
            multimedia.end("war")
        assert multimedia.played_files == ["war", "war"]

    def test_equal_sounds_that_follow_fast_are_ever_softer_down_to_half(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        clock = Clock()
        sounds = prepared(folder_with(tmp_path, slap=24000), volume=1.0, clock=clock)
        for seconds in (1, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06, 0.06, 1):
            clock.seconds += seconds
            sounds.play("slap")
            multimedia.end("slap")
        gains = [gain for _, gain in multimedia.played]
        assert gains == [1.0, 0.88, 0.774, 0.681, 0.6, 0.528, 0.5, 0.5, 1.0]

    def test_of_one_sample_rate_only_one_sounds_at_a_time(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        sounds = prepared(folder_with(tmp_path, win=22050, lose=22050, war=16000))
        sounds.play("win")
        sounds.play("lose")
        sounds.play("war")
        assert multimedia.played_files == ["win", "war"]
        multimedia.end("win")
        sounds.play("lose")
        assert multimedia.played_files == ["win", "war", "lose"]


class TestVolume:
    @pytest.mark.parametrize(
        ("volume", "factor"), [(1.0, 1.0), (0.7, 0.49), (0.5, 0.25), (0.1, 0.01), (2.0, 1.0)], ids=str
    )
    def test_is_squared_so_that_its_steps_sound_even(
        self, tmp_path: Path, multimedia: Multimedia, volume: float, factor: float
    ) -> None:
        prepared(folder_with(tmp_path, war=16000), volume=volume).play("war")
        assert multimedia.played == [("war", factor)]

    def test_changes_from_the_next_sound_on(self, tmp_path: Path, multimedia: Multimedia) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000, win=22050), volume=1.0)
        sounds.play("war")
        sounds.volume = 0.2
        assert (sounds.volume, multimedia.effect("war").volume) == (0.2, 1.0)
        sounds.play("win")
        assert multimedia.played == [("war", 1.0), ("win", 0.04)]

    @pytest.mark.parametrize("volume", [0.0, -1.0], ids=str)
    def test_of_nothing_plays_nothing(self, tmp_path: Path, multimedia: Multimedia, volume: float) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000), volume=volume)
        sounds.play("war")
        assert (sounds.volume, multimedia.played_files) == (0.0, [])

    def test_mute_plays_nothing(self, tmp_path: Path, multimedia: Multimedia) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000), muted=True)
        sounds.play("war")
        assert (sounds.muted, multimedia.played_files) == (True, [])
        sounds.muted = False
        sounds.play("war")
        assert (sounds.muted, multimedia.played_files) == (False, ["war"])

    @pytest.mark.parametrize(
        ("version", "rings_out"), [("6.9.3", False), ("6.10.0", True), ("6.11.0", False)], ids=str
    )
    def test_mute_ends_what_sounds_unless_that_crashes(
        self,
        tmp_path: Path,
        multimedia: Multimedia,
        monkeypatch: pytest.MonkeyPatch,
        version: str,
        rings_out: bool,
    ) -> None:
        monkeypatch.setattr("warapp.desktop.sound.qVersion", lambda: version)
        sounds = prepared(folder_with(tmp_path, war=16000))
        sounds.play("war")
        sounds.muted = True
        assert multimedia.effect("war").is_playing is rings_out


class TestSilence:
    """Each kind is one log record, however often a sound is asked for."""

    def test_without_qtmultimedia(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, multimedia: Multimedia
    ) -> None:
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
        sounds = prepared(SOUNDS)
        sounds.play("war")
        sounds.muted = True
        (said,) = complaints(caplog)
        assert said.startswith("silence: QtMultimedia can't be loaded: ")

    def test_without_a_device(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture
    ) -> None:
        multimedia.QMediaDevices.outputs = []
        sounds = prepared(folder_with(tmp_path, war=16000))
        sounds.play("war")
        sounds.play("win")
        assert complaints(caplog) == ["silence: there is no audio device"]
        assert multimedia.played_files == []

    def test_without_a_file(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture
    ) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000))
        for name in ("turn", "turn", "slide", "war"):
            sounds.play(name)
        assert complaints(caplog) == ["silence: there is no sound 'turn'"]
        assert multimedia.played_files == ["war"]

    def test_without_the_folder(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture
    ) -> None:
        prepared(tmp_path / "nowhere").play("war")
        assert complaints(caplog) == ["silence: there is no sound 'war'"]

    @pytest.mark.parametrize("content", [b"", b"RIFF", b"no sound at all, but a text"], ids=str)
    def test_of_a_damaged_file(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture, content: bytes
    ) -> None:
        damaged = tmp_path / "slap.wav"
        damaged.write_bytes(content)
        sounds = prepared(folder_with(tmp_path, war=16000))
        sounds.play("slap")
        sounds.play("war")
        (said,) = complaints(caplog)
        assert said.startswith(f"silence: {damaged} can't be read: ")
        assert multimedia.played_files == ["war"]


class TestDevices:
    def test_one_that_comes_later_is_used(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture
    ) -> None:
        multimedia.QMediaDevices.outputs = []
        sounds = prepared(folder_with(tmp_path, war=16000))
        assert complaints(caplog) == ["silence: there is no audio device"]
        multimedia.QMediaDevices.change("headphones")
        sounds.play("war")
        assert multimedia.played_files == ["war"]

    def test_a_change_leaves_the_effects_alone_for_opening_their_streams_can_cause_one(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        sounds = prepared(folder_with(tmp_path, war=16000))
        sounds.play("war")
        multimedia.QMediaDevices.change("headphones", "loudspeakers")
        assert multimedia.effects_before_each == [0]
        assert multimedia.effect("war").is_playing

    def test_after_a_sound_that_never_ends_every_effect_is_replaced_once_the_last_old_one_is_gone(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        clock = Clock()
        sounds = prepared(folder_with(tmp_path, slap=44100, win=22050, lose=22050), clock=clock)
        for seconds, name in ((0, "win"), (9.9, "win"), (0.2, "slap"), (0, "lose")):
            clock.seconds += seconds
            assert multimedia.effects_before_each == [0, 1, 2]
            sounds.play(name)
        assert multimedia.effects_before_each == [0, 1, 2, 0, 1, 2]
        assert multimedia.played_files == ["win", "slap"]
        sounds.play("lose")
        assert multimedia.played_files == ["win", "slap", "lose"]


class TestPreparing:
    def test_hides_the_plugins_only_while_qt_looks_for_them(
        self, tmp_path: Path, multimedia: Multimedia
    ) -> None:
        before = QCoreApplication.libraryPaths()
        prepared(folder_with(tmp_path, war=16000))
        assert multimedia.QMediaDevices.library_paths_when_asked == [[], before]
        assert QCoreApplication.libraryPaths() == before != []

    def test_tells_what_qt_remarks_only_when_debugging(
        self, tmp_path: Path, multimedia: Multimedia, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.DEBUG, "warapp.desktop.sound")
        prepared(folder_with(tmp_path, war=16000))
        said = [(record.levelname, record.getMessage()) for record in caplog.records]
        assert said == [("DEBUG", "Qt: No QtMultimedia backends found.")]

    @pytest.mark.parametrize(("wish", "used"), [(None, "pulseaudio"), ("pipewire", "pipewire")], ids=str)
    def test_asks_for_pulseaudio_unless_told_otherwise(
        self,
        tmp_path: Path,
        multimedia: Multimedia,
        monkeypatch: pytest.MonkeyPatch,
        wish: str | None,
        used: str,
    ) -> None:
        if wish:
            monkeypatch.setenv("QT_AUDIO_BACKEND", wish)
        else:
            monkeypatch.delenv("QT_AUDIO_BACKEND")
        prepared(folder_with(tmp_path, war=16000))
        assert os.environ["QT_AUDIO_BACKEND"] == used


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux is there a cheap sign of a device")
def test_without_device_or_server_there_is_nothing_to_ask_for(tmp_path: Path) -> None:
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert not may_have_device(environment, tmp_path / "snd")
    assert may_have_device(environment | {"PULSE_SERVER": "unix:/somewhere"}, tmp_path / "snd")
    (tmp_path / "snd").mkdir()
    (tmp_path / "snd" / "pcmC0D0c").touch()
    assert not may_have_device(environment, tmp_path / "snd")
    (tmp_path / "snd" / "pcmC0D0p").touch()
    assert may_have_device(environment, tmp_path / "snd")


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux is there a cheap sign of a device")
def test_a_server_that_listens_is_worth_asking(tmp_path: Path) -> None:
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert may_have_device({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path / "snd")


def test_silence_is_no_fault_and_noted_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "warapp")
    sounds = Sounds(tmp_path)
    sounds.stay_silent()
    sounds.play("slap")
    sounds.prepare()
    noted = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert noted == [("INFO", "silence: there is no audio device")]
