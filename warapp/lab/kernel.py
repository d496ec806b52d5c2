"""Plays rounds with the compiled kernel; knows no rules itself."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import CDLL, POINTER, byref, c_bool, c_uint32
from functools import cache
from pathlib import Path

from warapp.engine import Pile, Rules, from_piles
from warapp.lab.build_kernel import library_path
from warapp.lab.deal_options import USUAL_DEALS, DealOptions
from warapp.lab.kernel_layout import PositionInOut, RulesIn, SummaryOut, TallyOut
from warapp.lab.summary import Finish, check_deals, check_pace
from warapp.lab.tally import Batch, Tally
from warapp.pace import Pace


def available() -> bool:
    """Return whether a kernel compiled for this machine exists."""
    return _library() is not None


def play(rules: Rules, start: int | Sequence[Pile], pace: Pace, options: DealOptions = USUAL_DEALS) -> Finish:
    """Play one round to its end, calling time if the rules have a minute limit.

    Args:
        rules: the rules.
        start: a deal number, or piles, which need not be a possible deal.
        pace: the pace of the clock.
        options: how the deal is made and compared.
    """
    check_pace(pace)
    options.check(rules)
    summary, last = SummaryOut(), PositionInOut()
    if isinstance(start, int):
        check_deals(range(start, start + 1))
        number, given = start, None
    else:
        number, given = 0, _given(rules, start)
    _loaded().war_round(RulesIn.of(rules, pace, options), number, given, byref(summary), byref(last))
    return Finish(SummaryOut.read_all(bytes(summary), rules.seats)[0], last.read(rules))


def play_deals(
    rules: Rules, deals: range, pace: Pace, options: DealOptions = USUAL_DEALS, *, listed: bool = False
) -> Batch:
    """Play deals to their end.

    Args:
        rules: the rules.
        deals: consecutive deal numbers.
        pace: the pace of the clock.
        options: how the deals are made and compared.
        listed: whether to return a summary of each round, too.

    Raises:
        MemoryError: there is not enough memory for the counts.
    """
    check_pace(pace)
    check_deals(deals)
    options.check(rules)
    tally = TallyOut()
    rows = (SummaryOut * len(deals))() if listed else None
    try:
        given = RulesIn.of(rules, pace, options)
        counted = _loaded().war_tally(given, deals.start, len(deals), byref(tally), rows)
        if not counted:
            raise MemoryError("there is not enough memory to count the rounds")
        listing = SummaryOut.read_all(bytes(rows), rules.seats) if rows else ()
        return Batch(tally.read(rules.seats), tuple(listing))
    finally:
        _loaded().war_close(byref(tally))


def play_brief(rules: Rules, deals: range, pace: Pace) -> Tally:
    """Play deals to their end and count only what a search for rules looks at, which is read sooner.

    Args:
        rules: the rules.
        deals: consecutive deal numbers.
        pace: the pace of the clock.

    Raises:
        MemoryError: there is not enough memory for the counts.
    """
    tally = TallyOut()
    try:
        given = RulesIn.of(rules, pace, USUAL_DEALS)
        if not _loaded().war_tally(given, deals.start, len(deals), byref(tally), None):
            raise MemoryError("there is not enough memory to count the rounds")
        return tally.read_brief()
    finally:
        _loaded().war_close(byref(tally))


def _given(rules: Rules, piles: Sequence[Pile]) -> PositionInOut:
    from_piles(piles)  # raises an error if they are invalid
    if len(piles) != rules.seats:
        raise ValueError(f"piles: {len(piles)} were given; the rules have {rules.seats} seats")
    return PositionInOut.of(rules, piles)


def _loaded() -> CDLL:
    library = _library()
    if library is None:
        raise RuntimeError("the kernel is not compiled here; kernel.available() tells")
    return library


@cache
def _library() -> CDLL | None:
    return load(library_path())


def load(path: Path) -> CDLL | None:
    """Load a compiled kernel; return None if there is none for this machine."""
    try:
        library = CDLL(str(path))
    except OSError:
        return None
    rules, summary, position, tally = map(POINTER, (RulesIn, SummaryOut, PositionInOut, TallyOut))
    library.war_round.argtypes = (rules, c_uint32, position, summary, position)
    library.war_round.restype = None
    library.war_tally.argtypes = (rules, c_uint32, c_uint32, tally, summary)
    library.war_tally.restype = c_bool
    library.war_close.argtypes = (tally,)
    library.war_close.restype = None
    return library
