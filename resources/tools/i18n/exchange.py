"""Hands texts to a translator as JSON with what helps to understand them, and takes them back, checked."""

from __future__ import annotations

import ast
import json
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from checks import FORMS, faults
from ts_file import ROOT, Message, path_of, read, run_lupdate, write_forms

_MOST_PLACES = 3
"""How many of the places that ask for a text are named."""


def export(language: str, *, everything: bool = False) -> Iterator[dict[str, Any]]:
    """Yield the texts of a language that are not translated, or all; first those that belong together."""
    places = _places()
    for message in read(path_of(language)):
        if everything or not message.finished:
            yield _entry(replace(message, places=places.get(message.key, ())), language)


def _places() -> dict[tuple[str, str, str], tuple[tuple[str, int], ...]]:
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        texts = Path(folder, "places.ts")
        run_lupdate(texts, "en", locations=True)
        return {message.key: message.places for message in read(texts)}


def _entry(message: Message, language: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"context": message.context, "source": message.source}
    if message.comment:
        entry["comment"] = message.comment
    if message.note:
        entry["note"] = message.note
    if message.places:
        entry["asked"] = [_asked(file, line) for file, line in message.places[:_MOST_PLACES]]
    if message.plural:
        entry["forms_for"] = list(FORMS[language])
        entry["translation"] = message.forms
    else:
        entry["translation"] = message.forms[0]
    return entry


def _asked(file: str, line: int) -> str:
    """Return where a text is asked for: the file, what its function is for, and the line itself."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return f"{file}:{line}: {_purpose(ROOT / file, line)} | {lines[line - 1].strip()}"


def _purpose(path: Path, line: int) -> str:
    """Return the first line of what documents a line's function, its class or else its file."""
    nodes, of_file = _documented(path)
    for node in nodes:
        if node.lineno <= line <= (node.end_lineno or 0) and (documented := _first_line(node)):
            return documented
    return of_file


@cache
def _documented(path: Path) -> tuple[list[ast.FunctionDef | ast.ClassDef], str]:
    """Return a file's functions and classes, the smallest first, and what documents the whole."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    found.sort(key=lambda node: (node.end_lineno or 0) - node.lineno)
    return found, _first_line(tree)


def _first_line(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    return (ast.get_docstring(node) or "").split("\n")[0]


def take_in(language: str, entries: list[dict[str, Any]]) -> tuple[int, list[str]]:
    """Put translations into the .ts file of a language, but for those with a fault.

    Returns:
        How many were taken in, and what is wrong with the others.
    """
    known = {message.key: message for message in read(path_of(language))}
    accepted: dict[tuple[str, str, str], list[str]] = {}
    refused = []
    for entry in entries:
        key = (entry.get("context", ""), entry.get("source", ""), entry.get("comment", ""))
        given = entry.get("translation", "")
        forms = [given] if isinstance(given, str) else list(given)
        if not any(forms):
            continue  # not translated yet
        if key not in known:
            refused.append(f"{json.dumps(key, ensure_ascii=False)}: there is no such text")
            continue
        message = replace(known[key], forms=forms)
        found = faults(message, language)
        refused += [f"{json.dumps(key, ensure_ascii=False)}: {fault}" for fault in found]
        if not found:
            accepted[key] = forms
    write_forms(path_of(language), accepted)
    return len(accepted), refused
