"""Files and functions stay small enough to be read whole."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.source_files import ROOT, python_files, tree

FILE_LINES = {"warapp": 350, "tests": 420}
FUNCTION_LINES = 45


def files() -> Iterator[Path]:
    yield from (path for folder in ("warapp", "tests") for path in python_files(folder))


def functions() -> Iterator[tuple[str, int]]:
    """Yield every function's name and how many lines it has."""
    for path in files():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(ROOT)}: {node.name}", (node.end_lineno or 0) - node.lineno + 1


def test_no_file_is_long() -> None:
    lines = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in files()}
    assert "warapp/engine/battle.py" in lines
    assert {path: count for path, count in lines.items() if count > FILE_LINES[Path(path).parts[0]]} == {}


def test_no_function_is_long() -> None:
    assert {name: count for name, count in functions() if count > FUNCTION_LINES} == {}
