"""A key of one's own for each person: a battle begins once everybody has pressed; knows no rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from warapp.overriding import override
from warapp.words import Translate
from warapp.words.translation import Words, listed

KEYS = "QOXNGL"
"""The key of each seat: letters far apart, and none that does something else at the table."""


class OwnKeys(QObject):
    """Listens at the table, and says when all people who still hold cards have pressed.

    Args:
        table: the widget whose keys these are.
        people: whether a person plays, for each seat.
        names: of the seats.
        translate: into the reader's language.
    """

    all_pressed = Signal()
    """Everybody has pressed; the next battle waits for all of them anew."""
    waiting_changed = Signal(str)
    """Somebody pressed, and others have not: whom the battle waits for, in words."""

    def __init__(
        self, table: QWidget, people: Sequence[bool], names: Sequence[str], translate: Translate
    ) -> None:
        super().__init__(table)
        self._people = [seat for seat, is_person in enumerate(people) if is_person]
        self._names, self._translate = tuple(names), translate
        self._in = {*self._people}
        self._pressed: set[int] = set()
        table.installEventFilter(self)

    def set_counts(self, counts: Sequence[int]) -> None:
        """Say how many cards each seat holds: who holds none need not press."""
        self._in = {seat for seat in self._people if counts[seat]}
        self._pressed.clear()

    @property
    def waiting_words(self) -> str:
        """Whom the next battle waits for, with their keys."""
        words = Words(self._translate)
        waited = [
            words.tr("{name} ({key})", "a player and a key").format(name=self._names[seat], key=KEYS[seat])
            for seat in self._people
            if seat in self._in - self._pressed
        ]
        return words.tr("Waiting for {players}.").format(players=listed(waited, words)) if waited else ""

    def press(self, letter: str) -> bool:
        """Take a key; return whether it is somebody's."""
        seat = KEYS.find(letter.upper()) if letter else -1
        if seat not in self._in:
            return False
        self._pressed.add(seat)
        if self._in - self._pressed:
            self.waiting_changed.emit(self.waiting_words)
        else:
            self._pressed.clear()
            self.all_pressed.emit()
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            return self.press(event.text())
        return super().eventFilter(watched, event)
