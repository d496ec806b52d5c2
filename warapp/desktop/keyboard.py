"""Maps keys to the Latin letters of shortcuts, and to the characters that the layout prints on them.

Shortcuts are Latin letters. In a layout without them, such as the Russian one, a key stands for the letter
in the same position of the US layout. Knows no widget.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM,."))
"""The first scan code of each row on Linux and Windows, and the letters of the US layout in that row."""
_X11_OFFSET = 8
_MAC_CODES = (
    "ASDFHGZXCV BQWERYT",  # 0 … 17, in the order of their codes
    {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 43: ",", 45: "N", 46: "M", 47: "."},
)
_FIRST_SPECIAL = 0x0100_0000
"""The first value of `Qt.Key` for keys without a character, such as Esc."""

AskLayout = Callable[[], Mapping[int, str]]


def us_places(platform: str) -> dict[int, str]:
    """Return the letters of the US layout by native key code on a platform.

    >>> us_places("xcb")[24], us_places("windows")[16], us_places("cocoa")[12]
    ('Q', 'Q', 'Q')
    """
    if platform == "cocoa":
        first, others = _MAC_CODES
        return {code: letter for code, letter in enumerate(first) if letter != " "} | others
    offset = 0 if platform == "windows" else _X11_OFFSET
    return {first + nth + offset: letter for first, row in _ROWS for nth, letter in enumerate(row)}


class Keyboard(QObject):
    """Learns the keyboard layout from the system, if possible, and from the keys pressed.

    Args:
        platform: the name of Qt's platform plugin, such as `xcb`.
        ask_layout: returns the characters by native key code, as far as the system knows them.
    """

    changed = Signal()
    """The characters on the keys have changed."""

    def __init__(self, platform: str, ask_layout: AskLayout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_mac = platform == "cocoa"
        self._places, self._ask_layout = us_places(platform), ask_layout
        self._prints: dict[str, str] | None = None
        self._tells = False
        self._claims: Mapping[str, Callable[[], object]] = {}

    @property
    def prints(self) -> Mapping[str, str]:
        """The characters on the keys of US letters, as far as they are known."""
        if self._prints is None:
            self.refresh()
        return self._prints or {}

    @property
    def is_latin(self) -> bool:
        """Whether the layout has Latin letters."""
        letters = [is_latin(print_) for print_ in self.prints.values() if print_.isalpha()]
        return not letters or any(letters)

    def refresh(self) -> None:
        """Query the layout from the system again."""
        printed = self._ask_layout()
        told = {us: printed[place].upper() for place, us in self._places.items() if printed.get(place)}
        self._tells = bool(told)
        if told or self._prints is None:
            self._take(told)

    def note(self, event: QKeyEvent) -> None:
        """Learn from a key pressed; an unexpected character means that the layout has changed."""
        place, char = self._place(event), printed_by(event)
        if (
            not place
            or not char
            or self.prints.get(place) == char
            or event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            return
        self.refresh()
        if not self._tells:
            known = self.prints
            if char.isalpha():  # what was learnt about another alphabet is obsolete
                latin = is_latin(char)
                known = {us: p for us, p in known.items() if not p.isalpha() or is_latin(p) == latin}
            self._take({**known, place: char})

    def latin_letter(self, event: QKeyEvent) -> str:
        """Return the US letter of a key if the layout has no Latin letters; '' for other keys."""
        place, char = self._place(event), printed_by(event)
        if not place or not char or (char.isalpha() and is_latin(char)):
            return ""
        return place if char.isalpha() or not self.is_latin else ""

    def print_of(self, place: str) -> str:
        """Return the character on the key at the place of a letter of the US layout."""
        return self.prints.get(place, place)

    def claim(self, places: Mapping[str, Callable[[], object]]) -> None:
        """Let keys do something by their place, whatever is printed on them; they do nothing else."""
        self._claims = places

    def claimed(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does by its place; None for nothing."""
        if not self._claims:
            return None
        place = self._place(event) or self._place_of_print(printed_by(event))
        return self._claims.get(place)

    def _place_of_print(self, char: str) -> str:
        """Return the place of a key by what is printed on it, for keys that come without a code."""
        return next((place for place, print_ in self.prints.items() if print_ == char), char)

    def _place(self, event: QKeyEvent) -> str:
        return self._places.get(event.nativeVirtualKey() if self._is_mac else event.nativeScanCode(), "")

    def _take(self, prints: dict[str, str]) -> None:
        before, self._prints = self._prints, prints
        if before is not None and prints != before:
            self.changed.emit()


def printed_by(event: QKeyEvent) -> str:
    """Return the character of a key regardless of modifiers; '' if it has none."""
    key = event.key()
    return chr(key).upper() if 0x20 < key < _FIRST_SPECIAL else ""


def is_latin(char: str) -> bool:
    """Return whether a character is a Latin letter.

    >>> is_latin("É"), is_latin("Й"), is_latin("/")
    (True, False, False)
    """
    return unicodedata.name(char[:1], "").startswith("LATIN")


def keyboard_of(platform: str, parent: QObject | None = None) -> Keyboard:
    """Return the keyboard of this machine."""
    return Keyboard(platform, lambda: _ask(platform), parent)


def _ask(platform: str) -> Mapping[int, str]:
    if platform == "xcb":
        from warapp.desktop.keyboard_x11 import printed_keys

        return printed_keys()
    if sys.platform == "win32":
        from warapp.desktop.keyboard_windows import printed_keys

        return printed_keys()
    return {}
