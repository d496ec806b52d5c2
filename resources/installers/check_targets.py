"""Checks that all of requirements.txt can be had for each system that packages are built on.

`python resources/installers/check_targets.py` asks uv for wheels with the pinned hashes; it installs nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

REQUIREMENTS = Path(__file__).resolve().with_name("requirements.txt")


class Target(NamedTuple):
    """A system that packages are built on.

    Attributes:
        system: a runner of release.yml, or another system, by its name.
        platform: what uv calls it, on Linux by its C library.
        python: the version of Python that is frozen.
        environment: what uv must know besides.
    """

    system: str
    platform: str
    python: str = "3.13"
    environment: tuple[tuple[str, str], ...] = ()


MACOS_15 = (("MACOSX_DEPLOYMENT_TARGET", "15.0"),)

TARGETS = (
    Target("ubuntu-22.04", "x86_64-manylinux_2_35"),
    Target("ubuntu-24.04-arm", "aarch64-manylinux_2_39"),
    Target("windows-2025", "x86_64-pc-windows-msvc"),
    Target("macos-15", "aarch64-apple-darwin", environment=MACOS_15),
    Target("macos-15-intel", "x86_64-apple-darwin", environment=MACOS_15),
    Target("Debian 12", "x86_64-manylinux_2_36", "3.11"),
    Target("Debian 13", "x86_64-manylinux_2_40"),  # it has 2.41, which uv does not know yet
    Target("Ubuntu 24.04", "x86_64-manylinux_2_39", "3.12"),
)


def main() -> int:
    """Check each system, say what came of it, and return 1 if one of them lacks something."""
    uv = os.environ.get("UV") or shutil.which("uv")
    if not uv:
        raise SystemExit("check_targets.py: uv is missing; start this by `pipx run uv run`")
    failed = 0
    for target in TARGETS:
        fault = missing(target, uv)
        failed += bool(fault)
        print(
            f"{target.system} ({target.platform}, Python {target.python}): {fault or 'all is there'}",
            flush=True,
        )
    return 1 if failed else 0


def missing(target: Target, uv: str) -> str:
    """Return what uv says that this system lacks; nothing where it has all."""
    with tempfile.TemporaryDirectory() as nothing:
        asked = subprocess.run(
            [
                *(uv, "pip", "install", "--dry-run", "--quiet", "--target", nothing),
                *("--python-platform", target.platform, "--python-version", target.python),
                *("--only-binary", ":all:", "--require-hashes", "-r", REQUIREMENTS),
            ],
            env={**os.environ, **dict(target.environment)},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    return (asked.stderr.strip() or f"uv ended with {asked.returncode}") if asked.returncode else ""


if __name__ == "__main__":
    sys.exit(main())
