"""Formats rounds as CSV for spreadsheets; knows no file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC

from warapp.engine import format_cards, preset_name
from warapp.store.deal_code import deal_code
from warapp.store.setting_values import write_rules_text
from warapp.store.statistics.played_round import PlayedRound

COLUMNS = (
    "finished_at",
    "result",
    "reason",
    "winner",
    "battles",
    "wars",
    "longest_war",
    "duration_ms",
    "seats",
    "names",
    "preset",
    "rules",
    "deal_number",
    "deal_code",
    "piles",
)

_FORMULAS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20"
"""The characters with which a formula may begin; the last four are the full-width forms of the first."""


def as_csv(rounds: Iterable[PlayedRound]) -> bytes:
    """Return a header and one line per round, in UTF-8 with the byte order mark that Excel needs."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    table.writerows(map(_line, rounds))
    return text.getvalue().encode("utf-8-sig")


def _line(played: PlayedRound) -> list[str]:
    record, outcome = played.record, played.outcome
    rules = record.rules
    cells = (
        played.finished_at.astimezone(UTC).isoformat(timespec="seconds"),
        played.result,
        outcome and outcome.reason,
        outcome and outcome.winner,
        record.battles,
        played.wars,
        played.longest_war,
        played.duration_ms,
        rules.seats,
        ", ".join(played.names),
        preset_name(rules),
        write_rules_text(rules),
        record.deal_number or None,
        deal_code(rules, record.deal_number) if record.deal_number else None,
        " | ".join(map(format_cards, record.piles)),
    )
    return ["" if cell is None else harmless(str(cell)) for cell in cells]


def harmless(text: str) -> str:
    """Return a cell that no spreadsheet mistakes for a formula.

    >>> harmless("=1+1"), harmless("You")
    ("'=1+1", 'You')
    """
    return f"'{text}" if text.lstrip(" ").startswith(tuple(_FORMULAS)) else text
