"""Texts that a player sees keep to the style sheet in tests/README.md, as far as single words tell."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.source_files import ROOT, nodes_of, python_files

STILTED = re.compile(
    r"\b(whoever|nobody|somebody|everybody|anybody|anew|for ever|by itself|by themselves|for want of|shall"
    r"|(can|do|does|is|are|was|were|has|have) ?not|cannot|it is|that is|there is|you are|they are)\b",
    re.IGNORECASE,
)


def texts(path: Path) -> Iterator[str]:
    """Go through the texts of a file that are translated: of `tr` the first argument, of `translate` all."""
    for node in nodes_of(path, ast.Call):
        if not isinstance(node.func, ast.Attribute):
            continue
        arguments = {"tr": node.args[:1], "translate": node.args}.get(node.func.attr, [])
        for argument in arguments:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def test_no_text_is_stilted() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in python_files("warapp")
        for text in texts(path)
        if STILTED.search(text)
    ]
    assert found == []


def test_a_stilted_text_is_found() -> None:
    assert STILTED.search("Whoever has no cards is out.")
    assert STILTED.search("It is a draw.")
    assert not STILTED.search("It's a draw: no one has all the cards.")


def test_texts_are_looked_at() -> None:
    assert sum(len([*texts(path)]) for path in python_files("warapp")) > 600
