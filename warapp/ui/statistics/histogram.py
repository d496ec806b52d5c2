"""Numbers of battles put together in ranges of a round width; knows no Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

MOST_BUCKETS = 12
_STEPS = (1, 2, 5)


def histogram_bins(lengths: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return the first and last number of each range, and how many lengths are in it.

    >>> buckets([3, 14, 15, 92])
    [(1, 10, 1), (11, 20, 2), (21, 30, 0), (31, 40, 0), (41, 50, 0), (51, 60, 0), (61, 70, 0), (71, 80, 0), \
(81, 90, 0), (91, 100, 1)]
    """
    if not lengths:
        return []
    width = _width(max(lengths))
    counted = Counter(max(0, length - 1) // width for length in lengths)
    return [(n * width + 1, (n + 1) * width, counted[n]) for n in range(max(counted) + 1)]


def _width(longest: int) -> int:
    power = 1
    while True:
        for step in _STEPS:
            if longest <= step * power * MOST_BUCKETS:
                return step * power
        power *= 10
