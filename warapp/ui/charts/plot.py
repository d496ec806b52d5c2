"""The geometry of a chart with two axes, mirrored for right-to-left layouts; draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics

from warapp.ui.charts.axis import Axis

TICK_GAP_PX = 4
"""The gap between an axis and its labels."""
EDGE_PX = 8
"""The margin on the side without an axis."""


@dataclass(frozen=True, slots=True)
class Plot:
    """The area between two axes.

    Attributes:
        area: in logical pixels.
        width: of the whole chart.
        x_axis: below the area.
        y_axis: beside the area.
        mirrored: whether x runs from right to left, with the y axis on the right.
    """

    area: QRectF
    width: float
    x_axis: Axis
    y_axis: Axis
    mirrored: bool = False

    @classmethod
    def fitted(
        cls,
        room: QRectF,
        font: QFontMetrics,
        x_axis: Axis,
        y_axis: Axis,
        *,
        mirrored: bool = False,
        rows_above: float = 0.5,
        rows_below: float = 1.0,
    ) -> Plot:
        """Return the plot that leaves room for its labels, with as many ticks as fit.

        Args:
            room: the rectangle of the whole chart.
            font: of the labels.
            x_axis: gets the ticks that fit, unless it has some.
            y_axis: likewise.
            mirrored: whether x runs from right to left.
            rows_above: the rows of text above the area.
            rows_below: the rows of text below it, including the tick labels.
        """
        above, below = rows_above * font.height() + 1, rows_below * font.height() + 3
        y_axis = y_axis if y_axis.ticks else y_axis.with_fitting_y_ticks(room.height() - above - below, font)
        beside = y_axis.widest_label(font) + 2 * TICK_GAP_PX
        left, right = (EDGE_PX, beside) if mirrored else (beside, EDGE_PX)
        area = room.adjusted(left, above, -right, -below)
        x_axis = x_axis if x_axis.ticks else x_axis.with_fitting_x_ticks(area.width(), font)
        return cls(area, room.width(), x_axis, y_axis, mirrored)

    def x(self, value: float) -> float:
        """Return the x coordinate of a value."""
        along = (value - self.x_axis.first) / (self.x_axis.span or 1) * self.area.width()
        return self.area.right() - along if self.mirrored else self.area.left() + along

    def value_at(self, x: float) -> float:
        """Return the value at an x coordinate."""
        along = self.area.right() - x if self.mirrored else x - self.area.left()
        return self.x_axis.first + along / max(1.0, self.area.width()) * self.x_axis.span

    def y(self, value: float) -> float:
        """Return the y coordinate of a value."""
        return self.area.bottom() - (value - self.y_axis.first) / (self.y_axis.span or 1) * self.area.height()

    def ys(self, values: Iterable[float]) -> list[float]:
        """Return the y coordinates of values."""
        bottom, high = self.area.bottom(), self.area.height() / (self.y_axis.span or 1)
        return [bottom - (value - self.y_axis.first) * high for value in values]

    def bar_rect(self, first: float, end: float, height: float) -> QRectF:
        """Return the rectangle of a bar between two values of the x axis."""
        left, right = sorted((self.x(first), self.x(end)))
        top = self.y(height)
        return QRectF(left, top, right - left, self.area.bottom() - top)
