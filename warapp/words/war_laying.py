"""What is said while the cards of a war are laid."""

from __future__ import annotations

from warapp.words.translation import Translator


def war_chant(words: Translator) -> tuple[str, ...]:
    """Return the beats that are said in a war with three cards face down, one with each card; () for none.

    >>> from warapp.words.translation import english
    >>> war_chant(Translator(english))
    ('I', 'de', 'clare', 'war!')
    """
    # Translators: beats with " – " between them, as children say them in your language; empty for no chant.
    beats = words.tr("I – de – clare – war!").split(" – ")
    return tuple(beats) if all(beats) else ()


def ask_for_next_card(words: Translator) -> str:
    """Return what asks for a press before each step of a war."""
    return words.tr("Press Space to lay the next card.")
