"""Prints a report as tables and a histogram in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import TYPE_CHECKING

from warapp.engine import Outcome, Reason, preset_name
from warapp.lab.bins import Bin, in_bins
from warapp.lab.deal_options import Worth
from warapp.lab.intervals import share_interval
from warapp.lab.studies.report import QUANTILES, counted
from warapp.lab.studies.study import Study
from warapp.lab.summary import Summary
from warapp.lab.tally import Standing, Tally, ended_by, won_by

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_BINS, _BAR_CELLS, _WORTHS = 20, 50, 24


def print_report(study: Study, console: Console) -> None:
    """Print outcomes, lengths, wars, extreme rounds and a histogram of the lengths."""
    tally = study.tally
    console.print(f"{_heading(study)}\n", highlight=False)
    tables = (
        _outcomes(study),
        _lengths(tally),
        _depths(tally),
        _outs(tally),
        _standings(study),
        _extremes(tally),
    )
    for table in tables:
        if table.row_count:
            console.print(table, "")
    console.print("Battles of a round")
    blocks = "█" if console.encoding.startswith("utf") else "#"
    for line in _bars(tally.battles.bins(_BINS), blocks):
        console.print(line, markup=False, highlight=False)


def _heading(study: Study) -> str:
    name = preset_name(study.rules) or "custom rules"
    deals = f"deals {study.first_deal:,} to {study.last_deal:,}"
    if study.first_deal == study.last_deal:
        deals = f"deal {study.first_deal:,}"
    piles = study.options.piles_each
    dealt = f", cards dealt: {', '.join(map(str, piles))}" if piles else ""
    return f"{counted(study.tally.rounds, 'round')} of {name}{dealt}, {deals}"


def _outcomes(study: Study) -> Table:
    tally, winners = study.tally, (*range(study.rules.seats), None)
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
    lengths = {
        "battles": (tally.battles, 1),
        "wars": (tally.wars, 1),
        "minutes": (tally.seconds, 60),
        "lead changes": (tally.lead_changes, 1),
        "winner behind": (tally.behind, 1),
    }
    lengths = {name: column for name, column in lengths.items() if column[0].counts}
    table = _table("A round", *lengths)
    columns = lengths.values()
    table.add_row("mean", *(f"{histogram.mean / unit:,.2f}" for histogram, unit in columns))
    table.add_row("deviation", *(f"{histogram.deviation / unit:,.2f}" for histogram, unit in columns))
    for share in (0.0, *QUANTILES, 1.0):
        name = {0.0: "least", 1.0: "most"}.get(share, f"{share:.0%} up to")
        table.add_row(name, *(_number(histogram.quantile(share) / unit) for histogram, unit in columns))
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def _outs(tally: Tally) -> Table:
    """Return when seats are out of cards, if more than one ever is."""
    table = _table("Out of cards", "rounds", "battle, mean", "half up to", "sitting out")
    if len(tally.outs) < 2:
        return table
    for nth, battles in sorted(tally.outs.items()):
        figures = f"{battles.mean:,.2f}", f"{battles.quantile(0.5):,}"
        table.add_row(f"seat number {nth}", _share(battles.total, tally), *figures, "")
    table.add_row("all seats", "", "", "", f"{tally.sitting_out.mean / 1_000:.2%}")
    return table


def _standings(study: Study) -> Table:
    """Return who wins by what the cards were worth that a seat was dealt."""
    name = {Worth.ACES: "Aces", Worth.KINGS: "Kings", Worth.STRENGTH: "Strength"}[study.options.worth]
    table = _table(f"{name} dealt", "seats", "won", "between", "drawn", "lost")
    for label, standing in _grouped(study.tally.standings):
        won = share_interval(standing.won, standing.seats)
        lost = standing.seats - standing.won - standing.drawn
        table.add_row(
            label,
            f"{standing.seats:,}",
            f"{won.value:.2%}",
            f"{won.low:.2%} and {won.high:.2%}",
            f"{standing.drawn / standing.seats:.2%}",
            f"{lost / standing.seats:.2%}",
        )
    return table


def _grouped(standings: Mapping[int, Standing]) -> Iterator[tuple[str, Standing]]:
    """Yield the standings, those of many different worths in bins."""
    if not standings:
        return
    counts = {worth: standing.seats for worth, standing in standings.items()}
    for b in in_bins(counts, _WORTHS):
        of_bin = [standing for worth, standing in standings.items() if b.low <= worth <= b.high]
        if of_bin:
            label = str(b.low) if b.low == b.high else f"{b.low} to {b.high}"
            yield label, reduce(Standing.plus, of_bin)


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
