"""The command line, whose first argument chooses between the window and playing without one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from warapp.argument_parser import Finished, Refused
from warapp.cli.arguments import play_parser, window_parser
from warapp.cli.output import (
    complain,
    print_json,
    print_log,
    print_result,
    printing,
    shown,
)
from warapp.cli.rounds import dealt, given_record, load, refuse_file_and_rules
from warapp.desktop import qt_startup
from warapp.engine import PLAYBOOK


def main(argv: Sequence[str]) -> int:
    """Run a command and return the exit status, which is 2 for bad arguments or files."""
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal may lack characters of a file's name
        sys.stdout.reconfigure(errors="backslashreplace")
    command = COMMANDS.get(argv[0]) if argv else None
    try:
        return command(argv[1:]) if command else open_window(argv)
    except Refused as refusal:
        complain(str(refusal))
        return 2
    except Finished:
        return 0


def play(argv: Sequence[str]) -> int:
    """Play rounds without a window and print the results."""
    with printing():
        options, files = play_parser().read(argv)
        report = print_json if options.json else print_log if options.log else print_result
        if not files:
            report(given_record(options) or dealt(PLAYBOOK), options.battles)
            return 0
        refuse_file_and_rules(options)
        bad = 0
        for name in files:
            try:
                record = load(name, options.battles)
            except Refused as refusal:
                complain(str(refusal))
                bad += 1
                continue
            if not options.json:
                print(f"{shown(name)}:")
            report(record, options.battles)
        return 2 if bad else 0


def simulate(argv: Sequence[str]) -> int:
    """Play many rounds and print statistics on them."""
    return _run_lab("simulate", "warapp.lab.command", argv)


def advise(argv: Sequence[str]) -> int:
    """Find rules for an evening and print them."""
    return _run_lab("advise", "warapp.cli.advise", argv)


def _run_lab(command_name: str, name: str, argv: Sequence[str]) -> int:
    """Run a command of the lab, which a version of the program may lack."""
    try:
        command = import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, "warapp.lab"):
            raise
        raise Refused(f"{command_name} is not part of this version; use play, an option or a file") from None
    with printing():
        return int(command.main(argv))


def open_window(argv: Sequence[str]) -> int:
    """Open the window with the round that the arguments specify."""
    with printing():
        options, files = window_parser().read(argv)
    if len(files) > 1:
        raise Refused(
            f"FILE: {len(files)} were given; the window opens only one, but warapp play takes several"
        )
    if files:
        refuse_file_and_rules(options)
    told_in_window = files and options.battles is None and (options.from_desktop or sys.stderr is None)
    record = None
    if not told_in_window:
        record = load(files[0], options.battles) if files else given_record(options)
    if options.platform is not None:
        os.environ["QT_QPA_PLATFORM"] = options.platform
    if options.self_test:
        qt_startup.end_at_interrupt()
        with qt_startup.explained():
            from warapp.self_test import run as look_over

        return look_over(options.screenshot)
    from warapp import opening
    from warapp.launch_options import LaunchOptions

    return opening.open_window(
        LaunchOptions(
            record=record,
            file=Path(files[0]) if files else None,
            battles=options.battles,
            screenshot=options.screenshot,
            size=options.size,
            moment_ms=options.moment,
            language=options.lang,
            new_window=options.new_window,
        )
    )


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "simulate": simulate,
    "advise": advise,
}
"""The commands by name; any other first argument is an option or a file for the window."""
