"""Makes .deb, .rpm and .tar.xz of the frozen program and of what a desktop wants to know of it."""

from __future__ import annotations

import gzip
import lzma
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import changelog
import elf

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.append(str(ROOT / "resources" / "tools" / "i18n"))
import desktop_files  # noqa: E402  (from the folder above)

LINUX = HERE / "linux"
DESKTOP_ID = "io.github.warapp.War"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
KINDS = ("deb", "rpm", "tar.xz")
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# What PyInstaller's starter needs by itself: nothing of ours can say that it is missing. Every system has it.
_OF_THE_STARTER = {"libz.so.1"}


def tidy(folder: Path, patchelf: Path) -> None:
    """Take out of the frozen program what only the machine knows that built it, and what is not needed.

    That is the debugging symbols of what comes with them (the interpreter, ICU, the kernel), the path of the
    interpreter in its modules, and the mode of files that are not for starting.

    Args:
        folder: the program in one folder.
        patchelf: the program that changes paths in libraries.
    """
    inside = folder / "_internal"
    modules = sorted(inside.glob("python3*/lib-dynload/*.so"))
    others = [*inside.glob("libpython3*"), *inside.rglob("libicu*"), *inside.rglob("_kernel-*")]
    libraries = [path for path in [*modules, *sorted(others)] if not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True, timeout=1800)
    for library in [*modules, *inside.glob("libpython3*")]:
        subprocess.run([patchelf, "--remove-rpath", library], check=True, timeout=1800)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == folder / "warapp" else 0o644)


def build(
    frozen: Path, work: Path, output: Path, kinds: Sequence[str], nfpm: Path, environment: dict[str, str]
) -> list[Path]:
    """Return the packages that were made.

    Args:
        frozen: the program in one folder.
        work: where to put what is between.
        output: where the packages go.
        kinds: which of KINDS.
        nfpm: the program that makes .deb and .rpm.
        environment: with SOURCE_DATE_EPOCH and WARAPP_VERSION.
    """
    date, version = int(environment["SOURCE_DATE_EPOCH"]), environment["WARAPP_VERSION"]
    check_dependencies(frozen)
    desktop = write_desktop_files(work / "desktop", version, date)
    output.mkdir(parents=True, exist_ok=True)
    made = []
    for kind in kinds:
        machine = platform.machine()
        if kind == "tar.xz":
            package = output / f"warapp-{version}-linux-{machine}.tar.xz"
            write_archive(package, portable_folder(frozen, desktop, work), date)
        else:
            architecture = _ARCHITECTURES.get(machine, machine)
            names = {
                "deb": f"warapp_{version}_{architecture}.deb",
                "rpm": f"warapp-{version}-1.{machine}.rpm",
            }
            package = output / names[kind]
            settings = {
                **environment,
                "WARAPP_ARCHITECTURE": architecture,
                "WARAPP_FROZEN": str(frozen),
                "WARAPP_DESKTOP": str(desktop),
                "WARAPP_LINUX": str(LINUX),
                "WARAPP_GLIBC": elf.needed_glibc(frozen),
            }
            target = ("--packager", kind, "--target", package)
            subprocess.run(
                [nfpm, "package", "--config", LINUX / "nfpm.yaml", *target],
                env=settings,
                check=True,
                timeout=1800,
            )
        made.append(package)
    return made


def check_dependencies(frozen: Path) -> None:
    """End with a sentence if the packages don't name exactly the libraries that the program needs.

    The interpreter must need none of them: it is what says which are missing.
    """
    interpreter = [*(frozen / "_internal").glob("libpython3*"), frozen / "warapp"]
    if outside := elf.needed_libraries(frozen, interpreter) - _OF_THE_STARTER:
        raise SystemExit(
            f"warapp.spec leaves out what the interpreter does not start without: {sorted(outside)}"
        )
    named = set(re.findall(r'"(lib\S+\.so\.\d+)\(\)', (LINUX / "nfpm.yaml").read_text()))
    needed = elf.needed_libraries(frozen)
    if named != needed:
        raise SystemExit(
            "linux/nfpm.yaml names other libraries than the program needs: "
            f"missing are {sorted(needed - named)}, needless are {sorted(named - needed)}"
        )


def write_desktop_files(folder: Path, version: str, date: int) -> Path:
    """Write what is made from the changelog, translated, or packed by itself, and return its folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    today = datetime.fromtimestamp(date, UTC)
    told = changelog.releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version, today)
    texts = desktop_files.texts()
    for kind in ("desktop", "metainfo.xml", "mime.xml"):
        english = (LINUX / f"{DESKTOP_ID}.{kind}").read_text(encoding="utf-8")
        translate = desktop_files.translated_entry if kind == "desktop" else desktop_files.translated_xml
        written = translate(english, texts).replace("<releases />", changelog.appstream_releases(told))
        (folder / f"{DESKTOP_ID}.{kind}").write_text(written, encoding="utf-8")
    _pack(folder / "changelog.gz", changelog.debian_changelog(told).encode())
    _pack(folder / "warapp.6.gz", (LINUX / "warapp.6").read_bytes())
    for side in ICON_SIZES:
        _copy(ROOT / f"resources/icons/warapp-{side}.png", folder / f"icons/{side}.png")
    _copy(ROOT / "resources/icons/warapp.svg", folder / "icons/scalable.svg")
    return folder


def portable_folder(frozen: Path, desktop: Path, work: Path) -> Path:
    """Return a folder that runs from anywhere, with what its owner may want to tell the desktop."""
    folder = work / "portable" / "warapp"
    shutil.rmtree(folder.parent, ignore_errors=True)
    shutil.copytree(frozen, folder, symlinks=True)
    _copy(LINUX / "copyright", folder / "share" / "copyright")
    for kind in ("desktop", "metainfo.xml", "mime.xml"):
        _copy(desktop / f"{DESKTOP_ID}.{kind}", folder / "share" / f"{DESKTOP_ID}.{kind}")
    _copy(desktop / "icons/scalable.svg", folder / "share" / f"{DESKTOP_ID}.svg")
    told = (LINUX / "portable.txt").read_text(encoding="utf-8")
    (folder / "README.txt").write_text(told.replace("GLIBC", elf.needed_glibc(frozen)), encoding="utf-8")
    return folder


def write_archive(package: Path, folder: Path, date: int) -> None:
    """Write a folder as .tar.xz in which nothing depends on who packed it, or when."""

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = date
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with lzma.open(package, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        archive.add(folder, folder.name, recursive=False, filter=anonymous)
        for path in sorted(folder.rglob("*")):
            archive.add(path, f"{folder.name}/{path.relative_to(folder)}", recursive=False, filter=anonymous)


def _pack(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
