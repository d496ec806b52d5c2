"""Intervals around shares and means of simulated rounds; knows nothing of rounds."""

from __future__ import annotations

import math
from typing import NamedTuple

from warapp.lab.tally import Histogram

CONFIDENCE_Z = 1.959964
"""The quantile of the normal distribution for intervals of 95 %."""


class Interval(NamedTuple):
    """An estimate, and the limits between which the true value lies in 95 of 100 studies."""

    value: float
    low: float
    high: float


def share_interval(hits: int, trials: int) -> Interval:
    """Return the share of hits with its score interval.

    It stays within 0 and 1, and is honest where hardly any trial or nearly each is a hit (E. B. Wilson:
    "Probable Inference, the Law of Succession, and Statistical Inference", JASA 22, 1927).

    >>> [round(limit, 3) for limit in share_interval(97, 100)]
    [0.97, 0.915, 0.99]
    >>> [round(limit, 3) for limit in share_interval(0, 50)]
    [0.0, 0.0, 0.071]

    Args:
        hits: how many trials were hits.
        trials: the number of trials; without any, nothing is known.
    """
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = hits / trials, CONFIDENCE_Z**2
    middle = share + z2 / (2 * trials)
    reach = CONFIDENCE_Z * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    low, high = (middle - reach) / (1 + z2 / trials), (middle + reach) / (1 + z2 / trials)
    return Interval(share, 0.0 if hits == 0 else low, 1.0 if hits == trials else high)


def mean_interval(histogram: Histogram) -> Interval:
    """Return the mean of values with the normal interval around it.

    >>> [round(limit, 2) for limit in mean_interval(Histogram({2: 50, 4: 50}))]
    [3.0, 2.8, 3.2]
    """
    mean = histogram.mean
    reach = CONFIDENCE_Z * histogram.deviation / math.sqrt(histogram.total) if histogram.counts else 0.0
    return Interval(mean, mean - reach, mean + reach)
