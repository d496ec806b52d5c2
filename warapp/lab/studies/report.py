"""Reports on studies as JSON and CSV, which don't depend on where the rounds were played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields

from warapp.engine import Outcome
from warapp.lab.intervals import Interval, share_interval
from warapp.lab.studies.study import Study
from warapp.lab.summary import Summary
from warapp.lab.tally import Histogram, Standing

QUANTILES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99)
CSV_HEADER = (
    "deal_number",
    "reason",
    "winner",
    "battles",
    "wars",
    "longest_war",
    "fewest_cards",
    "lead_changes",
    "behind",
    "out_at",
    "worth",
)


def dumps(study: Study) -> str:
    """Return a report on the rounds that a study has played as JSON."""
    tally = study.tally
    report = {
        "rules": study.rules.as_dict(),
        "pace": asdict(study.pace),
        "piles_each": list(study.options.cards_each(study.rules)),
        "from_deal": study.first_deal,
        "rounds": tally.rounds,
        "outcomes": [
            {**_outcome(outcome), "rounds": rounds} for outcome, rounds in sorted_outcomes(tally.outcomes)
        ],
        "battles": _histogram(tally.battles),
        "wars": _histogram(tally.wars),
        "seconds": _histogram(tally.seconds),
        "wars_by_depth": {str(depth): wars for depth, wars in sorted(tally.depths.items())},
        "lead_changes": _histogram(tally.lead_changes),
        "battles_behind": _histogram(tally.behind),
        "sitting_out_thousandths": _histogram(tally.sitting_out),
        "out_at": {str(nth): _histogram(battles) for nth, battles in sorted(tally.outs.items())},
        "by": {
            "worth": study.options.worth.value,
            "seats": {str(worth): _standing(seats) for worth, seats in sorted(tally.standings.items())},
        },
        "extremes": tally.extremes
        and {field.name: _summary(getattr(tally.extremes, field.name)) for field in fields(tally.extremes)},
    }
    return json.dumps(report, indent=2)


def sorted_outcomes(outcomes: Mapping[Outcome, int]) -> list[tuple[Outcome, int]]:
    """Return outcomes ordered by reason and winner, draws last."""

    def key(item: tuple[Outcome, int]) -> tuple[str, bool, int]:
        (outcome, _) = item
        return outcome.reason.value, outcome.winner is None, outcome.winner or 0

    return sorted(outcomes.items(), key=key)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "round"), counted(2_000, "round")
    ('1 round', '2,000 rounds')
    """
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def csv_row(summary: Summary) -> tuple[int | str, ...]:
    """Return the fields of `CSV_HEADER` for a round; the winner of a draw is empty."""
    winner = "" if summary.outcome.winner is None else summary.outcome.winner
    return (
        summary.deal_number,
        summary.outcome.reason.value,
        winner,
        summary.battles,
        summary.wars,
        summary.longest_war,
        summary.fewest,
        summary.lead_changes,
        summary.behind,
        " ".join("-" if battle is None else str(battle) for battle in summary.out_at),
        " ".join(map(str, summary.worth)),
    )


def _outcome(outcome: Outcome) -> dict[str, str | int | None]:
    return {"reason": outcome.reason.value, "winner": outcome.winner}


def _summary(summary: Summary | None) -> dict[str, object] | None:
    if summary is None:
        return None
    return {
        "deal_number": summary.deal_number,
        "outcome": _outcome(summary.outcome),
        "battles": summary.battles,
        "wars": summary.wars,
        "longest_war": summary.longest_war,
        "fewest_cards": summary.fewest,
        "lead_changes": summary.lead_changes,
        "behind": summary.behind,
        "out_at": list(summary.out_at),
        "worth": list(summary.worth),
    }


def _standing(standing: Standing) -> dict[str, object]:
    won = share_interval(standing.won, standing.seats)
    return {**standing._asdict(), "share_won": _interval(won)}


def _interval(interval: Interval) -> dict[str, float]:
    return interval._asdict()


def _histogram(histogram: Histogram) -> dict[str, object]:
    quantiles = {str(share): histogram.quantile(share) for share in QUANTILES if histogram.counts}
    return {
        "mean": histogram.mean,
        "standard_deviation": histogram.deviation,
        "quantiles": quantiles,
        "rounds": {str(value): count for value, count in sorted(histogram.counts.items())},
    }
