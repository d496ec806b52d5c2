"""Finds numbers that don't agree with the noun or the verb beside them, in what is said and in the code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.source_files import nodes

NOUNS = (
    "card|round|battle|war|trip|minute|hour|second|player|joker|seat|deal|pile|worker|draw|time|step|file|"
    "preset|point|name|byte|pixel|character|number|place|column|line|deck|day|year"
)
SINGULAR = ("is", "was", "has", "stays", "waits", "lies")
VERBS = "is|are|was|were|has|have|stays?|waits?|lies?"
_COUNTED = re.compile(rf"(?<![\d.,#])(\d[\d,]*(?:\.\d+)?) ({NOUNS})(s?)\b(?: ({VERBS})\b)?")
_TEMPLATE = re.compile(
    rf"(?:%n|\{{[^}}]*\}}) (?:(?:{NOUNS})s?\b(?!\(s\))|(?:{NOUNS})\(s\)(?: (?:{VERBS})\b))"
    r"|(?:is|are) \{\w*\}\."
)


def disagreements(text: str) -> Iterator[str]:
    """Go through the places where a number and its noun, or the verb after it, don't agree.

    >>> list(disagreements("1 cards, 2 card and 1 card are left; 1 card is, 2.5 hours, 0 wars"))
    ['1 cards', '2 card', '1 card are']
    """
    for found in _COUNTED.finditer(text):
        number, _, plural, verb = found.groups()
        is_one = number == "1"
        verb_fits = not verb or is_one == (verb in SINGULAR)
        if is_one == bool(plural) or not verb_fits:
            yield found.group()


def stiff_texts(path: Path) -> Iterator[str]:
    """Go through the texts of a file that have one wording for every number that is put in.

    >>> bool(_TEMPLATE.search("%n card(s) are set aside")), bool(_TEMPLATE.search("%n card(s) set aside"))
    (True, False)
    """
    for node in nodes(path):
        for text in _texts(node):
            if _TEMPLATE.search(text):
                yield text


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in ("tr", "translate"):
            yield from (
                a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)
            )
    elif isinstance(node, ast.JoinedStr):
        parts = (str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
        yield "".join(parts)
