"""The argument parser of all commands, which raises errors in place of printing and exiting."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Refused(Exception):
    """An argument or a file is bad; the message names it and says what is allowed."""


class Finished(Exception):
    """There is nothing left to do, and nothing was wrong."""


class ArgumentParser(argparse.ArgumentParser):
    """Refuses bad arguments in one sentence, and takes no abbreviations.

    Args:
        prog: how the command is called.
        usage: the forms of the whole command line; None for the one that argparse makes.
        description: what the command does.
        epilog: the text after the options in the help.
    """

    def __init__(
        self, prog: str, usage: str | None = None, description: str | None = None, epilog: str | None = None
    ) -> None:
        layout = argparse.RawDescriptionHelpFormatter
        super().__init__(
            prog, usage, description, epilog, formatter_class=layout, allow_abbrev=False, add_help=False
        )
        self.add_argument("-h", "--help", action="help", help="show this")

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments with argparse's own sentence."""
        raise Refused(message.removeprefix("argument "))

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End after help or version."""
        raise Finished
