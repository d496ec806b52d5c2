"""What the documents for developers say is so: files, folders, classes, options and words are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.helpers.fast_tests import FAST
from tests.helpers.source_files import ROOT, nodes, python_files
from tests.project.test_import_rules import MAY_IMPORT
from warapp.engine import Rules

DOCUMENTS = (
    "README.md",
    "warapp/README.md",
    "tests/README.md",
    "tests/bench/README.md",
    "resources/README.md",
    "resources/installers/README.md",
    ".github/CONTRIBUTING.md",
)
TOP = ("warapp", "resources", "tests", ".ci", ".github")
OF_QT_AND_PYTHON = {"QSoundEffect", "QLockFile", "None", "CDLL"}


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def code_in(text: str) -> set[str]:
    """Return what stands in backticks, but for blocks of commands."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def defined() -> set[str]:
    """Return the names of all classes, functions, methods and constants of the program and the tests."""
    found = {Path(folder).stem for folder in TOP} | set(Rules.__dataclass_fields__)
    for path in (*python_files("warapp"), *python_files("tests")):
        for node in nodes(path):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    return found


def missing_places(document: str) -> list[str]:
    """Return what a document names that is neither beside it nor above, nor below `warapp`."""
    folders = [ROOT / document, *(ROOT / document).parents][1:]
    bases = [folder for folder in folders if ROOT in (folder, *folder.parents)]
    bases += [ROOT / "warapp", ROOT / "tests" / "project"]
    text = text_of(document)
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    missing = [link for link in links if not (folders[0] / link).exists()]
    places = [re.split(r"[\s:]", code)[0] for code in code_in(text)]
    named = [place for place in places if re.fullmatch(r"[\w./-]+(/|\.(py|md|c|h|sh|spec|svg))", place)]
    return missing + [place for place in named if not any((base / place).exists() for base in bases)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    assert [place for place in missing_places(document) if "FEATURE" not in place] == []


def test_what_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        globals(), "text_of", lambda _: "`engine/`, `engine/nothing.py` and [that](no/file.md)"
    )
    assert missing_places("warapp/README.md") == ["no/file.md", "engine/nothing.py"]


def test_every_class_and_method_in_the_picture_exists() -> None:
    text = text_of("warapp/README.md")
    names = set(re.findall(r"\b[A-Z][a-z]+[A-Z]\w+|\b[a-z]+_[a-z_]+\b", "".join(text.split("```")[1])))
    names |= {
        name for code in code_in(text) for name in re.findall(r"^[A-Z]\w+$|(?<=\.)[a-z]\w+(?=\()", code)
    }
    assert len(names) > 15
    assert names - defined() - OF_QT_AND_PYTHON == set()


def test_every_folder_of_the_program_has_its_line() -> None:
    rows = re.findall(r"^\| (`.*?) \|", text_of("warapp/README.md"), re.MULTILINE)
    named = {code.strip("/").removesuffix(".py").replace("/", ".") for row in rows for code in code_in(row)}
    packages = {
        path.parent.relative_to(ROOT / "warapp") for path in python_files("warapp") if path.stem == "__init__"
    }
    top = {str(path) for path in packages if len(path.parts) == 1}
    assert top - {"ui"} <= named
    shared = {"ui.widgets", "ui.charts", "ui.play", "ui.appearance", "ui.window"}
    assert shared <= named
    assert {f"warapp.{name}" for name in shared} <= set(MAY_IMPORT)


def test_the_commands_for_tests_are_those_that_there_are() -> None:
    text = text_of("tests/README.md")
    assert "`pytest --fast`" in text
    assert f'`-m "{FAST}"`' in text
    for place in re.findall(r"`pytest (?:--rewrite-golden )?(tests/\S+)`", text):
        assert (ROOT / place).exists()
