"""A sentence of a lesson with its key words, and numbers as words; knows no question."""

from __future__ import annotations

import re
from dataclasses import dataclass

from warapp.words.translation import Translator

_MARK = "\ue000"
"""Stands for a star of a text once it is filled in, so that no value can be taken for one."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with its key words; `plain` and `filled` make one.

    >>> plain("Yes. Nine is *more* than seven.").parts
    (('Yes. Nine is ', False), ('more', True), (' than seven.', False))
    """

    marked: str

    @property
    def text(self) -> str:
        """The sentence as it is spoken, and read by a screen reader."""
        return self.marked.replace(_MARK, "")

    @property
    def parts(self) -> tuple[tuple[str, bool], ...]:
        """The parts of the sentence in order, and whether each is a key word."""
        parts = enumerate(self.marked.split(_MARK))
        return tuple((part, bool(number % 2)) for number, part in parts if part)

    def __str__(self) -> str:
        return self.text


def plain(template: str, **values: object) -> Sentence:
    """Return a sentence whose key words stand between stars in its template.

    Args:
        template: the translated text.
        values: for its placeholders; a sentence keeps its own key words.
    """
    given = {name: value.marked if isinstance(value, Sentence) else value for name, value in values.items()}
    return Sentence(template.replace("*", _MARK).format(**given))


def filled(template: str, **values: object) -> Sentence:
    """Return a sentence like `plain`, each value that begins a sentence capitalised.

    >>> filled("Yes. {a} is *more* than {b}.", a="nine", b="seven").text
    'Yes. Nine is more than seven.'
    """
    return Sentence(
        re.sub(rf"(^|[.!?…] )([¿¡„“«]?{_MARK}?)([^\W\d_])", _capital, plain(template, **values).marked)
    )


def _capital(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2]}{found[3].upper()}"


def number_word(number: int, words: Translator) -> str:
    """Return a number as a word up to thirteen, as figures above.

    A language may have figures for all of them.
    """
    names = (
        words.tr("zero", "a number in a sentence"),
        words.tr("one", "a number in a sentence"),
        words.tr("two", "a number in a sentence"),
        words.tr("three", "a number in a sentence"),
        words.tr("four", "a number in a sentence"),
        words.tr("five", "a number in a sentence"),
        words.tr("six", "a number in a sentence"),
        words.tr("seven", "a number in a sentence"),
        words.tr("eight", "a number in a sentence"),
        words.tr("nine", "a number in a sentence"),
        words.tr("ten", "a number in a sentence"),
        words.tr("eleven", "a number in a sentence"),
        words.tr("twelve", "a number in a sentence"),
        words.tr("thirteen", "a number in a sentence"),
    )
    return names[number] if number < len(names) else words.number(number)
