"""What the packages are made from agrees with the program and with itself; check.sh builds them."""

import os
import re
import struct
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from tests.helpers.source_files import ROOT
from warapp import __version__
from warapp.app import DESKTOP_ID
from warapp.cli.arguments import window_parser

INSTALLERS = ROOT / "resources" / "installers"
LINUX = INSTALLERS / "linux"
ICONS = ROOT / "resources" / "icons"
MIME = "application/x-wargame"

pytestmark = pytest.mark.usefixtures("installer_scripts")


def script(name: str) -> ModuleType:
    return import_module(name)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def entry() -> dict[str, str]:
    """Return the keys of the .desktop file."""
    lines = text(LINUX / f"{DESKTOP_ID}.desktop").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_application_is_known_by_one_id() -> None:
    metainfo = ElementTree.parse(LINUX / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == DESKTOP_ID
    assert metainfo.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert entry()["Icon"] == DESKTOP_ID
    ids = re.compile(r"\bio\.github\.warapp\.\w+")
    named = {
        path: set(ids.findall(text(path)))
        for path in [*INSTALLERS.rglob("*"), *(ROOT / ".github").rglob("*.yml")]
        if path.is_file() and path.suffix not in (".txt", ".pyc")
    }
    assert {name for names in named.values() for name in names} == {DESKTOP_ID}
    assert len([names for names in named.values() if names]) >= 7


def test_the_file_type_is_one() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(LINUX / f"{DESKTOP_ID}.mime.xml").getroot().find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == ["*.wargame"]
    assert entry()["MimeType"] == f"{MIME};"
    metainfo = ElementTree.parse(LINUX / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert metainfo.findtext("provides/mediatype") == MIME


def test_every_dependency_is_pinned_with_hashes_and_without_an_address() -> None:
    pinned = text(INSTALLERS / "requirements.txt")
    project = tomllib.loads(text(ROOT / "pyproject.toml"))
    wanted = project["project"]["dependencies"] + project["dependency-groups"]["packaging"]
    names = {re.split(r"[^\w-]", line)[0].lower().replace("_", "-") for line in wanted}
    assert names >= {"pyside6-essentials", "pyinstaller", "nfpm"}
    blocks = re.findall(r"^([\w-]+)==\S+.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", pinned, re.MULTILINE)
    assert names <= set(blocks)
    assert len(blocks) == len(re.findall(r"^\w", pinned, re.MULTILINE))
    assert "://" not in pinned
    assert "--index" not in pinned


def test_the_man_page_names_every_option_of_the_window() -> None:
    options = set(
        re.findall(r"--[a-z][a-z-]+", window_parser().format_usage() + window_parser().format_help())
    )
    page = text(LINUX / "warapp.6").replace("\\-", "-")
    assert {option for option in options if option not in page} - {"--help", "--log", "--json"} == set()
    assert "--self-test" in options


class TestChangelog:
    TEXT = (
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New <cards>:\n  a `joker`.\n\n"
        "## [0.1.0] - 2026-01-31\n\n- First.\n"
    )
    TODAY = datetime(2026, 11, 30, 1, 2, 3, tzinfo=UTC)

    def test_what_is_unreleased_counts_as_the_programs_version(self) -> None:
        changelog = script("changelog")
        new, old = changelog.releases(self.TEXT, "0.2.0", self.TODAY)
        assert (new.version, new.is_out, new.changes) == ("0.2.0", False, ("New <cards>: a joker.",))
        assert (old.version, old.is_out, old.date.date().isoformat()) == ("0.1.0", True, "2026-01-31")

    def test_nothing_unreleased_is_no_release(self) -> None:
        out = "## [Unreleased]\n\n## [0.1.0] - 2026-01-31\n\n- First.\n"
        assert [release.version for release in script("changelog").releases(out, "0.1.0", self.TODAY)] == [
            "0.1.0"
        ]

    def test_debian_reads_it(self) -> None:
        changelog = script("changelog")
        said = changelog.debian_changelog(changelog.releases(self.TEXT, "0.2.0", self.TODAY)).split("\n\n")
        assert said[:3] == [
            "warapp (0.2.0) UNRELEASED; urgency=medium",
            "  * New <cards>: a joker.",
            f" -- {changelog.MAINTAINER}  Mon, 30 Nov 2026 01:02:03 +0000",
        ]
        assert said[3] == "warapp (0.1.0) unstable; urgency=medium"

    def test_appstream_reads_it(self) -> None:
        changelog = script("changelog")
        said = changelog.appstream_releases(changelog.releases(self.TEXT, "0.2.0", self.TODAY))
        releases = ElementTree.fromstring(said).findall("release")
        assert [(r.get("version"), r.get("type"), r.findtext(".//li")) for r in releases] == [
            ("0.2.0", "development", "New <cards>: a joker."),
            ("0.1.0", "stable", "First."),
        ]

    def test_the_programs_version_is_read(self) -> None:
        assert script("changelog").program_version(ROOT) == __version__


class TestIcons:
    def test_windows_gets_each_size_as_png(self) -> None:
        packed = script("icon_files").ico(ICONS)
        kind, count = struct.unpack_from("<HH", packed, 2)
        assert (kind, count) == (1, 6)
        for n in range(count):
            width, *_, length, at = struct.unpack_from("<BBBBHHII", packed, 6 + 16 * n)
            picture = QImage.fromData(packed[at : at + length])
            assert picture.width() == (width or 256)
        assert at + length == len(packed)

    def test_macos_gets_blocks_that_fill_the_file(self) -> None:
        packed = script("icon_files").icns(ICONS)
        at, widths = 8, []
        assert struct.unpack_from(">4sI", packed) == (b"icns", len(packed))
        while at < len(packed):
            _, length = struct.unpack_from(">4sI", packed, at)
            widths.append(QImage.fromData(packed[at + 8 : at + length]).width())
            at += length
        assert sorted(widths) == [32, 64, 128, 256, 256, 512, 512]


def test_the_installer_of_windows_takes_away_just_what_it_brought(tmp_path: Path) -> None:
    for name in ("warapp.exe", "inner/a.txt", "inner/deep/b.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    install, uninstall = script("windows_installer").file_list(tmp_path).split("!macroend\n")[:2]
    brought = re.findall(r'File "\$\{FROZEN\}\$\{SLASH\}(.+)"', install)
    deleted = re.findall(r'Delete "\$INSTDIR\\(.+)"', uninstall)
    assert sorted(name.replace("${SLASH}", "\\") for name in brought) == sorted(deleted)
    assert sorted(deleted) == ["inner\\a.txt", "inner\\deep\\b.txt", "warapp.exe"]
    assert re.findall(r'RMDir "\$INSTDIR\\(.+)"', uninstall) == ["inner\\deep", "inner"]
    assert re.findall(r'SetOutPath "(.+)"', install) == [
        "$INSTDIR",
        "$INSTDIR\\inner",
        "$INSTDIR\\inner\\deep",
    ]


def test_an_archive_depends_on_nothing_but_its_files(tmp_path: Path) -> None:
    archives = []
    for name in ("one", "two"):
        folder = tmp_path / name / "warapp"
        folder.mkdir(parents=True)
        (folder / "warapp").write_text("program")
        (folder / "warapp").chmod(0o755 if name == "one" else 0o700)
        (folder / "link").symlink_to("warapp")
        script("linux_packages").write_archive(tmp_path / f"{name}.tar.xz", folder, 1_700_000_000)
        archives.append((tmp_path / f"{name}.tar.xz").read_bytes())
    assert archives[0] == archives[1]


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are made on Linux")
class TestAppImage:
    """What lies in it is kept by a stand-in for the program that packs it."""

    RUNTIME = b"\x7fELF\2\1\1\0AI\2 and what it does"

    def make(self, folder: Path, runtime: bytes) -> subprocess.CompletedProcess[str]:
        names = ["warapp", "README.txt", "_internal/part", "share/copyright"]
        names += [f"share/{DESKTOP_ID}.{kind}" for kind in ("desktop", "metainfo.xml", "mime.xml", "svg")]
        for name in names:
            (folder / "portable" / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / "portable" / name).write_text(name)
        (folder / "runtime").write_bytes(runtime)
        (folder / "bin").mkdir()
        packer = folder / "bin" / "mksquashfs"
        packer.write_text('#!/bin/sh\ncp -a "$1" "$KEPT" && printf packed >"$2"\n')
        packer.chmod(0o755)
        return subprocess.run(
            [LINUX / "appimage.sh", folder / "portable", folder / "runtime", folder / "War.AppImage"],
            env={**os.environ, "PATH": f"{packer.parent}:{os.environ['PATH']}", "KEPT": str(folder / "kept")},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def test_it_is_the_runtime_and_behind_it_what_starts_the_program(self, tmp_path: Path) -> None:
        made = self.make(tmp_path, self.RUNTIME)
        assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
        image, root = tmp_path / "War.AppImage", tmp_path / "kept"
        assert image.read_bytes() == self.RUNTIME + b"packed"
        assert image.stat().st_mode & 0o777 == 0o755
        assert (root / "AppRun").resolve() == root / "usr/lib/warapp/warapp"
        assert (root / f"{DESKTOP_ID}.desktop").read_text() == f"share/{DESKTOP_ID}.desktop"
        assert (root / f"{DESKTOP_ID}.svg").read_text() == f"share/{DESKTOP_ID}.svg"
        assert (root / ".DirIcon").read_bytes() == (ICONS / "warapp-256.png").read_bytes()
        assert (root / f"usr/share/mime/packages/{DESKTOP_ID}.xml").is_file()
        assert sorted(path.name for path in (root / "usr/lib/warapp").iterdir()) == ["_internal", "warapp"]

    def test_another_file_is_not_taken_for_a_runtime(self, tmp_path: Path) -> None:
        made = self.make(tmp_path, b"<html>404, and so on</html>")
        assert made.returncode == 1
        assert made.stderr == f"appimage.sh: {tmp_path / 'runtime'} is no runtime of AppImages\n"
        assert not (tmp_path / "War.AppImage").exists()


def test_the_packages_name_each_library_once_for_debian_and_once_by_itself() -> None:
    settings = text(LINUX / "nfpm.yaml")
    debian = re.findall(r"^      - ((?:lib|zlib)\S+)", settings.partition("  rpm:")[0], re.MULTILINE)
    own = re.findall(r'"(lib\S+\.so\.\d+)\(', settings)
    assert len(debian) == len(set(debian)) >= 25
    assert len(own) == len(set(own)) >= 25


def test_licences_are_there_in_full() -> None:
    licences = ROOT / "resources" / "licences"
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text(licences / "LGPL-3.0.txt")
    assert "GNU GENERAL PUBLIC LICENSE" in text(ROOT / "LICENSE")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text(licences / "Python.txt")
    assert "Qt for Python" in text(licences / "THIRD-PARTY.txt")
