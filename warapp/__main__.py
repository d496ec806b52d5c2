"""Starts the program: the version and the window at once, all else by the command line."""

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
    if getattr(sys, "frozen", False):  # what a packaged program needs for the processes it starts
        from multiprocessing import freeze_support

        freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if given == ["--version"]:
        _print(f"warapp {warapp.__version__}")
        return 0
    try:
        if not given:
            return _open_window()
        from warapp.cli import main as command_line

        return command_line(given)
    except KeyboardInterrupt:
        return 130  # as the shell has it for Ctrl+C


def _open_window() -> int:
    """Open the window as most people do, without the command line's share of the start."""
    from warapp.desktop import qt_startup
    from warapp.launch_options import LaunchOptions

    qt_startup.end_at_interrupt()
    with qt_startup.explained():
        from warapp.app import run

    return run(LaunchOptions())


def _print(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError:  # nobody reads it; left open, it would be tried again when the interpreter ends
        with suppress(OSError):
            sys.stdout.close()


if __name__ == "__main__":
    sys.exit(main())
