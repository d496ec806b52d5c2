"""Prints a report as tables and a histogram in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from warapp.engine import Outcome, Reason, preset_name
from warapp.lab.bins import Bin
from warapp.lab.report import QUANTILES, Report, counted
from warapp.lab.summary import Summary
from warapp.lab.tally import Tally, ended_by, won_by

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_BINS, _BAR_CELLS = 20, 50


def print_report(report: Report, console: Console) -> None:
    """Print outcomes, lengths, wars, extreme rounds and a histogram of the lengths."""
    name = preset_name(report.rules) or "custom rules"
    tally = report.tally
    deals = f"deals {report.first_deal:,} to {report.last_deal:,}"
    if report.first_deal == report.last_deal:
        deals = f"deal {report.first_deal:,}"
    console.print(f"{counted(tally.rounds, 'round')} of {name}, {deals}\n", highlight=False)
    for table in (_outcomes(report), _lengths(tally), _depths(tally), _extremes(tally)):
        console.print(table, "")
    console.print("Battles of a round")
    blocks = "█" if console.encoding.startswith("utf") else "#"
    for line in _bars(tally.battles.bins(_BINS), blocks):
        console.print(line, markup=False, highlight=False)


def _outcomes(report: Report) -> Table:
    tally, winners = report.tally, (*range(report.rules.seats), None)
    seats = ("no one" if winner is None else f"seat {winner}" for winner in winners)
    table = _table("Ended", *seats, "all")
    for reason in Reason:
        if rounds := tally.count(ended_by(reason)):
            won = (tally.outcomes.get(Outcome(reason, winner), 0) for winner in winners)
            table.add_row(_words(reason), *(_share(count, tally) for count in (*won, rounds)))
    table.add_section()
    won = (tally.count(won_by(winner)) for winner in winners)
    table.add_row("all", *(_share(count, tally) for count in (*won, tally.rounds)))
    return table


def _share(rounds: int, tally: Tally) -> str:
    return f"{rounds / tally.rounds:.2%}" if rounds else "-"


def _lengths(tally: Tally) -> Table:
    table = _table("A round", "battles", "wars", "minutes")
    lengths = ((tally.battles, 1), (tally.wars, 1), (tally.seconds, 60))
    table.add_row("mean", *(f"{histogram.mean / unit:,.2f}" for histogram, unit in lengths))
    table.add_row("deviation", *(f"{histogram.deviation / unit:,.2f}" for histogram, unit in lengths))
    for share in (0.0, *QUANTILES, 1.0):
        name = {0.0: "least", 1.0: "most"}.get(share, f"{share:.0%} up to")
        table.add_row(name, *(_number(histogram.quantile(share) / unit) for histogram, unit in lengths))
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def _depths(tally: Tally) -> Table:
    table = _table("War of depth", "wars", "a round")
    for depth, wars in sorted(tally.depths.items()):
        table.add_row(str(depth), f"{wars:,}", f"{wars / tally.rounds:.6g}")
    return table


def _extremes(tally: Tally) -> Table:
    table = _table("Notable rounds", "deal", "battles", "wars", "depth", "fewest", "ended by")
    found = tally.extremes
    if found is None:
        return table
    named: dict[str, Summary | None] = {
        "longest": found.longest,
        "shortest": found.shortest,
        "most wars": found.most_wars,
        "longest war": found.deepest_war,
        "closest": found.closest,
    }
    for name, summary in named.items():
        if summary:
            numbers = (summary.deal_number, summary.battles, summary.wars, summary.longest_war)
            fewest = "-" if summary.outcome.winner is None else str(summary.fewest)
            table.add_row(
                name, *(f"{number:,}" for number in numbers), fewest, _words(summary.outcome.reason)
            )
    return table


def _bars(bins: list[Bin], block: str) -> Iterator[str]:
    """Yield one line per bin: its values, a bar and the number of rounds."""
    if not bins:
        return
    labels = [f"{b.low:,}" if b.low == b.high else f"{b.low:,} to {b.high:,}" for b in bins]
    width, most = max(map(len, labels)), max(b.count for b in bins)
    for label, b in zip(labels, bins, strict=True):
        yield f"{label:>{width}}  {block * round(b.count / most * _BAR_CELLS)} {b.count:,}"


def _table(name: str, *columns: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    table.add_column(name, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _words(reason: Reason) -> str:
    return reason.value.replace("_", " ")
