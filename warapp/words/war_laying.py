"""What is said while the cards of a war are laid."""

from __future__ import annotations

from warapp.words.translation import Translator

CHANT_BEATS = 4
"""One for each of three cards face down, and one for the card that decides."""


def war_chant(words: Translator) -> tuple[str, ...]:
    """Return the beats that are said in a war with three cards face down, one with each card; () for none.

    >>> from warapp.words.translation import english
    >>> war_chant(Translator(english))
    ('I', 'de', 'clare', 'war!')
    """
    #: four beats with " – " between them, as children say them in your language; – alone if they say nothing
    beats = words.tr("I – de – clare – war!").split(" – ")
    return tuple(beats) if len(beats) == CHANT_BEATS else ()


def ask_for_next_card(words: Translator) -> str:
    """Return what asks for a press before each step of a war."""
    return words.tr("Press Space to lay the next card.")
