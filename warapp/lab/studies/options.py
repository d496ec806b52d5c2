"""The options of `warapp simulate`, and the study that they ask for."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from warapp.argument_parser import ArgumentParser, Refused, number_from, one_of
from warapp.engine import FIELDS, MOST_DEALS, MOST_SEATS, PRESETS, InvalidRules, Rules, read_rules
from warapp.lab.deal_options import DealOptions, Worth
from warapp.lab.studies.study import Study
from warapp.lab.summary import MOST_MS, check_pace
from warapp.pace import Pace

MOST_WORKERS = 256
USUAL_ROUNDS = 10_000


def read_options(argv: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments after `warapp simulate`.

    Raises:
        Refused: an option is unknown, or its value is not allowed.
        Finished: help was requested and shown.
    """
    return _parser().parse_args(argv)


def study_of(options: argparse.Namespace, begun: Study | None) -> Study:
    """Return the study that the options ask for.

    Args:
        options: the options.
        begun: the study in the file that is to be resumed; it decides what the options leave open.

    Raises:
        Refused: the options ask for another study than the one in the file, or for deals that there aren't.
        InvalidRules: there is no such preset, field or value.
    """
    base = begun or Study(PRESETS["playbook"], USUAL_ROUNDS)
    chosen = options.preset is not None or options.set
    study = Study(
        rules_of(options.preset or "playbook", options.set) if chosen else base.rules,
        options.rounds or base.rounds,
        options.from_deal or base.first_deal,
        options.pace or base.pace,
        DealOptions(
            options.by or base.options.worth,
            options.piles_each or base.options.piles_each,
        ),
        base.tally,
    )
    study.options.check(study.rules)
    last = study.first_deal + study.rounds - 1
    if last > MOST_DEALS:
        raise Refused(
            f"--from-deal, --rounds: the last deal would be {last:,}, but there are only {MOST_DEALS:,}"
        )
    if begun:
        _check_same(study, begun, options.resume)
    return study


def _check_same(study: Study, begun: Study, path: Path) -> None:
    """Raise Refused if a study is not the one that has been begun, or shorter than what has been played."""

    def refuse(option: str, there: object, asked: object) -> None:
        if there != asked:
            raise Refused(f"--resume: {path} is a study with {option} {there}, not {asked}; leave it out")

    here, there = study.rules.as_dict(), begun.rules.as_dict()
    for name, value in there.items():
        refuse(f"{name} =", value, here[name])
    refuse("--from-deal", begun.first_deal, study.first_deal)
    refuse("--by", begun.options.worth, study.options.worth)
    refuse("--piles-each", _listed(begun.options.piles_each), _listed(study.options.piles_each))
    if begun.pace != study.pace:
        raise Refused(f"--resume: {path} is a study at another --pace; leave it out")
    if study.rounds < begun.tally.rounds:
        raise Refused(
            f"--rounds: {study.rounds:,} is less than what {path} has already: {begun.tally.rounds:,}"
        )


def _listed(numbers: Sequence[int]) -> str:
    return ",".join(map(str, numbers)) or "none"


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
    _add_rounds(parser)
    add_workers(parser)
    form, resume = parser.add_mutually_exclusive_group(), "go on with the study in FILE, or begin it there"
    form.add_argument("--json", action="store_true", help="print JSON instead of tables")
    form.add_argument("--csv", metavar="FILE", type=Path, help="also write a line for each round to FILE")
    parser.add_argument("--resume", metavar="FILE", type=Path, help=resume)
    return parser


def _add_rounds(parser: ArgumentParser) -> None:
    add, any_deal = parser.add_argument, number_from(1, MOST_DEALS)
    change = f"change one field of the preset; can be repeated; the fields: {', '.join(FIELDS)}"
    piles = "how many cards each seat is dealt, such as 20,32 (as the rules say)"
    by = f"show who wins by what was dealt: {', '.join(Worth)}, the sum of the ranks (aces)"
    pace = "milliseconds that each battle takes and each war adds (as at the table)"
    add("--preset", metavar="NAME", help=f"the rules (playbook): {', '.join(PRESETS)}")
    add("--set", metavar="FIELD=VALUE", action="append", default=[], help=change)
    add("--rounds", metavar="N", type=any_deal, help=f"how many rounds to play ({USUAL_ROUNDS:,})")
    add("--from-deal", metavar="N", type=any_deal, help="the first deal number (1)")
    add("--piles-each", metavar="N,N,…", type=_piles_each, help=piles)
    add("--by", metavar="WHAT", type=one_of(Worth), help=by)
    add("--pace", metavar="BATTLE,WAR", type=read_pace, help=pace)


def add_workers(parser: ArgumentParser) -> None:
    """Add the options for what plays the rounds."""
    where, workers = parser.add_mutually_exclusive_group(), number_from(1, MOST_WORKERS)
    count = "how many workers play at once (all processors)"
    where.add_argument("--workers", metavar="N", type=workers, help=count)
    where.add_argument("--scheduler", metavar="ADDRESS", help="play on this scheduler's Dask cluster")


def _piles_each(text: str) -> tuple[int, ...]:
    numbers = text.split(",")
    if not 2 <= len(numbers) <= MOST_SEATS or not all(n.isascii() and n.isdecimal() for n in numbers):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not 2 to {MOST_SEATS} numbers, such as 20,32")
    return tuple(int(number[:9]) for number in numbers)


def read_pace(text: str) -> Pace:
    """Return the pace of an option such as 1200,2500.

    Raises:
        ArgumentTypeError: it isn't two numbers of milliseconds.
    """
    try:
        pace = Pace.flat(*map(float, text.split(",")))
        check_pace(pace)
    except (ValueError, TypeError):
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not two numbers of milliseconds from 0 to {MOST_MS:,}, such as 1200,2500"
        ) from None
    return pace
