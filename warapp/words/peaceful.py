"""Peaceful words: the game is called Higher Card, and a war a tie-break; replaced in translated texts."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from warapp.words.translation import Translate, Translator

_OF_TIES = frozenset({"words", "RuleForm", "RoundsModel", "OverviewPage", "ForecastPanel"})
"""The contexts in which "War" alone is what follows a tie; in all others it is the name of the game."""
_NOTE = "peaceful words"
_WHOLE = "^"
_FIRST_UNSPACED = "\u3040"
"""From this letter on, scripts such as Japanese and Chinese put no spaces between words."""


class Replacements(NamedTuple):
    """What replaces which words.

    Attributes:
        wars: by text, for what follows a tie.
        game: by text, for the name of the game.
    """

    wars: dict[str, str]
    game: dict[str, str]


def replacements(translate: Translate) -> Replacements:
    """Return what is replaced in a language, the longer texts first; nothing where it has none."""
    words = Translator(translate)
    # fmt: off
    wars = words.tr(
        "^war=a tie-break | It's war!=It's a tie! | it's war=it's a tie-break | It was war=It was a tie-break"
        " | : war.=: a tie-break. | at war=in the tie-break | go to war=go to a tie-break"
        " | War is all luck=Higher Card is all luck | War is also called=Higher Card is also called"
        " | War for two=Higher Card for two | Learn with War=Learn with Higher Card"
        " | Quadruple War=Quadruple Higher Card"
        " | wars=tie-breaks | war=tie-break | Wars=Tie-breaks | War=Tie-break | WAR=TIE-BREAK",
        "peaceful words: text=replacement, separated by |, the longer first; ^ stands before a whole text"
    )  # a comma after the last argument would make lupdate take it for a plural
    # fmt: on
    game = words.tr(
        "War developers=War developers | War (GNU=War (GNU | War=Higher Card", "peaceful words: the game"
    )
    return Replacements(_read(wars), _read(game))


def _read(text: str) -> dict[str, str]:
    pairs = (part.strip().partition("=") for part in text.split("|"))
    return {old: new for old, is_pair, new in pairs if is_pair and old}


def is_for_translators(disambiguation: str) -> bool:
    """Return whether a text is the list of replacements itself."""
    return disambiguation.startswith(_NOTE)


def in_peaceful_words(context: str, text: str, by: Replacements) -> str:
    """Return a translated text in peaceful words.

    >>> from warapp.words import english
    >>> by = replacements(english)
    >>> in_peaceful_words("words", "Both turned a nine: war.", by), in_peaceful_words("MainWindow", "War", by)
    ('Both turned a nine: a tie-break.', 'Higher Card')

    Args:
        context: that of the text.
        text: the translated text.
        by: what replaces which words in its language.
    """
    chosen = by.wars if context in _OF_TIES else by.game | {**by.wars, **by.game}
    if whole := chosen.get(_WHOLE + text):
        return whole
    return _pattern(tuple(chosen)).sub(lambda found: chosen.get(found[0], found[0]), text)


@cache
def _pattern(texts: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern of whole words, and of placeholders, which stay as they are."""
    parts = (
        _edge(text[0]) + re.escape(text) + _edge(text[-1]) for text in texts if not text.startswith(_WHOLE)
    )
    return re.compile("|".join((r"\{[^}]*\}", *parts)))


def _edge(letter: str) -> str:
    """Return a pattern of where a word begins or ends with a letter, if its script shows that."""
    return r"\b" if letter.isalnum() and letter < _FIRST_UNSPACED else ""
