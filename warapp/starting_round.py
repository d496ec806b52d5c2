"""The round that a window opens with: a saved one, one from a file or a new deal; knows no window."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from warapp.clock import monotonic_ms
from warapp.deal_numbers import draw_deal_number
from warapp.session import GameSession, Round
from warapp.store.window_slots import WindowSlot

if TYPE_CHECKING:
    from warapp.engine import Record
    from warapp.store.files import FileProblem
    from warapp.store.saved_round import SavedRound


def new_session(round_: Round | None = None, now_ms: Callable[[], float] = monotonic_ms) -> GameSession:
    """Return a session with this round or a new one."""
    return GameSession(draw_deal_number, _draw_id, now_ms, round_)


def _draw_id() -> str:
    return os.urandom(12).hex()


def load_saved(slot: WindowSlot, now_ms: Callable[[], float]) -> SavedRound | FileProblem | None:
    """Return the round saved in a window's slot, or why it can't be read; None if there is none."""
    if not slot.file.exists():
        return None
    from warapp.store.autosave import Autosave

    return Autosave(slot.file, now_ms).load()


def resumed_round(saved: SavedRound) -> Round:
    """Return a saved round as it was left."""
    record, snapshot = saved.record, saved.snapshot
    round_ = Round.resumed(record, snapshot) if snapshot else Round.at(record)
    return round_._replace(elapsed_ms=saved.elapsed_ms, round_id=saved.round_id)


def opened_round(record: Record, battles: int | None) -> Round:
    """Return the round of a record after `battles` battles (None for its own number), or at its end."""
    if battles is not None:
        called = record.time_called_after
        record = replace(record, battles=battles if called is None else min(battles, called))
    return Round.at(record)
