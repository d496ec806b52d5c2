"""Rows of numbers made as long as a chart is wide: long ones shorter, short ones longer; knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple


class Envelope(NamedTuple):
    """A row piece by piece: the least, mean and greatest number of each."""

    least: list[int]
    mean: list[float]
    most: list[int]


def downsample(numbers: Sequence[int], pieces: int) -> Envelope:
    """Return a row in so many equal pieces, not more than it has numbers.

    >>> downsample(b"\\x01\\x03\\x05\\x06", 2)
    Envelope(least=[1, 5], mean=[2.0, 5.5], most=[3, 6])
    """
    bounds = [piece * len(numbers) // pieces for piece in range(pieces + 1)]
    parts = [numbers[first:end] for first, end in pairwise(bounds)]
    means = [sum(part) / len(part) for part in parts]
    return Envelope(list(map(min, parts)), means, list(map(max, parts)))


def interpolate(numbers: Sequence[float], times: int) -> list[float]:
    """Return a row with so many steps in place of each.

    >>> interpolate([2, 6, 4], 2)
    [2.0, 4.0, 6.0, 5.0, 4]
    """
    steps = [step / times for step in range(times)]
    row = [one + (other - one) * step for one, other in pairwise(numbers) for step in steps]
    return [*row, numbers[-1]]
