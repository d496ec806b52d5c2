"""Places the keys of the bar of a lesson: the way out, the stones, one or two large buttons, and help."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFont

from warapp.table.layout.geometry import Box
from warapp.ui.learn.layout.places import LessonLayout
from warapp.ui.learn.lesson.bar import LessonBar
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.step import Step

_GROWN_UPS, _EDGE, _GAP = 44, 16, 12


def place_bar(
    bar: LessonBar, controls: Controls, flow: LessonFlow, places: LessonLayout, font: QFont, scale: float
) -> None:
    """Place the bar and its keys, or hide them where there is none.

    Args:
        bar: its ground and the stones.
        controls: the keys.
        flow: the lesson.
        places: where the bar is.
        font: that of the page.
        scale: what words grow with.
    """
    u, room = places.unit, places.bar
    has_bar = room.height > 0
    for widget in (bar, controls.home, controls.help, controls.gear):
        widget.setVisible(has_bar)
    if not has_bar:
        return
    bar.setGeometry(_rect(room))
    middle = room.y + room.height / 2
    side = max(60 * u, 58.0) if room.height >= 80 else 0.94 * room.height
    x = _EDGE * u
    controls.home.setGeometry(_rect(Box(x, middle - side / 2, side, side)))
    is_over = flow.step is Step.OVER
    stones_x = x + side + 22 * u
    bar.show_stones(flow.stones, stones_x, u, is_over=is_over)
    gear = _GROWN_UPS * u
    gear_x = room.width - 18 * u - gear
    controls.gear.setGeometry(_rect(Box(gear_x, middle - gear / 2, gear, gear)))
    help_x = gear_x - 20 * u - side
    controls.help.setGeometry(_rect(Box(help_x, middle - side / 2, side, side)))
    controls.help.setVisible(not is_over and flow.step is not Step.READY and controls.second.isHidden())
    large = QFont(font)
    large.setPixelSize(max(9, round(min(14 * u * scale, 21 * u))))
    _place_large(controls, places, large, stones_x + bar.stones_width, help_x)


def _place_large(controls: Controls, places: LessonLayout, font: QFont, left: float, right: float) -> None:
    """Place the large buttons in the middle of the bar, or where there is room between stones and help."""
    u, bar = places.unit, places.bar
    height = max(58 * u, 0.72 * bar.height)
    y = bar.y + (bar.height - height) / 2
    gap = _GAP * u
    for key in (controls.primary, controls.second):
        key.setFont(font)
    room = right - left - 2 * gap
    if controls.second.isHidden():
        width = min(max(controls.primary.natural_width, 180 * u), room)
        x = min(max(bar.width / 2 - width / 2, left + gap), right - gap - width)
        controls.primary.setGeometry(_rect(Box(x, y, width, height)))
        return
    second = min(controls.second.natural_width, 0.5 * room)
    width = min(controls.primary.natural_width, room - second - gap)
    x = max(left + gap, min(bar.width / 2 - width / 2, right - width - second - 2 * gap))
    controls.primary.setGeometry(_rect(Box(x, y, width, height)))
    controls.second.setGeometry(_rect(Box(x + width + gap, y, second, height)))


def _rect(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.width), round(box.height))
