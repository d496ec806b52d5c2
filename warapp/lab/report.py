"""Reports on rounds as JSON and CSV, which don't depend on where the rounds were played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from warapp.engine import Outcome, Rules
from warapp.lab.summary import Summary
from warapp.lab.tally import Histogram, Tally
from warapp.pace import Pace

QUANTILES = (0.01, 0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99)
CSV_HEADER = ("deal_number", "reason", "winner", "battles", "wars", "longest_war", "fewest_cards")


@dataclass(frozen=True, slots=True)
class Report:
    """A report on rounds from consecutive deals.

    Attributes:
        rules: the rules.
        pace: the pace of the clock.
        first_deal: the first deal number.
        tally: the tally of the rounds.
    """

    rules: Rules
    pace: Pace
    first_deal: int
    tally: Tally

    @property
    def last_deal(self) -> int:
        """The deal number of the last round."""
        return self.first_deal + self.tally.rounds - 1

    def dumps(self) -> str:
        """Return the report as JSON."""
        tally = self.tally
        report = {
            "rules": self.rules.as_dict(),
            "pace": asdict(self.pace),
            "from_deal": self.first_deal,
            "rounds": tally.rounds,
            "outcomes": [
                {**_outcome(outcome), "rounds": rounds} for outcome, rounds in sorted_outcomes(tally.outcomes)
            ],
            "battles": _histogram(tally.battles),
            "wars": _histogram(tally.wars),
            "seconds": _histogram(tally.seconds),
            "wars_by_depth": {str(depth): wars for depth, wars in sorted(tally.depths.items())},
            "extremes": tally.extremes
            and {
                field.name: _summary(getattr(tally.extremes, field.name)) for field in fields(tally.extremes)
            },
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
    }


def _histogram(histogram: Histogram) -> dict[str, object]:
    quantiles = {str(share): histogram.quantile(share) for share in QUANTILES if histogram.counts}
    return {
        "mean": histogram.mean,
        "standard_deviation": histogram.deviation,
        "quantiles": quantiles,
        "rounds": {str(value): count for value, count in sorted(histogram.counts.items())},
    }
