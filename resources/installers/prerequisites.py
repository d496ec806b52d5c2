"""Names what a build on Linux lacks of the system, by Debian's packages, before anything is made."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

PROGRAMS: Mapping[str, str] = {"objdump": "binutils", "strip": "binutils"}
BUNDLED: dict[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-util.so.1": "libxcb-util1",
}
"""The system's libraries that go into the program's folder, as warapp.spec has it."""
QT: dict[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon-x11-0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libpulse.so.0": "libpulse0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
"""What Qt needs besides: PyInstaller loads it, and leaves out without a word what of it does not load."""
COMPILER = "gcc libc6-dev"
_COMPILERS = (["cc"], ["gcc"], ["clang"])


def check(*, has_uv: bool) -> None:
    """End with one sentence if this system lacks something, all of which it names.

    Args:
        has_uv: whether uv makes the environment; else Python's own venv does.
    """
    lacking = {name: package for name, package in PROGRAMS.items() if not shutil.which(name)}
    lacking |= {name: package for name, package in (BUNDLED | QT).items() if not _loads(name)}
    if not _compiles():
        lacking["a C compiler that works"] = COMPILER
    if not has_uv and not find_spec("ensurepip"):
        lacking["Python's ensurepip"] = "python3-venv"
    library = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in library:
        raise SystemExit(
            f"build.py: {sys.executable} has no shared library of Python, which PyInstaller needs"
        )
    if not _loads(library) and not Path(sys.base_prefix, "lib", library).exists():
        lacking[library] = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    if lacking:
        raise SystemExit(_sentence(lacking))


def _sentence(lacking: Mapping[str, str]) -> str:
    packages = " ".join(dict.fromkeys(lacking.values()))
    sudo = "" if os.geteuid() == 0 else "sudo "
    return (
        f"build.py: this system lacks {', '.join(lacking)}; "
        f"on Debian or Ubuntu, this installs what's missing: {sudo}apt-get install {packages}"
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _compiles() -> bool:
    """Return whether a library can be compiled, for which a compiler needs the headers of the C library."""
    named = shlex.split(os.environ.get("CC", ""))
    compiler = next(
        (command for command in ([named] if named else _COMPILERS) if shutil.which(command[0])), None
    )
    if not compiler:
        return False
    command = [*compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", os.devnull]
    return not subprocess.run(
        command, input=b"#include <string.h>\n", capture_output=True, check=False, timeout=300
    ).returncode
