"""Packages are built where all is there that they need, and what is not there is named."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.source_files import ROOT
from warapp.desktop.qt_startup import BROUGHT, PACKAGES

INSTALLERS = ROOT / "resources" / "installers"
RELEASE = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")

pytestmark = pytest.mark.usefixtures("installer_scripts")
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="this is done on Linux")


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@linux_only
class TestPrerequisites:
    """What a build lacks is named before it begins, all at once, with the packages that bring it."""

    @pytest.fixture
    def prerequisites(self, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
        """The script on a system that has everything, and on which libraries are had by their names."""
        module = import_module("prerequisites")
        monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr(module, "_loads", lambda library: True)
        monkeypatch.setattr(module, "_compiles", lambda: True)
        monkeypatch.setattr(module.sysconfig, "get_config_var", lambda name: "libpython3.99.so.1.0")
        return module

    def test_nothing_is_said_where_all_is_there(self, prerequisites: ModuleType) -> None:
        prerequisites.check(has_uv=True)

    def test_all_that_is_missing_is_named_with_its_package(
        self, prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(prerequisites.shutil, "which", lambda name: None)
        monkeypatch.setattr(prerequisites, "_loads", lambda library: False)
        monkeypatch.setattr(prerequisites, "_compiles", lambda: False)
        monkeypatch.setattr(prerequisites, "find_spec", lambda name: None)
        with pytest.raises(SystemExit) as said:
            prerequisites.check(has_uv=False)
        sentence = str(said.value)
        packages = sentence.partition("apt-get install ")[2].split()
        python = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
        assert {"binutils", "gcc", "libc6-dev", "libxcb-cursor0", "python3-venv", python} < set(packages)
        assert len(packages) == len(set(packages))
        assert "\n" not in sentence
        for name in ("objdump", "libxcb-util.so.1", "a C compiler", "libpython3.99.so.1.0"):
            assert name in sentence.partition("; on Debian")[0]

    def test_a_compiler_without_the_headers_of_the_c_library_is_none(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compiler = tmp_path / "cc"
        compiler.write_text("#!/bin/sh\nexit 1\n")
        compiler.chmod(0o755)
        monkeypatch.setenv("CC", str(compiler))
        assert not import_module("prerequisites")._compiles()
        compiler.write_text("#!/bin/sh\nexit 0\n")
        assert import_module("prerequisites")._compiles()

    def test_a_python_that_can_not_be_packaged_is_named(
        self, prerequisites: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(prerequisites.sysconfig, "get_config_var", lambda name: "libpython3.99.a")
        with pytest.raises(SystemExit, match=re.escape(sys.executable)):
            prerequisites.check(has_uv=True)

    @pytest.mark.parametrize(
        "place", ["README.md", "resources/installers/check.sh", ".github/workflows/release.yml"]
    )
    def test_each_package_is_installed_wherever_packages_are_built(self, place: str) -> None:
        module = import_module("prerequisites")
        packages = {
            *module.PROGRAMS.values(),
            *module.BUNDLED.values(),
            *module.QT.values(),
            *module.COMPILER.split(),
        }
        assert packages - {"libc6-dev"} <= set(re.split(r"[\s()\\]+", text(ROOT / place)))

    def test_what_qt_needs_is_what_the_program_asks_for(self) -> None:
        module = import_module("prerequisites")
        needed = {name: package for table in PACKAGES.values() for name, package in table.items()}
        assert needed.items() <= (module.BUNDLED | module.QT).items()

    def test_what_the_packages_of_the_screen_depend_on_is_named_where_it_is_missing(self) -> None:
        depends = set(re.findall(r'"(lib\S+\.so\.\d+)\(\)', text(INSTALLERS / "linux" / "nfpm.yaml")))
        of_screens = {
            name for name in depends if name.startswith(("libX", "libx", "libwayland", "libGL", "libEGL"))
        }
        named = {name for table in (*PACKAGES.values(), *BROUGHT.values()) for name in table}
        assert len(of_screens) >= 12
        assert of_screens <= named

    def test_the_bundled_libraries_are_those_that_the_program_takes_along(self) -> None:
        (pattern,) = re.findall(r'r"(lib\(xcb.+)"', text(INSTALLERS / "warapp.spec"))
        module = import_module("prerequisites")
        assert all(re.fullmatch(pattern, name) for name in module.BUNDLED)
        assert len(module.BUNDLED) == pattern.partition(")")[0].count("|") + 1
        assert re.fullmatch(pattern, "libexpat.so.1"), "without it Debian's interpreter does not start"
        assert not re.fullmatch(pattern, "libfontconfig.so.1")


def test_what_the_interpreter_needs_is_in_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = import_module("linux_packages")

    def needed(folder: Path, files: list[Path] | None = None) -> set[str]:
        return {"libz.so.1", "libexpat.so.1"} if files else set()

    monkeypatch.setattr(packages.elf, "needed_libraries", needed)
    with pytest.raises(SystemExit, match=r"does not start without: \['libexpat.so.1'\]"):
        packages.check_dependencies(tmp_path)


class TestTargets:
    def test_each_system_that_packages_are_built_on_is_checked(self) -> None:
        matrices = [set(found.split(", ")) for found in re.findall(r" system: \[(.+)\]", RELEASE)]
        (python,) = re.findall(r'UV_PYTHON: "(.+)"', RELEASE)
        targets = {
            target.system for target in import_module("check_targets").TARGETS if target.python == python
        }
        assert len(matrices) == 2
        for systems in matrices:
            assert len(systems) >= 4
            assert systems <= targets

    def test_one_system_that_fails_stops_no_other(self) -> None:
        assert RELEASE.count("      fail-fast: false") == RELEASE.count("    strategy:") == 2
        assert "result == 'success'" not in RELEASE.replace("needs.version.result == 'success'", "")

    @linux_only
    @pytest.mark.parametrize("status", [0, 1])
    def test_uv_is_asked_for_wheels_with_the_pinned_hashes(
        self, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        uv = tmp_path / "uv"
        uv.write_text(f'#!/bin/sh\necho "$*" >>"{tmp_path}/asked"\necho no wheel >&2\nexit {status}\n')
        uv.chmod(0o755)
        monkeypatch.setenv("UV", str(uv))
        module = import_module("check_targets")
        assert module.main() == status
        asked = text(tmp_path / "asked").splitlines()
        assert len(asked) == len(module.TARGETS)
        for target, line in zip(module.TARGETS, asked, strict=True):
            assert f"--python-platform {target.platform} --python-version {target.python}" in line
            assert "--dry-run" in line
            assert "--only-binary :all: --require-hashes -r" in line
        said = capsys.readouterr().out
        assert said.count("no wheel" if status else "all is there") == len(module.TARGETS)


def test_actions_are_pinned_by_commit() -> None:
    used = [
        line
        for path in (ROOT / ".github/workflows").glob("*.yml")
        for line in text(path).splitlines()
        if "uses:" in line
    ]
    assert len(used) >= 8
    assert [
        line for line in used if not re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+$", line)
    ] == []


@linux_only
@pytest.mark.parametrize(
    ("there", "missing"),
    [
        ((), "debootstrap python3 pipx"),
        (("uv", "python3"), "debootstrap"),
        (("pipx", "debootstrap"), "python3"),
    ],
)
def test_trying_under_wine_names_the_packages_that_are_missing(
    there: tuple[str, ...], missing: str, tmp_path: Path
) -> None:
    for name, answer in [("id", "0"), ("uname", "x86_64"), *((name, "") for name in there)]:
        (tmp_path / name).write_text(f"#!/bin/sh\necho {answer}\n")
        (tmp_path / name).chmod(0o755)
    for name in ("bash", "dirname", "realpath"):
        (tmp_path / name).symlink_to(f"/usr/bin/{name}")
    tried = subprocess.run(
        ["/usr/bin/bash", INSTALLERS / "windows" / "try_under_wine.sh", tmp_path / "folder"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    sentence = f"try_under_wine.sh: something is missing; on Debian or Ubuntu: apt-get install {missing}\n"
    assert (tried.returncode, tried.stdout, tried.stderr) == (1, "", sentence)
