"""A forecast as the numbers and bars to show, computed in the worker's thread; draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from warapp.engine import PickUp, Rules
from warapp.lab.bins import clock_steps, in_bins, round_steps
from warapp.lab.forecast import Forecast
from warapp.words.forecast_text import ForecastSummary, Quantiles

_BARS = 24
_SHOWN_SHARE = 0.99
"""The last bar takes all rounds longer than this share of them."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The rounds of about the same length.

    Attributes:
        first: the least length.
        width: the number of lengths.
        share: of all rounds.
        open: whether it also counts all longer rounds.
    """

    first: int
    width: int
    share: float
    open: bool = False

    @property
    def last(self) -> int:
        """The greatest length of a bar that is not open."""
        return self.first + self.width - 1


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A change of the rules that was tried, with the shares of drawn and endless rounds it leaves."""

    name: str
    forecast: Forecast
    drawn: float
    endless: float

    @classmethod
    def of(cls, name: str, forecast: Forecast) -> Suggestion:
        """Return the suggestion with the result of its forecast."""
        return cls(name, forecast, forecast.drawn, forecast.endless)


@dataclass(frozen=True, slots=True)
class Figures:
    """What the panel shows of a forecast.

    Attributes:
        forecast: the rounds played.
        summary: the numbers.
        battles: the bars of lengths in battles.
        seconds: the bars of lengths in seconds.
        suggestions: the changes tried against draws and endless rounds.
        finished: whether these figures are final.
    """

    forecast: Forecast
    summary: ForecastSummary
    battles: tuple[Bar, ...]
    seconds: tuple[Bar, ...]
    suggestions: tuple[Suggestion, ...]
    finished: bool

    @classmethod
    def of(cls, forecast: Forecast, suggestions: tuple[Suggestion, ...], *, finished: bool) -> Figures:
        """Return the figures of a forecast."""
        tally = forecast.tally
        return cls(
            forecast,
            summary(forecast),
            bars(tally.battles.counts, round_steps()),
            bars(tally.seconds.counts, clock_steps()),
            suggestions,
            finished,
        )

    @property
    def needs_suggestions(self) -> bool:
        """Whether too many rounds are drawn or endless, or likely to be with an odd number of cards."""
        return self.forecast.warns or odd_cards_prolong(self.forecast.rules)


def odd_cards_prolong(rules: Rules) -> bool:
    """Return whether an odd number of cards is in play with a pick-up that makes such rounds long."""
    fixed = rules.pick_up not in (PickUp.SHUFFLED, PickUp.SEAT_ORDER)
    return fixed and rules.seats * rules.cards_dealt_each % 2 == 1


def summary(forecast: Forecast) -> ForecastSummary:
    """Return the numbers of a forecast that are put into words."""
    tally = forecast.tally
    return ForecastSummary(
        rounds=tally.rounds,
        battles=quantiles(tally.battles.counts, 1),
        minutes=quantiles(tally.seconds.counts, 1 / 60),
        drawn=forecast.drawn,
        drawn_by=forecast.drawn_by,
        at_limit=forecast.at_limit,
        endless=forecast.endless,
        chances=forecast.chances,
        wars=forecast.wars,
        longest_war=tally.longest_war,
    )


def quantiles(counts: Mapping[int, int], scale: float) -> Quantiles:
    """Return the quartiles and the 90th percentile, scaled.

    >>> quantiles({1: 1, 2: 1, 3: 2}, scale=10)
    Quantiles(quarter=10, half=20, three_quarters=30, nine_tenths=30)
    """
    wanted: list[int] = [25, 50, 75, 90]
    found: list[float] = []
    total, reached = sum(counts.values()), 0
    for length in sorted(counts):
        reached += counts[length]
        while len(found) < len(wanted) and reached * 100 >= wanted[len(found)] * total:
            found.append(length * scale)
    return Quantiles(*found)


def bars(counts: Mapping[int, int], widths: Iterable[int]) -> tuple[Bar, ...]:
    """Return a histogram as bars of equal width, with one more for the longest rounds.

    >>> [(bar.first, bar.share) for bar in bars({3: 1, 4: 2, 5: 1}, widths=(1, 2))]
    [(3, 0.25), (4, 0.5), (5, 0.25)]
    """
    total = sum(counts.values())
    bins = in_bins(counts, _BARS, widths=widths, shown=_SHOWN_SHARE)
    return tuple(Bar(bin_.low, bin_.high - bin_.low + 1, bin_.count / total, bin_.open) for bin_ in bins)
