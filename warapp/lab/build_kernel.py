"""Compiles the kernel beside its sources, as hatch's build hook or by `python -m warapp.lab.build_kernel`.

It is loaded by its path while a wheel is built, so it imports nothing of the program.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER = Path(__file__).resolve().parent
MAIN = "kernel.c"
_SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
# The engine's clock rounds after every operation, so no multiplication and addition may become one.
_FLAGS = ("-std=c11", "-O3", "-shared", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off")


def library_path(folder: Path = FOLDER) -> Path:
    """Return the path of the library compiled from the present sources, whether or not it exists.

    Its name contains a hash of the sources, so that an outdated library is never loaded.
    """
    sources = sorted(path for path in folder.iterdir() if path.suffix in (".c", ".h"))
    content = b"".join(path.read_bytes() for path in sources)
    return folder / f"_kernel-{hashlib.sha256(content).hexdigest()[:12]}{_SUFFIX}"


def find_compiler() -> list[str]:
    """Return the command of the C compiler: the one that `CC` names, or the first one found.

    Raises:
        FileNotFoundError: there is no C compiler.
    """
    named = shlex.split(os.environ.get("CC", ""))
    for command in [named] if named else [["cc"], ["gcc"], ["clang"], ["cl"]]:
        if found := shutil.which(command[0]):
            return [found, *command[1:]]
    raise FileNotFoundError("no C compiler was found (CC, cc, gcc, clang or cl)")


def compile_kernel(folder: Path = FOLDER, *, flags: tuple[str, ...] = ()) -> Path:
    """Compile the library and remove those compiled from other sources.

    Args:
        folder: the folder of the sources and the library.
        flags: additional compiler flags.

    Raises:
        OSError: there is no compiler, or it can't be run, or the folder can't be written.
        subprocess.CalledProcessError: the sources don't compile; `stderr` says why.
    """
    compiler = find_compiler()
    library = library_path(folder)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        fresh = Path(work, library.name)
        command = _command(compiler, folder / MAIN, fresh, flags)
        subprocess.run(command, cwd=work, check=True, capture_output=True, text=True)
        fresh.replace(library)
    for stale in folder.glob(f"_kernel-*{_SUFFIX}"):
        if stale != library:
            stale.unlink()
    return library


def _command(compiler: list[str], source: Path, library: Path, flags: tuple[str, ...]) -> list[str]:
    if Path(compiler[0]).stem.lower() == "cl":
        return [*compiler, "/nologo", "/O2", "/LD", "/fp:precise", *flags, str(source), f"/Fe:{library}"]
    return [*compiler, *_FLAGS, *_architectures(), *flags, str(source), "-o", str(library)]


def _architectures() -> list[str]:
    """Return the flags for both Mac architectures if the interpreter is a universal binary."""
    universal = sys.platform == "darwin" and sysconfig.get_platform().endswith("universal2")
    return ["-arch", "arm64", "-arch", "x86_64"] if universal else []


_GLIBC = re.compile(rb"lib(c|m|dl|pthread|rt)\.so\.\d+|ld-linux[\w-]*\.so\.\d+")
_FIRST_MANYLINUX = (2, 17)  # the oldest that a tag names on every machine (PEP 599)


def wheel_platform(library: bytes, platform: str = sysconfig.get_platform()) -> str:
    """Return the platform of the wheel's tag; on Linux it names the oldest glibc that the kernel runs with.

    Package indexes refuse the plain tag linux_*, since it promises nothing about the C library (PEP 600). It
    stays where the kernel needs another library than glibc: such a wheel is for the machine that built it.

    Args:
        library: the content of the compiled library, in which names are zero-terminated.
        platform: the platform as returned by `sysconfig.get_platform`.
    """
    tag = platform.replace("-", "_").replace(".", "_")
    system, _, machine = tag.partition("_")
    needed = re.findall(rb"(?<=\0)[\w.+-]+\.so\.[\w.]+(?=\0)", library)
    if system != "linux" or not needed or not all(_GLIBC.fullmatch(name) for name in needed):
        return tag
    versions = re.findall(rb"(?<=\0)GLIBC_(\d+)\.(\d+)(?:\.\d+)?(?=\0)", library)
    major, minor = max([_FIRST_MANYLINUX, *((int(major), int(minor)) for major, minor in versions)])
    return f"manylinux_{major}_{minor}_{machine}"


def get_build_hook() -> type[BuildHookInterface[Any]]:
    """Return the build hook class; hatchling is available only during a build."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class KernelHook(BuildHookInterface[Any]):
        """Adds the kernel to wheels, and to the checkout of an editable install."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Compile the kernel; without a compiler, build a pure wheel."""
            folder = Path(self.root, "warapp", "lab")
            try:
                library = compile_kernel(folder)
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.display_warning(f"built without the compiled kernel: {_reason(error)}")
                return
            build_data["artifacts"].append(f"warapp/lab/{library.name}")
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{wheel_platform(library.read_bytes())}"

    return KernelHook


def _reason(error: OSError | subprocess.CalledProcessError) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        return str(error.stderr or error.stdout).strip()
    return str(error)


def main() -> int:
    """Compile the kernel in place and print its path."""
    try:
        print(compile_kernel())
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The kernel was not compiled: {_reason(error)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
