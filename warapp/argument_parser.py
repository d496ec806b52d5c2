"""The argument parser of all commands, which raises errors in place of printing and exiting."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from enum import StrEnum
from typing import NoReturn, TypeVar

Word = TypeVar("Word", bound=StrEnum)


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


def number_from(least: int, most: int) -> Callable[[str], int]:
    """Return what reads an argument that is a whole number from `least` to `most`."""

    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else -1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from {least:,} to {most:,}")
        return value

    return read


def one_of(words: type[Word]) -> Callable[[str], Word]:
    """Return what reads an argument that is one of some words."""

    def read(text: str) -> Word:
        try:
            return words(text)
        except ValueError:
            allowed = ", ".join(words)
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not allowed; it can be {allowed}") from None

    return read
