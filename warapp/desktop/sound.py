"""Plays the sounds of the table, or stays silent if that is impossible; doesn't know what they stand for.

Observed with PySide6 6.9 to 6.12 under PulseAudio, and taken into account here:

* From Qt 6.10 on, effects of one sample rate share a stream. If several sound in it and one ends, Qt may
  destroy it in the audio thread, and from then on the event loop spins at 100 % ("QSocketNotifier: Invalid
  socket", after 2 to 50 plays). One at a time never did that (15,000 plays). So sounds that may be heard
  together have different sample rates, and of those with the same rate only one sounds at a time.
* Qt's own PipeWire client, its choice from 6.10 on, is known to crash when the device goes away.
* The first question for devices loads ffmpeg, 17 MB and 10 to 20 ms, though effects are played without it.
* Importing QtMultimedia takes 12 to 35 ms, hence `prepare`. Then `play` takes 0.05 ms (under Qt 6.8 up to 8).
* 6.10.0 crashes if an effect is stopped or changed in the moment in which it ends.
* Effects follow the default device by themselves, but a stream whose device is lost may never end its sound.
* Opening a stream can change its device (PulseAudio adapts the rate of an idle one), so that a slot of
  `audioOutputsChanged` that opens streams is called again and again.
"""

import logging
import math
import os
import sys
import time
import wave
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl, qInstallMessageHandler, qVersion

from warapp.home import home_folder

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

_log = logging.getLogger(__name__)

SHORTEST_GAP_SECONDS = 0.025
"""Equal sounds closer together than this are perceived as one, or as a rattle."""

RUN_GAP_SECONDS, RUN_FALL, RUN_LEAST_GAIN = 0.09, 0.88, 0.5
"""Equal sounds closer than this are a run, in which each is softer than the last, down to a least gain."""

LOST_SECONDS = 10.0
"""No sound takes this long, so its stream must have lost its device."""


@dataclass(frozen=True)
class _Take:
    """One of several recordings of a sound."""

    effect: "QSoundEffect"
    sample_rate: int


