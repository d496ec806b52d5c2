"""Puts the style of the deck together, of the settings and the rules on the table."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from warapp.engine import Ace, Rules
from warapp.store.setting_values import AS_TABLE
from warapp.store.settings import Settings
from warapp.table.drawing.deck_style import DeckStyle, back_of, letters_of
from warapp.vocabulary import FaceStyle, IndexLetters, ValueDots


def deck_style(settings: Settings, rules: Rules) -> DeckStyle:
    """Return the chosen style of the cards; the dots of an ace say what it's worth in these rules."""
    dots = ValueDots.ACE_LOW if rules.ace is Ace.LOW else ValueDots.ACE_HIGH
    return DeckStyle(
        back=back_of(settings.theme) if settings.back == AS_TABLE else settings.back,
        colours=settings.suit_colours,
        faces=settings.face_style,
        letters=settings.index_letters or letters_of_window(),
        dots=dots if settings.value_dots else ValueDots.NONE,
    )


def small_deck_style(settings: Settings, rules: Rules) -> DeckStyle:
    """Return the style of small cards in rows: their index can be read, and there is no room for dots."""
    style = deck_style(settings, rules)
    faces = FaceStyle.LARGE_INDEX if style.faces is FaceStyle.CLASSIC else style.faces
    return style._replace(faces=faces, dots=ValueDots.NONE)


def letters_of_window() -> IndexLetters:
    """Return the letters that go with the language of the window."""
    return letters_of(QLocale().name())
