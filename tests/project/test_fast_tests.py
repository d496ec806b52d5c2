"""Which tests `pytest --fast` leaves out is told by a list, of which every line is about tests that exist."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

from tests.helpers.fast_tests import SLOW, TESTS, is_slow, uses_qt
from tests.helpers.source_files import ROOT, nodes_of


@pytest.mark.parametrize("name", SLOW)
def test_what_is_called_slow_exists(name: str) -> None:
    place, _, test = name.partition("::")
    path = TESTS / place
    assert path.is_dir() if path.suffix != ".py" else path.is_file()
    if test:
        functions = {node.name for node in nodes_of(path, ast.FunctionDef)}
        assert test.partition("[")[0] in functions


def test_all_in_a_slow_folder_is_slow_and_its_neighbours_are_not() -> None:
    assert is_slow(TESTS / "engine" / "properties" / "test_oracle.py", "test_any")
    assert not is_slow(TESTS / "engine" / "test_battle.py", "test_any")
    assert not is_slow(ROOT / "warapp" / "engine" / "battle.py")


def test_what_uses_qt_is_known_without_importing_it() -> None:
    assert uses_qt(TESTS / "ui")
    assert uses_qt(TESTS / "ui" / "window" / "test_keys.py")
    assert uses_qt(TESTS / "table" / "test_scene.py")
    assert not uses_qt(TESTS / "table" / "test_layout.py")
    assert not uses_qt(TESTS / "engine")


def test_the_option_selects_what_the_markers_select() -> None:
    files = ["tests/engine/test_shuffle.py", "tests/table/test_scene.py", "tests/lab/test_sanitized.py"]

    def selected(*options: str) -> list[str]:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *options, *files]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        return re.findall(r"^\S+::.*$", ran.stdout, re.MULTILINE)

    fast = selected("--fast")
    assert {name.partition("::")[0] for name in fast} == {files[0]}
    assert fast == selected("-m", "not gui and not slow")
