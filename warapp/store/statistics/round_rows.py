"""Converts rounds to and from rows of plain values, for the database and the saved round."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from warapp.engine import MOST_DEALS, Outcome, Reason, Record, format_cards, parse_cards, preset_name
from warapp.store.setting_values import clean_name, read_rules_text, write_rules_text
from warapp.store.statistics.played_round import PlayedRound

COLUMNS = (
    "round_id",
    "finished_at",
    "rules",
    "preset",
    "deal_number",
    "piles",
    "battles",
    "time_called_after",
    "reason",
    "winner",
    "wars",
    "longest_war",
    "duration_ms",
    "seats",
    "names",
)
"""The names of the values, in order."""

FIRST_YEAR, LAST_YEAR = 1970, 9998
"""A time outside these years can't be represented in every time zone."""


class InvalidRow(ValueError):
    """Values that aren't a valid round, so another program wrote them."""


def row_of(played: PlayedRound) -> tuple[object, ...]:
    """Return the row of a round."""
    record, outcome = played.record, played.outcome
    return (
        played.round_id,
        played.finished_at.astimezone(UTC).isoformat(timespec="milliseconds"),
        write_rules_text(record.rules),
        preset_name(record.rules),
        record.deal_number,
        json.dumps(list(map(format_cards, record.piles))) if record.piles else None,
        record.battles,
        record.time_called_after,
        outcome and outcome.reason.value,
        outcome and outcome.winner,
        played.wars,
        played.longest_war,
        played.duration_ms,
        record.rules.seats,
        json.dumps(played.names),
    )


def round_of(row: Sequence[Any]) -> PlayedRound:
    """Return the round of a row.

    Raises:
        InvalidRow: the row isn't a valid round.
    """
    try:
        return _round_of(row)
    except Exception as error:  # bad values can cause any error
        raise InvalidRow(str(error)) from error


def _round_of(row: Sequence[Any]) -> PlayedRound:
    round_id, finished_at, rules, _preset, deal_number, piles, battles, time_called_after, *rest = row
    reason, winner, wars, longest_war, duration_ms, _seats, names = rest
    for number in (deal_number, battles, wars, longest_war, duration_ms, winner or 0, time_called_after or 0):
        if type(number) is not int or number < 0:
            raise ValueError(f"{number!r} is not a number")
    if not str(round_id).isascii():
        raise ValueError(f"{round_id!r} is not a name")
    if not (piles or 1 <= deal_number <= MOST_DEALS):
        raise ValueError(f"{deal_number} is not a deal")
    return PlayedRound(
        round_id=str(round_id),
        record=Record(
            read_rules_text(rules),
            deal_number,
            tuple(map(parse_cards, json.loads(piles))) if piles else (),
            battles,
            time_called_after,
        ),
        outcome=Outcome(Reason(reason), winner) if reason else None,
        wars=wars,
        longest_war=longest_war,
        duration_ms=duration_ms,
        names=tuple(map(clean_name, json.loads(names))),
        finished_at=_time_of(finished_at),
    )


def _time_of(text: str) -> datetime:
    time = datetime.fromisoformat(text)
    if not FIRST_YEAR <= time.year <= LAST_YEAR:
        raise ValueError(f"{text} is not a time")
    return time
