"""Groups integers into bins of a round width, whose steps also mark the axes of charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count


@dataclass(frozen=True, slots=True)
class Bin:
    """The number of values from `low` to `high` inclusive; an open bin also counts all greater values."""

    low: int
    high: int
    count: int
    open: bool = False


def round_steps() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50, …

    >>> steps = round_steps()
    >>> [next(steps) for _ in range(7)]
    [1, 2, 5, 10, 20, 50, 100]
    """
    return (step * 10**power for power in count() for step in (1, 2, 5))


def clock_steps() -> Iterator[int]:
    """Yield steps that are round on a clock, in seconds: up to half a minute, then minutes and hours.

    >>> steps = clock_steps()
    >>> [next(steps) for _ in range(16)]
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18000, 36000]
    """
    yield from (1, 2, 5, 10, 15, 30)
    yield from (60 * minutes for minutes in (1, 2, 5, 10, 15, 30))
    yield from (3_600 * step for step in round_steps())


def in_bins(
    counts: Mapping[int, int],
    most: int,
    *,
    widths: Iterable[int] | None = None,
    origin: int = 0,
    least: int | None = None,
    shown: float = 1.0,
) -> list[Bin]:
    """Return the counts in bins of the least width for which `most` bins suffice.

    >>> [(b.low, b.high, b.count) for b in in_bins({3: 1, 5: 2, 38: 4}, 5)]
    [(0, 9, 3), (10, 19, 0), (20, 29, 0), (30, 39, 4)]

    Args:
        counts: how often each value occurs.
        most: the greatest number of bins, not counting an open one.
        widths: the possible widths of a bin, ascending without end; `round_steps` by default.
        origin: a value at which a bin begins.
        least: the value at which the first bin begins at the latest; the least value by default.
        shown: the share of all values that goes into closed bins; the rest goes into an open one.
    """
    if not counts:
        return []
    least = min(counts) if least is None else least
    greatest = _greatest(counts, shown)

    def place(value: int, width: int) -> int:
        return (value - origin) // width

    steps = widths or round_steps()
    width = next(step for step in steps if place(greatest, step) - place(least, step) < most)
    first, last = place(least, width), place(greatest, width)
    held = [0] * (last - first + 2)
    for value, number in counts.items():
        held[min(max(place(value, width), first), last + 1) - first] += number
    lows = [origin + nth * width for nth in range(first, last + 2)]
    bins = [Bin(low, low + width - 1, number) for low, number in zip(lows, held[:-1], strict=False)]
    return bins + [Bin(lows[-1], lows[-1] + width - 1, held[-1], open=True)] * (held[-1] > 0)


def _greatest(counts: Mapping[int, int], shown: float) -> int:
    """Return the least value that this share of all values doesn't exceed."""
    wanted, reached, value = shown * sum(counts.values()), 0, 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            break
    return value
