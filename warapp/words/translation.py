"""How texts and numbers get into the reader's language; knows no Qt, whose `translate` fits in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

CONTEXT = "words"


class Translate(Protocol):
    """What turns a text into the reader's language, `%n` in it into `n`, and the plural into that of `n`."""

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        """Return the text in the reader's language; `{name}` in it is filled in afterwards."""
        ...


def english(context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
    """Return the text itself with its English plural: what a reader of English sees.

    >>> english("words", "%n card(s)", n=1), english("words", "%n card(s)", n=6_000)
    ('1 card', '6,000 cards')
    """
    if n < 0:
        return text
    return re.sub(r"\(s\)", "" if n == 1 else "s", text).replace("%n", english_number(n))


class Number(Protocol):
    """What writes a number as the reader is used to it."""

    def __call__(self, value: float, decimals: int = 0, /) -> str:
        """Return the number with so many decimals."""
        ...


def english_number(value: float, decimals: int = 0, /) -> str:
    """Return a number as a reader of English writes it.

    >>> english_number(100_000), english_number(3.25, 1)
    ('100,000', '3.2')
    """
    return f"{value:,.{decimals}f}"


class Language:
    """Texts and numbers in one language.

    Args:
        translate: Qt's, which writes `%n` in plain digits.
        number: writes numbers.
    """

    def __init__(self, translate: Translate, number: Number) -> None:
        self._translate, self.number = translate, number

    def __call__(self, context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        """Return the text in the language, in proper English where there is no translation.

        Without one Qt answers with the text as it stands in the code: "1 card(s)".
        """
        said = self._translate(context, text, disambiguation, n)
        if said == (text if n < 0 else text.replace("%n", str(n))):
            said = re.sub(r"\(s\)", "" if n == 1 else "s", said) if n >= 0 else said
        return re.sub(rf"(?<!\d){n}(?!\d)", self.number(n), said) if n >= 0 else said


def with_english_fallback(translate: Translate, number: Number = english_number) -> Language:
    """Return a `translate` that gives proper English where the given one knows no translation."""
    return Language(translate, number)


class Translator:
    """The texts of this package in the reader's language.

    Every text is written as `words.tr("…")` or `words.tr("%n …", "", n)`: pyside6-lupdate files it under the
    name before the dot, and sees plurals in no other call of Python code.
    """

    def __init__(self, translate: Translate) -> None:
        self._translate = translate

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """Return a text in the reader's language."""
        return self._translate(CONTEXT, text, disambiguation, n)

    def number(self, value: float, decimals: int = 0) -> str:
        """Return a number as the reader writes it; that of a deal is a name, and stays in plain digits."""
        translate = self._translate
        write = translate.number if isinstance(translate, Language) else english_number
        return write(value, decimals)


def comma_separated(items: Sequence[str], words: Translator) -> str:
    """Return items parted by commas."""
    text = items[0]
    for item in items[1:]:
        text = words.tr("{items}, {item}").format(items=text, item=item)
    return text


def listed(items: Sequence[str], words: Translator) -> str:
    """Return items as a list in words.

    >>> listed(["Ann", "Ben", "Carla"], Translator(english))
    'Ann, Ben and Carla'
    """
    if len(items) == 1:
        return items[0]
    return words.tr("{items} and {last}").format(items=comma_separated(items[:-1], words), last=items[-1])
