"""The speed of the table as steps with names; knows no widget."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, Signal

from warapp.store.setting_values import Speed
from warapp.store.settings import Settings
from warapp.vocabulary import NORMAL_SPEED, SPEEDS


class SpeedSteps(QObject):
    """Reads and writes the speed in the settings.

    Args:
        settings: what a person chose.
        parent: the parent object.
    """

    changed = Signal()
    """Another step is set."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self._follow)

    @property
    def factor(self) -> float:
        """The factor on time."""
        factor = self._settings.speed.factor
        return math.inf if factor is None else factor

    @property
    def step(self) -> int:
        """The step that is nearest to the speed."""
        return min(range(len(SPEEDS)), key=lambda step: abs(1 / SPEEDS[step] - 1 / self.factor))

    @property
    def last(self) -> int:
        """The last step, which is instant."""
        return len(SPEEDS) - 1

    def set_step(self, step: int) -> None:
        """Set a step; beyond an end the one there."""
        speed = SPEEDS[max(0, min(step, self.last))]
        self._settings.speed = Speed(None if math.isinf(speed) else speed)

    def move(self, by: int) -> None:
        """Move so many steps faster, or slower if negative."""
        self.set_step(self.step + by)

    def words(self, step: int | None = None) -> str:
        """Return the name of a step, by default of the one that is set."""
        speed = SPEEDS[self.step if step is None else step]
        if math.isinf(speed):
            #: speeds: without motion
            return self.tr("instant")
        if speed == NORMAL_SPEED:
            return self.tr("normal")
        if speed < NORMAL_SPEED:
            return self.tr("slow") if speed > SPEEDS[0] else self.tr("very slow")
        return self.tr("fast") if speed < 4.0 else self.tr("very fast")

    def _follow(self, name: str) -> None:
        if name == "speed":
            self.changed.emit()