class TakeChooser:
    """Chooses recordings in a pseudorandom order, the same in each process."""

    def __init__(self) -> None:
        self._state = 1

    def choose(self, count: int) -> int:
        """Return a number below `count`."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return (self._state >> 16) % count


class Sounds:
    """The sounds in a folder; `slap.wav` and `slap-2.wav` are two takes of the sound "slap".

    No take is played twice in a row if there are several. Nothing here raises or blocks; what can't be played
    is silent, and only the first reason for that is logged.
    """

    def __init__(
        self,
        folder: Path,
        *,
        volume: float = 0.7,
        muted: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set up without loading anything.

        Args:
            folder: the folder of the WAV files.
            volume: the volume, 0 to 1 on a perceptual scale.
            muted: whether to be silent.
            clock: returns the time in seconds.
        """
        self._folder = folder
        self._volume = _clamped(volume)
        self._muted = muted
        self._clock = clock
        self._prepared = False
        self._complained = False
        self._devices: QMediaDevices | None = None
        self._takes: dict[str, list[_Take]] = {}
        self._chooser = TakeChooser()
        self._last_take: dict[str, _Take] = {}
        self._played_at: dict[str, float] = {}
        self._run_gain: dict[str, float] = {}
        self._busy_since: dict[int, float] = {}

    @property
    def volume(self) -> float:
        """The volume, 0 to 1 on a perceptual scale; a change takes effect with the next sound."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = _clamped(volume)

    @property
    def muted(self) -> bool:
        """Whether to be silent; muting also stops playing sounds."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and not qVersion().startswith("6.10."):  # there it rings out, 1.4 s at most: see above
            for take in self._every_take():
                take.effect.stop()

    def prepare(self) -> None:
        """Load the sounds, which takes 20 to 100 ms; until then `play` is silent."""
        if self._prepared:
            return
        self._prepared = True
        os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")  # also on PipeWire, which serves it
        with _quiet_qt_logging():
            try:
                from PySide6.QtMultimedia import QMediaDevices
            except ImportError as error:  # a Linux without libpulse, a package without QtMultimedia
                self._complain("QtMultimedia can't be loaded: %s", error)
                return
            with _hidden_qt_plugins():
                QMediaDevices.audioOutputs()
        self._devices = QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._load_on_first_device)
        self._load()

    def play(self, name: str) -> None:
        """Play a sound now, or not at all."""
        if self._muted or self._volume == 0 or not self._prepared:
            return
        if name not in self._takes:
            self._complain("there is no sound %r", name)
            return
        now = self._clock()
        gap = now - self._played_at.get(name, -math.inf)
        if gap < SHORTEST_GAP_SECONDS:
            return
        fallen = max(RUN_LEAST_GAIN, self._run_gain.get(name, 1.0) * RUN_FALL)
        self._run_gain[name] = fallen if gap < RUN_GAP_SECONDS else 1.0
        if not self._start(name, now) and self._is_lost(name, now):
            self._load()

    def _start(self, name: str, now: float) -> bool:
        busy = {take.sample_rate for take in self._every_take() if take.effect.isPlaying()}
        takes, last = self._takes[name], self._last_take.get(name)
        free = [
            take
            for take in takes
            if take.effect.isLoaded()
            and take.sample_rate not in busy
            and (take is not last or len(takes) == 1)
        ]
        if not free:
            return False
        take = self._last_take[name] = free[self._chooser.choose(len(free))]
        take.effect.setVolume(self._volume**2 * self._run_gain[name])
        take.effect.play()
        self._played_at[name] = self._busy_since[take.sample_rate] = now
        return True

    def _is_lost(self, name: str, now: float) -> bool:
        rates = (take.sample_rate for take in self._takes[name])
        return any(now - self._busy_since.get(rate, now) > LOST_SECONDS for rate in rates)

    def _load_on_first_device(self) -> None:
        if not self._takes:
            self._load()

    def _load(self) -> None:
        # Delete all old effects before creating one, which would inherit the stream of a lost device.
        self._takes.clear()
        self._last_take.clear()
        self._busy_since.clear()
        if self._devices is None or not self._devices.audioOutputs():
            self._complain("there is no audio device")
            return
        for file in sorted(self._folder.glob("*.wav"), key=lambda file: file.stem):
            name, _, _ = file.stem.partition("-")
            try:
                self._takes.setdefault(name, []).append(_take(file))
            except (OSError, EOFError, wave.Error) as error:
                self._complain("%s can't be read: %s", file, error)

    def stay_silent(self) -> None:
        """Give up loading because there is no audio device, which is not an error."""
        self._prepared = self._complained = True
        _log.info("silence: there is no audio device")

    def _every_take(self) -> Iterator[_Take]:
        for takes in self._takes.values():
            yield from takes

    def _complain(self, reason: str, *details: object) -> None:
        if not self._complained:
            _log.warning("silence: " + reason, *details)
        self._complained = True


def may_have_device(environment: Mapping[str, str] = os.environ, devices: Path = Path("/dev/snd")) -> bool:
    """Return whether there may be an audio device, so that loading QtMultimedia (8 MB) is worthwhile.

    On Linux that takes a playback device or a sound server.
    """
    if sys.platform != "linux":
        return True
    runtime = Path(environment.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    servers = [runtime / "pulse/native", runtime / "pipewire-0"]
    if home := home_folder():
        servers.append(home / ".config/pulse/client.conf")
    named = environment.get("PULSE_SERVER") or environment.get("PULSE_RUNTIME_PATH")
    return bool(named) or any(server.exists() for server in servers) or any(devices.glob("pcm*p"))


def _take(file: Path) -> _Take:
    from PySide6.QtMultimedia import QSoundEffect

    with wave.open(str(file)) as header:
        sample_rate = header.getframerate()
    effect = QSoundEffect()
    effect.setSource(QUrl.fromLocalFile(str(file)))
    return _Take(effect, sample_rate)


def _clamped(volume: float) -> float:
    return min(max(volume, 0.0), 1.0)


@contextmanager
def _hidden_qt_plugins() -> Iterator[None]:
    """Hide Qt's plugins, so that ffmpeg isn't loaded: Qt looks for a media plugin only once."""
    paths = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)


@contextmanager
def _quiet_qt_logging() -> Iterator[None]:
    """Keep Qt's messages about missing PipeWire, PulseAudio or media plugins off the console."""
    before = qInstallMessageHandler(lambda _kind, _context, message: _log.debug("Qt: %s", message))
    try:
        yield
    finally:
        qInstallMessageHandler(before)
