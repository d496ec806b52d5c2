"""The round that arguments specify: from a file, dealt, or from given piles."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from warapp.argument_parser import Refused
from warapp.cli.output import shown
from warapp.deal_numbers import draw_deal_number
from warapp.engine import (
    FIELDS,
    BadCard,
    InvalidRecord,
    InvalidRules,
    Pile,
    Record,
    Rules,
    from_piles,
    load_record,
    parse_cards,
    read_rules,
)


def load(name: str, until: int | None) -> Record:
    """Return the record in a file.

    Args:
        name: the name of the file.
        until: the last battle to be played, if any is specified.

    Raises:
        Refused: the file can't be read, or its round is beyond that battle.
    """
    try:
        record = load_record(Path(name))
    except InvalidRecord as error:
        raise Refused(f"{shown(name)}: {error}") from error
    if until is not None and until < record.battles:
        raise Refused(
            f"{shown(name)}: --battles {until} is not allowed; the round in it stands after battle "
            f"{record.battles}, so it can be that or more"
        )
    return record


def refuse_file_and_rules(options: Namespace) -> None:
    """Refuse options for rules or cards, which a file determines.

    Raises:
        Refused: one of them is given.
    """
    for name in ("preset", "set", "deal", "piles"):
        if getattr(options, name) not in (None, []):
            raise Refused(f"--{name} can't be combined with FILE, which has its own cards and rules")


def given_record(options: Namespace) -> Record | None:
    """Return the record that options specify, or None if they specify none.

    Raises:
        Refused: the options are bad.
    """
    if options.preset is None and options.deal is None and not options.set and not options.piles:
        return None
    if options.deal is not None and options.piles:
        raise Refused("--deal can't be combined with --piles; use one or the other")
    piles = _piles(options.piles)
    rules = _rules(options, len(piles) or None)
    if piles:
        return Record(rules, piles=piles)
    return Record(rules, options.deal) if options.deal else dealt(rules)


def dealt(rules: Rules) -> Record:
    """Return the record of a random deal by these rules."""
    return Record(rules, draw_deal_number())


def _piles(texts: Sequence[str]) -> tuple[Pile, ...]:
    piles = []
    for seat, text in enumerate(texts):
        try:
            piles.append(parse_cards(text))
        except BadCard as error:
            raise Refused(f"--piles[{seat}]: {error}") from error
    try:
        return from_piles(piles).piles if piles else ()
    except (BadCard, InvalidRules) as error:
        raise Refused(f"--{error}") from error


def _rules(options: Namespace, seats: int | None) -> Rules:
    given: dict[str, object] = {} if options.preset is None else {"preset": options.preset}
    for text in options.set:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(str(InvalidRules("--set", text, "FIELD=VALUE, such as face_down=3")))
        if name not in FIELDS:
            raise Refused(str(InvalidRules("--set", name, ", ".join(FIELDS), what="a field")))
        if name in given:
            raise Refused(f"--set {name} is given twice; it can only be given once")
        try:
            given[name] = FIELDS[name].parse(name, value)
        except InvalidRules as error:
            raise Refused(f"--set {error}") from error
    try:
        return read_rules(given, seats=seats)
    except InvalidRules as error:
        raise Refused(f"--{error}" if error.field == "preset" else f"--set {error}") from error
