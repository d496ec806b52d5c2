"""What the keys are called: which Latin letter a key stands for, and what the layout prints on it.

Shortcuts are Latin letters. Under a layout without them, such as the Russian one, a key stands for the letter
at the same place of the US layout. Knows no widget.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM,."))
"""The first code of each row, as Linux and Windows count, and what the US layout prints there."""
_X11_OFFSET = 8
_MAC_CODES = (
    "ASDFHGZXCV BQWERYT",  # 0 … 17, in the order of their codes
    {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 43: ",", 45: "N", 46: "M", 47: "."},
)
_FIRST_SPECIAL = 0x0100_0000
"""Keys from here on, such as Esc, print nothing: `Qt.Key` counts them so."""

AskLayout = Callable[[], Mapping[int, str]]


def us_places(platform: str) -> dict[int, str]:
    """Return what the US layout prints at each place, by the number that Qt gives it on a platform.

    >>> us_places("xcb")[24], us_places("windows")[16], us_places("cocoa")[12]
    ('Q', 'Q', 'Q')
    """
    if platform == "cocoa":
        first, others = _MAC_CODES
        return {code: letter for code, letter in enumerate(first) if letter != " "} | others
    offset = 0 if platform == "windows" else _X11_OFFSET
    return {first + nth + offset: letter for first, row in _ROWS for nth, letter in enumerate(row)}


class Keyboard(QObject):
    """Learns the layout from the system where it tells, and from the keys that are pressed.

    Args:
        platform: what Qt calls it, such as `xcb`.
        ask_layout: returns what is printed at each place, as far as the system tells.
    """

    changed = Signal()
    """The keys have other prints."""

    def __init__(self, platform: str, ask_layout: AskLayout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_mac = platform == "cocoa"
        self._places, self._ask_layout = us_places(platform), ask_layout
        self._prints: dict[str, str] | None = None
        self._tells = False

    @property
    def prints(self) -> Mapping[str, str]:
        """What is printed at the places of the US letters, as far as it is known."""
        if self._prints is None:
            self.refresh()
        return self._prints or {}

    @property
    def is_latin(self) -> bool:
        """Whether letters of the Latin alphabet can be typed."""
        letters = [is_latin(print_) for print_ in self.prints.values() if print_.isalpha()]
        return not letters or any(letters)

    def refresh(self) -> None:
        """Ask the system anew."""
        printed = self._ask_layout()
        told = {us: printed[place].upper() for place, us in self._places.items() if printed.get(place)}
        self._tells = bool(told)
        if told or self._prints is None:
            self._take(told)

    def note(self, event: QKeyEvent) -> None:
        """Learn from a key that is pressed; where it prints what was not expected, the layout is another."""
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
            if char.isalpha():  # what one alphabet had says nothing about another one
                known = {us: print_ for us, print_ in known.items() if is_latin(print_) == is_latin(char)}
            self._take({**known, place: char})

    def latin_letter(self, event: QKeyEvent) -> str:
        """Return which US letter a key stands for, where the layout has none; '' for other keys."""
        place, char = self._place(event), printed_by(event)
        if not place or not char or (char.isalpha() and is_latin(char)):
            return ""
        return place if char.isalpha() or not self.is_latin else ""

    def print_of(self, letter: str) -> str:
        """Return what is printed on the key that stands for a Latin letter."""
        return letter if self.is_latin else self.prints.get(letter, letter)

    def _place(self, event: QKeyEvent) -> str:
        return self._places.get(event.nativeVirtualKey() if self._is_mac else event.nativeScanCode(), "")

    def _take(self, prints: dict[str, str]) -> None:
        before, self._prints = self._prints, prints
        if before is not None and prints != before:
            self.changed.emit()


def printed_by(event: QKeyEvent) -> str:
    """Return the character of a key, whatever is held down with it; '' where it prints none."""
    key = event.key()
    return chr(key).upper() if 0x20 < key < _FIRST_SPECIAL else ""


def is_latin(char: str) -> bool:
    """Return whether a character is a letter of the Latin alphabet.

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
