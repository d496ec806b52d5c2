"""The arguments of the command line, and the errors for bad ones."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import TextWrapper

from warapp import __version__
from warapp.argument_parser import ArgumentParser, Refused
from warapp.cli.output import shown
from warapp.desktop.languages import available
from warapp.engine import FIELDS, MOST_BATTLES, MOST_DEALS, PLAYBOOK, InvalidRules

SMALLEST, LARGEST = (640, 480), (7680, 4320)
"""The limits for the size of the window in logical pixels."""

_WINDOW_USAGE = """warapp [FILE] [OPTION …]     opens the window
       warapp play …               plays without a window; see warapp play --help
       warapp simulate …           plays many rounds; see warapp simulate --help
       warapp advise …             finds rules for an evening; see warapp advise --help"""
_WINDOW_EXAMPLES = """examples:
  warapp
  warapp evening.wargame                  (./play, if the file's name is play)
  warapp --preset family --deal 48213
  warapp --piles "9C 2C KC" --piles "9D 4D 7D" --battles 1 --screenshot war.png

FILE has its own cards and rules, so it can't be combined with --preset, --set, --deal or --piles."""
_PLAY_USAGE = "warapp play [FILE …] [OPTION …]"
_PLAY_EXAMPLES = """examples:
  warapp play
  warapp play --preset three_down --deal 48213 --log
  warapp play --set face_down=3 --set battle_limit=none --json
  warapp play --piles "9C 2C KC 3C" --piles "9D 4D 7D 5D" --battles 1
  warapp play monday.wargame tuesday.wargame --json

FILE has its own cards and rules, so it can't be combined with --preset, --set, --deal or --piles.
Without any of these, the deal is random. The exit status is 2 if an argument or a file is invalid."""


class Parser(ArgumentParser):
    """Reads options and files in any order."""

    def read(self, argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """Return the options and the files; after `--` everything is a file.

        Raises:
            Refused: an option or a value is bad.
            Finished: only help was requested.
        """
        end = argv.index("--") if "--" in argv else len(argv)
        given = ["--platform" if text == "-platform" else text for text in argv[:end]]  # Qt's own spelling
        options, files = self.parse_known_args(given)
        for name in files:
            if name.startswith("-") and name != "-":
                raise Refused(f"{shown(name)} is not an option; see `{self.prog} --help`")
        return options, [*files, *argv[end + 1 :]]

    def format_help(self) -> str:
        """Return the help with all fields and presets."""
        from warapp.words import english
        from warapp.words.rules_text import list_presets

        plain = {name: "none" if value is None else value for name, value in PLAYBOOK.as_dict().items()}
        fields = [f"  {name:14}  {field} ({plain[name]})" for name, field in FIELDS.items()]
        wrapped = TextWrapper(100, "  ", " " * 18)
        presets = [wrapped.fill(line) for line in list_presets(english).splitlines()]
        more = [
            "",
            "fields, with their allowed values and, in brackets, their defaults:",
            *fields,
            "",
            "presets:",
            *presets,
        ]
        return super().format_help() + "\n".join(more) + "\n"


class _Once(argparse.Action):
    """Stores the value of an option that may be given only once."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            raise Refused(f"{option_string} is given twice; it can only be given once")
        setattr(namespace, self.dest, values)


def play_parser() -> Parser:
    """Return the parser of the arguments after `warapp play`."""
    parser = Parser("warapp play", _PLAY_USAGE, "Plays War without a window.", _PLAY_EXAMPLES)
    _add_round(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--log", action="store_true", help="describe each battle in words")
    output.add_argument("--json", action="store_true", help="print each round as a line of JSON")
    return parser


def window_parser() -> Parser:
    """Return the parser of the arguments of the window."""
    parser = Parser("warapp", _WINDOW_USAGE, "War, the card game, in a window.", _WINDOW_EXAMPLES)
    _add_round(parser)
    picture = "save a picture of the window and exit"
    add = parser.add_argument
    add("--screenshot", action=_Once, type=_writable, metavar="PNG", help=picture)
    moment = "with --screenshot: this many milliseconds into the next battle"
    add("--moment", action=_Once, type=_number("--moment", 0, 60_000), metavar="MS", help=moment)
    look_over = "check the installed program; the exit status is 1 if something is wrong"
    add("--self-test", action="store_true", help=look_over)
    add("--size", action=_Once, type=_size, metavar="WIDTHxHEIGHT", help="the window's size")
    add("--lang", action=_Once, type=_language, metavar="NAME", help="language of the window, such as en")
    add("--new-window", action="store_true", help="open FILE in a new window, even if one is already open")
    desktop = "show problems with FILE in the window, since there may be no terminal"
    add("--from-desktop", action="store_true", help=desktop)
    add("--platform", action=_Once, metavar="NAME", help="Qt platform, also -platform NAME")
    add("--version", action="version", version=f"warapp {__version__}", help="show the version and exit")
    return parser


def _add_round(parser: Parser) -> None:
    add = parser.add_argument
    deal, battles = _number("--deal", 1, MOST_DEALS), _number("--battles", 0, MOST_BATTLES)
    add("--preset", action=_Once, metavar="NAME", help="a preset of the rules")
    add(
        "--set",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="change one field of the rules; can be repeated",
    )
    add("--deal", action=_Once, type=deal, metavar="N", help="play the deal with this number")
    add(
        "--piles",
        action="append",
        default=[],
        metavar="CARDS",
        help="one seat's cards, top first; once per seat",
    )
    add(
        "--battles",
        action=_Once,
        type=battles,
        metavar="N",
        help="stop after this battle, counted from the deal",
    )


def _number(option: str, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
        if is_number and least <= int(text) <= most:
            return int(text)
        raise Refused(str(InvalidRules(option, text, f"{least:,} to {most:,}")))

    return read


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{3,4})x([0-9]{3,4})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if all(least <= n <= most for least, n, most in zip(SMALLEST, size, LARGEST, strict=True)):
        return size
    allowed = f"{SMALLEST[0]}x{SMALLEST[1]} to {LARGEST[0]}x{LARGEST[1]}"
    raise Refused(str(InvalidRules("--size", text, allowed)))


def _language(text: str) -> str:
    if text in (languages := available()):
        return text
    raise Refused(str(InvalidRules("--lang", text, ", ".join(languages))))


def _writable(name: str) -> Path:
    path = Path(name)
    if name and not path.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK):
        return path
    raise Refused(
        f"--screenshot: {shown(name)} can't be written; it can be a file in a folder you can write to"
    )
