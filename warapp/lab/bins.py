"""Whole numbers put together in bins of one round width; the same steps mark the axes of charts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values lie from `low` to `high`, both counted in; an open one has all greater ones, too."""

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
    """Yield the steps in seconds that are round on a clock: up to half a minute, minutes, and hours.

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
    """Return how often each value came, in bins of the least width of which so many will do.

    >>> [(b.low, b.high, b.count) for b in in_bins({3: 1, 5: 2, 38: 4}, 5)]
    [(0, 9, 3), (10, 19, 0), (20, 29, 0), (30, 39, 4)]

    Args:
        counts: how often each value came.
        most: how many bins there are at most, but for an open one.
        widths: what a bin may be wide, ascending without end; `round_steps` where none are given.
        origin: where a bin begins.
        least: where the first one begins or before; the least value where none is given.
        shown: the share of all values below which bins are closed; those beyond it go into an open one.
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
    """Return the least value up to which lies a share of all."""
    wanted, reached, value = shown * sum(counts.values()), 0, 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            break
    return value
