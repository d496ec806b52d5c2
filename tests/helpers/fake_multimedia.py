"""Stands for QtMultimedia in tests: it needs no device, and a sound lasts until the test ends it."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QUrl, qWarning


class Effect:
    """Stands for a QSoundEffect, which sounds until the test ends it."""

    def __init__(self, multimedia: "Multimedia") -> None:
        self._multimedia = multimedia
        self.name = ""
        self.volume = 1.0
        self.is_loaded = True
        self.is_playing = False

    def setSource(self, url: QUrl) -> None:  # noqa: N802
        self.name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.volume = volume

    def isLoaded(self) -> bool:  # noqa: N802
        return self.is_loaded

    def isPlaying(self) -> bool:  # noqa: N802
        return self.is_playing

    def play(self) -> None:
        self.is_playing = True
        self._multimedia.played.append((self.name, round(self.volume, 3)))

    def stop(self) -> None:
        self.is_playing = False


class Devices:
    """Stands for QMediaDevices, class and object in one, and for its signal."""

    def __init__(self) -> None:
        self.outputs = ["loudspeakers"]
        self.library_paths_when_asked: list[list[str]] = []
        self._slots: list[Callable[[], None]] = []

    def __call__(self) -> "Devices":
        return self

    @property
    def audioOutputsChanged(self) -> "Devices":  # noqa: N802
        return self

    def connect(self, slot: Callable[[], None]) -> None:
        self._slots.append(slot)

    def change(self, *outputs: str) -> None:
        self.outputs = list(outputs)
        for slot in self._slots:
            slot()

    def audioOutputs(self) -> list[str]:  # noqa: N802
        self.library_paths_when_asked.append(QCoreApplication.libraryPaths())
        if len(self.library_paths_when_asked) == 1:
            qWarning("No QtMultimedia backends found.")
        return self.outputs


class Multimedia(ModuleType):
    """Stands for QtMultimedia."""

    def __init__(self) -> None:
        super().__init__("PySide6.QtMultimedia")
        self.QMediaDevices = Devices()
        self.effects: WeakSet[Effect] = WeakSet()
        self.effects_before_each: list[int] = []
        self.played: list[tuple[str, float]] = []

    def QSoundEffect(self) -> Effect:  # noqa: N802
        self.effects_before_each.append(len(self.effects))
        effect = Effect(self)
        self.effects.add(effect)
        return effect

    @property
    def played_files(self) -> list[str]:
        return [name for name, _ in self.played]

    def effect(self, name: str) -> Effect:
        (found,) = (effect for effect in self.effects if effect.name == name)
        return found

    def end(self, name: str) -> None:
        """Let a file have been heard to its end."""
        self.effect(name).is_playing = False
