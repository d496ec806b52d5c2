"""Files and functions stay small enough to be read whole, and folders to be looked over."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, nodes_of, python_files

FILE_LINES = {"warapp": 360, "tests": 420}
FUNCTION_LINES = 45
MODULES_IN_A_FOLDER = 20


each_folder = pytest.mark.parametrize("folder", FILE_LINES)


def functions(folder: str) -> Iterator[tuple[str, int]]:
    """Yield every function's name and how many lines it has."""
    for path in python_files(folder):
        found: list[ast.FunctionDef | ast.AsyncFunctionDef] = [*nodes_of(path, ast.FunctionDef)]
        found += nodes_of(path, ast.AsyncFunctionDef)
        for node in found:
            yield f"{path.relative_to(ROOT)}: {node.name}", (node.end_lineno or 0) - node.lineno + 1


def test_the_files_are_seen() -> None:
    assert ROOT / "warapp" / "engine" / "battle.py" in python_files("warapp")
    assert Path(__file__) in python_files("tests")


@each_folder
def test_no_file_is_long(folder: str) -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in python_files(folder)}
    most = FILE_LINES[folder]
    assert {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > most} == {}


@each_folder
def test_no_function_is_long(folder: str) -> None:
    assert {name: count for name, count in functions(folder) if count > FUNCTION_LINES} == {}


@each_folder
def test_no_folder_has_many_modules(folder: str) -> None:
    modules = Counter(path.parent for path in python_files(folder) if path.name != "__init__.py")
    crowded = {
        str(path.relative_to(ROOT)): count for path, count in modules.items() if count > MODULES_IN_A_FOLDER
    }
    assert crowded == {}
