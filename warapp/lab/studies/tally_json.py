"""Tallies as JSON objects and back, without any loss; reads no files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from warapp.engine import Outcome, Reason
from warapp.lab.summary import Summary
from warapp.lab.tally import Extremes, Histogram, Standing, Tally


def dump_tally(tally: Tally) -> dict[str, object]:
    """Return a tally as an object for JSON."""
    return {
        "outcomes": [[*_dump_outcome(outcome), rounds] for outcome, rounds in tally.outcomes.items()],
        "battles": _dump_counts(tally.battles.counts),
        "wars": _dump_counts(tally.wars.counts),
        "seconds": _dump_counts(tally.seconds.counts),
        "depths": _dump_counts(tally.depths),
        "lead_changes": _dump_counts(tally.lead_changes.counts),
        "behind": _dump_counts(tally.behind.counts),
        "sitting_out": _dump_counts(tally.sitting_out.counts),
        "outs": {str(nth): _dump_counts(battles.counts) for nth, battles in tally.outs.items()},
        "standings": {str(worth): list(standing) for worth, standing in tally.standings.items()},
        "extremes": tally.extremes and _dump_extremes(tally.extremes),
    }


def load_tally(given: Mapping[str, Any]) -> Tally:
    """Return the tally of an object that `dump_tally` made.

    Raises:
        KeyError, TypeError, ValueError: it is another object.
    """
    return Tally(
        {Outcome(Reason(reason), winner): rounds for reason, winner, rounds in given["outcomes"]},
        _load_histogram(given["battles"]),
        _load_histogram(given["wars"]),
        _load_histogram(given["seconds"]),
        _load_counts(given["depths"]),
        _load_histogram(given["lead_changes"]),
        _load_histogram(given["behind"]),
        _load_histogram(given["sitting_out"]),
        {int(nth): _load_histogram(battles) for nth, battles in given["outs"].items()},
        {int(worth): Standing(*map(int, counts)) for worth, counts in given["standings"].items()},
        given["extremes"] and _load_extremes(given["extremes"]),
    )


def _dump_outcome(outcome: Outcome) -> tuple[str, int | None]:
    return outcome.reason.value, outcome.winner


def _dump_counts(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(value): count for value, count in sorted(counts.items())}


def _load_counts(counts: Mapping[str, Any]) -> dict[int, int]:
    return {int(value): int(count) for value, count in counts.items()}


def _load_histogram(counts: Mapping[str, Any]) -> Histogram:
    return Histogram(_load_counts(counts))


def _dump_extremes(extremes: Extremes) -> dict[str, object]:
    rounds = {field.name: getattr(extremes, field.name) for field in fields(extremes)}
    return {name: summary and _dump_summary(summary) for name, summary in rounds.items()}


def _dump_summary(summary: Summary) -> dict[str, object]:
    return {**asdict(summary), "outcome": list(_dump_outcome(summary.outcome))}


def _load_extremes(given: Mapping[str, Any]) -> Extremes:
    return Extremes(**{name: summary and _load_summary(summary) for name, summary in given.items()})


def _load_summary(given: Mapping[str, Any]) -> Summary:
    reason, winner = given["outcome"]
    lists = {name: tuple(given[name]) for name in ("out_at", "worth")}
    return Summary(**{**given, **lists, "outcome": Outcome(Reason(reason), winner)})
