"""Tells whether a translation can be filled in as its source is; knows no Qt."""

from __future__ import annotations

from functools import lru_cache
from string import Formatter


def placeholders(text: str) -> frozenset[str]:
    """Return the names in braces of a text.

    >>> sorted(placeholders("{name} turned {card}."))
    ['card', 'name']

    Raises:
        ValueError: a brace has no partner, or a placeholder more than a plain name in it.
    """
    names = set()
    for _, name, form, conversion in Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or form or conversion:
            raise ValueError(f"{{{name}}} is not the plain name of a placeholder")
        names.add(name)
    return frozenset(names)


@lru_cache(4096)
def can_be_filled_in(source: str, translation: str) -> bool:
    """Return whether filling in a translation with what its source takes raises no error.

    >>> [can_be_filled_in("{name} is out.", text) for text in ("{name} ist raus.", "{nmae} ist raus.")]
    [True, False]
    """
    if "{" not in translation and "}" not in translation:
        return True
    try:
        return placeholders(translation) <= placeholders(source)
    except ValueError:
        return False
