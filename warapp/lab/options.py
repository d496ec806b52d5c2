"""The options of `warapp simulate`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from warapp.argument_parser import ArgumentParser, Refused
from warapp.engine import FIELDS, MOST_DEALS, PRESETS, InvalidRules, Rules, read_rules
from warapp.lab.summary import MOST_MS, USUAL_PACE, check_pace
from warapp.pace import Pace

MOST_WORKERS = 256
USUAL_ROUNDS = 10_000


def read_options(argv: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments after `warapp simulate`.

    Raises:
        Refused: an option is unknown, or its value is not allowed.
        Finished: help was requested and shown.
    """
    options = _parser().parse_args(argv)
    last = options.from_deal + options.rounds - 1
    if last > MOST_DEALS:
        raise Refused(
            f"--from-deal, --rounds: the last deal would be {last:,}, but there are only {MOST_DEALS:,}"
        )
    return options


def rules_of(preset: str, changes: Sequence[str]) -> Rules:
    """Return the rules of a preset with changes such as `face_down=3`.

    >>> rules_of("family", ["face_down=3"]) == PRESETS["three_down"]
    True

    Raises:
        Refused: a change isn't of the form FIELD=VALUE.
        InvalidRules: there is no such preset, field or value.
    """
    given: dict[str, object] = {"preset": preset}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Refused(f"--set: {change[:40]!r} is not FIELD=VALUE, such as face_down=3")
        if name not in FIELDS:
            raise InvalidRules("--set", name, ", ".join(FIELDS), what="a field")
        given[name] = FIELDS[name].parse(name, value)
    return read_rules(given)


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="warapp simulate",
        description="Plays many deals to the end and reports how long they last, who wins and why.",
    )
    add = parser.add_argument
    add("--preset", metavar="NAME", default="playbook", help=f"the rules: {', '.join(PRESETS)}")
    add(
        "--set",
        metavar="FIELD=VALUE",
        action="append",
        default=[],
        help=f"change one field of the preset; can be repeated; the fields: {', '.join(FIELDS)}",
    )
    any_deal = _number(1, MOST_DEALS)
    add(
        "--rounds",
        metavar="N",
        type=any_deal,
        default=USUAL_ROUNDS,
        help=f"how many rounds to play ({USUAL_ROUNDS:,})",
    )
    add("--from-deal", metavar="N", type=any_deal, default=1, help="the first deal number (1)")
    add(
        "--pace",
        metavar="BATTLE,WAR",
        type=_pace,
        default=USUAL_PACE,
        help="milliseconds that each battle takes and each war adds (as at the table)",
    )
    where = parser.add_mutually_exclusive_group()
    workers = _number(1, MOST_WORKERS)
    where.add_argument(
        "--workers", metavar="N", type=workers, help="how many workers play at once (all processors)"
    )
    where.add_argument("--scheduler", metavar="ADDRESS", help="play on this scheduler's Dask cluster")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON instead of tables")
    form.add_argument("--csv", metavar="FILE", type=Path, help="also write a line for each round to FILE")
    return parser


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        value = int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else -1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from {least:,} to {most:,}")
        return value

    return read


def _pace(text: str) -> Pace:
    try:
        pace = Pace.flat(*map(float, text.split(",")))
        check_pace(pace)
    except (ValueError, TypeError):
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not two numbers of milliseconds from 0 to {MOST_MS:,}, such as 1200,2500"
        ) from None
    return pace
