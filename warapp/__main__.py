"""The entry point: handles a plain start and `--version` itself, everything else by the command line."""

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
    if getattr(sys, "frozen", False):  # needed by packaged programs that start processes
        from multiprocessing import freeze_support

        freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if given == ["--version"]:
        _print(f"warapp {warapp.__version__}")
        return 0
    if given[:1] == ["--speech-process"]:  # started by the window that has a voice
        from warapp.desktop.speech_process import run

        return run(given[1:])
    try:
        if not given:
            from warapp.launch_options import LaunchOptions
            from warapp.opening import open_window

            return open_window(LaunchOptions())
        from warapp.cli import main as command_line

        return command_line(given)
    except KeyboardInterrupt:
        return 130  # the shell's status for Ctrl+C


def _print(text: str) -> None:
    try:
        print(text, flush=True)
    except OSError:  # nobody reads it; if left open, it would be flushed again at exit
        with suppress(OSError):
            sys.stdout.close()


if __name__ == "__main__":
    sys.exit(main())
