"""Exact counts over many rounds, which can be added up in any order; plays no rounds."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple, TypeVar

from warapp.engine import Outcome, Reason
from warapp.lab.bins import Bin, in_bins
from warapp.lab.summary import Summary, sitting_out

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Histogram:
    """How often each value occurs.

    >>> lengths = Histogram({3: 1, 5: 2}) + Histogram({5: 1})
    >>> lengths.total, lengths.mean, lengths.quantile(0.5)
    (4, 4.5, 5)
    """

    counts: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, values: Iterable[int]) -> Histogram:
        """Count values."""
        return cls(dict(Counter(values)))

    def __add__(self, other: Histogram) -> Histogram:
        return Histogram(_added(self.counts, other.counts))

    @property
    def total(self) -> int:
        """The number of values."""
        return sum(self.counts.values())

    @property
    def sum(self) -> int:
        """The sum of the values."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """The arithmetic mean; 0 without values."""
        return self.sum / self.total if self.counts else 0.0

    @property
    def deviation(self) -> float:
        """The sample standard deviation; 0 with fewer than two values."""
        total = self.total
        if total < 2:
            return 0.0
        squares = sum(value * value * count for value, count in self.counts.items())
        return math.sqrt((total * squares - self.sum**2) / (total * (total - 1)))

    def quantile(self, share: float) -> int:
        """Return the least value that this share of all values doesn't exceed.

        Args:
            share: greater than 0 and at most 1, with up to four decimals.

        Raises:
            ValueError: there are no values.
        """
        needed, reached = Fraction(share).limit_denominator(10_000) * self.total, 0
        for value in sorted(self.counts):
            reached += self.counts[value]
            if reached >= needed:
                return value
        raise ValueError("there are no values, and so no quantile of them")

    def bins(self, most: int) -> list[Bin]:
        """Return the values in at most `most` bins, whose width is 1, 2 or 5 times a power of ten.

        >>> [(b.low, b.high, b.count) for b in Histogram({3: 1, 5: 2, 38: 4}).bins(5)]
        [(0, 9, 3), (10, 19, 0), (20, 29, 0), (30, 38, 4)]
        """
        greatest = max(self.counts, default=0)
        return [Bin(b.low, min(b.high, greatest), b.count) for b in in_bins(self.counts, most)]


@dataclass(frozen=True, slots=True)
class Extremes:
    """The most extreme rounds; of equal ones, that with the lowest deal number.

    Attributes:
        longest: the round with the most battles.
        shortest: the round with the fewest battles.
        most_wars: the round with the most wars.
        deepest_war: the round with the war of the greatest depth.
        closest: the round whose winner was down to the fewest cards, the longest of these; None if all
            were draws.
    """

    longest: Summary
    shortest: Summary
    most_wars: Summary
    deepest_war: Summary
    closest: Summary | None

    @classmethod
    def of(cls, summary: Summary) -> Extremes:
        """Return the extremes of a single round."""
        won = summary.outcome.winner is not None
        return cls(summary, summary, summary, summary, summary if won else None)

    def __add__(self, other: Extremes) -> Extremes:
        closest = [summary for summary in (self.closest, other.closest) if summary]
        return Extremes(
            longest=_first(self.longest, other.longest, lambda s: -s.battles),
            shortest=_first(self.shortest, other.shortest, lambda s: s.battles),
            most_wars=_first(self.most_wars, other.most_wars, lambda s: -s.wars),
            deepest_war=_first(self.deepest_war, other.deepest_war, lambda s: -s.longest_war),
            closest=min(closest, key=lambda s: (s.fewest, -s.battles, s.deal_number), default=None),
        )


class Standing(NamedTuple):
    """What became of the seats that were dealt cards of the same worth.

    Attributes:
        seats: how many seats, over all rounds.
        won: how many of them won.
        drawn: how many of them were in a drawn round.
    """

    seats: int
    won: int
    drawn: int

    def plus(self, other: Standing) -> Standing:
        """Return both together."""
        return Standing(self.seats + other.seats, self.won + other.won, self.drawn + other.drawn)


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over any number of rounds; the order in which tallies are added up doesn't matter.

    Attributes:
        outcomes: the number of rounds by outcome.
        battles: the numbers of battles in a round.
        wars: the numbers of wars in a round.
        seconds: the durations of a round on the clock, in whole seconds.
        depths: the number of wars by depth.
        lead_changes: the numbers of changes of lead in a round.
        behind: the numbers of battles in which the winner was behind, of the rounds that were won.
        sitting_out: the shares of a round's battles that seats sit out, in thousandths.
        outs: the battles after which the first seat was out, the second, and so on, by 1, 2, ….
        standings: what became of the seats, by the worth of the cards that they were dealt.
        extremes: the most extreme rounds; None without rounds.
    """

    outcomes: Mapping[Outcome, int] = field(default_factory=dict)
    battles: Histogram = field(default_factory=Histogram)
    wars: Histogram = field(default_factory=Histogram)
    seconds: Histogram = field(default_factory=Histogram)
    depths: Mapping[int, int] = field(default_factory=dict)
    lead_changes: Histogram = field(default_factory=Histogram)
    behind: Histogram = field(default_factory=Histogram)
    sitting_out: Histogram = field(default_factory=Histogram)
    outs: Mapping[int, Histogram] = field(default_factory=dict)
    standings: Mapping[int, Standing] = field(default_factory=dict)
    extremes: Extremes | None = None

    def __add__(self, other: Tally) -> Tally:
        extremes = [found for found in (self.extremes, other.extremes) if found]
        return Tally(
            _added(self.outcomes, other.outcomes),
            self.battles + other.battles,
            self.wars + other.wars,
            self.seconds + other.seconds,
            _added(self.depths, other.depths),
            self.lead_changes + other.lead_changes,
            self.behind + other.behind,
            self.sitting_out + other.sitting_out,
            _merged(self.outs, other.outs, Histogram.__add__),
            _merged(self.standings, other.standings, Standing.plus),
            extremes[0] + extremes[-1] if extremes else None,
        )

    @classmethod
    def of(cls, summaries: Sequence[Summary], depths: Mapping[int, int]) -> Tally:
        """Count rounds.

        Args:
            summaries: the rounds.
            depths: the number of their wars by depth.
        """
        extremes = [Extremes.of(summary) for summary in summaries]
        won = [summary for summary in summaries if summary.outcome.winner is not None]
        return cls(
            dict(Counter(summary.outcome for summary in summaries)),
            Histogram.of(summary.battles for summary in summaries),
            Histogram.of(summary.wars for summary in summaries),
            Histogram.of(summary.seconds for summary in summaries),
            dict(depths),
            Histogram.of(summary.lead_changes for summary in summaries),
            Histogram.of(summary.behind for summary in won),
            Histogram.of(map(sitting_out, summaries)),
            _outs(summaries),
            _standings(summaries),
            sum(extremes[1:], extremes[0]) if extremes else None,
        )

    @classmethod
    def sum(cls, tallies: Iterable[Tally]) -> Tally:
        """Add up several tallies."""
        return sum(tallies, cls())

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return sum(self.outcomes.values())

    @property
    def longest_war(self) -> int:
        """The greatest depth of a war, 0 if there was none."""
        return max(self.depths, default=0)

    def count(self, wanted: Callable[[Outcome], bool]) -> int:
        """Return the number of rounds whose outcome satisfies a condition."""
        return sum(rounds for outcome, rounds in self.outcomes.items() if wanted(outcome))


