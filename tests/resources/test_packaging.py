"""The wheel, built and installed as a person gets it, holds the resources and plays."""

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT
from warapp import __version__

pytest.importorskip("hatchling", reason="hatchling, of the extra `test`, builds the packages")


def run(*command: str | Path, cwd: Path) -> str:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the sdist."""
    folder = tmp_path_factory.mktemp("packages")
    run(sys.executable, "-m", "hatchling", "build", "-d", folder, cwd=ROOT)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def programs(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel and nothing else in it."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "env", cwd=folder)
    programs = folder / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    run(programs / "python", "-m", "pip", "install", "--no-deps", "--no-index", packages[0], cwd=folder)
    return programs


def shipped_resources() -> set[str]:
    """Return the files below `resources` that the program needs: not what draws them or builds packages."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
        and path.suffix not in (".py", ".pyc", ".md", ".ts")
        and path.name != "screenshot.png"
        if ROOT / "resources" / "installers" not in path.parents
    }


def sources_of_resources() -> set[str]:
    """Return the files below `resources` that are in the repository: those shipped, but for built ones."""
    built = {name for name in shipped_resources() if name.endswith(".qm")}
    texts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources" / "i18n").glob("*.ts")}
    return (shipped_resources() - built) | texts


def test_the_wheel_holds_the_resources_inside_the_package(packages: tuple[Path, Path]) -> None:
    names = set(zipfile.ZipFile(packages[0]).namelist())
    assert {name for name in names if "/resources/" in name} == {
        f"warapp/{name}" for name in shipped_resources()
    }
    assert {name.partition("/")[0] for name in names} == {"warapp", f"warapp-{__version__}.dist-info"}


def test_the_wheel_has_a_tag_that_package_indexes_take(packages: tuple[Path, Path]) -> None:
    name, version, python, abi, platform = packages[0].stem.split("-")
    assert (name, version, python, abi) == ("warapp", __version__, "py3", "none")
    assert re.fullmatch(r"any|manylinux_2_\d+_\w+|win_\w+|macosx_\d+_\d+_\w+", platform), platform
    compiled = [name for name in zipfile.ZipFile(packages[0]).namelist() if "/lab/_kernel-" in name]
    assert (platform == "any") == (not compiled)


def test_the_sdist_holds_all_that_the_tests_need(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= sources_of_resources() | {"tests/conftest.py", "README.md", "LICENSE", "pyproject.toml"}
    assert names >= {".ci/run", ".github/workflows/release.yml", "resources/installers/build.py"}


def test_the_installed_program_finds_its_resources(programs: Path, tmp_path: Path) -> None:
    program = "from warapp.assets import resources; print(resources())"
    found = Path(run(programs / "python", "-c", program, cwd=tmp_path).strip())
    assert found.parts[-2:] == ("warapp", "resources")
    assert programs.parent in found.parents
    assert found.is_dir()


def test_the_installed_program_plays(programs: Path, tmp_path: Path) -> None:
    assert run(programs / "warapp", "--version", cwd=tmp_path) == f"warapp {__version__}\n"
    played = json.loads(run(programs / "warapp", "play", "--deal", "1", "--json", cwd=tmp_path))
    assert played["outcome"] == {"reason": "battle_limit", "winner": None}
