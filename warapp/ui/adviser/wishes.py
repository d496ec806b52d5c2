"""What rules are wanted: how many play, for how long, and what matters to them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSlider, QWidget

from warapp._compat import override
from warapp.engine import MOST_SEATS
from warapp.lab.adviser.request import LEAST_MINUTES, MOST_MINUTES, Length, Request, Wish
from warapp.pace import Pace
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import BuddyLabel, HelpLabel, make_bold
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.segments import Segments
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.wheel_safe_boxes import CheckBox
from warapp.words import Translate
from warapp.words.forecast_text import minutes_words
from warapp.words.translation import Translator

LEAST_PLAYERS = 2
_BESIDE_EMS, _SLIDER_EMS = 40, 1.8
"""The width from which both parts stand side by side, and the height of a slider with its handle."""
_LUCK = (None, Wish.FEW_LEAD_CHANGES, Wish.MANY_LEAD_CHANGES)


class WishesPanel(Group):
    """Asks for players, minutes and wishes, in one column or in two side by side."""

    changed = Signal()
    """Something else is wanted."""

    def __init__(self, players: int, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.players = Segments(
            [number_text(n) for n in range(LEAST_PLAYERS, MOST_SEATS + 1)], self.tr("Number of players")
        )
        self.minutes = MinutesSlider(translate, self)
        self.length = Segments(
            [self.tr("over by then"), self.tr("about so long")], self.tr("What the minutes mean")
        )
        names = {
            Wish.FEW_DRAWS: self.tr("Few &draws"),
            Wish.NOBODY_OUT_EARLY: self.tr("No one drops &out early"),
            Wish.MANY_WARS: self.tr("Many &wars"),
            Wish.KNOWN_RULES: self.tr("Only rules people &know"),
        }
        self.wishes = {wish: CheckBox(name, self) for wish, name in names.items()}
        self.luck = Segments([self.tr("any"), self.tr("few"), self.tr("many")], self.tr("Changes of lead"))
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.column.addLayout(self._parts)
        self._parts.addWidget(self._time_part(), 1, Qt.AlignmentFlag.AlignTop)
        self._parts.addWidget(self._wishes_part(), 1, Qt.AlignmentFlag.AlignTop)
        self._parts.setSpacing(10)
        self.players.set_index(players - LEAST_PLAYERS)
        self._connect()

    def request(self, pace: Pace) -> Request:
        """Return what is wanted.

        Args:
            pace: what battles and wars take.
        """
        wished = [wish for wish, box in self.wishes.items() if box.isChecked()]
        luck = _LUCK[self.luck.index]
        length = Length.ABOUT if self.length.index else Length.OVER_BY
        players = self.players.index + LEAST_PLAYERS
        return Request(
            players, self.minutes.value, length, frozenset([*wished, *([luck] if luck else [])]), pace
        )

    def _connect(self) -> None:
        for choice in (self.players, self.length, self.luck):
            choice.chosen.connect(lambda _: self.changed.emit())
        self.minutes.changed.connect(self.changed)
        for box in self.wishes.values():
            box.toggled.connect(lambda _: self.changed.emit())

    def _time_part(self) -> QWidget:
        meaning = _heading(self.tr("Leng&th"), self.length)
        players = _heading(self.tr("We &are"), self.players)
        return _part(self, [players, self.players, self.minutes, meaning, self.length])

    def _wishes_part(self) -> QWidget:
        matters = QLabel(self.tr("What matters"), self)
        make_bold(matters)
        luck = _heading(self.tr("Chan&ges of lead"), self.luck)
        return _part(self, [matters, *self.wishes.values(), luck, self.luck])

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE_EMS * text_px(self.font())
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if beside else directions.TopToBottom)


class MinutesSlider(QWidget):
    """A slider of minutes, with the chosen number above it and the ends below."""

    changed = Signal()
    """Another number was chosen."""

    def __init__(self, translate: Translate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._translate = translate
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(LEAST_MINUTES, MOST_MINUTES)
        self.slider.setPageStep(5)
        self.slider.setMinimumHeight(round(_SLIDER_EMS * text_px(self.font())))
        self.slider.setAccessibleName(self.tr("Minutes that we have"))
        self.words = QLabel(self)
        self.words.setProperty("accent", True)
        make_bold(self.words)
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(_heading(self.tr("We &have"), self.slider))
        above.addStretch(1)
        above.addWidget(self.words)
        for end in (LEAST_MINUTES, MOST_MINUTES):
            below.addWidget(HelpLabel(number_text(end), self))
            below.addStretch(1 if end == LEAST_MINUTES else 0)
        column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(above)
        column.addWidget(self.slider)
        column.addLayout(below)
        self.slider.valueChanged.connect(self._show_value)
        self.slider.setValue(15)

    @property
    def value(self) -> int:
        """The number of minutes."""
        return self.slider.value()

    def _show_value(self, minutes: int) -> None:
        self.words.setText(minutes_words(minutes, Translator(self._translate)))
        self.slider.setAccessibleDescription(self.words.text())
        self.changed.emit()


def _heading(text: str, buddy: QWidget) -> QLabel:
    label = BuddyLabel(text, buddy)
    make_bold(label)
    return label


def _part(parent: QWidget, widgets: Iterable[QWidget]) -> QWidget:
    part = QWidget(parent)
    column = QBoxLayout(QBoxLayout.Direction.TopToBottom, part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for widget in widgets:
        column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeading if isinstance(widget, Segments) else _ANY)
    return part


_ANY = Qt.AlignmentFlag(0)
