"""Starts the program: the version at once, all else by the command line; knows no option but that one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

import warapp


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    Args:
        argv: the arguments after the program's name; None for those of the process.
    """
    given = list(sys.argv[1:] if argv is None else argv)
    if given == ["--version"]:
        _print(f"warapp {warapp.__version__}")
        return 0
    try:
        from warapp.cli import main as command_line

        return command_line(given)
    except KeyboardInterrupt:
        return 130  # as the shell has it for Ctrl+C


def _print(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError:  # nobody reads it; left open, it would be tried again when the interpreter ends
        with suppress(OSError):
            sys.stdout.close()


if __name__ == "__main__":
    sys.exit(main())
