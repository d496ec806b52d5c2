"""Identifiers, docstrings and comments use the words of the field and of the game."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, nodes_of, python_files

BANNED = re.compile(
    r"(?<![a-z])(desks?|annex|keepers?|conductors?|farewell|muster|whoever|somebody|anew|afresh|for want of)"
    r"(?![a-z])",
    re.IGNORECASE,
)
"""Metaphors and old-fashioned words that were once in the code."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every identifier, docstring and comment."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], _CAMEL.sub(" ", token.string).replace("_", " ")
        elif token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in nodes_of(path, ast.Expr):
        if isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def banned_words(path: Path) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for line, text in prose(path)
        for word in BANNED.findall(text)
    ]


@pytest.mark.parametrize("folder", ["warapp", "tests"])
def test_no_banned_word_is_used(folder: str) -> None:
    found = [word for path in python_files(folder) if path != Path(__file__) for word in banned_words(path)]
    assert found == []


def test_banned_words_are_found_in_names_docstrings_and_comments(tmp_path: Path) -> None:
    text = '"""Whoever."""\n\n\nclass HistoryDesk:  # for want of a name\n    is_begun_anew = "desk"\n'
    module = tmp_path / "module.py"
    module.write_text(text, encoding="utf-8")
    assert [word for _, part in prose(module) for word in BANNED.findall(part)] == [
        "Desk",
        "for want of",
        "anew",
        "Whoever",
    ]
