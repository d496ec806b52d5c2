"""The engine stands on the standard library alone, and all its names are reached from one place."""

from __future__ import annotations

import subprocess
import sys

import pytest

import warapp.engine
from tests.helpers.source_files import ROOT, module_name, python_files

ENGINE = set(map(module_name, python_files("warapp/engine")))
REPORT = f"""
import sys
before = set(sys.modules)
import {", ".join(sorted(ENGINE))}
print(*sorted(set(sys.modules) - before))
"""


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    """The modules that a fresh interpreter loads for the whole engine."""
    command = [sys.executable, "-c", REPORT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr == ""
    return set(done.stdout.split())


def test_importing_the_engine_loads_the_standard_library_and_no_qt(loaded: set[str]) -> None:
    assert "dataclasses" in loaded  # it saw the import
    top = {name.partition(".")[0] for name in loaded}
    assert top - {"warapp"} <= sys.stdlib_module_names


def test_importing_the_engine_loads_all_of_it_and_no_other_part_of_the_program(loaded: set[str]) -> None:
    assert len(ENGINE) > 9
    assert {name for name in loaded if name.startswith("warapp")} == {"warapp"} | ENGINE


def test_every_name_of_the_engine_can_be_asked_for() -> None:
    assert all(getattr(warapp.engine, name) is not None for name in warapp.engine.__all__)


def test_a_name_that_the_engine_has_not_is_no_attribute_of_it() -> None:
    with pytest.raises(AttributeError, match=r"^module 'warapp\.engine' has no attribute 'checkers'$"):
        warapp.engine.checkers  # noqa: B018
