"""What is only painted in a lesson, as objects for a screen reader: cards, players, answers, words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from warapp.table.layout.geometry import Box
from warapp.ui.appearance.accessible import register
from warapp.ui.learn.felt.fittings import Player
from warapp.ui.learn.layout.places import LessonLayout
from warapp.ui.learn.lesson.controls import Controls
from warapp.ui.learn.lesson.flow import LessonFlow
from warapp.ui.learn.lesson.form import answer_in_slot
from warapp.ui.learn.lesson.step import Step

_ROLES = QAccessible.Role


class Thing(NamedTuple):
    """A thing that is painted.

    Attributes:
        key: names it for as long as it is there.
        role: what kind of thing it is.
        name: its name, which can be understood by itself.
        box: its place.
    """

    key: str
    role: QAccessible.Role
    name: str
    box: Box


def things_of(
    flow: LessonFlow, layout: LessonLayout, controls: Controls, players: tuple[Player, Player]
) -> list[Thing]:
    """Return who plays, the cards that are no keys at the moment, the answer, and the words at the end."""
    if flow.step is Step.OVER:
        return [Thing("praise", _ROLES.StaticText, flow.praise.text, layout.felt)]
    things = [
        Thing(f"player {seat}", _ROLES.StaticText, players[seat].name, box)
        for seat, box in enumerate(layout.players)
    ]
    if flow.asking is None:
        return things
    for seat, cards in enumerate(layout.cards):
        if controls.places[seat].isHidden():
            name = controls.side_name(flow.question, seat)
            things.append(Thing(f"cards {seat}", _ROLES.Graphic, name, _around(cards)))
    if layout.slot is not None:
        things.append(Thing("answer", _ROLES.StaticText, answer_in_slot(flow), layout.slot))
    return things


def _around(boxes: Sequence[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


class LessonObjects:
    """Keeps a widget for each thing; nobody sees them, as they lie below the table.

    Args:
        page: of the lesson.
        painted: its own widgets that paint a picture, and have its words as their names.
    """

    def __init__(self, page: QWidget, painted: Sequence[QWidget]) -> None:
        self._page = page
        self._widgets: dict[str, QWidget] = {}
        for widget in painted:
            register(QAccessibleWidget(widget, _ROLES.Graphic))

    def show(self, things: Sequence[Thing]) -> None:
        """Show these things and no others."""
        for thing in things:
            widget = self._widget(thing)
            if widget.accessibleName() != thing.name:
                widget.setAccessibleName(thing.name)
            box = thing.box
            widget.setGeometry(QRect(round(box.x), round(box.y), round(box.width), round(box.height)))
        shown = {thing.key for thing in things}
        for key, widget in self._widgets.items():
            widget.setVisible(key in shown)

    def _widget(self, thing: Thing) -> QWidget:
        if thing.key not in self._widgets:
            widget = self._widgets[thing.key] = QWidget(self._page)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            widget.setObjectName(thing.key)
            register(QAccessibleWidget(widget, thing.role))
            widget.lower()
        return self._widgets[thing.key]
