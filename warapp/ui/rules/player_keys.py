"""A key for each person: a battle starts once all of them have pressed theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from warapp.desktop.keyboard import Keyboard
from warapp.words import Translate
from warapp.words.translation import Translator, listed

KEYS = "QOXNGL"
"""The key of each seat, as a place on the keyboard: the letter of the US layout there.

They are far apart under every layout; what is printed on them may do something else at the table meanwhile.
"""

PrintOf = Callable[[str], str]


class PlayerKeys(QObject):
    """Watches the keys, and reports when all people who hold cards have pressed theirs.

    Args:
        keyboard: hears the keys by their places, and knows what is printed on them.
        people: for each seat, whether a person plays.
        names: of the seats.
        translate: into the user's language.
        parent: owns this object.

    Attributes:
        hears: returns whether keys count now.
    """

    all_pressed = Signal()
    """All have pressed; the next battle waits for all of them again."""
    waiting_changed = Signal(str)
    """Some have pressed: the text that names the others."""

    def __init__(
        self,
        keyboard: Keyboard,
        people: Sequence[bool],
        names: Sequence[str],
        translate: Translate,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.hears: Callable[[], bool] = lambda: True
        self._keyboard, self._print_of = keyboard, keyboard.print_of
        self._people = [seat for seat, is_person in enumerate(people) if is_person]
        self._names, self._translate = tuple(names), translate
        self._with_cards = {*self._people}
        self._pressed: set[int] = set()
        keyboard.claim({KEYS[seat]: partial(self.press, seat) for seat in self._people})

    @property
    def keys(self) -> Mapping[int, str]:
        """What is printed on the key of each person, by seat."""
        return {seat: self._print_of(KEYS[seat]) for seat in self._people}

    @property
    def pressed(self) -> frozenset[int]:
        """The seats whose key was pressed since the last battle."""
        return frozenset(self._pressed)

    @property
    def prompt(self) -> str:
        """Which keys turn cards, in words; '' if no person holds cards."""
        if self._pressed:
            return self.waiting_text
        words, players = Translator(self._translate), self._players_with_keys(self._with_cards)
        if len(self._with_cards) == 1:
            return words.tr("To turn cards, press your key: {player}.").format(player=players)
        return (
            words.tr("To turn cards, press your keys: {players}.").format(players=players) if players else ""
        )

    @property
    def waiting_text(self) -> str:
        """Whom the next battle waits for, in words."""
        waiting = self._players_with_keys(self._with_cards - self._pressed)
        words = Translator(self._translate)
        return words.tr("Waiting for {players}.").format(players=waiting) if waiting else ""

    def set_counts(self, counts: Sequence[int]) -> None:
        """Set the cards that each seat holds; seats without cards need not press."""
        self._with_cards = {seat for seat in self._people if counts[seat]}
        self._pressed.clear()

    def press(self, seat: int) -> None:
        """Handle the key of a seat."""
        if seat not in self._with_cards or not self.hears():
            return
        self._pressed.add(seat)
        if self._with_cards - self._pressed:
            self.waiting_changed.emit(self.waiting_text)
        else:
            self._pressed.clear()
            self.all_pressed.emit()

    def release(self) -> None:
        """Stop watching the keys, and delete this object."""
        self._keyboard.claim({})
        self.deleteLater()

    def _players_with_keys(self, seats: set[int]) -> str:
        return describe_keys(self._names, sorted(seats), self._print_of, self._translate)


def describe_keys(names: Sequence[str], seats: Sequence[int], print_of: PrintOf, translate: Translate) -> str:
    """Return players with their keys, such as "Zoe (Q) and Ann (O)"; '' for none."""
    words = Translator(translate)
    players = [
        words.tr("{name} ({key})", "a player and a key").format(name=names[seat], key=print_of(KEYS[seat]))
        for seat in seats
    ]
    return listed(players, words) if players else ""
