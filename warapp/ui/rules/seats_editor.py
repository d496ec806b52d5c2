"""Edits the seats: their names, and whether a person or the computer plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import MOST_SEATS
from warapp.store.setting_values import LONGEST_NAME, clean_name
from warapp.ui.rules.pictures import draw_seat_marker
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.wheel_safe_boxes import CheckBox


class DefaultNames(Protocol):
    """Returns the default names of this many seats."""

    def __call__(self, seats: int, people: Sequence[bool] = (), /) -> Sequence[str]:
        """Return a name for each seat.

        Args:
            seats: the number of seats.
            people: for each seat, whether a person plays.
        """
        ...


DescribeKeys = Callable[[Sequence[str], Sequence[bool]], str]
"""Returns the people with their keys in words, given the names and who is a person."""


class SeatMarker(QWidget):
    """Shows the marker of a seat."""

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedSize(self.sizeHint())

    @override
    def sizeHint(self) -> QSize:
        side = int(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        draw_seat_marker(painter, self._seat, middle, self.width() * 0.38, self.palette())
        painter.end()


class SeatRow(QWidget):
    """The name and the player of one seat."""

    changed = Signal()

    def __init__(self, seat: int, marker: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(self.fontMetrics().height() * 5)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number_text(seat + 1)))
        who = self.tr("Who plays for player {number}").format(number=number_text(seat + 1))
        #: who plays: a person or the computer
        self.kind = ChoiceField([self.tr("person"), self.tr("computer")], who, self)
        self._is_person = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(SeatMarker(seat, marker, self))
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        self.name.textChanged.connect(lambda _: self.changed.emit())
        self.kind.chosen.connect(self._choose)

    @property
    def is_person(self) -> bool:
        """Whether a person plays."""
        return self._is_person

    def set_person(self, is_person: bool) -> None:
        """Let a person or the computer play."""
        self._is_person = is_person
        self.kind.set_index(0 if is_person else 1)

    def _choose(self, index: int) -> None:
        self._is_person = index == 0
        self.changed.emit()


class SeatsEditor(QWidget):
    """A row for each seat, and whether each person has a key of their own.

    Args:
        usual_names: returns the default names of this many seats.
        describe_keys: returns the people with their keys, in words.
    """

    changed = Signal()
    """A name or a player has changed."""

    def __init__(
        self, usual_names: DefaultNames, describe_keys: DescribeKeys, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._usual_names, self._describe_keys = usual_names, describe_keys
        self._seats = MOST_SEATS
        self.rows = [SeatRow(seat, words, self) for seat, words in enumerate(self._marker_names())]
        self.own_keys = CheckBox(self.tr("Ever&yone presses their own key"), self)
        self._own_keys_help = HelpLabel("", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self._update_rows)
        column.addWidget(self.own_keys)
        column.addWidget(self._own_keys_help)
        self.show_seats(2)

    @property
    def names(self) -> tuple[str, ...]:
        """The name typed for each seat, or ''."""
        return tuple(clean_name(row.name.text()) for row in self.rows[: self._seats])

    @property
    def shown_names(self) -> list[str]:
        """The name of each seat, typed or default."""
        usual = self._usual_names(self._seats, self.people)
        return [name or usual[seat] for seat, name in enumerate(self.names)]

    @property
    def people(self) -> tuple[bool, ...]:
        """For each seat, whether a person plays."""
        return tuple(row.is_person for row in self.rows[: self._seats])

    def set_players(self, names: Sequence[str], people: Sequence[bool], own_keys: bool) -> None:
        """Set the players; missing seats get the computer and no name, the first one a person."""
        for seat, row in enumerate(self.rows):
            row.name.setText(names[seat] if seat < len(names) else "")
            is_person = people[seat] if seat < len(people) else seat == 0
            row.set_person(is_person)
        self.own_keys.setChecked(own_keys)

    def show_seats(self, seats: int) -> None:
        """Show the rows of this many seats; hidden rows keep their values."""
        self._seats = seats
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < seats)
        self._update_rows()

    def _update_rows(self) -> None:
        people = self.people
        several = sum(people) > 1
        for row, name in zip(self.rows, self._usual_names(self._seats, people), strict=False):
            row.name.setPlaceholderText(name)
        self.own_keys.setEnabled(several)
        self._own_keys_help.setText(
            self.tr("A battle begins when everyone has pressed their key: {keys}.").format(
                keys=self._describe_keys(self.shown_names, people)
            )
            if several
            else self.tr("Only when two or more people play.")
        )
        self.own_keys.setAccessibleDescription(self._own_keys_help.text())
        self.changed.emit()

    def _marker_names(self) -> list[str]:
        return [
            #: the signs of seats
            self.tr("orange disc"),
            self.tr("blue triangle"),
            self.tr("yellow square"),
            self.tr("green pentagon"),
            self.tr("violet hexagon"),
            self.tr("pink star"),
        ]
