"""The bytecode of what PySide would compile at each start: kept, and never trusted where it is odd."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.source_files import ROOT
from warapp.bytecode import Bytecode, standard_file
from warapp.store.files import write_whole

SOURCE = b"def told(x: int) -> str:\n    return __file__\n"


def compiled(file: Path, source: bytes = SOURCE, name: str = "told.py") -> tuple[bool, object]:
    """Compile by what is kept in a file; return whether it was compiled anew, and what the module holds."""
    anew: list[object] = []
    real = builtins.compile

    def count(*arguments: object, **named: object) -> object:
        anew.append(arguments)
        return real(*arguments, **named)  # type: ignore[call-overload]

    bytecode = Bytecode(file)
    builtins.compile = count  # type: ignore[assignment]
    try:
        with bytecode.instead_of_compiling():
            code = compile(source, name, "exec")
    finally:
        builtins.compile = real
    module: dict[str, object] = {"__file__": name}
    exec(code, module)
    bytecode.keep(write_whole)
    return bool(anew), module["told"]


@pytest.fixture(autouse=True)
def writes_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "cache" / "kept"
    compiled(file)
    return file


def test_the_second_time_nothing_is_compiled(kept: Path) -> None:
    anew, told = compiled(kept)
    assert not anew
    assert callable(told)
    assert told(1) == "told.py"


def test_another_source_of_the_same_name_and_length_is_compiled(kept: Path) -> None:
    anew, told = compiled(kept, SOURCE.replace(b"__file__", b"'PySide'"))
    assert anew
    assert callable(told)
    assert told(1) == "PySide"


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "other version"])
def test_what_is_damaged_or_of_another_version_is_compiled_and_kept_anew(kept: Path, damage: str) -> None:
    content = kept.read_bytes()
    kept.write_bytes(
        {
            "cut": content[:-5],
            "changed": content[:-5] + bytes([content[-5] ^ 1]) + content[-4:],
            "empty": b"",
            "other version": content.replace(f"{sys.hexversion:x}".encode(), b"30a0bf0"),
        }[damage]
    )
    assert compiled(kept)[0]
    assert not compiled(kept)[0]
    assert kept.read_bytes() == content


def test_nothing_is_written_where_python_writes_no_bytecode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    compiled(tmp_path / "kept")
    assert not (tmp_path / "kept").exists()


def test_the_future_of_the_file_that_compiles_is_inherited(tmp_path: Path) -> None:
    assert compiled(tmp_path / "kept")[1].__annotations__ == {"x": "int", "return": "str"}


def test_expressions_and_trees_are_left_to_python(tmp_path: Path) -> None:
    bytecode = Bytecode(tmp_path / "kept")
    with bytecode.instead_of_compiling():
        assert eval(compile("6 * 7", "sum", "eval")) == 42
        compile("x = 1", "text", "exec")
    bytecode.keep(write_whole)
    assert not (tmp_path / "kept").exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="caches are elsewhere there")
def test_it_lies_among_the_persons_caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert standard_file().parent == tmp_path / ".cache" / "warapp"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert standard_file().parent == tmp_path / ".cache" / "warapp"


def test_somebody_without_a_home_keeps_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    file = standard_file()
    assert compiled(file)[0]
    assert write_whole(file, b"") is not None


@pytest.mark.gui
def test_of_a_second_start_pyside_compiles_nothing() -> None:
    program = """
import builtins
from warapp import startup
real, compiled = builtins.compile, []
def count(source, filename, *rest, **named):
    compiled.append(filename)
    return real(source, filename, *rest, **named)
builtins.compile = count
startup.load_qt()
builtins.compile = real
startup.keep_bytecode()
from PySide6.QtCore import QPoint
try:
    QPoint("1", "2")
except TypeError as error:
    signature = str(error).replace("xpos: ", "").replace("ypos: ", "")  # no names before PySide6 6.8.3
    print(len(compiled), "(int, int" in signature)
"""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    first, second = (
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    )
    assert first.endswith(" True\n")
    assert int(first.split()[0]) > 5
    assert second == "0 True\n"
