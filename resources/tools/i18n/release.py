"""Builds the .qm files that the program loads from the .ts files: `python resources/tools/i18n/release.py`.

Wheel, packages, tests and checkouts all use this. An unfinished language gets no .qm file, so that nobody is
offered it; named on the command line it gets one, to be tried by `warapp --lang`. A few texts that are new
since a language was finished don't take it away: they stay English, until a test has had them translated.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

_MOST_NEW = 0.05
"""The share of texts that may wait for their translation."""
FOLDER = Path(__file__).resolve().parents[2] / "i18n"


class NoTool(OSError):
    """The environment has no PySide6 that brings the program asked for."""


def qt_tool(name: str) -> Path:
    """Return a program that comes with PySide6_Essentials, such as lrelease.

    Raises:
        NoTool: there is none.
    """
    package = find_spec("PySide6")
    file = f"{name}.exe" if sys.platform == "win32" else name
    tool = Path(package.origin).with_name(file) if package and package.origin else None
    if not tool or not tool.is_file():
        raise NoTool(f"{name}, which comes with PySide6_Essentials, was not found")
    return tool


def is_finished(texts: Path) -> bool:
    """Return whether a .ts file is translated, but for a few texts that may be new."""
    translations = list(ElementTree.parse(texts).iter("translation"))
    left = sum(found.get("type") == "unfinished" for found in translations)
    return bool(translations) and left <= _MOST_NEW * len(translations)


def build(folder: Path = FOLDER, output: Path | None = None, languages: Sequence[str] = ()) -> list[Path]:
    """Build the .qm files, and remove those of languages that are no longer finished.

    Args:
        folder: with the .ts files.
        output: where the .qm files go; None for the same folder.
        languages: the languages to build whether finished or not; empty for the finished ones.

    Returns:
        The .qm files.

    Raises:
        NoTool: there is no lrelease.
        subprocess.CalledProcessError: lrelease refuses a file; `stderr` says why.
    """
    output = output or folder
    built = []
    for texts in sorted(folder.glob("warapp_*.ts")):
        language = texts.stem.partition("_")[2]
        if languages and language not in languages:
            continue
        made = output / f"{texts.stem}.qm"
        if languages or is_finished(texts):
            command = [str(qt_tool("lrelease")), "-silent", str(texts), "-qm", str(made)]
            subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
            built.append(made)
        else:
            made.unlink(missing_ok=True)
    return built


def main() -> int:
    """Build what was asked for, and print where it is."""
    parser = argparse.ArgumentParser(description="Builds the .qm files that the program loads.")
    parser.add_argument("languages", nargs="*", help="such as de: build it though it isn't finished")
    parser.add_argument("--output", type=Path, help="the folder for the .qm files (resources/i18n)")
    options = parser.parse_args()
    try:
        built = build(output=options.output, languages=options.languages)
    except NoTool as error:
        print(f"release.py: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"release.py: {error.stderr}", file=sys.stderr)
        return 1
    print(*built, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
