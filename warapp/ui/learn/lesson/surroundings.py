"""What the pages of lessons take from their window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QKeyEvent

from warapp.table.drawing.deck_style import DeckStyle
from warapp.table.drawing.theme import Theme
from warapp.ui.learn.lesson.frames import Frames
from warapp.words import Translate


class Speaker(Protocol):
    """Says sentences aloud, where there is a voice."""

    @property
    def can_speak(self) -> bool:
        """Whether there is a voice, and it is wanted."""
        ...

    def say(self, text: str) -> None:
        """Say a sentence in place of the one before."""
        ...

    def stop(self) -> None:
        """End what is said."""
        ...


@dataclass(frozen=True)
class Surroundings:
    """What a page takes from its window.

    Attributes:
        theme: the colours of the table.
        style: the back and the colours of the suits.
        frames: come while something moves.
        play_sound: plays a sound by its name.
        speed: returns the factor on time; infinite if nothing is to move.
        speaker: says sentences.
        seat_letters: what is printed on the keys of two children.
        latin_letter: returns the Latin letter of a key of another layout; '' for none.
        is_of_window: returns whether a key is a shortcut of the window that works in lessons, too.
        translate: into the reader's language.
    """

    theme: Callable[[], Theme]
    style: Callable[[], DeckStyle]
    frames: Frames
    play_sound: Callable[[str], None]
    speed: Callable[[], float]
    speaker: Speaker
    seat_letters: tuple[str, str]
    latin_letter: Callable[[QKeyEvent], str]
    is_of_window: Callable[[QKeyEvent], bool]
    translate: Translate
