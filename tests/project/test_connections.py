"""Who may be told by a signal, which holds a method weakly: a plain object that is let go falls silent."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.helpers.source_files import nodes_of, python_files

HELD = {
    "Sounds": "the App holds it as long as there is a window",
    "DrawingAhead": "the table holds it; without it there is nothing that the end of its scene must stop",
}
"""The plain classes that connect methods of their own, and why they live long enough."""


def classes() -> dict[str, ast.ClassDef]:
    found = (node for path in python_files("warapp") for node in nodes_of(path, ast.ClassDef))
    return {node.name: node for node in found}


CLASSES = classes()


def is_qobject(name: str) -> bool:
    """Return whether a class is, or stems from, one of Qt's."""
    if name not in CLASSES:
        return name.startswith("Q")
    return any(is_qobject(ast.unparse(base).rpartition(".")[2]) for base in CLASSES[name].bases)


@cache
def connects_own_methods(node: ast.ClassDef) -> bool:
    return any(_own_methods_connected(node))


def _own_methods_connected(node: ast.ClassDef) -> Iterator[str]:
    for call in ast.walk(node):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr == "connect"
        ):
            for argument in call.args:
                if isinstance(argument, ast.Attribute) and ast.unparse(argument.value) == "self":
                    yield argument.attr


def test_classes_are_seen_with_their_kind() -> None:
    assert is_qobject("MainWindow")
    assert is_qobject("TableView")
    assert not is_qobject("Rules")
    assert len([name for name, node in CLASSES.items() if connects_own_methods(node)]) > 10


def test_objects_that_connect_their_own_methods_are_qobjects() -> None:
    plain = {name for name, node in CLASSES.items() if connects_own_methods(node) and not is_qobject(name)}
    assert plain == set(HELD)
