"""Axes of charts: their range, their ticks and the ticks' labels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtGui import QFontMetrics

from warapp.lab.bins import clock_steps, round_steps
from warapp.ui.widgets.numbers import clock_text, number_text

_GAP_EMS = 1.2
"""The gap between the labels of neighbouring ticks, in text heights."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The unit of an axis: which steps between ticks are round, and how a number is written."""

    steps: Callable[[], Iterable[int]] = round_steps
    text: Callable[[float], str] = number_text


COUNTS = Scale()
"""Whole numbers."""
SECONDS = Scale(clock_steps, lambda seconds: clock_text(round(seconds)))
"""Seconds, written as minutes and seconds."""


def _minutes_text(seconds: float) -> str:
    return number_text(seconds / 60)


MINUTES = Scale(lambda: (step for step in clock_steps() if step >= 60), _minutes_text)
"""Seconds, written as whole minutes."""


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis from `first` to `last`.

    Attributes:
        first: the least value.
        last: the greatest value.
        ticks: the values that have a label.
        scale: how values are written.
    """

    first: float
    last: float
    ticks: tuple[float, ...] = ()
    scale: Scale = COUNTS

    @property
    def span(self) -> float:
        """The length of the range."""
        return self.last - self.first

    def words(self) -> list[str]:
        """Return the labels of the ticks."""
        return [self.scale.text(tick) for tick in self.ticks]

    def widest_label(self, font: QFontMetrics) -> int:
        """Return the width of the widest label in pixels."""
        return max((font.horizontalAdvance(words) for words in self.words()), default=0)

    def with_ticks(self, most: int) -> Axis:
        """Return the axis with at most this many ticks, at multiples of the smallest round step.

        >>> Axis(0, 37).with_ticks(5).ticks
        (0, 10, 20, 30)
        """
        step = next(step for step in self.scale.steps() if self.span / step < max(1, most))
        lowest = -int(-self.first // step)
        ticks = range(lowest * step, int(self.last // step) * step + 1, step)
        return Axis(self.first, self.last, tuple(ticks), self.scale)

    def with_fitting_x_ticks(self, width: float, font: QFontMetrics) -> Axis:
        """Return the axis with as many ticks as fit side by side."""
        gap = _GAP_EMS * font.height()
        for most in range(12, 0, -1):
            fitted = self.with_ticks(most)
            if fitted.span <= 0:
                break
            apart = min((b - a for a, b in pairwise(fitted.ticks)), default=fitted.span)
            if fitted.widest_label(font) + gap <= apart / fitted.span * width:
                break
        return fitted

    def with_fitting_y_ticks(self, height: float, font: QFontMetrics) -> Axis:
        """Return the axis with as many ticks as fit above each other."""
        return self.with_ticks(max(2, min(6, int(height / (2 * font.height())))))