@dataclass(frozen=True, slots=True)
class Batch:
    """The result of a batch: the tally of its rounds, and a summary of each if asked for."""

    tally: Tally
    summaries: tuple[Summary, ...] = ()


def ended_by(*reasons: Reason) -> Callable[[Outcome], bool]:
    """Return a condition that is true for outcomes with one of these reasons."""
    return lambda outcome: outcome.reason in reasons


def won_by(seat: int | None) -> Callable[[Outcome], bool]:
    """Return a condition that is true for outcomes with this winner; None for draws."""
    return lambda outcome: outcome.winner == seat


def _added(counts: Mapping[K, int], more: Mapping[K, int]) -> dict[K, int]:
    return {key: counts.get(key, 0) + more.get(key, 0) for key in counts.keys() | more.keys()}


def _merged(values: Mapping[int, V], more: Mapping[int, V], add: Callable[[V, V], V]) -> dict[int, V]:
    both = {key: add(values[key], more[key]) for key in values.keys() & more.keys()}
    return {**values, **more, **both}


def _outs(summaries: Sequence[Summary]) -> dict[int, Histogram]:
    battles: dict[int, list[int]] = {}
    for summary in summaries:
        for nth, battle in enumerate(sorted(at for at in summary.out_at if at is not None), 1):
            battles.setdefault(nth, []).append(battle)
    return {nth: Histogram.of(values) for nth, values in battles.items()}


def _standings(summaries: Sequence[Summary]) -> dict[int, Standing]:
    found: dict[int, Standing] = {}
    for summary in summaries:
        winner = summary.outcome.winner
        for seat, worth in enumerate(summary.worth):
            standing = Standing(1, int(winner == seat), int(winner is None))
            found[worth] = found[worth].plus(standing) if worth in found else standing
    return found


def _first(summary: Summary, other: Summary, key: Callable[[Summary], int]) -> Summary:
    return min(summary, other, key=lambda s: (key(s), s.deal_number))
