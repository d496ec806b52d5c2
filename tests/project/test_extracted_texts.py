"""Every text that the code wants translated reaches the translator, under the name that Qt asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.helpers.extracted_texts import extracted_texts
from tests.helpers.source_files import ROOT, nodes_of, python_files, tree
from warapp.words.placeholders import placeholders
from warapp.words.translation import CONTEXT

FORMS_ALONE = {"battle(s)", "card(s)", "war(s)"}
"""Words below a number, which stands by itself."""
PASSED_ON = {"warapp/words/translation.py", "warapp/ui/appearance/peaceful_translator.py"}
"""What hands texts on, and has none of its own."""


class Call(NamedTuple):
    """A call that asks for a translation."""

    where: str
    context: str
    source: str


def calls(path: Path, within: ast.AST | None = None, owner: str = "") -> Iterator[Call]:
    """Yield the calls of a file; without a context or a text where the code does not spell it."""
    for node in ast.iter_child_nodes(within or tree(path)):
        match node:
            case ast.Call(func=ast.Name(id="tr" | "translate")):
                yield Call(f"{path.name}:{node.lineno}", "", "")
            case ast.Call(func=ast.Attribute(attr="tr", value=ast.Name(id=name)), args=[text, *_]):
                context = owner if name == "self" else CONTEXT if name == "words" else ""
                yield Call(f"{path.name}:{node.lineno}", context, spelt(text))
            case ast.Call(func=ast.Attribute(attr="tr")):
                yield Call(f"{path.name}:{node.lineno}", "", "")
            case ast.Call(
                func=ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")),
                args=[context_, text, *_],
            ):
                yield Call(f"{path.name}:{node.lineno}", spelt(context_), spelt(text))
        yield from calls(path, node, node.name if isinstance(node, ast.ClassDef) else owner)


def spelt(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_every_text_of_the_code_reaches_the_translator_under_the_name_that_qt_asks_for() -> None:
    known = {(text.context, text.source) for text in extracted_texts()}
    files = [path for path in python_files("warapp") if path.relative_to(ROOT).as_posix() not in PASSED_ON]
    asked = [call for path in files for call in calls(path)]
    assert len(asked) > 600
    assert [call for call in asked if (call.context, call.source) not in known] == []


def test_no_text_is_without_a_context() -> None:
    assert [text for text in extracted_texts() if not text.context or not text.source] == []


def test_every_placeholder_is_a_plain_name() -> None:
    assert all(len(placeholders(text.source)) < 9 for text in extracted_texts())  # which raises an error


def test_only_texts_that_fall_back_to_english_have_a_plural_in_brackets() -> None:
    assert {text.context for text in extracted_texts() if "(s)" in text.source} == {CONTEXT}


def test_a_number_that_decides_a_form_is_the_plural_alone() -> None:
    assert {text.source for text in extracted_texts() if text.plural != ("%n" in text.source)} == FORMS_ALONE


def test_no_comment_is_taken_for_another_context() -> None:
    """To lupdate "TRANSLATOR" in a comment begins the comment of a context, and "#:" that of a text."""
    found = [
        path.name for path in python_files("warapp") if "# TRANSLATOR" in path.read_text(encoding="utf-8")
    ]
    assert found == []


def joined_by(path: Path) -> Iterator[str]:
    """Yield with what a file joins texts."""
    for node in nodes_of(path, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "join":
            yield spelt(node.func.value)


def test_lists_are_joined_as_the_language_does() -> None:
    said = [path for folder in ("words", "ui", "table") for path in python_files(f"warapp/{folder}")]
    found = {path.relative_to(ROOT).as_posix() for path in said if {", ", "; "} & {*joined_by(path)}}
    assert found == {"warapp/words/rules_text.py"}  # which writes what is typed on the command line


def test_a_text_that_is_out_of_reach_is_found(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "class Window:\n"
        "    def f(self, tr):\n"
        "        tr('passed in')\n"
        "        self.tr(self.words)\n"
        "        self.tr('seen')\n"
        "        QCoreApplication.translate('Names', 'seen')\n"
        "        words.tr('seen')\n"
        "        Words(translate).tr('of nobody')\n"
    )
    assert list(calls(file)) == [
        ("module.py:3", "", ""),
        ("module.py:4", "Window", ""),
        ("module.py:5", "Window", "seen"),
        ("module.py:6", "Names", "seen"),
        ("module.py:7", "words", "seen"),
        ("module.py:8", "", ""),
    ]
