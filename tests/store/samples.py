"""Rounds to save and to count, and programs that do so beside the test."""

from __future__ import annotations

import subprocess
import sys
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.helpers.processes import running
from tests.helpers.source_files import ROOT
from warapp.engine import PLAYBOOK, Outcome, Reason, Record, Rules
from warapp.session import Round
from warapp.store.match import Match
from warapp.store.saved_round import SavedRound
from warapp.store.statistics.played_round import PlayedRound

NEW_YEAR = datetime(2026, 1, 1, tzinfo=UTC)


def saved(battles: int = 7, **changes: object) -> SavedRound:
    """A round on the table after some battles."""
    fields: dict[str, object] = {
        "record": Record(PLAYBOOK, deal_number=1, battles=battles),
        "names": ("Ada", ""),
        "match": Match((2, 1, 0, 0, 0, 0), 1),
        "elapsed_ms": 61_500,
        "round_id": "a-round",
    }
    fields |= changes
    if "snapshot" not in fields:
        fields["snapshot"] = Round.at(fields["record"]).snapshot  # type: ignore[arg-type]
    return SavedRound(**fields)  # type: ignore[arg-type]


def played(
    number: int,
    winner: int | None = 0,
    *,
    rules: Rules = PLAYBOOK,
    battles: int = 100,
    longest_war: int = 1,
    abandoned: bool = False,
    **changes: object,
) -> PlayedRound:
    """A round of the statistics: won by seat 0, unless told otherwise."""
    reason = Reason.BATTLE_LIMIT if winner is None else Reason.ALL_CARDS
    fields: dict[str, object] = {
        "round_id": f"round {number}",
        "record": Record(rules, deal_number=number, battles=battles),
        "outcome": None if abandoned else Outcome(reason, winner),
        "wars": longest_war + 4,
        "longest_war": longest_war,
        "duration_ms": 90_000 + number,
        "names": ("Ada", "Computer"),
        "finished_at": NEW_YEAR + timedelta(minutes=number),
    }
    return PlayedRound(**(fields | changes))  # type: ignore[arg-type]


def fill(ballast: Path) -> None:
    """Let a file take all the space that a disk has left."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        for _ in range(1024):
            file.write(bytes(1024))
        raise AssertionError("this disk is too large to fill")


def start(code: str, *arguments: object) -> AbstractContextManager[subprocess.Popen[str]]:
    """Run a program that can import the project, and whose output is read here."""
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return running(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
