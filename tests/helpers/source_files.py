"""The project's Python files and what each of them imports, read without running them."""

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

ROOT = Path(__file__).resolve().parents[2]

Node = TypeVar("Node", bound=ast.AST)


@cache
def python_files(folder: str) -> tuple[Path, ...]:
    """Return every Python file below one of the top folders."""
    return tuple(sorted((ROOT / folder).rglob("*.py")))


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a file, read once for all tests."""
    content = path.read_text(encoding="utf-8")
    collects = gc.isenabled()
    gc.disable()  # looking for garbage among so many new nodes takes twice as long as making them
    try:
        return ast.parse(content, str(path))
    finally:
        if collects:
            gc.enable()


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file's syntax tree but contexts, walked once for all tests, twice as fast as by
    `ast.walk`."""
    found: list[ast.AST] = [tree(path)]
    for node in found:  # which grows
        for field in node._fields:
            value = getattr(node, field, None)
            if isinstance(value, list):
                found += [one for one in value if isinstance(one, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                found.append(value)
    return tuple(found)


@cache
def _by_kind(path: Path) -> Mapping[type[ast.AST], list[ast.AST]]:
    kinds: dict[type[ast.AST], list[ast.AST]] = defaultdict(list)
    for node in nodes(path):
        kinds[type(node)].append(node)
    return dict(kinds)


def nodes_of(path: Path, kind: type[Node]) -> Sequence[Node]:
    """Return the nodes of one kind of a file's syntax tree."""
    return cast("Sequence[Node]", _by_kind(path).get(kind, ()))


def module_name(path: Path) -> str:
    """Return the dotted name of a file: `warapp.table` for `warapp/table/__init__.py`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path) -> frozenset[str]:
    """Return the dotted names that a file imports anywhere in it; `from a import b` gives a and a.b."""
    statements = (*nodes_of(path, ast.Import), *nodes_of(path, ast.ImportFrom))
    return frozenset(name for statement in statements for name in imported_names(statement))


def imported_names(node: ast.AST) -> Iterator[str]:
    """Yield the dotted names that one statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def reaches_qt(path: Path) -> bool:
    """Return whether running a file imports PySide6, by itself or by what it imports of the project."""
    seen, ahead = {path}, [path]
    while ahead:
        names = imports(ahead.pop())
        if any(name.partition(".")[0] == "PySide6" for name in names):
            return True
        files = {file for name in names for file in _files_of(name)} - seen
        seen |= files
        ahead += files
    return False


@cache
def _files_of(name: str) -> tuple[Path, ...]:
    """Return the files of the project that importing a dotted name runs."""
    parts = name.split(".")
    if parts[0] not in ("warapp", "tests"):
        return ()
    places = [ROOT.joinpath(*parts[:depth]) for depth in range(1, len(parts) + 1)]
    files = (file for place in places for file in (place / "__init__.py", place.with_suffix(".py")))
    return tuple(file for file in files if file.is_file())
