"""Plays the sounds of the table, and is silent where there is no sound; it doesn't know what they stand for.

Measured with PySide6 6.9 to 6.12 under PulseAudio, each a reason for how this module is built:

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

SHORTEST_GAP_SECONDS = 0.035
"""Equal sounds closer than this are heard as one, or as a rattle."""

RUN_GAP_SECONDS, RUN_FALL, RUN_LEAST_GAIN = 0.09, 0.88, 0.5
"""Equal sounds closer than this are a run, in which each is softer than the last, down to a least gain."""

LOST_SECONDS = 10.0
"""No sound takes so long, whatever the device adds: its stream leads nowhere any more."""


@dataclass(frozen=True)
class _Take:
    """One recording of a sound."""

    effect: "QSoundEffect"
    sample_rate: int


class TakeChooser:
    """Chooses between recordings in an order that nobody follows, the same in each process."""

    def __init__(self) -> None:
        self._state = 1

    def choose(self, count: int) -> int:
        """Return one of the numbers below `count`."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return (self._state >> 16) % count


class Sounds:
    """The sounds in a folder; `slap.wav` and `slap-2.wav` are two takes of the sound "slap".

    Of several takes none is played twice in a row. Nothing here raises or waits. What can't be played is
    silence, and only the first reason for it is logged.
    """

    def __init__(
        self,
        folder: Path,
        *,
        volume: float = 0.7,
        muted: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take note of everything and load nothing.

        Args:
            folder: Where the WAV files are.
            volume: 0 to 1, in steps that sound even.
            muted: Whether to be silent.
            clock: The time in seconds.
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
        """0 to 1, in steps that sound even; a change is heard from the next sound on."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = _clamped(volume)

    @property
    def muted(self) -> bool:
        """Whether to be silent; muting also ends what sounds now."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and not qVersion().startswith("6.10."):  # there it rings out, 1.4 s at most: see above
            for take in self._every_take():
                take.effect.stop()

    def prepare(self) -> None:
        """Load the sounds, once: 20 to 100 ms, so call it while nothing moves. Before, `play` is silent."""
        if self._prepared:
            return
        self._prepared = True
        os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")  # also on PipeWire, which serves it
        with _qt_remarks_at_debug_level():
            try:
                from PySide6.QtMultimedia import QMediaDevices
            except ImportError as error:  # a Linux without libpulse, a package without QtMultimedia
                self._complain("QtMultimedia can't be loaded: %s", error)
                return
            with _qt_plugins_out_of_sight():
                QMediaDevices.audioOutputs()
        self._devices = QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._load_on_first_device)
        self._load()

    def play(self, name: str) -> None:
        """Let a sound be heard now or, if it can't be, not at all."""
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
        # All old effects must go before the first new one comes, which would inherit a lost device's stream.
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
        """Load nothing, since there is nothing to play on; a machine without a device is no fault."""
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
    """Return whether it is worth loading QtMultimedia (8 MB) to ask for an audio device.

    On Linux there is none without a playback device, or a sound server that listens or is named.
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
def _qt_plugins_out_of_sight() -> Iterator[None]:
    """Keep ffmpeg out of the process: Qt looks for a media plugin once, and does without if it finds none."""
    paths = QCoreApplication.libraryPaths()
    QCoreApplication.setLibraryPaths([])
    try:
        yield
    finally:
        QCoreApplication.setLibraryPaths(paths)


@contextmanager
def _qt_remarks_at_debug_level() -> Iterator[None]:
    """Keep off the console that Qt found no PipeWire, no PulseAudio, no media plugin."""
    before = qInstallMessageHandler(lambda _kind, _context, message: _log.debug("Qt: %s", message))
    try:
        yield
    finally:
        qInstallMessageHandler(before)
