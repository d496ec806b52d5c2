"""How a text gets into the reader's language; knows no Qt, whose `QCoreApplication.translate` fits in."""

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

    >>> english("words", "%n card(s)", n=1), english("words", "%n card(s)", n=6)
    ('1 card', '6 cards')
    """
    if n < 0:
        return text
    return re.sub(r"\(s\)", "" if n == 1 else "s", text).replace("%n", str(n))


def or_english(translate: Translate) -> Translate:
    """Return a `translate` that gives proper English where the given one knows no translation.

    Without a translation Qt answers with the text as it stands in the code: "1 card(s)".
    """

    def translated(context: str, text: str, /, disambiguation: str = "", n: int = -1) -> str:
        said = translate(context, text, disambiguation, n)
        untranslated = said == (text if n < 0 else text.replace("%n", str(n)))
        return english(context, text, disambiguation, n) if untranslated else said

    return translated


class Words:
    """The texts of this package in the reader's language.

    Every text is written as `words.tr("…")` or `words.tr("%n …", "", n)`: pyside6-lupdate files it under the
    name before the dot, and sees plurals in no other call of Python code.
    """

    def __init__(self, translate: Translate) -> None:
        self._translate = translate

    def tr(self, text: str, disambiguation: str = "", n: int = -1) -> str:
        """Return a text in the reader's language."""
        return self._translate(CONTEXT, text, disambiguation, n)


def parted(items: Sequence[str], words: Words) -> str:
    """Return items parted by commas."""
    text = items[0]
    for item in items[1:]:
        text = words.tr("{items}, {item}").format(items=text, item=item)
    return text


def listed(items: Sequence[str], words: Words) -> str:
    """Return items as a list in words.

    >>> listed(["Ann", "Ben", "Carla"], Words(english))
    'Ann, Ben and Carla'
    """
    if len(items) == 1:
        return items[0]
    return words.tr("{items} and {last}").format(items=parted(items[:-1], words), last=items[-1])
