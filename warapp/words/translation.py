"""Translates texts and formats numbers; knows no Qt, but accepts its `translate`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Protocol

CONTEXT = "words"


class Translate(Protocol):
    """Translates a text, replacing `%n` by `n` and choosing the plural form for it."""

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        """Return the translated text, in which placeholders such as `{name}` remain."""
        ...


def english(context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
    """Return the English text with the right plural.

    >>> english("words", "%n card(s)", n=1), english("words", "%n card(s)", n=6_000)
    ('1 card', '6,000 cards')
    """
    if n < 0:
        return text
    return re.sub(r"\(s\)", "" if n == 1 else "s", text).replace("%n", english_number(n))


class Number(Protocol):
    """Formats a number in the reader's language."""

    def __call__(self, value: float, decimals: int = 0, /) -> str:
        """Return the number with this many decimals."""
        ...


def english_number(value: float, decimals: int = 0, /) -> str:
    """Format a number in English.

    >>> english_number(100_000), english_number(3.25, 1)
    ('100,000', '3.2')
    """
    return f"{value:,.{decimals}f}"


class Language:
    """Translates texts and formats numbers in one language.

    Args:
        translate: Qt's function, which replaces `%n` by plain digits.
        number: formats numbers.
    """

    def __init__(self, translate: Translate, number: Number) -> None:
        self._translate, self.number = translate, number

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        """Return the translated text, or proper English if there is no translation.

        Qt itself would return the source text: "1 card(s)".
        """
        translated = self._translate(context, text, disambiguation, n)
        if translated == (text if n < 0 else text.replace("%n", str(n))):
            translated = re.sub(r"\(s\)", "" if n == 1 else "s", translated) if n >= 0 else translated
        return re.sub(rf"(?<!\d){n}(?!\d)", self.number(n), translated) if n >= 0 else translated


def with_english_fallback(translate: Translate, number: Number = english_number) -> Language:
    """Return a `translate` that falls back to proper English if there is no translation."""
    return Language(translate, number)


class Translator:
    """Translates the texts of this package.

    Every text must be written as `words.tr("…")` or `words.tr("%n …", "", n)`: pyside6-lupdate takes the
    name before the dot as its context, and recognises plurals in no other form of call.
    """

    def __init__(self, translate: Translate) -> None:
        self._translate = translate

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """Return the translated text."""
        return self._translate(CONTEXT, text, disambiguation, n)

    def number(self, value: float, decimals: int = 0) -> str:
        """Format a number; deal numbers are identifiers, so don't pass them."""
        translate = self._translate
        write = translate.number if isinstance(translate, Language) else english_number
        return write(value, decimals)


def joined(sentences: Iterable[str], words: Translator) -> str:
    """Join sentences, leaving out empty ones.

    >>> joined(["You win!", "", "All 52 cards are yours."], Translator(english))
    'You win! All 52 cards are yours.'
    """
    text = ""
    for sentence in filter(None, sentences):
        pair = words.tr("{sentences} {sentence}", "one sentence after others; no space in Chinese")
        text = pair.format(sentences=text, sentence=sentence) if text else sentence
    return text


def comma_separated(items: Sequence[str], words: Translator) -> str:
    """Join items with commas; '' for none."""
    text = items[0] if items else ""
    for item in items[1:]:
        #: a list
        text = words.tr("{items}, {item}").format(items=text, item=item)
    return text


def listed(items: Sequence[str], words: Translator) -> str:
    """Join items as an enumeration.

    >>> listed(["Ann", "Ben", "Carla"], Translator(english))
    'Ann, Ben and Carla'
    """
    if len(items) == 1:
        return items[0]
    #: the end of a list
    return words.tr("{items} and {last}").format(items=comma_separated(items[:-1], words), last=items[-1])
