"""Places what is in the bar of a lesson: the way out, the stones, large buttons, and help.

Where one switch does everything, its strip of small pictures takes the place of the round keys. All is
mirrored where one reads from right to left.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from warapp.table.layout.geometry import Box
from warapp.ui.learn.keys.bar_keys import WordsKey
from warapp.ui.learn.keys.strip import SwitchStrip
from warapp.ui.learn.layout.places import LessonLayout
from warapp.ui.learn.lesson.bar import LessonBar
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.form import can_help
from warapp.ui.learn.lesson.step import Step

_GROWN_UPS, _EDGE, _GAP = 44, 16, 12
_STONES_LEFT, _MOST_RIGHT, _LEAST_RIGHT = 26, 52, 18
_STRIP = 276
"""The width of a strip of five."""


@dataclass(frozen=True)
class BarParts:
    """What is in the bar.

    Attributes:
        ground: its ground, with the stones.
        controls: have its keys.
        strip: shows what one switch goes through.
        hint: says what that switch does.
    """

    ground: LessonBar
    controls: Controls
    strip: SwitchStrip
    hint: WordsKey


class BarPlacer:
    """Places what is in a bar.

    Args:
        parts: what there is.
        places: where the bar is.
        font: that of the page.
        scale: what words grow with.
        is_mirrored: whether one reads from right to left.
    """

    def __init__(
        self, parts: BarParts, places: LessonLayout, font: QFont, scale: float, *, is_mirrored: bool
    ) -> None:
        self._parts, self._u, self._bar = parts, places.unit, places.bar
        self._is_mirrored = is_mirrored
        large = QFont(font)
        large.setPixelSize(max(9, round(min(14 * self._u * scale, 21 * self._u))))
        for key in (parts.controls.primary, parts.controls.second, parts.hint):
            key.setFont(large)

    def place(self, flow: LessonFlow, *, by_switch: bool) -> None:
        """Place all, or hide it where there is no bar."""
        parts, controls = self._parts, self._parts.controls
        has_bar = self._bar.height > 0
        has_keys = has_bar and not by_switch
        for key in (controls.home, controls.gear):
            key.setVisible(has_keys)
        controls.help.setVisible(has_keys and can_help(flow))
        parts.ground.setVisible(has_bar)
        parts.strip.setVisible(by_switch)
        parts.strip.set_unit(self._u)
        parts.hint.setVisible(by_switch and has_bar and controls.primary.isHidden())
        if not has_bar:
            self._place_over_felt()
            return
        parts.ground.setGeometry(self._mirrored(self._bar))
        left = _STONES_LEFT * self._u if by_switch else self._place_home()
        is_over = flow.step is Step.OVER
        parts.ground.show_stones(flow.stones, left, self._u, is_over=is_over)
        left += parts.ground.stones_width
        if by_switch:
            self._place_strip(left)
        else:
            self._place_large(left, self._place_help())

    def _place_over_felt(self) -> None:
        """Place the way out at a corner, and the strip below the cards."""
        u, controls = self._u, self._parts.controls
        side = max(60 * u, 58.0)
        self._put(controls.home, Box(_EDGE * u, self._bar.y - _EDGE * u - side, side, side))
        height = 50 * u
        self._put(self._parts.strip, Box(0, self._bar.y - height - 4, self._bar.width, height))

    @property
    def _middle(self) -> float:
        return self._bar.y + self._bar.height / 2

    @property
    def _side(self) -> float:
        return max(60 * self._u, 58.0) if self._bar.height >= 80 else 0.94 * self._bar.height

    def _place_home(self) -> float:
        """Place the way out, and return where the stones begin."""
        u, side = self._u, self._side
        self._put(self._parts.controls.home, Box(_EDGE * u, self._middle - side / 2, side, side))
        return _EDGE * u + side + 22 * u

    def _place_help(self) -> float:
        """Place help and what is for grown-ups, and return where they begin."""
        u, side, gear, controls = self._u, self._side, _GROWN_UPS * self._u, self._parts.controls
        gear_x = self._bar.width - 18 * u - gear
        self._put(controls.gear, Box(gear_x, self._middle - gear / 2, gear, gear))
        help_x = gear_x - 20 * u - side
        self._put(controls.help, Box(help_x, self._middle - side / 2, side, side))
        return help_x

    @property
    def _large_height(self) -> float:
        return max(58 * self._u, 0.72 * self._bar.height)

    def _place_large(self, left: float, right: float) -> None:
        """Place the large buttons in the middle of the bar, or where stones and help leave them room."""
        u, controls, gap = self._u, self._parts.controls, _GAP * self._u
        height = self._large_height
        y = self._middle - height / 2
        room = right - left - 2 * gap
        middle = self._bar.width / 2
        if controls.second.isHidden():
            width = min(max(controls.primary.natural_width, 180 * u), room)
            x = min(max(middle - width / 2, left + gap), right - gap - width)
            self._put(controls.primary, Box(x, y, width, height))
            return
        second = min(controls.second.natural_width, 0.5 * room)
        width = min(controls.primary.natural_width, room - second - gap)
        x = max(left + gap, min(middle - width / 2, right - width - second - 2 * gap))
        self._put(controls.primary, Box(x, y, width, height))
        self._put(controls.second, Box(x + width + gap, y, second, height))

    def _place_strip(self, left: float) -> None:
        """Place the large buttons at the end of the bar, and the strip between them and the stones."""
        u, controls, gap = self._u, self._parts.controls, _GAP * self._u
        first = self._parts.hint if controls.primary.isHidden() else controls.primary
        keys = [first] if controls.second.isHidden() else [first, controls.second]
        widths = [max(key.natural_width, 150 * u) for key in keys]
        spare = self._bar.width - left - sum(widths) - len(keys) * gap - _STRIP * u
        right = self._bar.width - min(_MOST_RIGHT * u, max(_LEAST_RIGHT * u, spare / 2))
        height = self._large_height
        for key, width in zip(reversed(keys), reversed(widths), strict=True):
            right -= width
            self._put(key, Box(right, self._middle - height / 2, width, height))
            right -= gap
        self._put(self._parts.strip, Box(left + gap, self._bar.y, right - left - gap, self._bar.height))

    def _put(self, widget: QWidget, box: Box) -> None:
        widget.setGeometry(self._mirrored(box))

    def _mirrored(self, box: Box) -> QRect:
        x = self._bar.width - box.right if self._is_mirrored else box.x
        return QRect(round(x), round(box.y), round(box.width), round(box.height))
