"""Seeded randomness for deals and pick-ups, the same on every system and in every version."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class SplitMix64:
    """Steele, Lea and Flood's SplitMix64 ("Fast splittable pseudorandom number generators", 2014).

    >>> stream = SplitMix64(1234567)
    >>> stream.next(), stream.next()
    (6457827717110365317, 3203168211198807973)
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next 64-bit output."""
        self._state = (self._state + _GAMMA) & _MASK
        return _mix(self._state)

    def below(self, n: int) -> int:
        """Return a uniformly distributed number from 0 to n - 1.

        Lemire's method on 64-bit outputs ("Fast random integer generation in an interval", 2019).
        """
        rejected_below = (1 << 64) % n
        while True:
            product = self.next() * n
            if product & _MASK >= rejected_below:
                return product >> 64


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffled(items: Sequence[T], stream: SplitMix64) -> tuple[T, ...]:
    """Return the items shuffled (Fisher-Yates, from the last index down)."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def pick_up_stream(deal_number: int, battle: int) -> SplitMix64:
    """Return the stream that shuffles the pot of a battle, seeded with the deal's `battle`-th output.

    SplitMix64 is counter-based, so the n-th output can be computed directly.
    """
    return SplitMix64(_mix((deal_number + battle * _GAMMA) & _MASK))
