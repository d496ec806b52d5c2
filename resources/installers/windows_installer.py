"""Makes the installer of Windows from the frozen program, with NSIS, which also runs on Linux.

By itself for a folder that was frozen elsewhere: `python resources/installers/windows_installer.py FROZEN`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import changelog
import icon_files

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def main() -> int:
    """Make the installer from a folder, and print where it is."""
    parser = argparse.ArgumentParser(description="Makes the installer of Windows from the frozen program.")
    parser.add_argument("frozen", type=Path, metavar="FROZEN", help="the program in one folder")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="where it goes (dist)")
    options = parser.parse_args()
    work = ROOT / "build" / "installers"
    made = build(options.frozen, work, options.output, changelog.program_version(ROOT))
    if made == options.frozen:
        raise SystemExit("windows_installer.py: there is no makensis (of NSIS)")
    print(made)
    return 0


def build(frozen: Path, work: Path, output: Path, version: str) -> Path:
    """Return the installer that was made; without makensis the folder itself.

    Args:
        frozen: the program in one folder.
        work: where to put what is between.
        output: where the installer goes.
        version: what it says.
    """
    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if not makensis:
        return frozen
    output.mkdir(parents=True, exist_ok=True)
    installer = (output / f"warapp-{version}-setup.exe").resolve()
    work.mkdir(parents=True, exist_ok=True)
    (work / "files.nsh").write_text(file_list(frozen), encoding="utf-8")
    (work / "setup.ico").write_bytes(icon_files.ico(ROOT / "resources" / "icons"))
    given = {
        "VERSION": version,
        "FROZEN": frozen.resolve(),
        "FILES": (work / "files.nsh").resolve(),
        "ICON": (work / "setup.ico").resolve(),
        "LICENCE": ROOT / "LICENSE",
        "OUTPUT": installer,
    }
    dash = "/" if sys.platform == "win32" else "-"
    options = [f"{dash}D{name}={value}" for name, value in given.items()]
    encoding = [f"{dash}INPUTCHARSET", "UTF8", f"{dash}V2"]
    subprocess.run([makensis, *encoding, *options, HERE / "windows" / "warapp.nsi"], check=True, timeout=1800)
    return installer


def file_list(frozen: Path) -> str:
    """Return two macros of NSIS, which put the files of a folder in place, and take just these away again."""
    files = sorted(path.relative_to(frozen) for path in frozen.rglob("*") if path.is_file())
    folders = sorted(path.relative_to(frozen) for path in frozen.rglob("*") if path.is_dir())
    lines = ["!macro InstallFiles"]
    for folder in [Path(), *folders]:
        here = [file for file in files if file.parent == folder]
        if here:
            lines.append(f'  SetOutPath "{_installed(folder)}"')
            lines += [f'  File "${{FROZEN}}${{SLASH}}{_slashed(file)}"' for file in here]
    lines += ["!macroend", "", "!macro UninstallFiles"]
    lines += [f'  Delete "{_installed(file)}"' for file in files]
    lines += [f'  RMDir "{_installed(folder)}"' for folder in reversed(folders)]
    return "\n".join([*lines, "!macroend", ""])


def _installed(path: Path) -> str:
    return "\\".join(["$INSTDIR", *path.parts])


def _slashed(path: Path) -> str:
    return "${SLASH}".join(path.parts)


if __name__ == "__main__":
    sys.exit(main())
