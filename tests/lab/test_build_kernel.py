"""The kernel is compiled where there is a compiler; where there is none, all is built without it."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from warapp.lab import build_kernel, kernel
from warapp.lab.build_kernel import FOLDER, compile_kernel, find_compiler, library_path, wheel_platform

QUICK = ("-O0",)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sources, as they lie in a checkout."""
    copy = tmp_path / "warapp" / "lab"
    copy.mkdir(parents=True)
    for source in (*FOLDER.glob("*.c"), *FOLDER.glob("*.h")):
        shutil.copy(source, copy)
    return copy


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


def hook(folder: Path) -> Any:
    interface = pytest.importorskip(
        "hatchling.builders.hooks.plugin.interface", reason="hatchling builds wheels"
    )
    made = build_kernel.get_build_hook()
    assert issubclass(made, interface.BuildHookInterface)
    root = str(folder.parent.parent)
    return made(root, {}, None, None, root, "wheel")  # type: ignore[arg-type]


def test_where_there_is_a_compiler_the_kernel_is_there(compiler: list[str]) -> None:
    assert kernel.available(), "compile it anew: python -m warapp.lab.build_kernel"


def test_a_library_has_a_name_of_its_own_for_each_version_of_the_sources(
    folder: Path, compiler: list[str]
) -> None:
    first = compile_kernel(folder, flags=QUICK)
    assert first == library_path(folder)
    (folder / "kernel.c").write_text((folder / "kernel.c").read_text() + "\n")
    assert library_path(folder) != first
    assert kernel.load(library_path(folder)) is None
    second = compile_kernel(folder, flags=QUICK)
    assert kernel.load(second)
    assert [path for path in folder.iterdir() if path.suffix not in (".c", ".h")] == [second]


def test_a_library_for_another_machine_is_not_loaded(tmp_path: Path) -> None:
    library = tmp_path / "other.so"
    library.write_bytes(b"\x7fELF of another kind")
    assert kernel.load(library) is None


def test_the_compiler_can_be_named_with_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f'"{sys.executable}" -m something')
    assert find_compiler() == [sys.executable, "-m", "something"]


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_nothing_is_compiled(folder: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no C compiler was found"):
        compile_kernel(folder)


def test_sources_that_do_not_compile_leave_nothing_behind(folder: Path, compiler: list[str]) -> None:
    before = sorted(folder.iterdir())
    with pytest.raises(subprocess.CalledProcessError):
        compile_kernel(folder, flags=("-DMOST_BATTLES=?",))
    assert sorted(folder.iterdir()) == before


def test_the_hook_puts_the_library_into_the_wheel_of_this_platform(folder: Path, compiler: list[str]) -> None:
    data: dict[str, Any] = {"artifacts": [], "pure_python": True}
    hook(folder).initialize("standard", data)
    assert data["artifacts"] == [f"warapp/lab/{library_path(folder).name}"]
    assert library_path(folder).exists()
    assert data["pure_python"] is False
    assert data["tag"] == f"py3-none-{wheel_platform(library_path(folder).read_bytes())}"


def test_the_tag_of_a_wheel_names_the_oldest_c_library_that_the_kernel_runs_with() -> None:
    needs = b"\x7fELF\0libm.so.6\0libc.so.6\0GLIBC_2.2.5\0GLIBC_2.%d\0other\0"
    assert wheel_platform(needs % 34, "linux-x86_64") == "manylinux_2_34_x86_64"
    assert wheel_platform(needs % 14, "linux-aarch64") == "manylinux_2_17_aarch64"


@pytest.mark.parametrize("needed", [b"libc.musl-x86_64.so.1", b"libgomp.so.1", b"libc.so"])
def test_a_kernel_that_needs_more_than_glibc_is_for_the_machine_that_built_it(needed: bytes) -> None:
    assert wheel_platform(b"\x7fELF\0" + needed + b"\0", "linux-x86_64") == "linux_x86_64"


def test_elsewhere_the_tag_names_the_system_that_python_was_built_for() -> None:
    assert wheel_platform(b"MZ", "win-amd64") == "win_amd64"
    assert wheel_platform(b"", "macosx-11.0-universal2") == "macosx_11_0_universal2"


@pytest.mark.usefixtures("no_compiler")
def test_the_hook_leaves_the_wheel_as_it_is_without_a_compiler(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data: dict[str, Any] = {"artifacts": [], "pure_python": True}
    hook(folder).initialize("editable", data)
    assert data == {"artifacts": [], "pure_python": True}
    assert "built without the compiled kernel" in "".join(capsys.readouterr())


def test_it_can_be_compiled_by_hand(
    folder: Path, compiler: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_kernel, "compile_kernel", lambda: compile_kernel(folder, flags=QUICK))
    assert build_kernel.main() == 0
    assert capsys.readouterr().out.strip() == str(library_path(folder))


@pytest.mark.usefixtures("no_compiler")
def test_by_hand_it_is_said_why_it_was_not_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_kernel.main() == 1
    assert capsys.readouterr().err.startswith("The kernel was not compiled: no C compiler was found")
